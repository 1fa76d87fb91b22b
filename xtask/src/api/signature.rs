//! Writes types, bounds and functions of rustdoc's JSON as Rust code.
//!
//! An item always has the same name, however the source spells it: an item of the library its
//! shortest public path, an item of the standard library its last word.

use std::collections::BTreeMap;

use serde_json::Value;

/// Words that the standard library uses for several items, which need a path.
const AMBIGUOUS: [&str; 8] = ["Drain", "Error", "IntoIter", "Iter", "IterMut", "Keys", "Result", "Values"];

/// The names of all items, by rustdoc's number.
pub struct Names(BTreeMap<u64, String>);

impl Names {
    /// Collects the names. `public` contains the public paths of the library's items; all other
    /// names come from the paths in the file.
    pub fn new(public: &BTreeMap<u64, Vec<String>>, file: &Value) -> Self {
        let declares = |word: &str| public.values().any(|path| path.last().is_some_and(|last| last == word));
        let other = entries(&file["paths"]).filter_map(|(number, summary)| {
            let path: Vec<&str> = list(&summary["path"]).iter().filter_map(Value::as_str).collect();
            let name = match &path[..] {
                ["core" | "alloc" | "std", "result", "Result"] => "Result".to_owned(),
                ["core" | "alloc" | "std", .., word] if !AMBIGUOUS.contains(word) && !declares(word) => {
                    (*word).to_owned()
                }
                ["core" | "alloc" | "std", rest @ ..] => format!("std::{}", rest.join("::")),
                [_, rest @ ..] if summary["crate_id"] == 0 => format!("crate::{}", rest.join("::")),
                path => path.join("::"),
            };
            Some((number.parse().ok()?, name))
        });
        let mut names: BTreeMap<u64, String> = other.collect();
        names.extend(public.iter().map(|(&number, path)| (number, path.join("::"))));
        Self(names)
    }

    pub fn ty(&self, ty: &Value) -> String {
        let (kind, inner) = variant(ty);
        match kind {
            "resolved_path" => self.path(inner, &[]),
            "dyn_trait" => {
                let traits = list(&inner["traits"]).iter().map(|bound| {
                    for_any(&self.generics(&bound["generic_params"])) + &self.path(&bound["trait"], &[])
                });
                format!("dyn {}", join(traits.chain(optional(&inner["lifetime"])), " + "))
            }
            "generic" | "primitive" => text(inner),
            "function_pointer" => {
                let head = for_any(&self.generics(&inner["generic_params"])) + &qualifiers(&inner["header"]);
                head + "fn" + &self.arguments(&inner["sig"])
            }
            "tuple" => match list(inner) {
                [only] => format!("({},)", self.ty(only)),
                several => format!("({})", self.types(several)),
            },
            "slice" => format!("[{}]", self.ty(inner)),
            "array" => format!("[{}; {}]", self.ty(&inner["type"]), text(&inner["len"])),
            "impl_trait" => format!("impl {}", self.bounds(inner)),
            "infer" => "_".to_owned(),
            "raw_pointer" => {
                let mutability = if is(&inner["is_mutable"]) { "mut" } else { "const" };
                format!("*{mutability} {}", self.pointee(inner))
            }
            "borrowed_ref" => format!("{}{}", reference(inner), self.pointee(inner)),
            "qualified_path" => self.projection(inner),
            kind => panic!("unknown kind of type: {kind}"),
        }
    }

    fn types(&self, types: &[Value]) -> String {
        join(types.iter().map(|ty| self.ty(ty)), ", ")
    }

    /// Writes the target of a reference or a pointer.
    fn pointee(&self, pointer: &Value) -> String {
        let ty = self.ty(&pointer["type"]);
        let is_sum = ["dyn ", "impl "].iter().any(|word| ty.starts_with(word)) && ty.contains(" + ");
        if is_sum { format!("({ty})") } else { ty }
    }

    /// Writes `T::Item`, or `<T as Trait>::Item` if the short form is ambiguous.
    fn projection(&self, projection: &Value) -> String {
        let (kind, _) = variant(&projection["self_type"]);
        let ty = self.ty(&projection["self_type"]);
        let name = text(&projection["name"]) + &self.braces(&projection["args"], &[]);
        match &projection["trait"] {
            Value::Object(path) if kind != "generic" => {
                format!("<{ty} as {}>::{name}", self.path(&Value::Object(path.clone()), &[]))
            }
            _ => format!("{ty}::{name}"),
        }
    }

    /// Writes a path with its arguments, and with others such as `Item = Cell`.
    pub fn path(&self, path: &Value, others: &[String]) -> String {
        let name = path["id"].as_u64().and_then(|number| self.0.get(&number));
        name.cloned().unwrap_or_else(|| text(&path["path"])) + &self.braces(&path["args"], others)
    }

    /// Writes arguments in angle brackets, or those of `Fn(A) -> B`.
    fn braces(&self, arguments: &Value, others: &[String]) -> String {
        let (kind, inner) = variant(arguments);
        if kind == "parenthesized" {
            return format!("({}){}", self.types(list(&inner["inputs"])), self.output(&inner["output"]));
        }
        let arguments = list(&inner["args"]).iter().map(|argument| {
            let (kind, inner) = variant(argument);
            match kind {
                "type" => self.ty(inner),
                "lifetime" => text(inner),
                "const" => text(&inner["expr"]),
                _ => "_".to_owned(),
            }
        });
        let constraints = list(&inner["constraints"]).iter().map(|constraint| {
            let name = text(&constraint["name"]) + &self.braces(&constraint["args"], &[]);
            let (kind, inner) = variant(&constraint["binding"]);
            match (kind, variant(inner)) {
                ("constraint", _) => format!("{name}: {}", self.bounds(inner)),
                (_, ("type", ty)) => format!("{name} = {}", self.ty(ty)),
                (_, (_, constant)) => format!("{name} = {}", text(&constant["expr"])),
            }
        });
        angles(&join(arguments.chain(constraints).chain(others.iter().cloned()), ", "))
    }

    pub fn bounds(&self, bounds: &Value) -> String {
        let bound = |bound: &Value| {
            let (kind, inner) = variant(bound);
            match kind {
                "trait_bound" => {
                    let modifier = if inner["modifier"] == "maybe" { "?" } else { "" };
                    let any = for_any(&self.generics(&inner["generic_params"]));
                    format!("{modifier}{any}{}", self.path(&inner["trait"], &[]))
                }
                "use" => {
                    let captured = list(inner).iter().map(|captured| text(variant(captured).1));
                    format!("use<{}>", join(captured, ", "))
                }
                _ => text(inner),
            }
        };
        join(list(bounds).iter().map(bound), " + ")
    }

    /// The parameters that the source has in angle brackets. The ones that rustdoc adds for an
    /// `impl Trait` or for a lifetime without a name are left out.
    pub fn generics(&self, params: &Value) -> String {
        let params = list(params).iter().filter_map(|param| {
            let (kind, inner) = variant(&param["kind"]);
            let name = text(&param["name"]);
            Some(match kind {
                "lifetime" if name == "'_" => return None,
                "lifetime" => with(&name, ": ", &join(list(&inner["outlives"]).iter().map(text), " + ")),
                "type" if is(&inner["is_synthetic"]) => return None,
                "type" => {
                    let name = with(&name, ": ", &self.bounds(&inner["bounds"]));
                    with(&name, " = ", &join(ty_or_none(&inner["default"]).map(|ty| self.ty(ty)), ""))
                }
                _ => {
                    let name = format!("const {name}: {}", self.ty(&inner["type"]));
                    with(&name, " = ", &join(optional(&inner["default"]), ""))
                }
            })
        });
        angles(&join(params, ", "))
    }

    /// Returns the bounds of parameters, as parts of a `where` clause.
    pub fn parameter_bounds(&self, generics: &Value) -> Vec<String> {
        let bounded = list(&generics["params"]).iter().filter_map(|param| {
            let bounds = self.bounds(&param["kind"]["type"]["bounds"]);
            (!bounds.is_empty()).then(|| format!("{}: {bounds}", text(&param["name"])))
        });
        bounded.collect()
    }

    /// Returns the parts of a `where` clause.
    pub fn predicates(&self, generics: &Value) -> Vec<String> {
        let predicate = |predicate: &Value| {
            let (kind, inner) = variant(predicate);
            match kind {
                "bound_predicate" => {
                    let any = for_any(&self.generics(&inner["generic_params"]));
                    format!("{any}{}: {}", self.ty(&inner["type"]), self.bounds(&inner["bounds"]))
                }
                "lifetime_predicate" => {
                    let outlived = join(list(&inner["outlives"]).iter().map(text), " + ");
                    format!("{}: {outlived}", text(&inner["lifetime"]))
                }
                _ => format!("{} = {}", self.ty(&inner["lhs"]), self.ty(variant(&inner["rhs"]).1)),
            }
        };
        list(&generics["where_predicates"]).iter().map(predicate).collect()
    }

    /// Writes a function with this path. `outer` contains the conditions of the block around it.
    pub fn function(&self, path: &str, function: &Value, outer: Vec<String>) -> String {
        let generics = &function["generics"];
        let conditions = [outer, self.predicates(generics)].concat();
        let head =
            format!("{}fn {path}{}", qualifiers(&function["header"]), self.generics(&generics["params"]));
        format!("{head}{}{}", self.arguments(&function["sig"]), condition(&conditions))
    }

    /// Writes `(&self, cell: Cell) -> bool`.
    fn arguments(&self, signature: &Value) -> String {
        let inputs = list(&signature["inputs"]).iter().map(|input| {
            let (name, ty) = (text(&input[0]), &input[1]);
            let (kind, inner) = variant(ty);
            let is_self = |ty: &Value| ty["generic"] == "Self";
            match (&name[..], kind) {
                ("" | "_", _) => self.ty(ty),
                ("self", "generic") => name,
                ("self", "borrowed_ref") if is_self(&inner["type"]) => reference(inner) + "self",
                _ => format!("{name}: {}", self.ty(ty)),
            }
        });
        format!("({}){}", join(inputs, ", "), self.output(&signature["output"]))
    }

    fn output(&self, output: &Value) -> String {
        ty_or_none(output).map(|ty| format!(" -> {}", self.ty(ty))).unwrap_or_default()
    }
}

/// Writes `&`, `&mut ` or `&'a mut `.
fn reference(reference: &Value) -> String {
    let lifetime = optional(&reference["lifetime"]).map(|lifetime| lifetime + " ").unwrap_or_default();
    format!("&{lifetime}{}", if is(&reference["is_mutable"]) { "mut " } else { "" })
}

/// Writes `const unsafe extern "C" `.
fn qualifiers(header: &Value) -> String {
    let words = [("is_const", "const "), ("is_async", "async "), ("is_unsafe", "unsafe ")];
    let words = words.iter().filter(|(key, _)| is(&header[*key])).map(|(_, word)| *word);
    let (abi, _) = variant(&header["abi"]);
    let linkage = if abi == "Rust" { String::new() } else { format!("extern {abi:?} ") };
    words.collect::<String>() + &linkage
}

/// Writes a `where` clause.
pub fn condition(predicates: &[String]) -> String {
    with("", " where ", &predicates.join(", "))
}

fn for_any(generics: &str) -> String {
    if generics.is_empty() { String::new() } else { format!("for{generics} ") }
}

fn angles(arguments: &str) -> String {
    if arguments.is_empty() { String::new() } else { format!("<{arguments}>") }
}

/// Appends a text after a separator, unless it is empty.
fn with(text: &str, separator: &str, more: &str) -> String {
    if more.is_empty() { text.to_owned() } else { format!("{text}{separator}{more}") }
}

fn join(parts: impl IntoIterator<Item = String>, separator: &str) -> String {
    parts.into_iter().collect::<Vec<_>>().join(separator)
}

/// Returns the tag and the contents of an externally tagged enum, as serde calls it.
pub fn variant(value: &Value) -> (&str, &Value) {
    match value {
        Value::String(tag) => (tag, &Value::Null),
        value => entries(value).next().unwrap_or(("", &Value::Null)),
    }
}

pub fn entries(value: &Value) -> impl Iterator<Item = (&str, &Value)> {
    value.as_object().into_iter().flatten().map(|(key, value)| (&key[..], value))
}

pub fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

pub fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

pub fn optional(value: &Value) -> Option<String> {
    value.as_str().map(str::to_owned)
}

pub fn is(value: &Value) -> bool {
    value == true
}

fn ty_or_none(ty: &Value) -> Option<&Value> {
    Some(ty).filter(|ty| !ty.is_null())
}
