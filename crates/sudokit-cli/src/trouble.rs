//! Why a file cannot be read or written, in words for people.

use std::io::{Error, ErrorKind};

use crate::texts::text;

/// The reason of an error: a message of this program for common reasons, otherwise the
/// system's words.
pub fn reason(error: &Error) -> String {
    match error.kind() {
        ErrorKind::NotFound => text!("error-reason-not-found"),
        ErrorKind::AlreadyExists => text!("error-reason-exists"),
        ErrorKind::PermissionDenied => text!("error-reason-permission"),
        ErrorKind::StorageFull => text!("error-reason-disk-full"),
        ErrorKind::QuotaExceeded => text!("error-reason-quota"),
        ErrorKind::ReadOnlyFilesystem => text!("error-reason-read-only"),
        ErrorKind::IsADirectory => text!("error-reason-folder"),
        ErrorKind::NotADirectory => text!("error-reason-not-folder"),
        ErrorKind::InvalidFilename => text!("error-reason-name"),
        _ => system_words(error),
    }
}

/// The system's words, without the name of a temporary file and without an error number.
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
        for (kind, words) in [
            (ErrorKind::NotFound, "there is no such file or folder"),
            (ErrorKind::AlreadyExists, "a file with this name already exists"),
            (ErrorKind::PermissionDenied, "you do not have permission"),
            (ErrorKind::StorageFull, "the disk is full"),
            (ErrorKind::QuotaExceeded, "your disk quota is used up"),
            (ErrorKind::ReadOnlyFilesystem, "the disk is read-only"),
            (ErrorKind::IsADirectory, "this is a folder, not a file"),
            (ErrorKind::NotADirectory, "part of the path is a file, not a folder"),
            (ErrorKind::InvalidFilename, "the system does not allow this name"),
        ] {
            assert_eq!(reason(&kind.into()), words);
        }
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
