//! References to elements in the page.

use crate::html::Tag;
use reactive_graph::owner::LocalStorage;
use reactive_graph::signal::RwSignal;
use reactive_graph::traits::{Get, GetUntracked, Set};
use wasm_bindgen::JsCast;

/// An element of a view, once it is built.
pub struct NodeRef<T: Tag>(RwSignal<Option<T::Element>, LocalStorage>);

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
        NodeRef(RwSignal::new_local(None))
    }

    /// The element. An effect that reads it runs again when there is another one.
    pub fn get(&self) -> Option<T::Element> {
        self.0.get()
    }

    /// The element.
    pub fn get_untracked(&self) -> Option<T::Element> {
        self.0.get_untracked()
    }

    pub(crate) fn load(&self, element: &web_sys::Element) {
        self.0.set(Some(element.clone().unchecked_into()));
    }
}
