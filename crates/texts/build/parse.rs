//! Parses the text of a file into messages and terms with their places.

use std::collections::BTreeMap;

use fluent_syntax::ast::{self, Expression, InlineExpression, PatternElement};
use fluent_syntax::parser::{self, ErrorKind, ParserError};
use fluent_syntax::unicode::unescape_unicode_to_string;

use super::{Fault, Home, Place, Source};

/// All messages and terms of one language. Names of terms keep their dash.
#[derive(Default)]
pub struct Catalogue {
    pub messages: BTreeMap<String, Entry>,
    pub terms: BTreeMap<String, Entry>,
}

/// A message or a term.
pub struct Entry {
    pub key: String,
    pub home: Home,
    pub place: Place,
    pub pattern: Vec<Piece>,
}

/// A piece of a text before references are resolved.
pub enum Piece {
    Text(String),
    Variable { name: String, place: Place },
    Number { name: String, place: Place },
    Message { name: String, place: Place },
    Term { name: String, place: Place, bound: BTreeMap<String, String> },
    Select { variable: String, place: Place, variants: Vec<Variant> },
}

/// One branch of a select.
pub struct Variant {
    pub key: Key,
    pub default: bool,
    pub pattern: Vec<Piece>,
}

/// The key of a branch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Key {
    Number(i64),
    Word(String),
}

/// Parses `source` and adds its entries to `catalogue`.
pub fn read(source: &Source, catalogue: &mut Catalogue, faults: &mut Vec<Fault>) {
    let (resource, errors) = match parser::parse_runtime(source.text.as_str()) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => (resource, errors),
    };
    faults.extend(errors.into_iter().map(|error| syntax_fault(source, error)));
    for entry in resource.body {
        let (id, pattern, attributes, entries, dash) = match entry {
            ast::Entry::Message(m) => (m.id, m.value, m.attributes, &mut catalogue.messages, ""),
            ast::Entry::Term(t) => (t.id, Some(t.value), t.attributes, &mut catalogue.terms, "-"),
            // Junk has been reported as a syntax error.
            _ => continue,
        };
        let key = format!("{dash}{}", id.name);
        let mut reader = Reader { source, key: &key, faults };
        let place = reader.place(id.name);
        reader.check_name(id.name, &place);
        if let Some(attribute) = attributes.first() {
            reader.fault(
                reader.place(attribute.id.name),
                "attributes are not supported, expected a message".into(),
            );
        }
        let Some(pattern) = pattern else { continue };
        let pattern = reader.pattern(pattern);
        if let Some(first) = entries.get(&key) {
            reader.fault(place, format!("duplicate, the first is at {}", first.place));
        } else {
            entries.insert(key.clone(), Entry { key, home: source.home, place, pattern });
        }
    }
}

fn syntax_fault(source: &Source, error: ParserError) -> Fault {
    let entry = error.slice.clone().and_then(|range| source.text.get(range)).unwrap_or_default();
    let key = entry.split('=').next().unwrap_or_default().trim().to_owned();
    let what = match &error.kind {
        // The parser's own message contains a line break, which would break the report.
        ErrorKind::ExpectedCharRange { range } if range.contains('\n') => {
            "expected a new line, as before and after each variant of a select".to_owned()
        }
        kind => kind.to_string(),
    };
    Fault { place: place(source, error.pos.start), key, what }
}

fn place(source: &Source, offset: usize) -> Place {
    let line = 1 + source.text.bytes().take(offset).filter(|&byte| byte == b'\n').count();
    Place { file: source.file.clone(), line }
}

/// Converts the syntax of one entry into pieces.
struct Reader<'a> {
    source: &'a Source,
    key: &'a str,
    faults: &'a mut Vec<Fault>,
}

impl Reader<'_> {
    fn fault(&mut self, place: Place, what: String) {
        self.faults.push(Fault { place, key: self.key.to_owned(), what });
    }

    /// The place of `word`, which must be a slice of the source, because the parser keeps no positions.
    fn place(&self, word: &str) -> Place {
        place(self.source, (word.as_ptr() as usize).saturating_sub(self.source.text.as_ptr() as usize))
    }

    /// Names become Rust identifiers. Only one spelling is allowed, so that two keys cannot become the same
    /// function.
    fn check_name(&mut self, name: &str, place: &Place) {
        let word = |word: &str| !word.is_empty() && word.chars().all(|c| matches!(c, 'a'..='z' | '0'..='9'));
        if !name.split('-').all(word) || matches!(name, "lang" | "self" | "super" | "crate") {
            let what = format!("`{name}` cannot be a name, expected words of a-z and 0-9 joined by dashes");
            self.fault(place.clone(), what);
        }
    }

    fn pattern(&mut self, pattern: ast::Pattern<&str>) -> Vec<Piece> {
        let elements = pattern.elements.into_iter();
        elements
            .filter_map(|element| match element {
                PatternElement::TextElement { value } => Some(Piece::Text(value.to_owned())),
                PatternElement::Placeable { expression } => self.expression(expression),
            })
            .collect()
    }

    fn expression(&mut self, expression: Expression<&str>) -> Option<Piece> {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => self.select(selector, variants),
        }
    }

    fn inline(&mut self, inline: InlineExpression<&str>) -> Option<Piece> {
        match inline {
            InlineExpression::StringLiteral { value } => {
                Some(Piece::Text(unescape_unicode_to_string(value).into_owned()))
            }
            InlineExpression::NumberLiteral { value } => Some(Piece::Text(value.to_owned())),
            InlineExpression::VariableReference { id } => {
                let place = self.place(id.name);
                self.check_name(id.name, &place);
                Some(Piece::Variable { name: id.name.to_owned(), place })
            }
            InlineExpression::FunctionReference { id, arguments } => self.number(id, arguments),
            InlineExpression::MessageReference { id, attribute: None } => {
                Some(Piece::Message { name: id.name.to_owned(), place: self.place(id.name) })
            }
            InlineExpression::TermReference { id, attribute: None, arguments } => {
                let bound = self.bound(arguments.unwrap_or_default());
                Some(Piece::Term { name: format!("-{}", id.name), place: self.place(id.name), bound })
            }
            InlineExpression::MessageReference { id, .. } | InlineExpression::TermReference { id, .. } => {
                self.fault(
                    self.place(id.name),
                    "attributes are not supported, expected a message or a term".into(),
                );
                None
            }
            InlineExpression::Placeable { expression } => self.expression(*expression),
        }
    }

    /// `NUMBER($n)` declares that `$n` is a number if no select does so.
    fn number(&mut self, id: ast::Identifier<&str>, arguments: ast::CallArguments<&str>) -> Option<Piece> {
        let place = self.place(id.name);
        match (id.name, arguments.positional.as_slice(), arguments.named.as_slice()) {
            ("NUMBER", [InlineExpression::VariableReference { id }], []) => {
                self.check_name(id.name, &place);
                Some(Piece::Number { name: id.name.to_owned(), place })
            }
            (name, ..) => {
                self.fault(place, format!("`{name}(…)` is not supported, expected NUMBER($variable)"));
                None
            }
        }
    }

    /// The arguments of a term. They must be words, because terms are resolved at build time.
    fn bound(&mut self, arguments: ast::CallArguments<&str>) -> BTreeMap<String, String> {
        let mut bound = BTreeMap::new();
        for argument in arguments.named {
            let name = argument.name.name;
            match argument.value {
                InlineExpression::StringLiteral { value } => {
                    bound.insert(name.to_owned(), unescape_unicode_to_string(value).into_owned());
                }
                _ => self
                    .fault(self.place(name), format!("expected a word for a term, as in ({name}: \"many\")")),
            }
        }
        bound
    }

    fn select(
        &mut self,
        selector: InlineExpression<&str>,
        variants: Vec<ast::Variant<&str>>,
    ) -> Option<Piece> {
        let (name, place) = match self.inline(selector) {
            Some(Piece::Variable { name, place } | Piece::Number { name, place }) => (name, place),
            _ => {
                // A selector without a variable has no place, so the first variant's place is reported.
                let place = match &variants.first()?.key {
                    ast::VariantKey::Identifier { name } => self.place(name),
                    ast::VariantKey::NumberLiteral { value } => self.place(value),
                };
                self.fault(place, "expected a variable as selector".into());
                return None;
            }
        };
        let variants = variants.into_iter().filter_map(|variant| self.variant(variant)).collect();
        Some(Piece::Select { variable: name, place, variants })
    }

    fn variant(&mut self, variant: ast::Variant<&str>) -> Option<Variant> {
        let key = match variant.key {
            ast::VariantKey::Identifier { name } => Key::Word(name.to_owned()),
            ast::VariantKey::NumberLiteral { value } => match value.parse() {
                Ok(number) => Key::Number(number),
                Err(_) => {
                    self.fault(self.place(value), format!("`[{value}]` is not a whole number"));
                    return None;
                }
            },
        };
        Some(Variant { key, default: variant.default, pattern: self.pattern(variant.value) })
    }
}
