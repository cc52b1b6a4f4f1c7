//! From values to whatever serde can make of them.

use std::fmt;

use serde::{
    Deserialize, Deserializer,
    de::{
        DeserializeSeed, EnumAccess, Error, Expected, IntoDeserializer, MapAccess, SeqAccess,
        Unexpected, VariantAccess, Visitor, value::StrDeserializer,
    },
    forward_to_deserialize_any,
};

use super::{Kind, Value};

/// What a value says.
///
/// # Errors
/// The byte, from 0, of the value that does not fit.
pub(crate) fn from_value<'v, T: Deserialize<'v>>(value: &'v Value) -> Result<T, usize> {
    T::deserialize(value).map_err(|misfit| misfit.at.unwrap_or(value.at))
}

/// A value does not fit what is wanted.
#[derive(Debug)]
pub(crate) struct Misfit {
    /// Where that value begins.
    at: Option<usize>,
}

impl Misfit {
    /// That it is this value, if none within it is known to be to blame.
    #[inline(never)]
    fn within(self, value: &Value) -> Misfit {
        Misfit {
            at: self.at.or(Some(value.at)),
        }
    }
}

impl fmt::Display for Misfit {
    fn fmt(&self, _formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }
}

impl std::error::Error for Misfit {}

/// Of what serde has to say nothing is kept, nor then put into the module: each
/// of these would otherwise write a message.
impl Error for Misfit {
    fn custom<T: fmt::Display>(_: T) -> Misfit {
        Misfit { at: None }
    }

    fn invalid_type(_: Unexpected<'_>, _: &dyn Expected) -> Misfit {
        Misfit { at: None }
    }

    fn invalid_value(_: Unexpected<'_>, _: &dyn Expected) -> Misfit {
        Misfit { at: None }
    }

    fn invalid_length(_: usize, _: &dyn Expected) -> Misfit {
        Misfit { at: None }
    }

    fn unknown_variant(_: &str, _: &'static [&'static str]) -> Misfit {
        Misfit { at: None }
    }

    fn unknown_field(_: &str, _: &'static [&'static str]) -> Misfit {
        Misfit { at: None }
    }

    fn missing_field(_: &'static str) -> Misfit {
        Misfit { at: None }
    }

    fn duplicate_field(_: &'static str) -> Misfit {
        Misfit { at: None }
    }
}

impl<'de> Deserializer<'de> for &'de Value {
    type Error = Misfit;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        match &self.kind {
            Kind::Null => visitor.visit_unit(),
            Kind::Bool(is_so) => visitor.visit_bool(*is_so),
            Kind::Number(_) => self.deserialize_u64(visitor),
            Kind::OtherNumber => self.misfit(),
            Kind::Text(_) => self.deserialize_str(visitor),
            Kind::List(_) => self.deserialize_seq(visitor),
            Kind::Object(_) => self.deserialize_map(visitor),
        }
    }

    fn deserialize_u64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        match self.kind {
            Kind::Number(number) => visitor
                .visit_u64(number)
                .map_err(|misfit: Misfit| misfit.within(self)),
            _ => self.misfit(),
        }
    }

    fn deserialize_u8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        self.deserialize_u64(visitor)
    }

    fn deserialize_u16<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        self.deserialize_u64(visitor)
    }

    fn deserialize_u32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        self.deserialize_u64(visitor)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        match &self.kind {
            Kind::Text(text) => visitor
                .visit_borrowed_str(text)
                .map_err(|misfit: Misfit| misfit.within(self)),
            _ => self.misfit(),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        self.deserialize_str(visitor)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        self.deserialize_str(visitor)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        let Kind::List(items) = &self.kind else {
            return self.misfit();
        };
        let mut items = Items { rest: items };
        let made = visitor
            .visit_seq(&mut items)
            .map_err(|misfit: Misfit| misfit.within(self))?;
        match items.rest {
            [] => Ok(made),
            [first, ..] => first.misfit(),
        }
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        let Kind::Object(entries) = &self.kind else {
            return self.misfit();
        };
        let entries = Entries {
            rest: entries,
            value: None,
        };
        visitor
            .visit_map(entries)
            .map_err(|misfit: Misfit| misfit.within(self))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        self.deserialize_map(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        match self.kind {
            Kind::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        let variant = self.variant()?;
        visitor
            .visit_enum(variant)
            .map_err(|misfit: Misfit| misfit.within(self))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 f32 f64 char bytes byte_buf unit unit_struct tuple
        tuple_struct ignored_any
    }
}

impl Value {
    /// That this value is not what is wanted.
    fn misfit<T>(&self) -> Result<T, Misfit> {
        Err(Misfit { at: Some(self.at) })
    }

    /// Kept out of what is made anew for every type: that makes half the module.
    #[inline(never)]
    fn variant(&self) -> Result<Variant<'_>, Misfit> {
        match &self.kind {
            Kind::Text(name) => Ok(Variant { name, holds: None }),
            Kind::Object(entries) => match &entries[..] {
                [
                    (
                        Value {
                            kind: Kind::Text(name),
                            ..
                        },
                        holds,
                    ),
                ] => Ok(Variant {
                    name,
                    holds: Some(holds),
                }),
                _ => self.misfit(),
            },
            _ => self.misfit(),
        }
    }
}

/// The items of a list, one by one.
struct Items<'v> {
    rest: &'v [Value],
}

impl<'v> SeqAccess<'v> for &mut Items<'v> {
    type Error = Misfit;

    fn next_element_seed<T: DeserializeSeed<'v>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Misfit> {
        let Some((first, rest)) = self.rest.split_first() else {
            return Ok(None);
        };
        self.rest = rest;
        seed.deserialize(first).map(Some)
    }
}

/// The entries of an object, one by one.
struct Entries<'v> {
    rest: &'v [(Value, Value)],
    value: Option<&'v Value>,
}

impl<'v> MapAccess<'v> for Entries<'v> {
    type Error = Misfit;

    fn next_key_seed<K: DeserializeSeed<'v>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Misfit> {
        let Some(((name, value), rest)) = self.rest.split_first() else {
            return Ok(None);
        };
        self.rest = rest;
        self.value = Some(value);
        seed.deserialize(name).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'v>>(&mut self, seed: V) -> Result<V::Value, Misfit> {
        let value = self.value.take().ok_or(Misfit { at: None })?;
        seed.deserialize(value)
    }
}

/// A variant: its name alone, or an object of its name and what it holds.
struct Variant<'v> {
    name: &'v str,
    holds: Option<&'v Value>,
}

impl<'v> EnumAccess<'v> for Variant<'v> {
    type Error = Misfit;
    type Variant = Variant<'v>;

    fn variant_seed<V: DeserializeSeed<'v>>(
        self,
        seed: V,
    ) -> Result<(V::Value, Variant<'v>), Misfit> {
        let name: StrDeserializer<'v, Misfit> = self.name.into_deserializer();
        Ok((seed.deserialize(name)?, self))
    }
}

impl<'v> Variant<'v> {
    #[inline(never)]
    fn held(&self) -> Result<&'v Value, Misfit> {
        self.holds.ok_or(Misfit { at: None })
    }
}

impl<'v> VariantAccess<'v> for Variant<'v> {
    type Error = Misfit;

    #[inline(never)]
    fn unit_variant(self) -> Result<(), Misfit> {
        match self.holds {
            // It may be given nothing to hold.
            None
            | Some(Value {
                kind: Kind::Null, ..
            }) => Ok(()),
            Some(value) => value.misfit(),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'v>>(self, seed: T) -> Result<T::Value, Misfit> {
        seed.deserialize(self.held()?)
    }

    fn tuple_variant<V: Visitor<'v>>(self, _: usize, visitor: V) -> Result<V::Value, Misfit> {
        self.held()?.deserialize_seq(visitor)
    }

    fn struct_variant<V: Visitor<'v>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        self.held()?.deserialize_map(visitor)
    }
}
