//! From text to values.

use super::{Kind, Value};

/// Lists and objects that may stand one in the other.
const DEEPEST: usize = 32;

/// Reads a text that is one value.
///
/// # Errors
/// The byte, from 0, at which it is not JSON, or nested too deep.
pub(crate) fn parse(text: &str) -> Result<Value, usize> {
    let mut reader = Reader { text, at: 0 };
    let value = reader.value(DEEPEST)?;
    reader.skip_space();
    if reader.at == text.len() {
        Ok(value)
    } else {
        Err(reader.at)
    }
}

struct Reader<'t> {
    text: &'t str,
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// Goes past `byte`, if that is what comes next.
    fn eat(&mut self, byte: u8) -> bool {
        let is_next = self.peek() == Some(byte);
        self.at += usize::from(is_next);
        is_next
    }

    fn expect(&mut self, byte: u8) -> Result<(), usize> {
        if self.eat(byte) { Ok(()) } else { Err(self.at) }
    }

    fn skip_space(&mut self) {
        while let Some(b' ' | b'\t' | b'\n' | b'\r') = self.peek() {
            self.at += 1;
        }
    }

    fn value(&mut self, deepest: usize) -> Result<Value, usize> {
        self.skip_space();
        let at = self.at;
        let kind = match self.peek() {
            Some(b'n') => self.word("null", Kind::Null)?,
            Some(b't') => self.word("true", Kind::Bool(true))?,
            Some(b'f') => self.word("false", Kind::Bool(false))?,
            Some(b'"') => Kind::Text(self.string()?),
            Some(b'[' | b'{') if deepest == 0 => return Err(at),
            Some(b'[') => self.list(deepest - 1)?,
            Some(b'{') => self.object(deepest - 1)?,
            Some(b'-' | b'0'..=b'9') => self.number()?,
            _ => return Err(at),
        };
        Ok(Value { kind, at })
    }

    fn word(&mut self, word: &str, kind: Kind) -> Result<Kind, usize> {
        if self.text.as_bytes()[self.at..].starts_with(word.as_bytes()) {
            self.at += word.len();
            Ok(kind)
        } else {
            Err(self.at)
        }
    }

    fn list(&mut self, deepest: usize) -> Result<Kind, usize> {
        let mut items = Vec::new();
        self.at += 1;
        self.skip_space();
        if self.eat(b']') {
            return Ok(Kind::List(items));
        }
        loop {
            items.push(self.value(deepest)?);
            self.skip_space();
            if self.eat(b']') {
                return Ok(Kind::List(items));
            }
            self.expect(b',')?;
        }
    }

    fn object(&mut self, deepest: usize) -> Result<Kind, usize> {
        let mut entries = Vec::new();
        self.at += 1;
        self.skip_space();
        if self.eat(b'}') {
            return Ok(Kind::Object(entries));
        }
        loop {
            self.skip_space();
            let at = self.at;
            let kind = Kind::Text(self.string()?);
            self.skip_space();
            self.expect(b':')?;
            entries.push((Value { kind, at }, self.value(deepest)?));
            self.skip_space();
            if self.eat(b'}') {
                return Ok(Kind::Object(entries));
            }
            self.expect(b',')?;
        }
    }

    fn number(&mut self) -> Result<Kind, usize> {
        let start = self.at;
        let is_negative = self.eat(b'-');
        let whole = self.at;
        self.digits()?;
        let digits = &self.text[whole..self.at];
        if digits.len() > 1 && digits.starts_with('0') {
            return Err(start);
        }
        let number = digits.parse().ok();
        let mut is_whole = !is_negative;
        if self.eat(b'.') {
            is_whole = false;
            self.digits()?;
        }
        if self.eat(b'e') || self.eat(b'E') {
            is_whole = false;
            if !self.eat(b'+') {
                self.eat(b'-');
            }
            self.digits()?;
        }
        Ok(match number {
            Some(number) if is_whole => Kind::Number(number),
            _ => Kind::OtherNumber,
        })
    }

    /// One digit or more.
    fn digits(&mut self) -> Result<(), usize> {
        let start = self.at;
        while let Some(b'0'..=b'9') = self.peek() {
            self.at += 1;
        }
        if self.at == start { Err(start) } else { Ok(()) }
    }

    fn string(&mut self) -> Result<String, usize> {
        self.expect(b'"')?;
        let mut string = String::new();
        loop {
            let plain = self.at;
            while !matches!(self.peek(), None | Some(b'"' | b'\\' | 0..b' ')) {
                self.at += 1;
            }
            // Only ASCII ends a stretch, so that it never ends within a character.
            string.push_str(&self.text[plain..self.at]);
            if self.eat(b'"') {
                return Ok(string);
            }
            self.expect(b'\\')?;
            string.push(self.escaped()?);
        }
    }

    /// What follows a backslash.
    fn escaped(&mut self) -> Result<char, usize> {
        let at = self.at;
        let byte = self.peek().ok_or(at)?;
        self.at += 1;
        Ok(match byte {
            b'"' | b'\\' | b'/' => char::from(byte),
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            b'u' => {
                let first = self.unit()?;
                let code = match first {
                    // A character beyond the first plane is a pair of these.
                    0xD800..0xDC00 => {
                        self.expect(b'\\')?;
                        self.expect(b'u')?;
                        let second = self.unit()?;
                        if !(0xDC00..0xE000).contains(&second) {
                            return Err(at);
                        }
                        0x1_0000 + ((first - 0xD800) << 10 | (second - 0xDC00))
                    }
                    first => first,
                };
                char::from_u32(code).ok_or(at)?
            }
            _ => return Err(at),
        })
    }

    /// Four hexadecimal digits.
    fn unit(&mut self) -> Result<u32, usize> {
        let mut unit = 0;
        for _ in 0..4 {
            let digit = self.peek().and_then(|byte| char::from(byte).to_digit(16));
            unit = unit << 4 | digit.ok_or(self.at)?;
            self.at += 1;
        }
        Ok(unit)
    }
}
