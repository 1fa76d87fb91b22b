//! Pixels as a PNG file.
//!
//! Boards have few colours: 256 or fewer become a palette, with one byte for each
//! pixel. Pictures with more have three. There is no transparency, because a
//! picture without paper cannot be read on a screen of the wrong colour.
//!
//! A filter replaces each pixel by its difference from its neighbours. That helps
//! photographs. Here it hides that the same digits and lines return: a board with a
//! chain and 1000 pixels a side has 94 kB without a filter and 115 kB with the
//! filters that the library would choose, and takes 23 instead of 45 ms.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;

use png::{BitDepth, ColorType, Compression, Encoder, EncodingError, Filter, PixelDimensions, Unit};
use tiny_skia::{Pixmap, PremultipliedColorU8};

/// The most colours of a palette.
const MOST_COLOURS: usize = 256;

/// Writes the file, with the number of pixels of a metre if that is known.
pub(super) fn file(pixels: &Pixmap, resolution: Option<u32>) -> Result<Vec<u8>, EncodingError> {
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, pixels.width(), pixels.height());
    encoder.set_compression(Compression::Balanced);
    encoder.set_filter(Filter::NoFilter);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_pixel_dims(resolution.map(|pixels| PixelDimensions {
        xppu: pixels,
        yppu: pixels,
        unit: Unit::Meter,
    }));
    match palette(pixels) {
        Some(palette) => {
            encoder.set_color(ColorType::Indexed);
            encoder.set_palette(palette.concat());
            let numbers: BTreeMap<Colour, u8> = palette.into_iter().zip(0..=u8::MAX).collect();
            // Most pixels have the colour of the one before.
            let mut last = ([0; 3], None);
            let number = |colour: Colour| {
                if last.0 != colour || last.1.is_none() {
                    last = (colour, numbers.get(&colour).copied());
                }
                [last.1.unwrap_or_default()]
            };
            write(encoder, pixels, number)?;
        }
        None => {
            encoder.set_color(ColorType::Rgb);
            write(encoder, pixels, |colour| colour)?;
        }
    }
    Ok(file)
}

/// Red, green and blue.
type Colour = [u8; 3];

/// All pixels are opaque, so their colours are not multiplied by anything.
fn colour(pixel: PremultipliedColorU8) -> Colour {
    [pixel.red(), pixel.green(), pixel.blue()]
}

/// The colours in the order of their numbers, if they are few.
fn palette(pixels: &Pixmap) -> Option<Vec<Colour>> {
    let mut known = BTreeSet::new();
    let mut last = None;
    for &pixel in pixels.pixels() {
        if last != Some(pixel) {
            last = Some(pixel);
            known.insert(colour(pixel));
            if known.len() > MOST_COLOURS {
                return None;
            }
        }
    }
    Some(known.into_iter().collect())
}

/// Writes the pixels row by row, because a copy of a large picture would need as much memory again.
fn write<const BYTES: usize>(
    encoder: Encoder<'_, &mut Vec<u8>>,
    pixels: &Pixmap,
    mut bytes: impl FnMut(Colour) -> [u8; BYTES],
) -> Result<(), EncodingError> {
    let mut writer = encoder.write_header()?;
    let mut stream = writer.stream_writer()?;
    let mut row = Vec::new();
    for pixels in pixels.pixels().chunks(pixels.width() as usize) {
        row.clear();
        row.extend(pixels.iter().flat_map(|&pixel| bytes(colour(pixel))));
        stream.write_all(&row)?;
    }
    stream.finish()?;
    writer.finish()
}
