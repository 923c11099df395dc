//! Screens to look at the page on.

use serde_json::{Value, json};

/// The inside of a browser's window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Screen {
    /// Width in CSS pixels.
    pub width: u32,
    /// Height in CSS pixels.
    pub height: u32,
    /// Device pixels for each of them.
    pub density: f64,
    /// What the fingers do.
    pub pointer: Pointer,
}

/// How somebody points at things.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointer {
    /// With a mouse, which can hover.
    Mouse,
    /// With a finger, on a phone or tablet.
    Touch,
}

/// Light or dark, as the system prefers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheme {
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Screen {
    /// A phone, held upright.
    pub const PHONE: Screen = Screen { width: 390, height: 844, density: 2.0, pointer: Pointer::Touch };
    /// A small laptop whose browser leaves little of its height.
    pub const LAPTOP_INSIDE: Screen = Screen::desk(1366, 640);
    /// A small laptop, the window without any frame.
    pub const LAPTOP: Screen = Screen::desk(1366, 768);
    /// A usual screen on a desk.
    pub const DESK: Screen = Screen::desk(1920, 1080);

    /// A screen with a mouse, one device pixel for each CSS pixel.
    pub const fn desk(width: u32, height: u32) -> Screen {
        Screen { width, height, density: 1.0, pointer: Pointer::Mouse }
    }

    /// The parameters of `Emulation.setDeviceMetricsOverride`.
    pub(crate) fn metrics(self) -> Value {
        json!({
            "width": self.width,
            "height": self.height,
            "deviceScaleFactor": self.density,
            "mobile": self.pointer == Pointer::Touch,
        })
    }
}

impl Scheme {
    pub(crate) fn code(self) -> &'static str {
        match self {
            Scheme::Light => "light",
            Scheme::Dark => "dark",
        }
    }
}
