//! Screen sizes for tests and screenshots.

use serde_json::{Value, json};

/// The content area of a browser window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Screen {
    /// Width in CSS pixels.
    pub width: u32,
    /// Height in CSS pixels.
    pub height: u32,
    /// Device pixels per CSS pixel.
    pub density: f64,
    /// The pointing device.
    pub pointer: Pointer,
}

/// A pointing device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointer {
    /// A mouse, which can hover.
    Mouse,
    /// A finger, on a phone or tablet.
    Touch,
}

/// The colour scheme that the system prefers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheme {
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Screen {
    /// A phone in portrait orientation.
    pub const PHONE: Screen = Screen { width: 390, height: 844, density: 2.0, pointer: Pointer::Touch };
    /// A small laptop without the height that the browser's toolbars take.
    pub const LAPTOP_INSIDE: Screen = Screen::desktop(1366, 640);
    /// A small laptop in full screen.
    pub const LAPTOP: Screen = Screen::desktop(1366, 768);
    /// A usual desktop screen.
    pub const DESKTOP: Screen = Screen::desktop(1920, 1080);

    /// The sizes at which every screen of the page must fit, from the smallest to the largest.
    pub const SIZES: [Screen; 17] = [
        Screen::touch(320, 640),
        Screen::touch(360, 640),
        Screen::touch(390, 844),
        Screen::touch(640, 360),
        Screen::touch(844, 390),
        // A laptop at a zoom of 200 %.
        Screen::desktop(683, 384),
        Screen::touch(768, 1024),
        Screen::touch(820, 1180),
        Screen::touch(1024, 768),
        Screen::touch(1180, 820),
        // A laptop at a zoom of 125 %.
        Screen::desktop(1093, 614),
        Screen::desktop(1280, 720),
        Screen::desktop(1366, 641),
        Screen::desktop(1366, 768),
        Screen::desktop(1536, 864),
        Screen::desktop(1920, 1080),
        Screen::desktop(2560, 1440),
    ];

    /// A phone or tablet. One device pixel for each CSS pixel keeps its pictures small.
    pub const fn touch(width: u32, height: u32) -> Screen {
        Screen { width, height, density: 1.0, pointer: Pointer::Touch }
    }

    /// A screen with a mouse, one device pixel for each CSS pixel.
    pub const fn desktop(width: u32, height: u32) -> Screen {
        Screen { width, height, density: 1.0, pointer: Pointer::Mouse }
    }

    /// Its size as text, such as `390x844`.
    pub fn code(self) -> String {
        format!("{}x{}", self.width, self.height)
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
