//! Requests to the server: each one function, each answer a value or a problem.
