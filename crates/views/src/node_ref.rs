//! References to elements in the page.

use crate::html::Tag;
use crate::signal::RwSignal;
use std::marker::PhantomData;
use wasm_bindgen::JsCast;

/// An element of a view, once it is built.
pub struct NodeRef<T: Tag>(RwSignal<Option<web_sys::Element>>, PhantomData<fn() -> T>);

impl<T: Tag> Clone for NodeRef<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Tag> Copy for NodeRef<T> {}

impl<T: Tag> Default for NodeRef<T> {
    fn default() -> Self {
        NodeRef::new()
    }
}

impl<T: Tag> NodeRef<T> {
    /// A reference to no element.
    pub fn new() -> Self {
        NodeRef(RwSignal::new(None), PhantomData)
    }

    /// The element. An effect that reads it runs again when there is another one.
    pub fn get(&self) -> Option<T::Element> {
        self.0.get().map(JsCast::unchecked_into)
    }

    /// The element.
    pub fn get_untracked(&self) -> Option<T::Element> {
        self.0.get_untracked().map(JsCast::unchecked_into)
    }

    pub(crate) fn load(&self, element: &web_sys::Element) {
        self.0.set(Some(element.clone()));
    }
}
