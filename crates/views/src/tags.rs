//! The functions by which `view!` begins an element.

macro_rules! tags {
    ($make:ident: $($name:ident)*) => {$(
        #[doc = concat!("Begins an element `", stringify!($name), "`.")]
        pub fn $name() -> Element {
            Element::$make(stringify!($name).trim_start_matches("r#"))
        }
    )*};
}

/// Elements of HTML.
pub mod html {
    use crate::element::Element;

    tags!(html: a article aside b button caption code dd details dialog div dl dt em figcaption figure footer form h1 h2 h3 h4 header i img input kbd label li main mark nav ol option output p pre search section select small span strong summary table tbody td tfoot th thead time title tr ul);
}

/// Elements of SVG.
pub mod svg {
    use crate::element::Element;

    tags!(svg: a circle defs g line path pattern r#use rect svg text title);
}
