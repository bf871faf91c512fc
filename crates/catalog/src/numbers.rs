//! The names of what stands as a number in views, decisions and events.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use serde::de::value::Error;
use serde::ser::{self, Serializer};
use serde_json::Value;

/// The names of numbers, by the list of the scenery whose places they are.
pub type Names = BTreeMap<&'static str, BTreeMap<u64, String>>;

/// Every number of a piece or place that stands in some values, with the type of the number.
#[derive(Default)]
pub(crate) struct Numbers(BTreeSet<(&'static str, u64)>);

impl Numbers {
    /// Adds the numbers that stand in `value`.
    pub(crate) fn add(&mut self, value: &impl Serialize) {
        value.serialize(Finder { found: self, of: None }).expect("whatever is JSON can be read");
    }

    /// Their names, as the scenery of game `T` has them.
    pub(crate) fn names<T: engine::Title>(&self, scenery: &Value) -> Names {
        let mut names = Names::new();
        for list in T::numbered() {
            for &(_, number) in self.0.iter().filter(|(of, _)| *of == list.numbers) {
                let name = scenery[list.list][number as usize][list.name].as_str();
                let names = names.entry(list.list).or_default();
                names.extend(name.map(|name| (number, name.to_owned())));
            }
        }
        names
    }
}

/// A serializer that writes nothing: it notes numbers that stand in types of their own.
struct Finder<'a> {
    found: &'a mut Numbers,
    /// The type that has just been opened.
    of: Option<&'static str>,
}

impl Finder<'_> {
    fn within(&mut self) -> Finder<'_> {
        Finder { found: self.found, of: None }
    }
}

/// What is no number of a piece or place.
macro_rules! passed_over {
    ($($method:ident($($of:ty),*);)*) => {
        $(fn $method(self, $(_: $of),*) -> Result<(), Error> {
            Ok(())
        })*
    };
}

/// What holds other values.
macro_rules! opened {
    ($($method:ident($($of:ty),*);)*) => {
        $(fn $method(self, $(_: $of),*) -> Result<Self, Error> {
            Ok(self)
        })*
    };
}

impl Serializer for Finder<'_> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = Self;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeStructVariant = Self;

    passed_over! {
        serialize_bool(bool); serialize_i8(i8); serialize_i16(i16); serialize_i32(i32);
        serialize_i64(i64); serialize_u16(u16); serialize_u32(u32); serialize_u64(u64);
        serialize_f32(f32); serialize_f64(f64); serialize_char(char); serialize_str(&str);
        serialize_bytes(&[u8]); serialize_none(); serialize_unit();
        serialize_unit_struct(&'static str); serialize_unit_variant(&'static str, u32, &'static str);
    }

    opened! {
        serialize_tuple(usize); serialize_tuple_struct(&'static str, usize);
        serialize_tuple_variant(&'static str, u32, &'static str, usize);
        serialize_struct(&'static str, usize);
        serialize_struct_variant(&'static str, u32, &'static str, usize);
        serialize_seq(Option<usize>); serialize_map(Option<usize>);
    }

    fn serialize_u8(self, number: u8) -> Result<(), Error> {
        self.found.0.extend(self.of.map(|of| (of, number.into())));
        Ok(())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        of: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        value.serialize(Finder { of: Some(of), ..self })
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        mut self,
        _: &'static str,
        _: u32,
        _: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        value.serialize(self.within())
    }
}

/// Values that stand one after the other.
macro_rules! holds {
    ($($of:ident::$method:ident;)*) => {
        $(impl ser::$of for Finder<'_> {
            type Ok = ();
            type Error = Error;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
                value.serialize(self.within())
            }

            fn end(self) -> Result<(), Error> {
                Ok(())
            }
        })*
    };
}

/// Values that stand under names.
macro_rules! holds_named {
    ($($of:ident)*) => {
        $(impl ser::$of for Finder<'_> {
            type Ok = ();
            type Error = Error;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                _: &'static str,
                value: &T,
            ) -> Result<(), Error> {
                value.serialize(self.within())
            }

            fn end(self) -> Result<(), Error> {
                Ok(())
            }
        })*
    };
}

holds! {
    SerializeSeq::serialize_element;
    SerializeTuple::serialize_element;
    SerializeTupleStruct::serialize_field;
    SerializeTupleVariant::serialize_field;
}

holds_named! { SerializeStruct SerializeStructVariant }

impl ser::SerializeMap for Finder<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        key.serialize(self.within())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        value.serialize(self.within())
    }

    fn end(self) -> Result<(), Error> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize)]
    struct Piece(u8);

    #[derive(Serialize)]
    enum Deed {
        Take(Piece),
        March { who: Vec<Piece>, miles: u8 },
    }

    #[test]
    fn numbers_are_found_wherever_they_stand_and_others_are_not() {
        let mut numbers = Numbers::default();
        numbers.add(&(Deed::Take(Piece(3)), 9u8));
        numbers.add(&Some(Deed::March { who: vec![Piece(1), Piece(3)], miles: 7 }));
        assert_eq!(Vec::from_iter(numbers.0), [("Piece", 1), ("Piece", 3)]);
    }
}
