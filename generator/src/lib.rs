//! sowbook
