//! A settings file for a server: TOML with the options of `serve` as keys.

use crate::serve_args::ServeArgs;
use crate::{cli, files};
use anyhow::{Result, anyhow};
use clap::{Arg, ArgAction, Args, Command};
use std::path::Path;
use texts::{Lang, t};
use toml::de::{DeTable, DeValue};

/// The settings of a file, with values as they would be written on the command line.
#[derive(Default)]
pub struct Settings(Vec<(String, Vec<String>)>);

impl Settings {
    /// Reads a file. Every value is validated by its option, so that an error can name the line.
    pub fn read(lang: Lang, path: &Path) -> Result<Settings> {
        let text = files::read(lang, path)?;
        let file = path.display().to_string();
        let line = |at: usize| (text[..at].matches('\n').count() + 1).to_string();
        let table = DeTable::parse(&text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            anyhow!(t::settings_broken(lang, &file, line(at), error.message()))
        })?;
        let serve = ServeArgs::augment_args(Command::new("serve"));
        let mut settings = Settings::default();
        for (key, value) in table.into_inner() {
            let at = line(key.span().start);
            let key = key.into_inner();
            let arg = serve.get_arguments().find(|arg| arg.get_long() == Some(&*key) && key != "config");
            let Some(arg) = arg else {
                return Err(anyhow!(t::settings_unknown(lang, &file, &key, names(&serve), at)));
            };
            let values = written(arg, value.get_ref()).filter(|values| is_accepted(arg, values));
            let values = values.ok_or_else(|| {
                let found = text[value.span()].trim();
                anyhow!(t::settings_value(lang, &file, found, help(lang, arg), &key, at))
            })?;
            settings.0.push((arg.get_id().to_string(), values));
        }
        Ok(settings)
    }

    /// Makes the values the defaults of a command's options.
    pub fn apply(&self, command: Command) -> Command {
        command.mut_args(|arg| {
            let own = self.0.iter().find(|(id, _)| arg.get_id() == id.as_str());
            own.map_or(arg.clone(), |(_, values)| arg.default_values(values.clone()))
        })
    }
}

/// A value as it would be written on the command line; none if its type does not fit.
fn written(arg: &Arg, value: &DeValue<'_>) -> Option<Vec<String>> {
    let one = |value: &DeValue<'_>| match value {
        DeValue::String(text) => Some(text.to_string()),
        DeValue::Integer(number) => {
            i64::from_str_radix(number.as_str(), number.radix()).ok().map(|n| n.to_string())
        }
        _ => None,
    };
    match (arg.get_action(), value) {
        (ArgAction::SetTrue, DeValue::Boolean(yes)) => Some(vec![yes.to_string()]),
        (ArgAction::Append, DeValue::Array(items)) => items.iter().map(|item| one(item.get_ref())).collect(),
        (ArgAction::SetTrue, _) => None,
        (_, value) => one(value).map(|value| vec![value]),
    }
}

fn is_accepted(arg: &Arg, values: &[String]) -> bool {
    let name = arg.get_long().unwrap_or_default();
    let words = values.iter().map(|value| format!("--{name}={value}"));
    let alone = Command::new("setting").no_binary_name(true).arg(arg.clone());
    matches!(arg.get_action(), ArgAction::SetTrue) || alone.try_get_matches_from(words).is_ok()
}

fn names(serve: &Command) -> String {
    let names = serve.get_arguments().filter_map(Arg::get_long).filter(|name| *name != "config");
    names.collect::<Vec<_>>().join(", ")
}

/// The help text of the option.
fn help(lang: Lang, arg: &Arg) -> String {
    let command = cli::command(lang);
    let serve = command.find_subcommand("serve");
    let known = serve.and_then(|serve| serve.get_arguments().find(|known| known.get_id() == arg.get_id()));
    known.and_then(Arg::get_help).map(ToString::to_string).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::serve_args::from_environment;
    use std::collections::BTreeMap;

    const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../deploy/lacrimosa.toml");
    const UNIT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../deploy/lacrimosa.service");
    const HOSTING: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/hosting.md");

    /// The settings of the example that differ from the defaults.
    const OF_A_SERVICE: [(&str, &str); 4] =
        [("no-open", "true"), ("port", "1791"), ("data", "/var/lib/lacrimosa"), ("log", "info")];

    #[test]
    fn the_systemd_unit_has_no_settings_and_uses_the_folder_of_the_example() {
        let unit = std::fs::read_to_string(UNIT).unwrap();
        let lines =
            unit.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once('='));
        let lines: Vec<(&str, &str)> = lines.collect();
        let of = |key: &str| {
            lines.iter().filter(|(name, _)| *name == key).map(|(_, value)| *value).collect::<Vec<_>>()
        };
        assert_eq!(
            of("ExecStart"),
            ["/usr/local/bin/lacrimosa serve --config /etc/lacrimosa/lacrimosa.toml"]
        );
        assert!(of("Environment").is_empty() && of("EnvironmentFile").is_empty());
        assert_eq!(format!("/var/lib/{}", of("StateDirectory")[0]), OF_A_SERVICE[2].1);
        assert_eq!((of("User"), of("MemoryMax").len()), (vec!["lacrimosa"], 1));
        assert!(of("After")[0].contains("time-sync.target"));
        let steps = unit.lines().filter(|line| line.starts_with("#   sudo "));
        for file in steps.flat_map(str::split_whitespace).filter(|word| word.starts_with("deploy/")) {
            let file = std::path::Path::new(EXAMPLE).with_file_name(file.trim_start_matches("deploy/"));
            assert!(file.is_file(), "{}", file.display());
        }
    }

    /// Every setting with its default.
    fn settings() -> BTreeMap<String, String> {
        let serve = ServeArgs::augment_args(Command::new("serve"));
        let settings = serve.get_arguments().filter(|arg| arg.get_id() != "config").map(|arg| {
            let values: Vec<_> =
                arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
            (arg.get_long().unwrap().to_owned(), values.join(","))
        });
        settings.collect()
    }

    #[test]
    fn the_hosting_document_lists_every_setting_with_its_default() {
        let page = std::fs::read_to_string(HOSTING).unwrap();
        let table = page.split("\n| setting |").nth(1).unwrap().split("\n\n").next().unwrap();
        let rows = table.lines().skip(2).map(|row| {
            let cells: Vec<_> = row.split('|').map(|cell| cell.trim().trim_matches('`').to_owned()).collect();
            (cells[1].clone(), cells[2].clone())
        });
        assert_eq!(rows.collect::<BTreeMap<_, _>>(), settings());
    }

    #[test]
    fn the_example_shows_every_setting_and_changes_only_what_a_service_needs() {
        let read = Settings::read(Lang::En, Path::new(EXAMPLE)).unwrap();
        let read: BTreeMap<_, _> =
            read.0.into_iter().map(|(id, values)| (id.replace('_', "-"), values.join(","))).collect();
        let text = std::fs::read_to_string(EXAMPLE).unwrap();
        for (name, usual) in settings() {
            let shown = |line: &str| line.trim_start_matches("# ").starts_with(&format!("{name} = "));
            assert!(text.lines().any(shown), "{name}");
            match read.get(&name) {
                Some(value) if OF_A_SERVICE.iter().any(|(own, _)| *own == name) => {
                    assert!(OF_A_SERVICE.contains(&(&*name, value)), "{name} = {value}");
                }
                Some(value) => assert_eq!(*value, usual, "{name}"),
                None => assert_eq!(usual, "", "{name} has a usual value: show it"),
            }
        }
    }

    #[test]
    fn settings_in_comments_of_the_example_are_valid() {
        let text = std::fs::read_to_string(EXAMPLE).unwrap();
        let mentioned = text
            .lines()
            .map(|line| line.strip_prefix("# ").filter(|rest| rest.contains(" = ")).unwrap_or(line));
        let whole: Vec<_> = mentioned.collect();
        let file = std::env::temp_dir().join(format!("lacrimosa-example-{}.toml", std::process::id()));
        std::fs::write(&file, whole.join("\n")).unwrap();
        let read = Settings::read(Lang::En, &file).unwrap();
        std::fs::remove_file(&file).unwrap();
        assert_eq!(read.0.len(), settings().len());
    }

    #[test]
    fn every_setting_has_an_environment_variable() {
        let serve = from_environment(ServeArgs::augment_args(Command::new("serve")));
        let path = serve.get_arguments().find(|arg| arg.get_id() == "base_path").unwrap();
        assert_eq!(path.get_env().unwrap(), "LACRIMOSA_BASE_PATH");
        assert!(serve.get_arguments().all(|arg| arg.get_env().is_some()));
    }
}
