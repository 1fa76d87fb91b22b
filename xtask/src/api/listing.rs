//! Lists the public items in a file of rustdoc's JSON, as sorted lines.
//!
//! Every item is listed once, at its shortest public path; its other paths are lines that point
//! there. Rustdoc has already left out items that are private or `#[doc(hidden)]`. Implementations
//! that follow from others or from the fields of a type are left out here.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::signature::{Names, condition, is, list, optional, text, variant};

/// The traits that are usually derived. A type has up to nine of them, so they share a line.
const COMMON: [&str; 9] =
    ["Clone", "Copy", "Debug", "Default", "Eq", "Hash", "Ord", "PartialEq", "PartialOrd"];

/// Returns the lines of the listing.
pub fn lines(file: &Value) -> Vec<String> {
    let mut paths = Paths::new(file);
    paths.visit(&file["root"], &[]);
    let mut listing = Listing::new(&paths);
    listing.write(&paths);
    listing.lines.sort();
    listing.lines.dedup();
    listing.lines.into_iter().map(|line| line.text).collect()
}

type Path = Vec<String>;

/// A file in which items refer to others by number.
#[derive(Clone, Copy)]
struct Index<'a>(&'a Value);

impl<'a> Index<'a> {
    /// Returns the item with a number, unless it is hidden.
    fn item(self, number: &Value) -> Option<&'a Value> {
        self.0["index"].get(number.as_u64()?.to_string())
    }

    fn items(self, numbers: &'a Value) -> impl Iterator<Item = &'a Value> {
        list(numbers).iter().filter_map(move |number| self.item(number))
    }

    /// Whether the number is that of an item of the library, which may be hidden.
    fn is_own(self, number: &Value) -> bool {
        self.0["paths"][number.to_string()]["crate_id"] == 0
    }
}

/// The public paths of each item, by its number.
struct Paths<'a> {
    index: Index<'a>,
    found: BTreeMap<u64, Vec<Path>>,
    /// Re-exports of items that are not listed, such as other crates: path and source.
    foreign: Vec<(Path, String)>,
    /// The modules around the one being visited, from the root.
    open: Vec<u64>,
    /// The modules and paths where `use module::*` has been followed.
    globs: BTreeSet<(u64, Path)>,
}

impl<'a> Paths<'a> {
    fn new(file: &'a Value) -> Self {
        let index = Index(file);
        Self { index, found: BTreeMap::new(), foreign: Vec::new(), open: Vec::new(), globs: BTreeSet::new() }
    }

    /// Records the path of an item and, if it is a module, of its contents.
    fn visit(&mut self, number: &Value, path: &[String]) {
        let Some((item, key)) = self.index.item(number).zip(number.as_u64()) else { return };
        let paths = self.found.entry(key).or_default();
        if paths.iter().any(|known| known == path) {
            return;
        }
        paths.push(path.to_vec());
        // A module may re-export one that contains it.
        if !self.open.contains(&key) {
            self.open.push(key);
            self.visit_parts(item, path);
            self.open.pop();
        }
    }

    /// Records the parts of a module, which are at `path`.
    fn visit_parts(&mut self, item: &'a Value, path: &[String]) {
        for part in self.index.items(&item["inner"]["module"]["items"]) {
            match variant(&part["inner"]) {
                ("use", import) => self.visit_import(import, path),
                _ => self.visit(&part["id"], &child(path, &text(&part["name"]))),
            }
        }
    }

    fn visit_import(&mut self, import: &Value, path: &[String]) {
        let (target, is_glob) = (&import["id"], is(&import["is_glob"]));
        match self.index.item(target) {
            Some(item) if is_glob && !item["inner"]["module"].is_null() => {
                let key = target.as_u64().unwrap_or_default();
                if self.globs.insert((key, path.to_vec())) {
                    self.visit_parts(item, path);
                }
            }
            Some(_) if !is_glob => self.visit(target, &child(path, &text(&import["name"]))),
            None if self.index.is_own(target) => {}
            _ => {
                let name = if is_glob { "*".to_owned() } else { text(&import["name"]) };
                self.foreign.push((child(path, &name), text(&import["source"])));
            }
        }
    }

    /// Returns the shortest path of each item.
    fn shortest(&self) -> BTreeMap<u64, Path> {
        let shortest = |paths: &Vec<Path>| paths.iter().min_by_key(|path| (path.len(), *path)).cloned();
        self.found.iter().filter_map(|(&number, paths)| Some((number, shortest(paths)?))).collect()
    }
}

fn child(path: &[String], name: &str) -> Path {
    path.iter().cloned().chain([name.to_owned()]).collect()
}

/// A line. Lines sort by item, each followed by what belongs to it.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Line {
    owner: Path,
    place: Place,
    name: String,
    text: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    Item,
    Part,
    Constant,
    Function,
    Implementation,
}

/// The lines so far, and the data needed to write them.
struct Listing<'a> {
    index: Index<'a>,
    names: Names,
    shortest: BTreeMap<u64, Path>,
    lines: Vec<Line>,
    /// The common traits of a type, by the text before and after them.
    common: BTreeMap<(Path, String, String), Vec<String>>,
}

impl<'a> Listing<'a> {
    fn new(paths: &Paths<'a>) -> Self {
        let shortest = paths.shortest();
        let names = Names::new(&shortest, paths.index.0);
        Self { index: paths.index, names, shortest, lines: Vec::new(), common: BTreeMap::new() }
    }

    fn write(&mut self, paths: &Paths<'a>) {
        // Another path of a module implies other paths of the items in it.
        let listed: BTreeSet<Path> = self.shortest.values().cloned().collect();
        let is_in_listed = |path: &Path| listed.contains(&path[..path.len() - 1]);
        for (number, all) in &paths.found {
            let path = self.shortest[number].clone();
            let item = self.index.item(&Value::from(*number)).filter(|_| !path.is_empty());
            if let Some(item) = item {
                self.item_line(item, &path);
            }
            for other in all.iter().filter(|other| **other != path && is_in_listed(other)) {
                let text = format!("use {} = {}", other.join("::"), path.join("::"));
                self.push(other, Place::Item, "", text);
            }
        }
        for (path, source) in paths.foreign.iter().filter(|(path, _)| is_in_listed(path)) {
            self.push(path, Place::Item, "", format!("use {} = {source}", path.join("::")));
        }
        for ((owner, before, behind), mut traits) in std::mem::take(&mut self.common) {
            traits.sort();
            let text = format!("{before} {}{behind}", traits.join(" + "));
            self.push(&owner, Place::Implementation, "", text);
        }
    }

    fn push(&mut self, owner: &[String], place: Place, name: &str, text: String) {
        self.lines.push(Line { owner: owner.to_vec(), place, name: name.to_owned(), text });
    }

    /// Adds an item of a module, and what belongs to it.
    fn item_line(&mut self, item: &'a Value, path: &Path) {
        let (kind, inner) = variant(&item["inner"]);
        let name = path.join("::");
        let generics = &inner["generics"];
        let params = self.names.generics(&generics["params"]);
        let behind = condition(&self.names.predicates(generics));
        let text = match kind {
            "struct" | "union" | "enum" => {
                let shape = self.shape(kind, inner);
                self.parts(inner, path);
                self.implementations(&inner["impls"], path);
                format!("{kind} {name}{params}{shape}{behind}")
            }
            "trait" => {
                self.members(&inner["items"], path, &name, &[]);
                self.implementations(&inner["implementations"], path);
                let bounds = self.names.bounds(&inner["bounds"]);
                let colon = if bounds.is_empty() { "" } else { ": " };
                let safety = if is(&inner["is_unsafe"]) { "unsafe " } else { "" };
                format!("{safety}trait {name}{params}{colon}{bounds}{behind}")
            }
            "function" => self.names.function(&name, inner, Vec::new()),
            "type_alias" => format!("type {name}{params} = {}{behind}", self.names.ty(&inner["type"])),
            "constant" => {
                let value = Some(&inner["const"]).filter(|value| is(&value["is_literal"]));
                let value = value.map(|value| format!(" = {}", text(&value["expr"]))).unwrap_or_default();
                format!("const {name}: {}{value}", self.names.ty(&inner["type"]))
            }
            "static" => format!("static {name}: {}", self.names.ty(&inner["type"])),
            "macro" | "proc_macro" => format!("macro {name}!"),
            "module" => format!("mod {name}"),
            kind => format!("{kind} {name}"),
        };
        self.push(path, Place::Item, "", attributes(item) + &text);
    }

    /// Returns the visible shape of a type: all fields of a tuple, otherwise whether some are
    /// private.
    fn shape(&self, kind: &str, inner: &'a Value) -> String {
        let (shape, fields) = match kind {
            "struct" => variant(&inner["kind"]),
            _ => (kind, inner),
        };
        let is_stripped = is(&fields["has_stripped_fields"]) || is(&fields["has_stripped_variants"]);
        match shape {
            "tuple" if self.index.items(fields).next().is_some() => self.tuple(fields),
            "tuple" => " { .. }".to_owned(),
            "unit" => ";".to_owned(),
            _ if is_stripped => " { .. }".to_owned(),
            _ => String::new(),
        }
    }

    /// Writes `(u8, _)`.
    fn tuple(&self, fields: &'a Value) -> String {
        let fields = list(fields).iter().map(|number| {
            let field = self.index.item(number);
            field.map_or_else(|| "_".to_owned(), |field| self.names.ty(&field["inner"]["struct_field"]))
        });
        format!("({})", fields.collect::<Vec<_>>().join(", "))
    }

    fn fields(&self, numbers: &'a Value) -> Vec<(String, String)> {
        let field = |field: &Value| (text(&field["name"]), self.names.ty(&field["inner"]["struct_field"]));
        self.index.items(numbers).map(field).collect()
    }

    /// Adds the fields or variants of a type.
    fn parts(&mut self, inner: &'a Value, path: &Path) {
        let owner = path.join("::");
        let fields =
            if inner["kind"].is_null() { &inner["fields"] } else { &inner["kind"]["plain"]["fields"] };
        for (name, ty) in self.fields(fields) {
            self.push(path, Place::Part, &name, format!("field {owner}::{name}: {ty}"));
        }
        for item in self.index.items(&inner["variants"]) {
            let name = text(&item["name"]);
            let description = &item["inner"]["variant"];
            let contents = match variant(&description["kind"]) {
                ("tuple", fields) => self.tuple(fields),
                ("struct", fields) => {
                    let listed = self.fields(&fields["fields"]).into_iter();
                    let mut listed: Vec<_> = listed.map(|(name, ty)| format!("{name}: {ty}")).collect();
                    if is(&fields["has_stripped_fields"]) {
                        listed.push("..".to_owned());
                    }
                    format!(" {{ {} }}", listed.join(", "))
                }
                _ => String::new(),
            };
            let value = optional(&description["discriminant"]["expr"]);
            let value = value.map(|value| format!(" = {value}")).unwrap_or_default();
            let text = format!("{}variant {owner}::{name}{contents}{value}", attributes(item));
            self.push(path, Place::Part, &name, text);
        }
    }

    /// Adds the constants, types and functions of a trait or of a block `impl Type`, whose
    /// conditions apply to all of them.
    fn members(&mut self, numbers: &'a Value, path: &Path, owner: &str, conditions: &[String]) {
        for item in self.index.items(numbers) {
            let (kind, inner) = variant(&item["inner"]);
            let name = text(&item["name"]);
            let own = format!("{owner}::{name}");
            let (place, text) = match kind {
                "function" => {
                    let function = self.names.function(&own, inner, conditions.to_vec());
                    // A trait's function is marked if implementations may leave it out.
                    let is_provided = item["visibility"] == "default" && is(&inner["has_body"]);
                    (Place::Function, function + if is_provided { " { .. }" } else { "" })
                }
                "assoc_const" => {
                    let value = optional(&inner["value"]).filter(|value| value != "_");
                    let value = value.map(|value| format!(" = {value}")).unwrap_or_default();
                    (Place::Constant, format!("const {own}: {}{value}", self.names.ty(&inner["type"])))
                }
                _ => {
                    let bounds = self.names.bounds(&inner["bounds"]);
                    let colon = if bounds.is_empty() { "" } else { ": " };
                    (Place::Constant, format!("type {own}{colon}{bounds}"))
                }
            };
            self.push(path, place, &name, attributes(item) + &text);
        }
    }

    /// Adds the blocks `impl` of a type or of a trait.
    fn implementations(&mut self, numbers: &'a Value, path: &Path) {
        for item in self.index.items(numbers) {
            let inner = &item["inner"]["impl"];
            if is(&inner["is_synthetic"]) || !inner["blanket_impl"].is_null() {
                continue;
            }
            if inner["trait"].is_null() {
                let conditions = [
                    self.names.parameter_bounds(&inner["generics"]),
                    self.names.predicates(&inner["generics"]),
                ];
                let owner = self.block_owner(inner, path);
                self.members(&inner["items"], path, &owner, &conditions.concat());
            } else {
                self.implementation(inner, path);
            }
        }
    }

    /// Returns a type as a block `impl` names it, without lifetimes.
    fn block_owner(&self, block: &Value, path: &Path) -> String {
        let (_, ty) = variant(&block["for"]);
        let arguments = list(&ty["args"]["angle_bracketed"]["args"]);
        if arguments.iter().all(|argument| variant(argument).0 == "lifetime") {
            path.join("::")
        } else {
            self.names.ty(&block["for"])
        }
    }

    /// Adds the block `impl Trait for Type`, without its functions.
    fn implementation(&mut self, block: &'a Value, path: &Path) {
        let name = self.names.path(&block["trait"], &[]);
        if name == "StructuralPartialEq" {
            return;
        }
        // A block for a type of the library belongs to the type, not to the trait.
        let (_, ty) = variant(&block["for"]);
        let owner = ty["id"].as_u64().and_then(|number| self.shortest.get(&number)).unwrap_or(path).clone();
        let negation = if is(&block["is_negative"]) { "!" } else { "" };
        let before = format!("impl{}", self.names.generics(&block["generics"]["params"]));
        let conditions = condition(&self.names.predicates(&block["generics"]));
        let behind = format!(" for {}{conditions}", self.names.ty(&block["for"]));
        if COMMON.contains(&&name[..]) {
            let traits = self.common.entry((owner, before, behind)).or_default();
            if !traits.contains(&name) {
                traits.push(name);
            }
            return;
        }
        let types = self.index.items(&block["items"]).filter_map(|item| {
            let ty = &item["inner"]["assoc_type"]["type"];
            (!ty.is_null()).then(|| format!("{} = {}", text(&item["name"]), self.names.ty(ty)))
        });
        let types: Vec<String> = types.collect();
        let text = format!("{before} {negation}{}{behind}", self.names.path(&block["trait"], &types));
        self.push(&owner, Place::Implementation, &name, text);
    }
}

/// Returns the attributes that change what users may do.
fn attributes(item: &Value) -> String {
    let is_open = list(&item["attrs"]).iter().any(|attribute| attribute == "non_exhaustive");
    let is_deprecated = !item["deprecation"].is_null();
    let listed = [(is_open, "#[non_exhaustive] "), (is_deprecated, "#[deprecated] ")];
    listed.into_iter().filter(|(holds, _)| *holds).map(|(_, attribute)| attribute).collect()
}
