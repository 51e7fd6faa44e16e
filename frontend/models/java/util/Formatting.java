package java.util;

import java.math.BigInteger;
import scoville.Rt;

/** What printf and String.format understand: the conversions d x o s S h b c f e g n t and %, with flags, width and precision. */
public final class Formatting {
    private Formatting() {
    }

    private static String pad(String s, int width, boolean left, boolean zero) {
        int n = width - s.length();
        if (n <= 0) {
            return s;
        }
        if (left) {
            return s + " ".repeat(n);
        }
        if (zero) {
            boolean sign = s.length() > 0 && (s.charAt(0) == '-' || s.charAt(0) == '+' || s.charAt(0) == ' ');
            return sign ? s.charAt(0) + "0".repeat(n) + s.substring(1) : "0".repeat(n) + s;
        }
        return " ".repeat(n) + s;
    }

    private static String group(String digits) {
        int start = digits.length() > 0 && digits.charAt(0) == '-' ? 1 : 0;
        int end = digits.indexOf(".");
        if (end < 0) {
            end = digits.length();
        }
        String out = digits.substring(end);
        int at = end;
        while (at - start > 3) {
            out = "," + digits.substring(at - 3, at) + out;
            at -= 3;
        }
        return digits.substring(0, at) + out;
    }

    private static String sign(String s, String flags) {
        if (s.length() > 0 && s.charAt(0) != '-') {
            if (flags.indexOf("+") >= 0) {
                return "+" + s;
            }
            if (flags.indexOf(" ") >= 0) {
                return " " + s;
            }
        } else if (flags.indexOf("(") >= 0) {
            return "(" + s.substring(1) + ")";
        }
        return s;
    }

    private static String integer(Object arg, char conversion, String flags) {
        if (arg instanceof BigInteger) {
            return big((BigInteger) arg, conversion, flags);
        }
        long v;
        int bits = 64;
        if (arg instanceof Integer) {
            v = (Integer) arg;
            bits = 32;
        } else if (arg instanceof Long) {
            v = (Long) arg;
        } else if (arg instanceof Short) {
            v = (Short) arg;
            bits = 16;
        } else if (arg instanceof Byte) {
            v = (Byte) arg;
            bits = 8;
        } else {
            throw new IllegalFormatConversionException(conversion, arg, scoville.Rt.className(arg));
        }
        if (conversion == 'd') {
            String s = Rt.stringOfLong(v);
            if (Rt.isUnknown(s)) {
                return s;
            }
            if (flags.indexOf(",") >= 0) {
                s = group(s);
            }
            return sign(s, flags);
        }
        if (bits < 64) {
            v = v & ((1L << bits) - 1);
        }
        String s = conversion == 'o' ? Long.toOctalString(v) : Long.toHexString(v);
        if (Rt.isUnknown(s)) {
            return s;
        }
        if (flags.indexOf("#") >= 0) {
            s = (conversion == 'o' ? "0" : "0x") + s;
        }
        return s;
    }

    /** Unlike a primitive one, a big number has a sign in every base. */
    private static String big(BigInteger v, char conversion, String flags) {
        String s = v.toString(conversion == 'd' ? 10 : conversion == 'o' ? 8 : 16);
        if (flags.indexOf("#") >= 0) {
            String prefix = conversion == 'o' ? "0" : "0x";
            s = s.startsWith("-") ? "-" + prefix + s.substring(1) : prefix + s;
        }
        return sign(flags.indexOf(",") >= 0 ? group(s) : s, flags);
    }

    /** Exact, unlike a double. */
    private static String decimal(java.math.BigDecimal v, char conversion, String flags, int precision) {
        if (conversion != 'f') {
            Rt.unsupported("a BigDecimal formatted with %" + conversion);
        }
        String s = v.setScale(precision < 0 ? 6 : precision, java.math.RoundingMode.HALF_UP).toPlainString();
        if (v.signum() < 0 && !s.startsWith("-")) {
            s = "-" + s;
        }
        if (flags.indexOf("#") >= 0 && precision == 0) {
            s = s + ".";
        }
        return sign(flags.indexOf(",") >= 0 ? group(s) : s, flags);
    }

    private static String floating(Object arg, char conversion, String flags, int precision) {
        if (arg instanceof java.math.BigDecimal) {
            return decimal((java.math.BigDecimal) arg, conversion, flags, precision);
        }
        double v;
        if (arg instanceof Double) {
            v = (Double) arg;
        } else if (arg instanceof Float) {
            v = (Float) arg;
        } else {
            throw new IllegalFormatConversionException(conversion, arg, scoville.Rt.className(arg));
        }
        String text = Rt.stringOfDouble(v);
        if (Rt.isUnknown(text)) {
            return text;
        }
        if (v != v) {
            return "NaN";
        }
        if (v == Double.POSITIVE_INFINITY) {
            return sign("Infinity", flags);
        }
        if (v == Double.NEGATIVE_INFINITY) {
            return sign("-Infinity", flags);
        }
        int digits = precision < 0 ? 6 : precision;
        String s;
        if (conversion == 'e') {
            s = Rt.stringOfScientific(v, digits);
        } else if (conversion == 'g') {
            if (digits == 0) {
                digits = 1;
            }
            // As many digits in all; the exponent of the rounded value decides about the form.
            s = Rt.stringOfScientific(v, digits - 1);
            int exponent = v == 0 ? 0 : Rt.parseInt(s.substring(s.indexOf("e") + 1), 10);
            if (exponent >= -4 && exponent < digits) {
                s = Rt.stringOfFixed(v, digits - 1 - exponent);
            }
        } else {
            s = Rt.stringOfFixed(v, digits);
        }
        if (flags.indexOf("#") >= 0 && digits == 0) {
            int e = s.indexOf("e");
            s = e < 0 ? s + "." : s.substring(0, e) + "." + s.substring(e);
        }
        if (flags.indexOf(",") >= 0 && s.indexOf("e") < 0) {
            s = group(s);
        }
        return sign(s, flags);
    }

    /** Flags as Java lists them. */
    private static String listed(String flags) {
        String all = "-#+ 0,(";
        String out = "";
        for (int i = 0; i < all.length(); i++) {
            String flag = all.substring(i, i + 1);
            out = flags.indexOf(flag) >= 0 ? out + flag : out;
        }
        return out;
    }

    private static void refuse(String flags, String refused, char conversion) {
        for (int i = 0; i < refused.length(); i++) {
            String flag = Rt.stringOfChar(refused.charAt(i));
            if (flags.indexOf(flag) >= 0) {
                throw new FormatFlagsConversionMismatchException(flag, conversion);
            }
        }
    }

    public static String format(String format, Object[] args) {
        String out = "";
        int next = 0;
        int last = -1;
        int n = format.length();
        int i = 0;
        while (i < n) {
            int percent = format.indexOf("%", i);
            if (percent < 0) {
                return out + format.substring(i);
            }
            out = out + format.substring(i, percent);
            i = percent + 1;
            int start = i;
            int number = 0;
            // An index in front of `$`, or `<` for the argument before.
            int explicit = -1;
            boolean before = false;
            int k = i;
            while (k < n && format.charAt(k) >= '0' && format.charAt(k) <= '9') {
                number = number * 10 + (format.charAt(k) - '0');
                k++;
            }
            if (k > i && k < n && format.charAt(k) == '$') {
                explicit = number - 1;
                i = k + 1;
            } else if (i < n && format.charAt(i) == '<') {
                before = true;
                i++;
            }
            String flags = "";
            while (i < n && "-#+ 0,(".indexOf(format.charAt(i)) >= 0) {
                String flag = Rt.stringOfChar(format.charAt(i));
                if (flags.indexOf(flag) >= 0) {
                    throw new DuplicateFormatFlagsException(flag);
                }
                flags = flags + flag;
                i++;
            }
            int width = -1;
            if (i < n && format.charAt(i) >= '1' && format.charAt(i) <= '9') {
                width = 0;
                while (i < n && format.charAt(i) >= '0' && format.charAt(i) <= '9') {
                    width = width * 10 + (format.charAt(i) - '0');
                    i++;
                }
            }
            int precision = -1;
            if (i < n && format.charAt(i) == '.') {
                i++;
                if (i >= n || format.charAt(i) < '0' || format.charAt(i) > '9') {
                    throw new UnknownFormatConversionException(Rt.stringOfChar(format.charAt(start)));
                }
                precision = 0;
                while (i < n && format.charAt(i) >= '0' && format.charAt(i) <= '9') {
                    precision = precision * 10 + (format.charAt(i) - '0');
                    i++;
                }
            }
            if (i >= n) {
                throw new UnknownFormatConversionException(start < n ? Rt.stringOfChar(format.charAt(start)) : "%");
            }
            char c = format.charAt(i);
            i++;
            if (!(c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '%')) {
                // No conversion at all: Java names what follows the percent sign.
                throw new UnknownFormatConversionException(Rt.stringOfChar(format.charAt(start)));
            }
            boolean left = flags.indexOf("-") >= 0;
            boolean zero = flags.indexOf("0") >= 0;
            String specifier = "%" + listed(flags) + (before ? "<" : "") + (explicit >= 0 ? explicit + 1 + "$" : "")
                + (width >= 0 ? width : "") + (precision >= 0 ? "." + precision : "") + c;
            if (c == 'n' || c == '%') {
                if (precision >= 0) {
                    throw new IllegalFormatPrecisionException(precision);
                }
                if (c == 'n' && width >= 0) {
                    throw new IllegalFormatWidthException(width);
                }
                if (!flags.isEmpty() && (c == 'n' || !flags.equals("-"))) {
                    throw new IllegalFormatFlagsException(listed(flags));
                }
                if (left && width < 0) {
                    throw new MissingFormatWidthException(specifier);
                }
                out = out + (c == 'n' ? "\n" : pad("%", width, left, false));
                continue;
            }
            boolean ofDate = (c == 't' || c == 'T') && flags.isEmpty() && width < 0 && precision < 0 && i < n
                && "HIklMSLNpzZsQBbhAaCYyjmdeRTrDFc".indexOf(format.charAt(i)) >= 0;
            if (ofDate) {
                i++;
            } else if ("bBhHsScCdoxXeEfgG".indexOf(c) < 0) {
                if ("aAtT".indexOf(c) >= 0) {
                    Rt.unsupported("the conversion %" + c);
                }
                throw new UnknownFormatConversionException(Rt.stringOfChar(c));
            }
            boolean upper = Rt.isUpperCase(c);
            char conversion = (char) Rt.charToLowerCase(c);
            boolean whole = conversion == 'd' || conversion == 'o' || conversion == 'x';
            if (conversion == 's' || conversion == 'b' || conversion == 'h') {
                refuse(flags, conversion == 's' ? "" : "#", conversion);
                if (left && width < 0) {
                    throw new MissingFormatWidthException(specifier);
                }
                refuse(flags, "+ 0,(", conversion);
            } else if (conversion == 'c') {
                if (precision >= 0) {
                    throw new IllegalFormatPrecisionException(precision);
                }
                refuse(flags, "#+ 0,(", conversion);
                if (left && width < 0) {
                    throw new MissingFormatWidthException(specifier);
                }
            } else {
                if ((left || zero) && width < 0) {
                    throw new MissingFormatWidthException(specifier);
                }
                if (left && zero || flags.indexOf("+") >= 0 && flags.indexOf(" ") >= 0) {
                    throw new IllegalFormatFlagsException(listed(flags));
                }
                if (whole && precision >= 0) {
                    throw new IllegalFormatPrecisionException(precision);
                }
                refuse(flags, conversion == 'd' || conversion == 'g' ? "#" : conversion == 'f' ? "" : ",", conversion);
            }
            int index = before ? last : explicit >= 0 ? explicit : next++;
            if (index < 0 || args != null && index >= args.length) {
                throw new MissingFormatArgumentException(specifier);
            }
            last = index;
            Object arg = args == null ? null : args[index];
            String s;
            if (conversion == 's' || conversion == 'b' || conversion == 'h') {
                refuse(flags, "#", conversion);
                if (conversion == 'b') {
                    s = arg instanceof Boolean ? arg.toString() : arg == null ? "false" : "true";
                } else if (conversion == 'h') {
                    s = arg == null ? "null" : Integer.toHexString(arg.hashCode());
                } else {
                    s = String.valueOf(arg);
                }
                if (precision >= 0 && !Rt.isUnknown(s) && precision < s.length()) {
                    s = s.substring(0, precision);
                }
            } else if (ofDate) {
                s = arg == null ? "null" : date(arg);
            } else if (conversion == 'c') {
                s = character(arg);
            } else if (whole) {
                refuse(flags, conversion == 'd' || arg == null || arg instanceof BigInteger ? "" : "( +", conversion);
                s = arg == null ? "null" : integer(arg, conversion, flags);
                zero &= arg != null;
            } else {
                s = arg == null ? "null" : floating(arg, conversion, flags, precision);
                // Only digits are filled up with zeros.
                zero &= !Rt.isUnknown(s) && (s.length() > 0 && Rt.isDigit(s.charAt(s.length() - 1)) || s.endsWith(")") || s.endsWith("."));
            }
            if (Rt.isUnknown(s)) {
                // However long it is.
                out = out + s;
                continue;
            }
            if (upper) {
                s = Rt.toUpperCase(s);
            }
            out = out + (zero && s.startsWith("(") ? "(" + pad(s.substring(1), width - 1, false, true) : zero && s.startsWith("0x") ? "0x" + pad(s.substring(2), width - 2, false, true) : pad(s, width, left, zero));
        }
        return out;
    }

    /** A part of a date, of which nothing is told. */
    private static String date(Object arg) {
        if (arg instanceof Date) {
            ((Date) arg).getTime();
        } else if (arg instanceof Calendar) {
            ((Calendar) arg).clone();
        } else if (!(arg instanceof Long) && !Rt.className(arg).equals("java.time.LocalDateTime")) {
            Rt.unsupported("a part of a date of the class " + Rt.className(arg));
        }
        return scoville.Workers.SOME;
    }

    private static String character(Object arg) {
        if (arg == null) {
            return "null";
        }
        if (arg instanceof Character) {
            return arg.toString();
        }
        if (arg instanceof Byte || arg instanceof Short || arg instanceof Integer) {
            int c = ((Number) arg).intValue();
            if (!Character.isValidCodePoint(c)) {
                throw new IllegalFormatCodePointException(c);
            }
            return Character.toString(c);
        }
        throw new IllegalFormatConversionException('c', arg, scoville.Rt.className(arg));
    }
}
