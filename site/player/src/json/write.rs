//! From whatever serde can tell of to text.

use std::fmt::{self, Write};

use serde::{
    Serialize, Serializer,
    ser::{
        Impossible, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant,
        SerializeTuple,
    },
};

/// The text of a value.
///
/// # Errors
/// It holds what answers never hold: parts of numbers, bytes, names that are
/// not text.
pub(crate) fn to_text(value: &impl Serialize) -> Result<String, Unwritable> {
    let mut text = String::new();
    value.serialize(Writer { text: &mut text })?;
    Ok(text)
}

/// A value that has no text here.
#[derive(Debug)]
pub(crate) struct Unwritable;

impl fmt::Display for Unwritable {
    fn fmt(&self, _formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }
}

impl std::error::Error for Unwritable {}

impl serde::ser::Error for Unwritable {
    fn custom<T: fmt::Display>(_: T) -> Unwritable {
        Unwritable
    }
}

/// Where one value is written.
struct Writer<'t> {
    text: &'t mut String,
}

impl<'t> Writer<'t> {
    fn write(self, text: &str) -> Result<(), Unwritable> {
        self.text.push_str(text);
        Ok(())
    }

    fn number(self, is_negative: bool, number: u64) -> Result<(), Unwritable> {
        if is_negative {
            self.text.push('-');
        }
        write!(self.text, "{number}").map_err(|_| Unwritable)
    }

    fn open(self, first: char, last: &'static str) -> Compound<'t> {
        self.text.push(first);
        Compound {
            text: self.text,
            last,
            is_empty: true,
        }
    }
}

impl<'t> Serializer for Writer<'t> {
    type Ok = ();
    type Error = Unwritable;
    type SerializeSeq = Compound<'t>;
    type SerializeTuple = Compound<'t>;
    type SerializeTupleStruct = Impossible<(), Unwritable>;
    type SerializeTupleVariant = Impossible<(), Unwritable>;
    type SerializeMap = Compound<'t>;
    type SerializeStruct = Compound<'t>;
    type SerializeStructVariant = Compound<'t>;

    fn serialize_bool(self, is_so: bool) -> Result<(), Unwritable> {
        self.write(if is_so { "true" } else { "false" })
    }

    fn serialize_i8(self, number: i8) -> Result<(), Unwritable> {
        self.serialize_i64(number.into())
    }

    fn serialize_i16(self, number: i16) -> Result<(), Unwritable> {
        self.serialize_i64(number.into())
    }

    fn serialize_i32(self, number: i32) -> Result<(), Unwritable> {
        self.serialize_i64(number.into())
    }

    fn serialize_i64(self, number: i64) -> Result<(), Unwritable> {
        self.number(number < 0, number.unsigned_abs())
    }

    fn serialize_u8(self, number: u8) -> Result<(), Unwritable> {
        self.number(false, number.into())
    }

    fn serialize_u16(self, number: u16) -> Result<(), Unwritable> {
        self.number(false, number.into())
    }

    fn serialize_u32(self, number: u32) -> Result<(), Unwritable> {
        self.number(false, number.into())
    }

    fn serialize_u64(self, number: u64) -> Result<(), Unwritable> {
        self.number(false, number)
    }

    fn serialize_f32(self, _: f32) -> Result<(), Unwritable> {
        Err(Unwritable)
    }

    fn serialize_f64(self, _: f64) -> Result<(), Unwritable> {
        Err(Unwritable)
    }

    fn serialize_char(self, one: char) -> Result<(), Unwritable> {
        self.serialize_str(one.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, text: &str) -> Result<(), Unwritable> {
        write_string(self.text, text);
        Ok(())
    }

    fn serialize_bytes(self, _: &[u8]) -> Result<(), Unwritable> {
        Err(Unwritable)
    }

    fn serialize_none(self) -> Result<(), Unwritable> {
        self.write("null")
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Unwritable> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Unwritable> {
        self.write("null")
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Unwritable> {
        self.write("null")
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<(), Unwritable> {
        self.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Unwritable> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Unwritable> {
        let mut object = self.open('{', "}");
        SerializeStruct::serialize_field(&mut object, variant, value)?;
        SerializeStruct::end(object)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Compound<'t>, Unwritable> {
        Ok(self.open('[', "]"))
    }

    fn serialize_tuple(self, _: usize) -> Result<Compound<'t>, Unwritable> {
        Ok(self.open('[', "]"))
    }

    fn serialize_tuple_struct(
        self,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleStruct, Unwritable> {
        Err(Unwritable)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleVariant, Unwritable> {
        Err(Unwritable)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Compound<'t>, Unwritable> {
        Ok(self.open('{', "}"))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Compound<'t>, Unwritable> {
        Ok(self.open('{', "}"))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Compound<'t>, Unwritable> {
        self.text.push('{');
        write_string(self.text, variant);
        self.text.push(':');
        Ok(self.open('{', "}}"))
    }
}

/// A list or an object that is being written.
struct Compound<'t> {
    text: &'t mut String,
    /// What closes it.
    last: &'static str,
    is_empty: bool,
}

impl Compound<'_> {
    fn part(&mut self) {
        if !std::mem::take(&mut self.is_empty) {
            self.text.push(',');
        }
    }

    fn value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unwritable> {
        value.serialize(Writer { text: self.text })
    }

    fn entry<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> Result<(), Unwritable> {
        self.part();
        write_string(self.text, name);
        self.text.push(':');
        self.value(value)
    }

    fn close(self) -> Result<(), Unwritable> {
        self.text.push_str(self.last);
        Ok(())
    }
}

impl SerializeSeq for Compound<'_> {
    type Ok = ();
    type Error = Unwritable;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unwritable> {
        self.part();
        self.value(value)
    }

    fn end(self) -> Result<(), Unwritable> {
        self.close()
    }
}

impl SerializeTuple for Compound<'_> {
    type Ok = ();
    type Error = Unwritable;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unwritable> {
        self.part();
        self.value(value)
    }

    fn end(self) -> Result<(), Unwritable> {
        self.close()
    }
}

impl SerializeMap for Compound<'_> {
    type Ok = ();
    type Error = Unwritable;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, name: &T) -> Result<(), Unwritable> {
        self.part();
        let start = self.text.len();
        self.value(name)?;
        if self.text[start..].starts_with('"') {
            Ok(())
        } else {
            Err(Unwritable)
        }
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unwritable> {
        self.text.push(':');
        self.value(value)
    }

    fn end(self) -> Result<(), Unwritable> {
        self.close()
    }
}

impl SerializeStruct for Compound<'_> {
    type Ok = ();
    type Error = Unwritable;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), Unwritable> {
        self.entry(name, value)
    }

    fn end(self) -> Result<(), Unwritable> {
        self.close()
    }
}

impl SerializeStructVariant for Compound<'_> {
    type Ok = ();
    type Error = Unwritable;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), Unwritable> {
        self.entry(name, value)
    }

    fn end(self) -> Result<(), Unwritable> {
        self.close()
    }
}

fn write_string(text: &mut String, string: &str) {
    text.push('"');
    for one in string.chars() {
        match one {
            '"' | '\\' => {
                text.push('\\');
                text.push(one);
            }
            '\0'..=' ' if one != ' ' => {
                text.push_str("\\u00");
                for digit in [one as u32 >> 4, one as u32 & 15] {
                    text.push(char::from_digit(digit, 16).unwrap_or('0'));
                }
            }
            _ => text.push(one),
        }
    }
    text.push('"');
}
