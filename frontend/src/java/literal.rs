//! Exact decoding of Java literals.

/// The value of a literal.
#[derive(Debug, Clone, PartialEq)]
pub enum Lit {
    /// `int`
    Int(i32),
    /// `long`
    Long(i64),
    /// `float`
    Float(f32),
    /// `double`
    Double(f64),
    /// `char`, one UTF-16 unit
    Char(u16),
    /// `String`, as UTF-16 units (may hold lone surrogates)
    Str(Vec<u16>),
    /// `true` or `false`
    Bool(bool),
    /// `null`
    Null,
}

/// Decodes a number literal; `negated` tells that a unary minus stands directly before it, which allows the
/// magnitudes 2^31 and 2^63 (the value returned is then already the negative one for exactly these).
///
/// # Errors
/// A text for the message, in the form "expected …".
pub fn number(text: &str, negated: bool) -> Result<Lit, &'static str> {
    let bytes = text.as_bytes();
    let hex = text.starts_with("0x") || text.starts_with("0X");
    let binary = text.starts_with("0b") || text.starts_with("0B");
    let floating = if hex {
        text.contains(['.', 'p', 'P'])
    } else {
        !binary && (text.contains(['.', 'e', 'E']) || text.ends_with(['f', 'F', 'd', 'D']))
    };
    underscores(bytes)?;
    let clean: String = text.chars().filter(|c| *c != '_').collect();
    if floating {
        return float(&clean, hex);
    }
    let (digits, long) = match clean.strip_suffix(['l', 'L']) {
        Some(d) => (d, true),
        None => (clean.as_str(), false),
    };
    let (digits, radix) = if hex {
        (&digits[2..], 16)
    } else if binary {
        (&digits[2..], 2)
    } else if digits.len() > 1 && digits.starts_with('0') {
        (&digits[1..], 8)
    } else {
        (digits, 10)
    };
    if digits.is_empty() || !digits.bytes().all(|b| (b as char).is_digit(radix)) {
        return Err(match radix {
            16 => "malformed hexadecimal number",
            8 => "malformed octal number",
            2 => "malformed binary number",
            _ => "malformed number",
        });
    }
    let too_large = if long { "number too large for `long`" } else { "number too large for `int`" };
    let value = u64::from_str_radix(digits, radix).map_err(|_| too_large)?;
    let (bits_limit, dec_limit) = if long { (u64::MAX, 1u64 << 63) } else { (u64::from(u32::MAX), 1 << 31) };
    if radix == 10 {
        if value > dec_limit || (value == dec_limit && !negated) {
            return Err(too_large);
        }
    } else if value > bits_limit {
        return Err(too_large);
    }
    Ok(if long { Lit::Long(value as i64) } else { Lit::Int(value as u32 as i32) })
}

/// True if the literal is a decimal `2147483648` or `9223372036854775808L`, legal only after a unary minus.
pub fn is_minimum(text: &str) -> bool {
    let clean: String = text.chars().filter(|c| *c != '_').collect();
    clean == "2147483648" || clean == "9223372036854775808L" || clean == "9223372036854775808l"
}

fn underscores(bytes: &[u8]) -> Result<(), &'static str> {
    for (i, b) in bytes.iter().enumerate() {
        if *b == b'_' {
            let before = i.checked_sub(1).and_then(|j| bytes.get(j)).copied().unwrap_or(0);
            let after = bytes.get(i + 1).copied().unwrap_or(0);
            let digit = |b: u8| b.is_ascii_hexdigit() || b == b'_';
            if !digit(before) || !digit(after) {
                return Err("misplaced `_` in a number");
            }
        }
    }
    Ok(())
}

fn float(clean: &str, hex: bool) -> Result<Lit, &'static str> {
    let single = clean.ends_with(['f', 'F']);
    let body = if !hex || clean.contains(['p', 'P']) {
        clean.strip_suffix(['f', 'F', 'd', 'D']).unwrap_or(clean)
    } else {
        return Err("a hexadecimal floating number needs an exponent (`p`)");
    };
    if hex {
        let value = hex_float(body)?;
        return Ok(if single { Lit::Float(value as f32) } else { Lit::Double(value) });
    }
    let (mantissa, exponent) = match body.find(['e', 'E']) {
        Some(at) => (&body[..at], Some(&body[at + 1..])),
        None => (body, None),
    };
    let digits = |s: &str| s.bytes().all(|b| b.is_ascii_digit());
    if let Some(e) = exponent {
        let e = e.strip_prefix(['+', '-']).unwrap_or(e);
        if e.is_empty() || !digits(e) {
            return Err("malformed exponent");
        }
    }
    let plain: String = mantissa.chars().filter(|c| *c != '.').collect();
    if plain.is_empty() || !digits(&plain) {
        return Err("malformed floating number");
    }
    let zero = plain.bytes().all(|b| b == b'0');
    let bad = |inf: bool, null: bool| {
        if inf {
            Err("floating number too large")
        } else if null && !zero {
            Err("floating number too small")
        } else {
            Ok(())
        }
    };
    if single {
        let value: f32 = body.parse().map_err(|_| "malformed floating number")?;
        bad(value.is_infinite(), value == 0.0)?;
        Ok(Lit::Float(value))
    } else {
        let value: f64 = body.parse().map_err(|_| "malformed floating number")?;
        bad(value.is_infinite(), value == 0.0)?;
        Ok(Lit::Double(value))
    }
}

/// `0x1.8p3` and the like; at most 64 significant bits are kept, which is exact for what people write.
fn hex_float(body: &str) -> Result<f64, &'static str> {
    let malformed = "malformed hexadecimal floating number";
    let at = body.find(['p', 'P']).ok_or(malformed)?;
    let exponent: i32 = body[at + 1..].parse().map_err(|_| malformed)?;
    let mantissa = &body[2..at];
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    if whole.is_empty() && fraction.is_empty() {
        return Err(malformed);
    }
    let mut value: u64 = 0;
    let mut scale = exponent;
    for (digit, after_dot) in whole.chars().map(|c| (c, false)).chain(fraction.chars().map(|c| (c, true))) {
        let d = digit.to_digit(16).ok_or(malformed)?;
        if value >> 60 != 0 {
            // No room: keep the magnitude, remember non-zero digits as a sticky bit.
            if d != 0 {
                value |= 1;
            }
            if !after_dot {
                scale = scale.saturating_add(4);
            }
            continue;
        }
        value = value << 4 | u64::from(d);
        if after_dot {
            scale = scale.saturating_sub(4);
        }
    }
    // Two steps: the power itself may be out of range where the product is not.
    let scale = scale.clamp(-2200, 2200);
    let half = scale / 2;
    Ok((value as f64) * 2f64.powi(half) * 2f64.powi(scale - half))
}

/// Decodes what stands between the quotes of a character or string literal.
///
/// # Errors
/// The byte offset inside `inner` and the message.
pub fn escapes(inner: &str) -> Result<Vec<u16>, (usize, &'static str)> {
    let (units, offsets) = unicode_escapes(inner)?;
    let mut out = Vec::with_capacity(units.len());
    let mut i = 0;
    let get = |i: usize| units.get(i).copied().unwrap_or(0);
    while i < units.len() {
        if units[i] != u16::from(b'\\') {
            out.push(units[i]);
            i += 1;
            continue;
        }
        let at = offsets[i];
        let next = get(i + 1);
        i += 2;
        let simple = match u8::try_from(next).unwrap_or(0) {
            b'n' => b'\n',
            b't' => b'\t',
            b'b' => 8,
            b'r' => b'\r',
            b'f' => 12,
            b's' => b' ',
            b'"' => b'"',
            b'\'' => b'\'',
            b'\\' => b'\\',
            // Line continuation in a text block.
            b'\n' => continue,
            b'\r' => {
                if get(i) == u16::from(b'\n') {
                    i += 1;
                }
                continue;
            }
            first @ b'0'..=b'7' => {
                let mut value = u16::from(first - b'0');
                let max = if first <= b'3' { 2 } else { 1 };
                for _ in 0..max {
                    let d = get(i);
                    if (u16::from(b'0')..=u16::from(b'7')).contains(&d) && i < units.len() {
                        value = value * 8 + d - u16::from(b'0');
                        i += 1;
                    } else {
                        break;
                    }
                }
                out.push(value);
                continue;
            }
            _ => return Err((at, "unknown escape sequence")),
        };
        out.push(u16::from(simple));
    }
    Ok(out)
}

/// UTF-16 units, and for each the byte offset in the source.
type Units = (Vec<u16>, Vec<usize>);

/// Replaces `\uXXXX` by the unit; gives for each unit its byte offset in the source.
fn unicode_escapes(inner: &str) -> Result<Units, (usize, &'static str)> {
    let mut units = Vec::with_capacity(inner.len());
    let mut offsets = Vec::with_capacity(inner.len());
    let mut chars = inner.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        if c == '\\' {
            match chars.peek() {
                Some((_, 'u')) => {
                    while chars.peek().is_some_and(|(_, c)| *c == 'u') {
                        chars.next();
                    }
                    let mut value: u32 = 0;
                    for _ in 0..4 {
                        let d = chars.next().and_then(|(_, c)| c.to_digit(16));
                        value = value * 16 + d.ok_or((at, "`\\u` needs four hexadecimal digits"))?;
                    }
                    units.push(value as u16);
                    offsets.push(at);
                    continue;
                }
                Some((_, '\\')) => {
                    chars.next();
                    units.extend([u16::from(b'\\'); 2]);
                    offsets.extend([at, at + 1]);
                    continue;
                }
                _ => {}
            }
        }
        let mut buffer = [0; 2];
        for unit in c.encode_utf16(&mut buffer) {
            units.push(*unit);
            offsets.push(at);
        }
    }
    Ok((units, offsets))
}

/// An identifier with its Unicode escapes replaced; `None` if there were none.
pub fn identifier(text: &str) -> Option<String> {
    if !text.contains('\\') {
        return None;
    }
    let (units, _) = unicode_escapes(text).ok()?;
    String::from_utf16(&units).ok()
}

/// Decodes a text block given with its `"""` quotes: line ends normalised, common indentation removed, trailing white
/// space of each line removed, then escapes.
///
/// # Errors
/// The byte offset inside `text` and the message.
pub fn text_block(text: &str) -> Result<Vec<u16>, (usize, &'static str)> {
    let inner = text.strip_prefix("\"\"\"").and_then(|t| t.strip_suffix("\"\"\"")).unwrap_or("");
    let normal = inner.replace("\r\n", "\n").replace('\r', "\n");
    let Some(line_end) = normal.find('\n') else {
        return Err((3, "the opening `\"\"\"` of a text block must be followed by a line end"));
    };
    if !normal[..line_end].trim().is_empty() {
        return Err((3, "the opening `\"\"\"` of a text block must be followed by a line end"));
    }
    let lines: Vec<&str> = normal[line_end + 1..].split('\n').collect();
    let last = lines.len() - 1;
    let blank = |l: &str| l.chars().all(char::is_whitespace);
    let indent = lines
        .iter()
        .enumerate()
        .filter(|(i, l)| *i == last || !blank(l))
        .map(|(_, l)| l.chars().take_while(|c| c.is_whitespace()).count())
        .min()
        .unwrap_or(0);
    let stripped: Vec<String> =
        lines
            .iter()
            .map(|l| {
                if blank(l) { String::new() } else { l.chars().skip(indent).collect::<String>().trim_end().to_string() }
            })
            .collect();
    escapes(&stripped.join("\n")).map_err(|(_, m)| (0, m))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers() {
        assert_eq!(number("2147483647", false), Ok(Lit::Int(i32::MAX)));
        assert!(number("2147483648", false).is_err());
        assert_eq!(number("2147483648", true), Ok(Lit::Int(i32::MIN)));
        assert_eq!(number("0xFFFFFFFF", false), Ok(Lit::Int(-1)));
        assert!(number("0x1FFFFFFFF", false).is_err());
        assert_eq!(number("0xFFFFFFFFFFFFFFFFL", false), Ok(Lit::Long(-1)));
        assert_eq!(number("017", false), Ok(Lit::Int(15)));
        assert!(number("019", false).is_err());
        assert_eq!(number("0b1010", false), Ok(Lit::Int(10)));
        assert_eq!(number("1_000", false), Ok(Lit::Int(1000)));
        assert!(number("1_", false).is_err());
        assert!(number("0x", false).is_err());
        assert_eq!(number("9223372036854775808L", true), Ok(Lit::Long(i64::MIN)));
        assert!(number("1abc", false).is_err());
    }

    #[test]
    fn floats() {
        assert_eq!(number("1e3", false), Ok(Lit::Double(1000.0)));
        assert_eq!(number("1f", false), Ok(Lit::Float(1.0)));
        assert_eq!(number(".5d", false), Ok(Lit::Double(0.5)));
        assert_eq!(number("0x1.8p1", false), Ok(Lit::Double(3.0)));
        assert_eq!(number("0x1p-1074", false), Ok(Lit::Double(f64::from_bits(1))));
        assert!(number("1e400", false).is_err());
        assert!(number("1e-400", false).is_err());
        assert!(number("1e", false).is_err());
        assert_eq!(number("0.0", false), Ok(Lit::Double(0.0)));
        assert_eq!(number("1e40f", false), Err("floating number too large"));
    }

    #[test]
    fn escape_sequences() {
        let text = |s: &str| escapes(s).map(|u| String::from_utf16_lossy(&u));
        assert_eq!(text(r"a\n\t\\\u0041\101\0"), Ok("a\n\t\\AA\0".into()));
        assert_eq!(text(r"\\u0041"), Ok(r"\u0041".into()));
        assert_eq!(text(r"\u005c'\u005c\u005c"), Ok(r"'\".into()));
        assert_eq!(text(r"ab\q"), Err((2, "unknown escape sequence")));
        assert_eq!(escapes(r"\ud800"), Ok(vec![0xd800]));
        assert_eq!(escapes(r"\477"), Ok(vec![0o47, u16::from(b'7')]));
    }

    #[test]
    fn text_blocks() {
        let text = |s: &str| text_block(s).map(|u| String::from_utf16_lossy(&u));
        assert_eq!(text("\"\"\"\n    a\n      b  \n    \"\"\""), Ok("a\n  b\n".into()));
        assert_eq!(text("\"\"\"\n  a \\\n  b\"\"\""), Ok("a b".into()));
        assert!(text("\"\"\"a\"\"\"").is_err());
    }
}
