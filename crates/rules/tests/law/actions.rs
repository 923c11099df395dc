//! Document, commission, perform or sell, travel, and the rulings on them.
