//! Compiles `locales/<lang>/*.ftl` into data and Rust, and a small sample for tests in the same way.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

#[path = "build/mod.rs"]
mod compiler;

use compiler::{Home, Source};

/// The files with messages that the page does not need, so that nobody downloads them.
const PROGRAM: [&str; 7] =
    ["analyse.ftl", "arena.ftl", "balance.ftl", "cli.ftl", "mine.ftl", "program.ftl", "train.ftl"];

/// The files with messages that the start page does not need, so that a browser downloads them after it.
const LATER: [&str; 4] = ["explain.ftl", "refusal.ftl", "rules.ftl", "vienna.ftl"];

fn main() {
    generate("../../locales", "texts", vec![printed()]);
    generate("tests/sample", "sample", Vec::new());
}

/// The texts printed on components, as messages that the other languages translate in their `vienna.ftl`.
fn printed() -> Source {
    let edition = edition::Edition::vienna();
    let mut text = String::new();
    for (what, id, label) in edition.labels() {
        let key = format!("{}-{what}-{id}", edition.id);
        // Composers, places and movements have their names among the terms.
        let title = if matches!(what, "composer" | "place" | "movement") { "" } else { &label.title };
        for (part, words) in [("", title), ("-place", &label.place), ("-history", &label.history)] {
            if !words.is_empty() {
                writeln!(text, "{key}{part} = {words}").expect("memory is there");
            }
        }
    }
    Source {
        lang: compiler::REFERENCE.to_owned(),
        file: format!("editions/{}", edition.id),
        home: Home::Printed,
        text,
    }
}

/// Compiles the languages in `folder` into `name.rs` of OUT_DIR and the data that it includes. If there are faults,
/// reports all and fails.
fn generate(folder: &str, name: &str, mut sources: Vec<Source>) {
    println!("cargo::rerun-if-changed={folder}");
    let read = read(Path::new(folder)).unwrap_or_else(|error| panic!("cannot read {folder}: {error}"));
    sources.extend(read);
    let output = match compiler::compile(name, &sources) {
        Ok(output) => output,
        Err(faults) => return faults.iter().for_each(|fault| println!("cargo::error={fault}")),
    };
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    let code = (format!("{name}.rs"), output.code);
    for (file, text) in output.written.files.into_iter().flatten().chain([code]) {
        let path = out.join(file);
        let folder = path.parent().expect("a file is in a folder");
        let written = fs::create_dir_all(folder).and_then(|()| fs::write(&path, text));
        written.unwrap_or_else(|error| panic!("cannot write {}: {error}", path.display()));
    }
}

/// All files `<lang>/<name>.ftl` in `folder`, sorted, so that the same texts always give the same code.
fn read(folder: &Path) -> io::Result<Vec<Source>> {
    let mut sources = Vec::new();
    for lang in entries(folder)?.into_iter().filter(|path| path.is_dir()) {
        let code = lang.file_name().unwrap_or_default().to_string_lossy().into_owned();
        for file in entries(&lang)?.into_iter().filter(|path| path.extension().is_some_and(|e| e == "ftl")) {
            let text = fs::read_to_string(&file)?;
            // Relative to the root of the workspace.
            let file = file.strip_prefix("../..").unwrap_or(&file).display().to_string();
            let is_in = |names: &[&str]| names.iter().any(|name| file.ends_with(&format!("/{name}")));
            let home = match () {
                () if is_in(&PROGRAM) => Home::Program,
                () if is_in(&LATER) => Home::Later,
                () => Home::Page,
            };
            sources.push(Source { lang: code.clone(), file, home, text });
        }
    }
    Ok(sources)
}

fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}
