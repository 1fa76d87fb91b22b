//! Amounts of memory on the command line.

/// `500M`, `4G`, `64k`; a number alone is bytes.
pub fn parse_size(text: &str) -> Result<usize, String> {
    let (number, unit) = text.split_at(text.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(text.len()));
    let factor: u32 = match unit.trim_end_matches(['b', 'B', 'i']) {
        "" => 0,
        "k" | "K" => 10,
        "m" | "M" => 20,
        "g" | "G" => 30,
        "t" | "T" => 40,
        _ => return Err(format!("'{unit}' is no unit of memory: use k, M, G or T")),
    };
    let wrong = || format!("'{text}' is no amount of memory, such as 500M or 4G");
    let number: usize = number.trim().parse().map_err(|_| wrong())?;
    number
        .checked_mul(1_usize.checked_shl(factor).ok_or_else(wrong)?)
        .filter(|&size| size > 0)
        .ok_or_else(wrong)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_have_units() {
        assert_eq!(parse_size("500M"), Ok(500 << 20));
        assert_eq!(parse_size("4GiB"), Ok(4 << 30));
        assert_eq!(parse_size("64k"), Ok(64 << 10));
        assert_eq!(parse_size("123456"), Ok(123_456));
        for wrong in ["", "G", "0", "-1G", "4X", "99999999999T"] {
            assert!(parse_size(wrong).is_err(), "{wrong}");
        }
    }
}
