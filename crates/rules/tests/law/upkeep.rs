//! Maintenance.
