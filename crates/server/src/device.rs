//! Names a device by its browser and system, such as `Firefox, Android`.

use axum::http::HeaderMap;
use axum::http::header::USER_AGENT;

/// Words of a `User-Agent` and the names they stand for. Most browsers also claim to be Chrome or Safari, so the first
/// match counts.
const BROWSERS: [(&str, &str); 6] = [
    ("Firefox/", "Firefox"),
    ("Edg/", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];
const SYSTEMS: [(&str, &str); 7] = [
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
];

/// The name of the device that sends a request; empty if the `User-Agent` is unknown.
pub fn name(headers: &HeaderMap) -> String {
    let agent = headers.get(USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let first = |words: &[(&str, &'static str)]| {
        words.iter().find(|(word, _)| agent.contains(word)).map(|(_, name)| *name)
    };
    [first(&BROWSERS), first(&SYSTEMS)].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn a_device_is_named_by_its_browser_and_system() {
        let named = |agent: &'static str| {
            name(&HeaderMap::from_iter([(USER_AGENT, HeaderValue::from_static(agent))]))
        };
        assert_eq!(
            named("Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"),
            "Firefox, Android"
        );
        assert_eq!(
            named(
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0"
            ),
            "Edge, Windows"
        );
        assert_eq!(
            named("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1"),
            "Safari, iPhone"
        );
        assert_eq!(named("python-websocket"), "");
    }
}
