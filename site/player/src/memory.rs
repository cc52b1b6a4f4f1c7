//! What a page and the module pass each other: bytes in the module's memory.
//!
//! The one place in this program that needs `unsafe`. A page sees the module's
//! memory as one row of bytes and can hand over no more than a place and a
//! length, so that here, and here only, a reference is made of two numbers. A
//! page that passes others than it was given can make the module answer
//! nonsense; it can reach nothing outside the module's own memory, which
//! WebAssembly keeps apart.
#![expect(
    unsafe_code,
    reason = "memory shared with a page is a place and a length, not a reference"
)]

use std::alloc::{Layout, alloc, dealloc};

/// Sets bytes aside for a request. The place of the first; 0 if there are none
/// to be had.
#[unsafe(no_mangle)]
extern "C" fn reserve(bytes: usize) -> *mut u8 {
    match layout(bytes) {
        // SAFETY: the layout is of one byte or more.
        Some(layout) => unsafe { alloc(layout) },
        None => std::ptr::null_mut(),
    }
}

/// Gives back what [`reserve`] or [`ask`] gave: of an answer its length and its
/// text, four bytes more than the text has.
///
/// # Safety
/// `place` and `bytes` are those of something given and not yet given back.
#[unsafe(no_mangle)]
unsafe extern "C" fn release(place: *mut u8, bytes: usize) {
    if let (Some(layout), false) = (layout(bytes), place.is_null()) {
        // SAFETY: it was given with this layout, which the caller vouches for.
        unsafe { dealloc(place, layout) };
    }
}

/// Answers the request of so many bytes at `place`. The place of the answer: the
/// length of its text in four bytes, the least significant first, then the text;
/// 0 if there is no memory left for it. The request is the caller's to release,
/// before or after.
///
/// # Safety
/// `place` and `bytes` are those of something that [`reserve`] gave.
#[unsafe(no_mangle)]
unsafe extern "C" fn ask(place: *const u8, bytes: usize) -> *mut u8 {
    let request = if place.is_null() {
        &[]
    } else {
        // SAFETY: the caller vouches for place and length; every byte of the
        // module's memory has a value, and nothing writes to it meanwhile, since
        // the page waits for the answer.
        unsafe { std::slice::from_raw_parts(place, bytes) }
    };
    let text = crate::answer(request);
    let Ok(length) = u32::try_from(text.len()) else {
        return std::ptr::null_mut();
    };
    let answer = [&length.to_le_bytes(), text.as_bytes()].concat();
    let given = reserve(answer.len());
    if !given.is_null() {
        // SAFETY: `given` is as long as the answer and was only now set aside.
        unsafe { std::ptr::copy_nonoverlapping(answer.as_ptr(), given, answer.len()) };
    }
    given
}

/// How so many bytes lie in memory; at least one, so that each has a place.
fn layout(bytes: usize) -> Option<Layout> {
    Layout::array::<u8>(bytes.max(1)).ok()
}
