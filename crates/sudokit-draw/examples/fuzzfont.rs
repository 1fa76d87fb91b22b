//! x
use std::panic;
use sudokit_draw::*;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let font = std::fs::read(&args[1]).unwrap();
    let n: u64 = args[2].parse().unwrap();
    let seed0: u64 = args.get(3).map_or(0, |s| s.parse().unwrap());
    let mut drawing = Drawing::new(400.0, 100.0, Size::Pixels(100.0));
    for (i, t) in ["1234567890", "Äöé Wg", "A", "fi Q@"].iter().enumerate() {
        let l = Label::centred(*t, Point::new(200.0, 20.0 + 20.0 * i as f32), 20.0, Rgb::BLACK);
        drawing.layer_mut(LayerKind::Digits).push(Shape::Label(l));
    }
    let (mut ok, mut png_err, mut pdf_err, mut panics, mut slow) = (0, 0, 0, 0, 0);
    // table directory
    let count = u16::from_be_bytes([font[4], font[5]]) as usize;
    let tables: Vec<(usize, usize)> = (0..count).map(|i| { let r = &font[12 + 16 * i..]; (u32::from_be_bytes(r[8..12].try_into().unwrap()) as usize, u32::from_be_bytes(r[12..16].try_into().unwrap()) as usize) }).chain([(0, 12 + 16 * count)]).collect();
    panic::set_hook(Box::new(|i| { println!("PANIC {i}"); }));
    for seed in seed0..seed0 + n {
        let mut x = (seed + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mut next = move || { x ^= x << 13; x ^= x >> 7; x ^= x << 17; x };
        let mut bytes = font.clone();
        let flips = 1 + next() % 12;
        for _ in 0..flips {
            let (start, len) = tables[(next() % tables.len() as u64) as usize];
            if len == 0 { continue; }
            // often near the start of a table
            let range = if next() % 2 == 0 { len.min(64) } else { len };
            let at = start + (next() % range as u64) as usize;
            let v = match next() % 4 { 0 => 0, 1 => 255, 2 => bytes[at] ^ (1 << (next() % 8)), _ => next() as u8 };
            bytes[at] = v;
        }
        if next() % 20 == 0 { let l = (next() % bytes.len() as u64) as usize; bytes.truncate(l); }
        let t = std::time::Instant::now();
        let r = panic::catch_unwind(|| {
            let Ok(fonts) = Fonts::from_bytes(bytes, None) else { return (0, 0, 0) };
            (1, drawing.to_png(&fonts).is_err() as u32, drawing.to_pdf(&fonts).is_err() as u32)
        });
        if t.elapsed().as_millis() > 1500 { slow += 1; println!("slow seed {seed} {:?}", t.elapsed()); }
        match r { Ok((a, b, c)) => { ok += a; png_err += b; pdf_err += c; } Err(_) => { panics += 1; println!("seed {seed}"); } }
        if panics > 5 { break; }
    }
    println!("fonts {ok} png errors {png_err} pdf errors {pdf_err} panics {panics} slow {slow}");
}
