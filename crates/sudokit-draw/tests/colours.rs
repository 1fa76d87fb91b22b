//! Colours: how they are written.

use sudokit_draw::Rgb;

#[test]
fn colours_have_one_form() {
    for text in ["", "#", "red", "1d54f1", "#1d54f", "#1d54f1f", "#ggg", "#+12", "#1d54f1 x", "#é11111"] {
        let error = text.parse::<Rgb>().expect_err(text);
        assert_eq!(
            error.to_string(),
            "a colour is written as # and six digits from 0 to f, such as #1d54f1",
            "{text}"
        );
    }
    assert_eq!("#1D54F1".parse(), Ok(Rgb::new(0x1d, 0x54, 0xf1)));
    assert_eq!(" #abc ".parse(), Ok(Rgb::new(0xaa, 0xbb, 0xcc)));
}
