//! Tables as CSV with the metadata of CSVW: columns, what they hold and how they
//! hang together, from the rows' own description.

use serde::Serialize;
use serde_json::{Map, Value, json};

const TERMS: &str = "http://cldf.clld.org/v1.0/terms.rdf#";

/// Columns that hold the ids of other tables, with those tables.
pub(super) type References = &'static [(&'static str, &'static str)];

/// A table.
pub(super) struct Table {
    pub(super) url: &'static str,
    pub(super) metadata: Value,
    pub(super) csv: Vec<u8>,
}

/// A column of a table.
pub(super) struct Column {
    pub(super) name: &'static str,
    pub(super) description: String,
    pub(super) holds: Holds,
}

/// What the cells of a column hold.
#[derive(Clone, Copy)]
pub(super) struct Holds {
    datatype: &'static str,
    /// What parts several items of a cell, if there may be several.
    separator: Option<&'static str>,
    is_required: bool,
}

/// A row: a struct whose fields are cells.
pub(super) trait Row {
    /// What one row is.
    fn description() -> String;
    /// The columns in their order.
    fn columns() -> Vec<Column>;
    /// The cells in the order of the columns.
    fn cells(&self) -> Vec<String>;
}

/// What can stand in a cell.
pub(super) trait Cell {
    const HOLDS: Holds;
    fn text(&self) -> String;
}

/// Writes rows: a struct each, whose fields are columns with the names given;
/// what is said of struct and fields describes table and columns.
macro_rules! rows {
    ($(
        $(#[doc = $of:literal])+
        struct $row:ident {
            $(
                $(#[doc = $about:literal])+
                $field:ident: $kind:ty = $column:literal,
            )+
        }
    )+) => {$(
        $(#[doc = $of])+
        struct $row {
            $($(#[doc = $about])+ $field: $kind,)+
        }

        impl $crate::export::cldf::table::Row for $row {
            fn description() -> String {
                concat!($($of),+).trim().to_owned()
            }

            fn columns() -> Vec<$crate::export::cldf::table::Column> {
                vec![$($crate::export::cldf::table::Column {
                    name: $column,
                    description: concat!($($about),+).trim().to_owned(),
                    holds: <$kind as $crate::export::cldf::table::Cell>::HOLDS,
                }),+]
            }

            fn cells(&self) -> Vec<String> {
                vec![$($crate::export::cldf::table::Cell::text(&self.$field)),+]
            }
        }
    )+};
}

pub(super) use rows;

/// Several ids in one cell.
pub(super) struct Ids(pub(super) Vec<String>);

/// Several sources in one cell: keys, each with its places in brackets.
pub(super) struct Sources(pub(super) Vec<String>);

const fn one(datatype: &'static str) -> Holds {
    Holds {
        datatype,
        separator: None,
        is_required: true,
    }
}

const fn several(separator: &'static str) -> Holds {
    Holds {
        datatype: "string",
        separator: Some(separator),
        is_required: false,
    }
}

impl Cell for String {
    const HOLDS: Holds = one("string");

    fn text(&self) -> String {
        self.clone()
    }
}

impl Cell for u32 {
    const HOLDS: Holds = one("integer");

    fn text(&self) -> String {
        self.to_string()
    }
}

impl Cell for usize {
    const HOLDS: Holds = one("integer");

    fn text(&self) -> String {
        self.to_string()
    }
}

impl Cell for f64 {
    const HOLDS: Holds = one("decimal");

    fn text(&self) -> String {
        self.to_string()
    }
}

impl Cell for bool {
    const HOLDS: Holds = one("boolean");

    fn text(&self) -> String {
        self.to_string()
    }
}

impl<C: Cell> Cell for Option<C> {
    const HOLDS: Holds = Holds {
        is_required: false,
        ..C::HOLDS
    };

    fn text(&self) -> String {
        self.as_ref().map(Cell::text).unwrap_or_default()
    }
}

const BETWEEN_IDS: &str = " ";

impl Cell for Ids {
    const HOLDS: Holds = several(BETWEEN_IDS);

    fn text(&self) -> String {
        self.0.join(BETWEEN_IDS)
    }
}

const BETWEEN_SOURCES: &str = ";";

impl Cell for Sources {
    const HOLDS: Holds = several(BETWEEN_SOURCES);

    fn text(&self) -> String {
        self.0.join(BETWEEN_SOURCES)
    }
}

impl Table {
    /// A table that CLDF defines.
    pub(super) fn component<R: Row>(
        url: &'static str,
        component: &str,
        rows: &[R],
        references: References,
    ) -> Table {
        let mut table = Table::own(url, rows, references);
        table.metadata["dc:conformsTo"] = format!("{TERMS}{component}").into();
        table
    }

    /// A table of the archive's own.
    pub(super) fn own<R: Row>(url: &'static str, rows: &[R], references: References) -> Table {
        let columns = R::columns();
        let foreign_keys: Vec<Value> = references
            .iter()
            .map(|(column, other)| {
                json!({
                    "columnReference": [column],
                    "reference": {"resource": other, "columnReference": ["ID"]},
                })
            })
            .collect();
        Table {
            url,
            metadata: json!({
                "url": url,
                "dc:description": R::description(),
                "tableSchema": {
                    "columns": columns.iter().map(Column::metadata).collect::<Vec<_>>(),
                    "primaryKey": ["ID"],
                    "foreignKeys": foreign_keys,
                },
            }),
            csv: csv(&columns, rows),
        }
    }
}

impl Column {
    fn metadata(&self) -> Value {
        let mut column = Map::new();
        let mut set = |key: &str, value: Value| column.insert(key.to_owned(), value);
        set("name", self.name.into());
        set("dc:description", self.description.clone().into());
        set("required", self.holds.is_required.into());
        if let Some(term) = term(self.name) {
            set("propertyUrl", format!("{TERMS}{term}").into());
        }
        let of = |base: &str, key: &str, value: Value| json!({"base": base, (key): value});
        let within = |limit: i32| json!({"base": "decimal", "minimum": -limit, "maximum": limit});
        let datatype = match self.name {
            "ID" => of("string", "format", r"[a-zA-Z0-9_\-]+".into()),
            "Glottocode" => of("string", "format", "[a-z0-9]{4}[1-9][0-9]{3}".into()),
            "ISO639P3code" => of("string", "format", "[a-z]{3}".into()),
            "Latitude" => within(90),
            "Longitude" => within(180),
            _ => self.holds.datatype.into(),
        };
        set("datatype", datatype);
        if let Some(separator) = self.holds.separator {
            set("separator", separator.into());
        }
        if self.name == "Glottocode" {
            let to = "https://glottolog.org/resource/languoid/id/{Glottocode}";
            set("valueUrl", to.into());
        }
        Value::Object(column)
    }
}

/// What CLDF calls what such a column holds.
fn term(column: &str) -> Option<&'static str> {
    Some(match column {
        "ID" => "id",
        "Name" => "name",
        "Description" => "description",
        "Glottocode" => "glottocode",
        "ISO639P3code" => "iso639P3code",
        "Latitude" => "latitude",
        "Longitude" => "longitude",
        "Language_ID" => "languageReference",
        "Parameter_ID" => "parameterReference",
        "Code_ID" => "codeReference",
        "Value" => "value",
        "Comment" => "comment",
        "Source" => "source",
        _ => return None,
    })
}

/// A table as RFC 4180 quotes it, with line feeds.
fn csv<R: Row>(columns: &[Column], rows: &[R]) -> Vec<u8> {
    let in_memory = "writing into memory does not fail";
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer
        .write_record(columns.iter().map(|column| column.name))
        .expect(in_memory);
    for row in rows {
        writer.write_record(row.cells()).expect(in_memory);
    }
    writer.into_inner().expect(in_memory)
}

/// As a record writes one of a few names.
pub(super) fn name_of(one: &impl Serialize) -> String {
    match serde_json::to_value(one) {
        Ok(Value::String(name)) => name,
        _ => String::new(),
    }
}
