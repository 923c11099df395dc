//! Translates the help and the errors of the command line, which clap has only in English.

use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command};
use std::process::ExitCode;
use texts::{Lang, lookup, t};

/// Sets the help texts of a command and its arguments: messages such as `cli`, `cli-new` and `cli-new-seed`,
/// or `cli-arg-seed` for an argument that many commands share.
pub fn localise(lang: Lang, key: &str, command: Command) -> Command {
    let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    let mut command = command
        .about(lookup(lang, key).unwrap_or_default())
        .mut_args(|arg| localise_arg(lang, key, arg))
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .arg(builtin("help", 'h', ArgAction::Help).help(t::cli_arg_help(lang)))
        .mut_arg("help", |arg| arg.help_heading(t::cli_heading_options(lang)))
        .subcommand_help_heading(t::cli_heading_commands(lang))
        .help_template(template(lang));
    if key == "cli" {
        let version = builtin("version", 'V', ArgAction::Version).help(t::cli_arg_version(lang));
        command = command.disable_version_flag(true).arg(version.help_heading(t::cli_heading_options(lang)));
    }
    if let Some(more) = lookup(lang, &format!("{key}-more")) {
        command = command.after_help(more);
    }
    for name in names {
        command = command.mut_subcommand(&name, |sub| localise(lang, &format!("{key}-{name}"), sub));
    }
    command
}

fn builtin(name: &'static str, short: char, action: ArgAction) -> Arg {
    Arg::new(name).short(short).long(name).action(action)
}

fn template(lang: Lang) -> String {
    format!("{{about-with-newline}}\n{}: {{usage}}\n\n{{all-args}}{{after-help}}", t::cli_heading_usage(lang))
}

/// Translates the placeholders in the usage of every command. The command must be complete.
pub fn localise_usage(lang: Lang, command: Command, path: &str) -> Command {
    let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    let mut command = command;
    let usage = command.render_usage().to_string();
    let usage = usage.split_once(": ").map_or(usage.clone(), |(_, usage)| usage.trim().to_owned());
    let usage = usage.strip_prefix(command.get_name()).map_or(usage.clone(), |rest| format!("{path}{rest}"));
    let usage = usage
        .replace("[OPTIONS]", &format!("[{}]", t::cli_usage_options(lang)))
        .replace("[COMMAND]", &format!("[{}]", t::cli_usage_command(lang)))
        .replace("<COMMAND>", &format!("<{}>", t::cli_usage_command(lang)));
    command = command.override_usage(StyledStr::from(usage));
    for name in names {
        let path = format!("{path} {name}");
        command = command.mut_subcommand(&name, |sub| localise_usage(lang, sub, &path));
    }
    command
}

/// Sets the help of an argument, with its values, default and environment variable.
fn localise_arg(lang: Lang, key: &str, arg: Arg) -> Arg {
    let id = arg.get_id().as_str().replace('_', "-");
    let own = lookup(lang, &format!("{key}-{id}"));
    let Some(mut help) = own.or_else(|| lookup(lang, &format!("cli-arg-{id}"))) else { return arg };
    let takes_value = matches!(arg.get_action(), ArgAction::Set | ArgAction::Append);
    let values: Vec<String> =
        arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
    if takes_value && !values.is_empty() {
        help.push_str(&format!(" [{}]", t::cli_values(lang, values.join(", "))));
    }
    let defaults: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    if takes_value && !defaults.is_empty() {
        help.push_str(&format!(" [{}]", t::cli_default(lang, defaults.join(", "))));
    }
    if let Some(variable) = arg.get_env() {
        help.push_str(&format!(" [{}]", t::cli_environment(lang, variable.to_string_lossy())));
    }
    let heading =
        if arg.is_positional() { t::cli_heading_arguments(lang) } else { t::cli_heading_options(lang) };
    let arg = arg.help(help).help_heading(heading).hide_env(true);
    if takes_value { arg.hide_possible_values(true).hide_default_value(true) } else { arg }
}

/// The language in the arguments, found before they are parsed.
pub fn language_of(args: impl IntoIterator<Item = String>) -> Option<Lang> {
    let mut args = args.into_iter();
    while let Some(arg) = args.next() {
        let code = match arg.strip_prefix("--lang") {
            Some("") => args.next()?,
            Some(rest) => rest.strip_prefix('=')?.to_owned(),
            None => continue,
        };
        return Lang::from_code(&code);
    }
    None
}

/// Prints the help, the version, or an error as one sentence with what was expected.
pub fn report(lang: Lang, command: &Command, error: &clap::Error) -> ExitCode {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        error.exit();
    }
    eprintln!("{}", t::cli_error(lang, sentence(lang, command, error)));
    ExitCode::from(2)
}

fn sentence(lang: Lang, command: &Command, error: &clap::Error) -> String {
    let context = |kind: ContextKind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(text.clone()),
        Some(ContextValue::Strings(texts)) => Some(texts.join(", ")),
        Some(ContextValue::Number(number)) => Some(number.to_string()),
        _ => None,
    };
    let named = |kind| context(kind).unwrap_or_default();
    let (arg, value) = (named(ContextKind::InvalidArg), named(ContextKind::InvalidValue));
    match error.kind() {
        ErrorKind::InvalidValue if value.is_empty() => t::cli_error_no_value(lang, arg),
        ErrorKind::InvalidValue => t::cli_error_value(lang, arg, value, named(ContextKind::ValidValue)),
        ErrorKind::ValueValidation => {
            let help = help_of(command, &arg).unwrap_or_default();
            t::cli_error_invalid(lang, arg, help, value)
        }
        ErrorKind::UnknownArgument => match context(ContextKind::SuggestedArg) {
            Some(meant) => t::cli_error_unknown_meant(lang, arg, meant),
            None => t::cli_error_unknown(lang, arg),
        },
        ErrorKind::InvalidSubcommand => {
            let known: Vec<&str> = command.get_subcommands().map(Command::get_name).collect();
            t::cli_error_command(lang, named(ContextKind::InvalidSubcommand), known.join(", "))
        }
        ErrorKind::MissingRequiredArgument => t::cli_error_missing(lang, arg),
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            t::cli_error_missing(lang, format!("<{}>", t::cli_usage_command(lang)))
        }
        ErrorKind::ArgumentConflict => t::cli_error_conflict(lang, arg, named(ContextKind::PriorArg)),
        _ => t::cli_error_other(lang, if arg.is_empty() { value } else { arg }),
    }
}

/// The help of an argument, found by how it is displayed, in the command or its subcommands.
fn help_of(command: &Command, shown: &str) -> Option<String> {
    let own = command.get_arguments().find(|arg| arg.to_string() == shown);
    let help = own.and_then(|arg| arg.get_help()).map(ToString::to_string);
    help.or_else(|| command.get_subcommands().find_map(|sub| help_of(sub, shown)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_found_among_the_arguments() {
        let of = |args: &[&str]| language_of(args.iter().map(|arg| (*arg).to_owned()));
        assert_eq!(of(&["lacrimosa", "--lang", "en", "--help"]), Some(Lang::En));
        assert_eq!(of(&["lacrimosa", "rules", "--lang=en"]), Some(Lang::En));
        assert_eq!(of(&["lacrimosa", "--lang"]), None);
        assert_eq!(of(&["lacrimosa", "--lang", "xx"]), None);
        assert_eq!(of(&["lacrimosa", "rules"]), None);
    }
}
