//! Documents to read and to print: headings, sentences and pictures, as HTML or PDF.

use sudokit_draw::{DrawError, Drawing, Fonts, HeadingLevel, Keep, PageStyle, Pages, escaped};

use crate::picture::Paper;

/// A document.
pub struct Booklet {
    pub title: String,
    blocks: Vec<Block>,
}

/// A part of a document.
enum Block {
    /// The beginning of a puzzle.
    Chapter(String),
    /// The beginning of a step.
    Section(String),
    Sentence(String),
    Picture(Box<Drawing>),
}

/// The look of the HTML. Print is without the background, and a step stays on one page if it can.
const STYLE: &str = "\
:root{color-scheme:light dark}\
body{font:1.05rem/1.5 'Noto Sans','DejaVu Sans',Arial,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}\
h1{font-size:1.6rem}\
h2{font-size:1.15rem;margin:2.2rem 0 .4rem}\
p{margin:.3rem 0}\
figure{margin:.8rem 0}\
svg{display:block;width:100%;max-width:30rem;height:auto}\
@media print{body{max-width:none;margin:0;font-size:11pt}h1{break-before:page}h1:first-child{break-before:avoid}\
h2{break-after:avoid}figure{break-inside:avoid}svg{max-width:9cm}}";

impl Booklet {
    pub fn new(title: impl Into<String>) -> Self {
        Self { title: title.into(), blocks: Vec::new() }
    }

    pub fn chapter(&mut self, title: impl Into<String>) {
        self.blocks.push(Block::Chapter(title.into()));
    }

    pub fn section(&mut self, title: impl Into<String>) {
        self.blocks.push(Block::Section(title.into()));
    }

    pub fn sentence(&mut self, text: impl Into<String>) {
        self.blocks.push(Block::Sentence(text.into()));
    }

    pub fn sentences(&mut self, texts: impl IntoIterator<Item = impl Into<String>>) {
        self.blocks.extend(texts.into_iter().map(|text| Block::Sentence(text.into())));
    }

    pub fn picture(&mut self, drawing: Drawing) {
        self.blocks.push(Block::Picture(Box::new(drawing)));
    }

    /// Pages to print.
    pub fn to_pdf(&self, fonts: &Fonts, paper: Paper) -> Result<Vec<u8>, DrawError> {
        let style = PageStyle { paper: paper.size(), ..PageStyle::default() };
        let mut pages = Pages::new(&self.title, fonts, style)?;
        let mut blocks = self.blocks.iter().peekable();
        while let Some(block) = blocks.next() {
            match block {
                Block::Chapter(title) => {
                    pages.page_break()?;
                    pages.heading(HeadingLevel::Title, title)?;
                }
                Block::Section(title) => pages.heading(HeadingLevel::Section, title)?,
                Block::Sentence(text) => pages.paragraph(text)?,
                Block::Picture(drawing) => {
                    let has_text = matches!(blocks.peek(), Some(Block::Sentence(_)));
                    let keep = if has_text { Keep::WithNext } else { Keep::Alone };
                    pages.picture(drawing, drawing.size.points(), keep)?;
                }
            }
        }
        pages.finish()
    }

    /// Whether nothing is in it.
    pub fn is_empty(&self) -> bool {
        self.blocks.is_empty()
    }

    /// A page that needs no other file and no script. Every tag is closed, so that programs can read
    /// it as XML, too.
    pub fn to_html(&self) -> String {
        let mut html = format!(
            "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n\
             <title>{}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n",
            escaped(&self.title)
        );
        for block in &self.blocks {
            html.push_str(&match block {
                Block::Chapter(title) => format!("<h1>{}</h1>\n", escaped(title)),
                Block::Section(title) => format!("<h2>{}</h2>\n", escaped(title)),
                Block::Sentence(text) => format!("<p>{}</p>\n", escaped(text)),
                Block::Picture(drawing) => format!("<figure>{}</figure>\n", drawing.to_svg().trim_end()),
            });
        }
        html.push_str("</body>\n</html>\n");
        html
    }
}
