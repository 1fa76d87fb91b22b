//! Why a file cannot be read or written, in words for people.

use std::io::{Error, ErrorKind};

/// The reason of an error: words of our own for what happens often, and the system's
/// words for the rest.
pub fn reason(error: &Error) -> String {
    match error.kind() {
        ErrorKind::NotFound => "there is no such file or folder".to_owned(),
        ErrorKind::AlreadyExists => "there is a file of this name".to_owned(),
        ErrorKind::PermissionDenied => "you do not have the permission".to_owned(),
        ErrorKind::StorageFull => "the disk is full".to_owned(),
        ErrorKind::QuotaExceeded => "your share of the disk is full".to_owned(),
        ErrorKind::ReadOnlyFilesystem => "the disk is read-only".to_owned(),
        ErrorKind::IsADirectory => "this is a folder, not a file".to_owned(),
        ErrorKind::NotADirectory => "a part of the path is a file, not a folder".to_owned(),
        ErrorKind::InvalidFilename => "the system does not allow this name".to_owned(),
        _ => system_words(error),
    }
}

/// The system's words, without the name of a temporary file and without a number.
fn system_words(error: &Error) -> String {
    let code = std::iter::successors(error.get_ref().map(|inner| inner as &dyn std::error::Error), |inner| {
        inner.source()
    })
    .find_map(|inner| inner.downcast_ref::<Error>()?.raw_os_error())
    .or(error.raw_os_error());
    match code {
        Some(code) => {
            let text = Error::from_raw_os_error(code).to_string();
            text.split(" (os error").next().unwrap_or(&text).to_owned()
        }
        None => error.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_are_words_without_numbers() {
        assert_eq!(reason(&ErrorKind::NotFound.into()), "there is no such file or folder");
        assert_eq!(reason(&Error::other("it is too hot")), "it is too hot");
        let folder = tempfile::tempdir().unwrap();
        let nowhere = folder.path().join("nowhere");
        assert_eq!(
            reason(&tempfile::NamedTempFile::new_in(nowhere).unwrap_err()),
            "there is no such file or folder"
        );
        #[cfg(unix)]
        assert_eq!(reason(&Error::other(Error::from_raw_os_error(5))), "Input/output error");
    }
}
