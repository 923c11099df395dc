//! Views: what is to be drawn, as data.

use crate::element::Element;
use crate::signal::Memo;
use std::borrow::Cow;
use std::panic::Location;

/// A text, which often is a literal.
pub(crate) type Text = Cow<'static, str>;

/// Something that can be drawn.
pub struct AnyView(pub(crate) Node);

/// The kinds of views.
pub(crate) enum Node {
    /// Nothing, but its place is known.
    Nothing,
    /// A text.
    Text(Text),
    /// An element that is described by HTML and never changes.
    Inert { html: &'static str, svg: bool },
    /// An element.
    Element(Element),
    /// Views one after the other; always as many.
    Fragment(Vec<AnyView>),
    /// Views one after the other; as many as there happen to be.
    List(Vec<AnyView>),
    /// A view that is drawn again when a signal that it reads changes.
    Dynamic(Box<dyn FnMut() -> AnyView>),
}

/// Where the source code writes a view. A redrawn view keeps its elements if both come from the same place.
pub(crate) type Site = &'static Location<'static>;

/// What can be made a view.
pub trait IntoView: Sized {
    /// Makes it a view.
    fn into_view(self) -> AnyView;

    /// Makes it a view.
    fn into_any(self) -> AnyView {
        self.into_view()
    }

    /// Makes it a view.
    fn into_render(self) -> AnyView {
        self.into_view()
    }

    /// Adds it to the children of an element: each view of a tuple is a child.
    #[doc(hidden)]
    fn append_to(self, children: &mut Vec<AnyView>) {
        self.append_one_to(children);
    }

    /// Adds it to the children of an element as one child.
    #[doc(hidden)]
    fn append_one_to(self, children: &mut Vec<AnyView>) {
        push(children, self.into_view());
    }
}

// Called a thousand times, so they are not copied to where they are called.

#[inline(never)]
fn push(children: &mut Vec<AnyView>, view: AnyView) {
    children.push(view);
}

#[inline(never)]
fn push_literal(children: &mut Vec<AnyView>, text: &'static str) {
    children.push(AnyView(Node::Text(Cow::Borrowed(text))));
}

#[inline(never)]
fn push_element(children: &mut Vec<AnyView>, element: Element) {
    children.push(AnyView(Node::Element(element)));
}

#[inline(never)]
fn push_dynamic(children: &mut Vec<AnyView>, draw: Box<dyn FnMut() -> AnyView>) {
    children.push(AnyView(Node::Dynamic(draw)));
}

/// The wrapper that `view!` puts around what it writes.
pub struct View;

impl View {
    /// Makes it a view of the place that calls this.
    #[allow(clippy::new_ret_no_self)]
    #[track_caller]
    pub fn new(view: impl IntoView) -> AnyView {
        view.into_view().of(Location::caller())
    }
}

/// An element that is described by HTML and never changes.
#[doc(hidden)]
pub struct InertElement;

impl InertElement {
    #[allow(clippy::new_ret_no_self)]
    pub fn new(html: &'static str) -> AnyView {
        AnyView(Node::Inert { html, svg: false })
    }
}

/// An element of a picture that is described by SVG and never changes.
#[doc(hidden)]
pub struct InertSvgElement;

impl InertSvgElement {
    #[allow(clippy::new_ret_no_self)]
    pub fn new(html: &'static str) -> AnyView {
        AnyView(Node::Inert { html, svg: true })
    }
}

impl AnyView {
    /// Notes its place. Elements inside of others have the place of those.
    #[inline(never)]
    fn of(mut self, site: Site) -> AnyView {
        match &mut self.0 {
            Node::Element(element) => element.0.site = Some(site),
            Node::Fragment(views) => {
                for view in views {
                    if let Node::Element(element) = &mut view.0 {
                        element.0.site.get_or_insert(site);
                    }
                }
            }
            Node::Nothing | Node::Text(_) | Node::Inert { .. } | Node::List(_) | Node::Dynamic(_) => {}
        }
        self
    }

    /// Marks of the development tools of Leptos, which are not used.
    #[doc(hidden)]
    pub fn with_view_marker(self, _: &str) -> AnyView {
        self
    }
}

impl IntoView for AnyView {
    fn into_view(self) -> AnyView {
        self
    }
}

impl IntoView for Element {
    fn into_view(self) -> AnyView {
        AnyView(Node::Element(self))
    }

    fn append_one_to(self, children: &mut Vec<AnyView>) {
        push_element(children, self);
    }
}

impl IntoView for () {
    fn into_view(self) -> AnyView {
        AnyView(Node::Nothing)
    }
}

impl IntoView for &'static str {
    fn into_view(self) -> AnyView {
        AnyView(Node::Text(Cow::Borrowed(self)))
    }

    fn append_one_to(self, children: &mut Vec<AnyView>) {
        push_literal(children, self);
    }
}

impl IntoView for String {
    fn into_view(self) -> AnyView {
        AnyView(Node::Text(Cow::Owned(self)))
    }
}

impl<T: IntoView> IntoView for Option<T> {
    fn into_view(self) -> AnyView {
        self.map_or(AnyView(Node::Nothing), IntoView::into_view)
    }
}

impl<T: IntoView> IntoView for Vec<T> {
    fn into_view(self) -> AnyView {
        AnyView(Node::List(self.into_iter().map(IntoView::into_view).collect()))
    }
}

impl<F: FnMut() -> V + 'static, V: IntoView> IntoView for F {
    fn into_view(mut self) -> AnyView {
        AnyView(Node::Dynamic(Box::new(move || self().into_view())))
    }

    fn append_one_to(mut self, children: &mut Vec<AnyView>) {
        push_dynamic(children, Box::new(move || self().into_view()));
    }
}

impl<T: IntoView + Clone + Send + Sync + 'static> IntoView for Memo<T> {
    fn into_view(self) -> AnyView {
        (move || self.get()).into_view()
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl IntoView for $number {
            fn into_view(self) -> AnyView {
                self.to_string().into_view()
            }
        }
    )*};
}

numbers!(u8 u16 u32 u64 usize i8 i16 i32 i64 isize f64 char);

macro_rules! tuples {
    ($($name:ident)*) => {
        impl<$($name: IntoView),*> IntoView for ($($name,)*) {
            fn into_view(self) -> AnyView {
                let mut views = Vec::new();
                self.append_to(&mut views);
                AnyView(Node::Fragment(views))
            }

            #[allow(non_snake_case)]
            fn append_to(self, children: &mut Vec<AnyView>) {
                let ($($name,)*) = self;
                $($name.append_one_to(children);)*
            }
        }
    };
}

tuples!(A);
tuples!(A B);
tuples!(A B C);
tuples!(A B C D);
tuples!(A B C D E);
tuples!(A B C D E F);
tuples!(A B C D E F G);
tuples!(A B C D E F G H);
tuples!(A B C D E F G H I);
tuples!(A B C D E F G H I J);
tuples!(A B C D E F G H I J K);
tuples!(A B C D E F G H I J K L);
tuples!(A B C D E F G H I J K L M);
tuples!(A B C D E F G H I J K L M N);
tuples!(A B C D E F G H I J K L M N O);
tuples!(A B C D E F G H I J K L M N O P);

#[cfg(test)]
mod tests {
    use super::{AnyView, Node};
    use crate::attribute::{Item, Source};
    use crate::element::Parts;
    use crate::prelude::view;

    fn element(view: AnyView) -> Parts {
        match view.0 {
            Node::Element(element) => *element.0,
            _ => panic!("an element"),
        }
    }

    #[test]
    fn views_of_one_place_can_keep_their_element_and_others_cannot() {
        let draw = |n: u8| view! { <p class="a">{n}</p> };
        let (first, again) = (element(draw(1)).site, element(draw(2)).site);
        assert!(first.is_some());
        assert_eq!(first, again);
        assert_ne!(first, element(view! { <p class="a">{1_u8}</p> }).site);
    }

    #[test]
    fn each_view_in_an_element_has_its_place_also_if_it_is_empty() {
        let parts = element(view! { <p>"a" {None::<&str>} {vec!["b", "c"]} {("d", "e")}</p> });
        let kinds: Vec<&str> = parts
            .children
            .iter()
            .map(|child| match &child.0 {
                Node::Nothing => "nothing",
                Node::Text(_) => "text",
                Node::List(_) => "list",
                Node::Fragment(_) => "fragment",
                Node::Inert { .. } | Node::Element(_) | Node::Dynamic(_) => "other",
            })
            .collect();
        assert_eq!(kinds, ["text", "nothing", "list", "fragment"]);
    }

    #[test]
    fn a_flag_that_is_off_is_no_attribute() {
        let none = None::<String>;
        let parts = element(view! { <button disabled=false hidden=true tabindex=-1 title=none>"a"</button> });
        let values = parts.items.iter().map(|item| match item {
            Item::Value(_, name, Source::Fixed(value)) => (*name, value.as_deref()),
            _ => panic!("a value"),
        });
        let expected = [("disabled", None), ("hidden", Some("")), ("tabindex", Some("-1")), ("title", None)];
        assert_eq!(values.collect::<Vec<_>>(), expected);
    }
}
