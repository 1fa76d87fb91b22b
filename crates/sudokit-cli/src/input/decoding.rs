//! From the bytes of a file to text: packed files are unpacked and UTF-16 becomes
//! UTF-8, as the first bytes of the file tell.

use std::io::{self, BufRead, BufReader, ErrorKind, Read};

use flate2::bufread::MultiGzDecoder;
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};

use super::utf16::{ByteOrder, Utf16};

/// What the first bytes of a file say about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Packing {
    None,
    Gzip,
    Zstandard,
    Utf16(ByteOrder),
    /// Something that a person has to unpack: what it is.
    Archive(&'static str),
    /// No text at all.
    Other(&'static str),
}

impl Packing {
    fn of(start: &[u8]) -> Self {
        match start {
            [0x1F, 0x8B, ..] => Self::Gzip,
            [0x28, 0xB5, 0x2F, 0xFD, ..] | [0x50..=0x5F, 0x2A, 0x4D, 0x18, ..] => Self::Zstandard,
            [0xFF, 0xFE, ..] => Self::Utf16(ByteOrder::Little),
            [0xFE, 0xFF, ..] => Self::Utf16(ByteOrder::Big),
            [b'P', b'K', 3 | 5 | 7, ..] => Self::Archive("a zip archive"),
            [0xFD, b'7', b'z', b'X', b'Z', 0, ..] => Self::Archive("packed by xz"),
            [b'B', b'Z', b'h', b'1'..=b'9', ..] => Self::Archive("packed by bzip2"),
            [b'7', b'z', 0xBC, 0xAF, ..] => Self::Archive("a 7z archive"),
            [b'R', b'a', b'r', b'!', ..] => Self::Archive("a rar archive"),
            [b'%', b'P', b'D', b'F', b'-', ..] => Self::Other("a PDF document"),
            [0x89, b'P', b'N', b'G', ..] | [0xFF, 0xD8, 0xFF, ..] => Self::Other("a picture"),
            [0x7F, b'E', b'L', b'F', ..] => Self::Other("a program"),
            _ => Self::None,
        }
    }
}

/// The text of a reader, unpacked. The buffer has this size.
pub fn decoded(reader: impl BufRead + Send + 'static, buffer: usize) -> io::Result<Box<dyn BufRead + Send>> {
    let mut reader = reader;
    let start = match reader.fill_buf() {
        Ok(start) => Packing::of(start),
        // The reader says so again.
        Err(_) => Packing::None,
    };
    let boxed = |reader: Box<dyn Read + Send>| Box::new(BufReader::with_capacity(buffer, reader));
    Ok(match start {
        Packing::None => Box::new(reader),
        // What is inside may be UTF-16, but is not unpacked twice.
        Packing::Gzip => unpacked(boxed(Box::new(Unpacker::new(MultiGzDecoder::new(reader), "gzip"))))?,
        Packing::Zstandard => {
            unpacked(boxed(Box::new(Unpacker::new(Frames { reader, frame: None }, "zstd"))))?
        }
        Packing::Utf16(order) => boxed(Box::new(Utf16::new(reader, order))),
        Packing::Archive(what) => {
            return Err(io::Error::other(format!(
                "this is {what}: unpack it first (gzip and zstd are read as they are)"
            )));
        }
        Packing::Other(what) => {
            return Err(io::Error::other(format!("this is {what}, not text")));
        }
    })
}

/// Text that was unpacked: it may still be UTF-16.
fn unpacked(mut reader: Box<BufReader<Box<dyn Read + Send>>>) -> io::Result<Box<dyn BufRead + Send>> {
    let capacity = reader.capacity();
    let start = reader.fill_buf().map_or(Packing::None, Packing::of);
    match start {
        Packing::Utf16(order) => {
            let text = Utf16::new(reader, order);
            Ok(Box::new(BufReader::with_capacity(capacity, text)))
        }
        Packing::None => Ok(reader),
        _ => Err(io::Error::other("this is packed twice: unpack it first")),
    }
}

/// A reader whose errors say what was being unpacked, and come again if it is read
/// again.
struct Unpacker<R> {
    reader: R,
    name: &'static str,
    failure: Option<(ErrorKind, String)>,
}

impl<R> Unpacker<R> {
    fn new(reader: R, name: &'static str) -> Self {
        Self { reader, name, failure: None }
    }
}

impl<R: Read> Read for Unpacker<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if let Some((kind, message)) = &self.failure {
            return Err(io::Error::new(*kind, message.clone()));
        }
        match self.reader.read(buffer) {
            Err(error) if error.kind() != ErrorKind::Interrupted => {
                let problem = match error.kind() {
                    ErrorKind::UnexpectedEof => "ends too early: the file is cut".to_owned(),
                    _ => "is damaged".to_owned(),
                };
                self.failure = Some((error.kind(), format!("the {} data {problem}", self.name)));
                self.read(buffer)
            }
            result => result,
        }
    }
}

/// What `zstd --ultra -22` asks for: as much memory may be needed to unpack.
const LARGEST_WINDOW: u64 = 1 << 27;

/// The frames of a Zstandard file, one after another.
struct Frames<R: BufRead> {
    reader: R,
    frame: Option<Box<FrameDecoder>>,
}

impl<R: BufRead> Frames<R> {
    /// The next frame, or nothing at the end of the file.
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

    /// Why a frame cannot be read: a file that ends in it was cut.
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

/// Goes past a frame that holds no text.
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
    fn packed_texts_are_unpacked_whatever_they_consist_of() {
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
    fn other_files_are_called_by_name() {
        assert_eq!(
            text_of(b"PK\x03\x04rest".to_vec()),
            "error: this is a zip archive: unpack it first (gzip and zstd are read as they are)"
        );
        assert!(text_of(b"\xFD7zXZ\0rest".to_vec()).contains("packed by xz"));
        assert!(text_of(b"BZh91AY".to_vec()).contains("packed by bzip2"));
        let mut cut = gzip(&"53..7....\n".repeat(50));
        cut.truncate(cut.len() / 2);
        assert!(text_of(cut).ends_with("error: the gzip data ends too early: the file is cut"));
        let whole =
            zstandard(&(0..40_000).map(|number| format!("{}\n", number * number)).collect::<String>());
        for length in [12, whole.len() / 2, whole.len() - 1] {
            let cut = text_of(whole[..length].to_vec());
            assert!(cut.ends_with("error: the zstd data ends too early: the file is cut"), "{length}");
        }
        let mut damaged = whole;
        damaged[20..300].fill(0xFF);
        assert!(text_of(damaged).ends_with("error: the zstd data is damaged"));
        assert!(text_of(gzip("PK\x03\x04")).contains("packed twice"));
    }
}
