//! Every message of the repository, written by this crate and by the complete
//! implementation of Fluent, and plural forms next to those of the CLDR.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use sudokit_text::{Argument, Catalogue, Source, Value, plural_form};
use unic_langid::LanguageIdentifier;

/// The files of messages of all crates.
fn files() -> Vec<PathBuf> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folders = fs::read_dir(crates).unwrap().map(|entry| entry.unwrap().path().join("texts/en"));
    let files = folders.filter_map(|folder| fs::read_dir(folder).ok()).flatten();
    let mut files: Vec<PathBuf> = files.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

/// How a message uses an argument.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Use {
    Text,
    Number,
    List,
    /// One of these words, or another one.
    Words(Vec<String>),
}

/// A list as the complete implementation sees it.
#[derive(Clone, PartialEq, Debug)]
struct List(Vec<String>);

impl List {
    fn joined(&self, conjunction: &str) -> String {
        let (comma, end) = match conjunction {
            "or" => (", ", " or "),
            "nor" => (", ", " nor "),
            "alternatives" => (", ", ", or "),
            "clauses" => (", ", ", and "),
            "cases" => ("; ", "; "),
            _ => (", ", " and "),
        };
        match &self.0[..] {
            [] => String::new(),
            [only] => only.clone(),
            [others @ .., last] => format!("{}{end}{last}", others.join(comma)),
        }
    }
}

impl FluentType for List {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> std::borrow::Cow<'static, str> {
        self.joined("and").into()
    }

    fn as_string_threadsafe(
        &self,
        _: &intl_memoizer::concurrent::IntlLangMemoizer,
    ) -> std::borrow::Cow<'static, str> {
        self.joined("and").into()
    }
}

fn list_of(value: &FluentValue<'_>) -> Option<List> {
    match value {
        FluentValue::Custom(custom) => custom.as_any().downcast_ref::<List>().cloned(),
        _ => None,
    }
}

fn text_of(value: &FluentValue<'_>) -> String {
    match value {
        FluentValue::String(text) => text.to_string(),
        FluentValue::Number(number) => number.as_string().into_owned(),
        other => list_of(other).map(|list| list.joined("and")).unwrap_or_default(),
    }
}

fn complete(sources: &[String]) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec!["en".parse().unwrap()]);
    bundle.set_use_isolating(false);
    bundle
        .add_function("LIST", |values, options| match list_of(&values[0]) {
            Some(list) => list.joined(&options.get("type").map_or("and".to_owned(), text_of)).into(),
            None => values[0].clone().into_owned(),
        })
        .unwrap();
    bundle
        .add_function("COUNT", |values, _| match list_of(&values[0]) {
            Some(list) => list.0.len().into(),
            None => values[0].clone().into_owned(),
        })
        .unwrap();
    bundle
        .add_function("CAPITAL", |values, _| {
            let text = text_of(&values[0]);
            (text[..1].to_uppercase() + &text[1..]).into()
        })
        .unwrap();
    bundle.add_function("FORM", |values, _| values[0].clone().into_owned()).unwrap();
    bundle
        .add_function("WORDS", |values, _| {
            const WORDS: [&str; 13] = [
                "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
                "eleven", "twelve",
            ];
            let number: usize = match list_of(&values[0]) {
                Some(list) => list.0.len(),
                None => text_of(&values[0]).parse().unwrap(),
            };
            WORDS.get(number).map_or_else(|| number.to_string(), |&word| word.to_owned()).into()
        })
        .unwrap();
    for source in sources {
        let resource = FluentResource::try_new(source.clone()).unwrap_or_else(|(_, errors)| {
            panic!("{errors:?} in {source}");
        });
        bundle.add_resource(resource).unwrap_or_else(|errors| panic!("a message occurs twice: {errors:?}"));
    }
    bundle
}

/// The arguments of each message, including those of messages that it refers to.
mod uses {
    use fluent_syntax::ast::{
        CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
    };

    use super::{BTreeMap, Use};

    #[derive(Default, Debug)]
    pub struct Uses {
        pub arguments: BTreeMap<String, Use>,
        pub references: Vec<String>,
    }

    pub fn of(source: &str) -> Vec<(String, Uses)> {
        let resource = fluent_syntax::parser::parse(source).unwrap();
        let mut found = Vec::new();
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                let mut uses = Uses::default();
                message.value.iter().for_each(|value| uses.pattern(value));
                message.attributes.iter().for_each(|attribute| uses.pattern(&attribute.value));
                found.push((message.id.name.to_owned(), uses));
            }
        }
        found
    }

    impl Uses {
        /// The most specific use wins.
        fn add(&mut self, name: &str, how: Use) {
            let known = self.arguments.entry(name.to_owned()).or_insert(Use::Text);
            if how > *known {
                *known = how;
            }
        }

        fn pattern(&mut self, pattern: &Pattern<&str>) {
            for element in &pattern.elements {
                if let PatternElement::Placeable { expression } = element {
                    self.expression(expression);
                }
            }
        }

        fn expression(&mut self, expression: &Expression<&str>) {
            match expression {
                Expression::Inline(inline) => self.inline(inline),
                Expression::Select { selector, variants } => {
                    let words: Vec<String> = variants
                        .iter()
                        .filter_map(|variant| match variant.key {
                            VariantKey::Identifier { name } => Some(name.to_owned()),
                            VariantKey::NumberLiteral { .. } => None,
                        })
                        .collect();
                    let is_number = words.iter().all(|word| ["one", "other"].contains(&word.as_str()));
                    match selector {
                        InlineExpression::VariableReference { id } if is_number => {
                            self.add(id.name, Use::Number);
                        }
                        InlineExpression::VariableReference { id } => self.add(id.name, Use::Words(words)),
                        other => self.inline(other),
                    }
                    for variant in variants {
                        self.pattern(&variant.value);
                    }
                }
            }
        }

        fn inline(&mut self, inline: &InlineExpression<&str>) {
            match inline {
                InlineExpression::VariableReference { id } => self.add(id.name, Use::Text),
                InlineExpression::FunctionReference { id, arguments } => self.call(id.name, arguments),
                InlineExpression::MessageReference { id, .. } => self.references.push(id.name.to_owned()),
                InlineExpression::Placeable { expression } => self.expression(expression),
                _ => {}
            }
        }

        fn call(&mut self, function: &str, arguments: &CallArguments<&str>) {
            let how = match function {
                "LIST" | "COUNT" => Use::List,
                "WORDS" => Use::Number,
                _ => Use::Text,
            };
            for argument in &arguments.positional {
                if let InlineExpression::VariableReference { id } = argument {
                    self.add(id.name, how.clone());
                }
            }
        }
    }
}

/// Arguments number `turn` for a message.
fn arguments(uses: &BTreeMap<String, Use>, turn: usize) -> (Vec<Argument>, FluentArgs<'static>) {
    let (mut ours, mut theirs) = (Vec::new(), FluentArgs::new());
    for (place, (name, how)) in uses.iter().enumerate() {
        let turn = turn / (place + 1) + turn;
        let name: &'static str = name.clone().leak();
        let number = [1_u64, 2, 0, 3, 12, 13, 101][turn % 7];
        let (our, their): (Value, FluentValue<'_>) = match how {
            Use::Text => (format!("x{turn}").into(), format!("x{turn}").into()),
            Use::Number => (Value::from(number), number.into()),
            Use::List => {
                let items: Vec<String> =
                    (0..[1, 2, 3, 5][turn % 4]).map(|i| format!("r{i}c{turn}")).collect();
                (items.clone().into(), FluentValue::Custom(Box::new(List(items))))
            }
            Use::Words(words) => {
                let word = words.get(turn % (words.len() + 1)).cloned().unwrap_or("another".to_owned());
                (word.clone().into(), word.into())
            }
        };
        ours.push((name, our));
        theirs.set(name, their);
    }
    (ours, theirs)
}

#[test]
fn both_implementations_write_the_same_sentences() {
    let sources: Vec<String> = files().iter().map(|file| fs::read_to_string(file).unwrap()).collect();
    let complete = complete(&sources);
    let texts = sources.iter().map(|source| Source::new("en", source.clone().leak()));
    let ours: &'static [Source] = texts.collect::<Vec<_>>().leak();
    let ours: &'static Catalogue = Box::leak(Box::new(Catalogue::new(ours, None)));
    assert_eq!(ours.problem(), None);

    let messages: BTreeMap<String, uses::Uses> = sources.iter().flat_map(|source| uses::of(source)).collect();
    assert!(messages.len() >= 5);
    let mut compared = 0;
    for (id, own) in &messages {
        let mut all = own.arguments.clone();
        let mut references = own.references.clone();
        while let Some(reference) = references.pop() {
            let other = messages.get(&reference).unwrap_or_else(|| panic!("{id} refers to {reference}"));
            for (name, how) in &other.arguments {
                let known = all.entry(name.clone()).or_insert(Use::Text);
                *known = known.clone().max(how.clone());
            }
            references.extend(other.references.iter().cloned());
        }
        for turn in 0..28 {
            let (our, their) = arguments(&all, turn);
            let Some(pattern) = complete.get_message(id).unwrap().value() else { continue };
            let mut errors = Vec::new();
            let expected = complete.format_pattern(pattern, Some(&their), &mut errors);
            assert!(errors.is_empty(), "{id}: {errors:?}");
            let paragraphs = expected.split("\n\n").map(|paragraph| paragraph.replace('\n', " "));
            let expected = paragraphs.collect::<Vec<_>>().join("\n\n");
            assert_eq!(ours.message(id, &our), expected, "{id}");
            compared += 1;
        }
    }
    assert!(compared > 100);
}

#[test]
fn plural_forms_are_those_of_the_cldr() {
    let languages = [
        "en", "de", "nl", "sv", "fr", "pt", "es", "it", "ca", "cs", "sk", "pl", "ru", "uk", "hr", "sr", "bs",
        "sl", "ja", "zh", "ko", "vi", "th", "id", "ms", "fa", "hi", "tr", "hu", "fi", "el",
    ];
    for language in languages {
        let id: LanguageIdentifier = language.parse().unwrap();
        let rules = PluralRules::create(id, PluralRuleType::CARDINAL).unwrap();
        for number in (0..2_000_u64).chain([9_999, 10_000, 999_999, 1_000_001]) {
            let expected = match rules.select(number).unwrap() {
                PluralCategory::ZERO => "zero",
                PluralCategory::ONE => "one",
                PluralCategory::TWO => "two",
                PluralCategory::FEW => "few",
                PluralCategory::MANY => "many",
                PluralCategory::OTHER => "other",
            };
            assert_eq!(plural_form(language, number), expected, "{number} in {language}");
        }
    }
}

static TWO_LANGUAGES: Catalogue = Catalogue::new(
    &[
        Source::new(
            "en",
            "\
look = Look at { FORM($house, form: \"place\") }.
house = box { $n }
    .place = the box with the number { $n }
only-english = { $n ->
    [one] one cell
   *[other] { $n } cells
}
",
        ),
        Source::new("pl", "look = Zobacz { $house }.\nhouse = blok { $n }\n"),
    ],
    None,
);

#[test]
fn a_language_falls_back_to_english() {
    let house = || sudokit_text::phrase!("house", n = 5_usize);
    let look = |language| TWO_LANGUAGES.message_in(language, "look", &[("house", house().into())]);
    assert_eq!(look("en"), "Look at the box with the number 5.");
    assert_eq!(look("pl"), "Zobacz blok 5.");
    let cells = |n: usize| TWO_LANGUAGES.message_in("pl", "only-english", &[("n", n.into())]);
    assert_eq!((cells(1), cells(3)), ("one cell".to_owned(), "3 cells".to_owned()));
}

#[test]
fn faults_have_a_line() {
    let problem = |text: &'static str| {
        let sources: &'static [Source] = vec![Source::new("en", text)].leak();
        let catalogue: &'static Catalogue = Box::leak(Box::new(Catalogue::new(sources, None)));
        catalogue.problem().map(|problem| problem.to_string())
    };
    assert_eq!(problem("a = { $b }\n\n# c\nd = e\n"), None);
    assert_eq!(problem("a = b\nc\n").unwrap(), "line 2: expected =");
    assert_eq!(problem("a = { $b").unwrap(), "line 1: expected }");
    assert_eq!(problem("a = { SHOUT($b) }").unwrap().split(" the").next(), Some("line 1: expected one of"));
    let choice = "a =\n    { $b ->\n        [one] c\n    }\n";
    assert_eq!(problem(choice).unwrap(), "line 4: expected one default variant, such as *[other]");
}
