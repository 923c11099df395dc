//! The settings of a server: their precedence, and the errors of a settings file.

use crate::desk::Desk;
use crate::serving::serve_with;

const FILE: &str = "# An evening with friends.\nport = 0\nno-open = true\nbase-path = \"/file\"\n";

fn served_under(line: &str, variables: &[(&str, &str)]) -> String {
    let desk = Desk::new();
    desk.write("server.toml", FILE);
    let (_serving, address, _) = serve_with(&desk, line, variables);
    address.rsplit(':').next().unwrap().split_once('/').unwrap().1.to_owned()
}

#[test]
fn the_command_line_overrides_the_environment_which_overrides_the_file() {
    let variable = [("LACRIMOSA_BASE_PATH", "environment")];
    assert_eq!(served_under("serve --config server.toml", &[]), "file/");
    assert_eq!(served_under("serve --config server.toml", &variable), "environment/");
    assert_eq!(served_under("serve --config server.toml --base-path line", &variable), "line/");
}

#[test]
fn the_program_without_a_command_reads_the_settings_file_named_in_the_environment() {
    assert_eq!(served_under("", &[("LACRIMOSA_CONFIG", "server.toml")]), "file/");
    assert_eq!(served_under("--lang fr", &[("LACRIMOSA_CONFIG", "server.toml")]), "file/");
}

#[test]
fn errors_in_a_settings_file_name_the_line_and_the_key() {
    let desk = Desk::new();
    for (line, key) in [
        ("bort = 1", "bort"),
        ("config = \"other.toml\"", "config"),
        ("port = \"many\"", "port"),
        ("port = 70000", "port"),
        ("port = true", "port"),
        ("no-open = \"yes\"", "no-open"),
        ("requests-per-minute = 0", "requests-per-minute"),
        ("webhooks = \"some\"", "webhooks"),
        ("push-contact = \"me\"", "push-contact"),
        ("trusted-proxies = [\"10.0.0.0/8\", \"nobody\"]", "trusted-proxies"),
        ("base-path = \"/a b\"", "base-path"),
        ("public-url = \"example.org\"", "public-url"),
        ("log = \"info,=,\"", "log"),
        ("[limits]", "limits"),
    ] {
        desk.write("server.toml", &format!("host = \"127.0.0.1\"\n\n{line}\n"));
        let message = desk.fails("serve --no-open --config server.toml");
        assert!(
            message.contains("server.toml, line 3:") && message.contains(&format!("“{key}”")),
            "{line}: {message}"
        );
    }
    desk.write("server.toml", "port = \n");
    assert!(desk.fails("serve --no-open --config server.toml").contains("server.toml, line 1:"));
    assert!(desk.fails("serve --no-open --config nothing.toml").contains("nothing.toml"));
}

#[test]
fn a_certificate_and_its_key_are_both_required() {
    let desk = Desk::new();
    let half = desk.fails("serve --no-open --port 0 --tls-key key.pem");
    assert!(half.contains("--tls-certificate"), "{half}");
    let missing = desk.fails("serve --no-open --port 0 --tls-key key.pem --tls-certificate none.pem");
    assert!(missing.contains("none.pem"), "{missing}");
    // With an unusable certificate no address is printed.
    let answer = desk.run("serve --no-open --port 0 --tls-key key.pem --tls-certificate none.pem");
    assert_eq!(answer.out, "", "{answer:?}");
}

#[test]
fn the_error_for_an_invalid_option_says_what_is_expected() {
    let message = Desk::new().misunderstood("serve --no-open --trusted-proxies nobody");
    assert!(message.contains("nobody") && message.contains("--trusted-proxies"), "{message}");
    assert!(Desk::new().misunderstood("serve --durability some").contains("full, normal"));
}
