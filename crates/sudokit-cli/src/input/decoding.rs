//! Turns the bytes of a file into text: unpacks compressed files, and converts UTF-16 to
//! UTF-8. The first bytes of the file show what it is.

use std::io::{self, BufRead, BufReader, ErrorKind, Read};

use flate2::bufread::MultiGzDecoder;
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};

use super::utf16::{ByteOrder, Utf16};
use crate::texts::text;

/// The encoding of a file, as its first bytes show it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Packing {
    None,
    Gzip,
    Zstandard,
    Utf16(ByteOrder),
    /// A kind of file that the user has to unpack.
    Archive(&'static str),
    /// A kind of file that is not text.
    Other(&'static str),
}

impl Packing {
    fn of(start: &[u8]) -> Self {
        match start {
            [0x1F, 0x8B, ..] => Self::Gzip,
            [0x28, 0xB5, 0x2F, 0xFD, ..] | [0x50..=0x5F, 0x2A, 0x4D, 0x18, ..] => Self::Zstandard,
            [0xFF, 0xFE, ..] => Self::Utf16(ByteOrder::Little),
            [0xFE, 0xFF, ..] => Self::Utf16(ByteOrder::Big),
            [b'P', b'K', 3 | 5 | 7, ..] => Self::Archive("zip"),
            [0xFD, b'7', b'z', b'X', b'Z', 0, ..] => Self::Archive("xz"),
            [b'B', b'Z', b'h', b'1'..=b'9', ..] => Self::Archive("bzip2"),
            [b'7', b'z', 0xBC, 0xAF, ..] => Self::Archive("seven-zip"),
            [b'R', b'a', b'r', b'!', ..] => Self::Archive("rar"),
            [b'%', b'P', b'D', b'F', b'-', ..] => Self::Other("pdf"),
            [0x89, b'P', b'N', b'G', ..] | [0xFF, 0xD8, 0xFF, ..] => Self::Other("picture"),
            [0x7F, b'E', b'L', b'F', ..] => Self::Other("program"),
            _ => Self::None,
        }
    }
}

/// The text of a reader, unpacked. `buffer` is the size of the new buffer.
pub fn decoded(reader: impl BufRead + Send + 'static, buffer: usize) -> io::Result<Box<dyn BufRead + Send>> {
    let mut reader = reader;
    let start = match reader.fill_buf() {
        Ok(start) => Packing::of(start),
        // The next read returns the error again.
        Err(_) => Packing::None,
    };
    let boxed = |reader: Box<dyn Read + Send>| Box::new(BufReader::with_capacity(buffer, reader));
    Ok(match start {
        Packing::None => Box::new(reader),
        // The content can be UTF-16, but is not unpacked twice.
        Packing::Gzip => unpacked(boxed(Box::new(Unpacker::new(MultiGzDecoder::new(reader), "gzip"))))?,
        Packing::Zstandard => {
            unpacked(boxed(Box::new(Unpacker::new(Frames { reader, frame: None }, "zstd"))))?
        }
        Packing::Utf16(order) => boxed(Box::new(Utf16::new(reader, order))),
        Packing::Archive(kind) => return Err(io::Error::other(text!("error-compressed", kind))),
        Packing::Other(kind) => return Err(io::Error::other(text!("error-not-text", kind))),
    })
}

/// The text of unpacked data, which can be UTF-16.
fn unpacked(mut reader: Box<BufReader<Box<dyn Read + Send>>>) -> io::Result<Box<dyn BufRead + Send>> {
    let capacity = reader.capacity();
    let start = reader.fill_buf().map_or(Packing::None, Packing::of);
    match start {
        Packing::Utf16(order) => {
            let text = Utf16::new(reader, order);
            Ok(Box::new(BufReader::with_capacity(capacity, text)))
        }
        Packing::None => Ok(reader),
        _ => Err(io::Error::other(text!("error-compressed-twice"))),
    }
}

/// A reader that describes errors in compressed data. After an error, each read returns it
/// again.
struct Unpacker<R> {
    reader: R,
    method: &'static str,
    failure: Option<(ErrorKind, String)>,
}

impl<R> Unpacker<R> {
    fn new(reader: R, method: &'static str) -> Self {
        Self { reader, method, failure: None }
    }
}

impl<R: Read> Read for Unpacker<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if let Some((kind, message)) = &self.failure {
            return Err(io::Error::new(*kind, message.clone()));
        }
        match self.reader.read(buffer) {
            Err(error) if error.kind() != ErrorKind::Interrupted => {
                let message = match error.kind() {
                    ErrorKind::UnexpectedEof => text!("error-data-incomplete", method = self.method),
                    _ => text!("error-data-damaged", method = self.method),
                };
                self.failure = Some((error.kind(), message));
                self.read(buffer)
            }
            result => result,
        }
    }
}

/// The memory limit for unpacking. `zstd --ultra -22` needs this much.
const LARGEST_WINDOW: u64 = 1 << 27;

/// The frames of a Zstandard file, one after another.
struct Frames<R: BufRead> {
    reader: R,
    frame: Option<Box<FrameDecoder>>,
}

impl<R: BufRead> Frames<R> {
    /// The next frame, or `None` at the end of the file.
    fn open(&mut self) -> io::Result<Option<Box<FrameDecoder>>> {
        while !self.reader.fill_buf()?.is_empty() {
            let mut frame = Box::new(FrameDecoder::new());
            frame.set_max_window_size(LARGEST_WINDOW);
            match frame.init(&mut self.reader) {
                Ok(()) => return Ok(Some(frame)),
                Err(error) if skip_frame(&mut self.reader, &error)? => {}
                Err(_) => return Err(self.failure()),
            }
        }
        Ok(None)
    }

    /// Why a frame cannot be read: the file ends too early, or it is damaged.
    fn failure(&mut self) -> io::Error {
        let is_cut = self.reader.fill_buf().is_ok_and(<[u8]>::is_empty);
        if is_cut { ErrorKind::UnexpectedEof } else { ErrorKind::InvalidData }.into()
    }
}

impl<R: BufRead> Read for Frames<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if buffer.is_empty() {
            return Ok(0);
        }
        loop {
            let open = match self.frame.take() {
                None => self.open()?,
                frame => frame,
            };
            let Some(mut frame) = open else { return Ok(0) };
            while frame.can_collect() == 0 && !frame.is_finished() {
                let decoded = frame.decode_blocks(&mut self.reader, BlockDecodingStrategy::UptoBlocks(1));
                if decoded.is_err() {
                    return Err(self.failure());
                }
            }
            let length = frame.read(buffer)?;
            if length > 0 {
                self.frame = Some(frame);
                return Ok(length);
            }
            let sums = frame.get_checksum_from_data().zip(frame.get_calculated_checksum());
            if sums.is_some_and(|(expected, found)| expected != found) {
                return Err(ErrorKind::InvalidData.into());
            }
        }
    }
}

/// Skips a frame without text.
fn skip_frame(
    reader: &mut impl Read,
    error: &ruzstd::decoding::errors::FrameDecoderError,
) -> io::Result<bool> {
    use ruzstd::decoding::errors::{FrameDecoderError, ReadFrameHeaderError};
    let FrameDecoderError::ReadFrameHeaderError(ReadFrameHeaderError::SkipFrame { length, .. }) = error
    else {
        return Ok(false);
    };
    let length = u64::from(*length);
    Ok(io::copy(&mut reader.take(length), &mut io::sink())? == length)
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use super::*;

    fn text_of(bytes: Vec<u8>) -> String {
        let mut text = String::new();
        match decoded(io::Cursor::new(bytes), 100).and_then(|mut reader| reader.read_to_string(&mut text)) {
            Ok(_) => text,
            Err(error) => format!("error: {error}"),
        }
    }

    fn gzip(text: &str) -> Vec<u8> {
        let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        encoder.write_all(text.as_bytes()).unwrap();
        encoder.finish().unwrap()
    }

    fn zstandard(text: &str) -> Vec<u8> {
        ruzstd::encoding::compress_to_vec(text.as_bytes(), ruzstd::encoding::CompressionLevel::Fastest)
    }

    #[test]
    fn compressed_texts_are_unpacked() {
        let text = "53..7....\n".repeat(5000);
        assert_eq!(text_of(text.clone().into_bytes()), text);
        assert_eq!(text_of(gzip(&text)), text);
        assert_eq!(text_of([gzip(&text), gzip("end\n")].concat()), text.clone() + "end\n");
        assert_eq!(text_of(zstandard(&text)), text);
        let skipped = [0x50, 0x2A, 0x4D, 0x18, 2, 0, 0, 0, 9, 9];
        let frames = [skipped.to_vec(), zstandard(&text), skipped.to_vec(), zstandard("end\n")].concat();
        assert_eq!(text_of(frames), text + "end\n");
    }

    #[test]
    fn utf_16_becomes_utf_8_in_either_order() {
        let text = "5·3 𝟙\n".repeat(5000);
        let marked = format!("\u{FEFF}{text}");
        let little: Vec<u8> = marked.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let big: Vec<u8> = marked.encode_utf16().flat_map(u16::to_be_bytes).collect();
        assert_eq!(text_of(little), text);
        assert_eq!(text_of(big.clone()), text);
        let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        encoder.write_all(&big).unwrap();
        assert_eq!(text_of(encoder.finish().unwrap()), text);
    }

    #[test]
    fn unsupported_files_are_named() {
        assert_eq!(
            text_of(b"PK\x03\x04rest".to_vec()),
            "error: this is a zip archive; unpack it first (only gzip and zstd files can be read directly)"
        );
        for (bytes, problem) in [
            (&b"\xFD7zXZ\0rest"[..], "this file is compressed with xz; unpack it first"),
            (b"BZh91AY", "this file is compressed with bzip2; unpack it first"),
            (b"7z\xBC\xAF", "this is a 7z archive; unpack it first"),
            (b"Rar!", "this is a rar archive; unpack it first"),
        ] {
            let text = text_of(bytes.to_vec());
            assert!(text.starts_with(&format!("error: {problem} (")), "{text}");
        }
        for (bytes, problem) in [
            (&b"%PDF-1.7"[..], "this is a PDF document, not text"),
            (b"\x89PNG", "this is a picture, not text"),
            (b"\x7FELF", "this is a program, not text"),
        ] {
            assert_eq!(text_of(bytes.to_vec()), format!("error: {problem}"));
        }
        let mut cut = gzip(&"53..7....\n".repeat(50));
        cut.truncate(cut.len() / 2);
        assert!(text_of(cut).ends_with("error: the gzip data ends too early; the file is incomplete"));
        let whole =
            zstandard(&(0..40_000).map(|number| format!("{}\n", number * number)).collect::<String>());
        for length in [12, whole.len() / 2, whole.len() - 1] {
            let cut = text_of(whole[..length].to_vec());
            assert!(cut.ends_with("error: the zstd data ends too early; the file is incomplete"), "{length}");
        }
        let mut damaged = whole;
        damaged[20..300].fill(0xFF);
        assert!(text_of(damaged).ends_with("error: the zstd data is damaged"));
        assert_eq!(text_of(gzip("PK\x03\x04")), "error: this file is compressed twice; unpack it first");
    }
}
