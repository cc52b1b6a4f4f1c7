//! The page of the data set: every file with what it is for.

use super::{Composed, Composer};
use crate::{
    export,
    render::{
        address::Place,
        pages::{DataFile, DataPage, Reference},
    },
};

/// Where the data set stands on the site.
pub(in crate::render) const DATA: &str = "data";

impl Composer<'_> {
    pub(in crate::render) fn data_page(&self) -> Composed<DataPage> {
        let title = self.say("data-title")?;
        let language = self.language();
        let shell = self.shell(
            &Place::Data,
            format!("{title} – {}", self.say("site-name")?),
            self.say("data-lede")?,
        )?;
        let listed = export::listed(self.archive, self.data, self.texts)?
            .into_iter()
            .map(|one| {
                Ok(DataFile {
                    file: Reference {
                        href: format!("{}{DATA}/{}", shell.root, one.path),
                        text: one.path,
                    },
                    format: one.format.to_owned(),
                    size: self.say_with("data-size", &[("kilobytes", one.kilobytes.into())])?,
                    purpose: one.purpose,
                })
            })
            .collect::<Composed<Vec<_>>>()?;
        let licence = &self.archive.meta.licence;
        let (covers, covers_lang) = licence.covers.in_language(language);
        Ok(DataPage {
            shell,
            foot: self.foot()?,
            title,
            version: export::version(self.archive, self.texts)?,
            files: listed,
            covers: covers.to_owned(),
            covers_lang: covers_lang.to_owned(),
            citing: export::citing_how(self.texts)?,
        })
    }
}
