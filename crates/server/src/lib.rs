//! The web server: it carries the page inside the program and serves it.
