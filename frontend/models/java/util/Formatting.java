package java.util;

import scoville.Rt;

/** What printf and String.format understand: %d %s %f %e %x %o %c %b %n %% with flags, width and precision. */
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
            throw new IllegalArgumentException(conversion + " != " + arg.getClass().getName());
        }
        if (conversion == 'd') {
            String s = Rt.stringOfLong(v);
            if (flags.indexOf(",") >= 0) {
                s = group(s);
            }
            return sign(s, flags);
        }
        if (bits < 64) {
            v = v & ((1L << bits) - 1);
        }
        String s = conversion == 'o' ? Long.toOctalString(v) : Long.toHexString(v);
        if (flags.indexOf("#") >= 0) {
            s = (conversion == 'o' ? "0" : "0x") + s;
        }
        return s;
    }

    private static String floating(Object arg, char conversion, String flags, int precision) {
        double v;
        if (arg instanceof Double) {
            v = (Double) arg;
        } else if (arg instanceof Float) {
            v = (Float) arg;
        } else {
            throw new IllegalArgumentException(conversion + " != " + arg.getClass().getName());
        }
        if (v != v) {
            return "NaN";
        }
        if (v == Double.POSITIVE_INFINITY) {
            return sign("Infinity", flags);
        }
        if (v == Double.NEGATIVE_INFINITY) {
            return "-Infinity";
        }
        int digits = precision < 0 ? 6 : precision;
        String s;
        if (conversion == 'e') {
            s = Rt.stringOfScientific(v, digits);
        } else if (conversion == 'g') {
            if (digits == 0) {
                digits = 1;
            }
            double a = v < 0 ? -v : v;
            if (a != 0 && (a < 0.0001 || a >= Rt.pow(10, digits))) {
                s = Rt.stringOfScientific(v, digits - 1);
            } else {
                int whole = 1;
                while (a >= 10) {
                    a /= 10;
                    whole++;
                }
                while (a != 0 && a < 1) {
                    a *= 10;
                    whole--;
                }
                s = Rt.stringOfFixed(v, digits - whole);
            }
        } else {
            s = Rt.stringOfFixed(v, digits);
        }
        if (flags.indexOf(",") >= 0) {
            s = group(s);
        }
        return sign(s, flags);
    }

    public static String format(String format, Object[] args) {
        String out = "";
        int next = 0;
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
            String flags = "";
            int width = -1;
            int precision = -1;
            int number = 0;
            boolean hasNumber = false;
            while (i < n && "-#+ 0,(".indexOf(format.charAt(i)) >= 0) {
                flags = flags + format.charAt(i);
                i++;
            }
            while (i < n && Rt.isDigit(format.charAt(i))) {
                number = number * 10 + (format.charAt(i) - '0');
                hasNumber = true;
                i++;
            }
            int explicit = -1;
            if (hasNumber && i < n && format.charAt(i) == '$') {
                explicit = number - 1;
                i++;
                number = 0;
                hasNumber = false;
                while (i < n && "-#+ 0,(".indexOf(format.charAt(i)) >= 0) {
                    flags = flags + format.charAt(i);
                    i++;
                }
                while (i < n && Rt.isDigit(format.charAt(i))) {
                    number = number * 10 + (format.charAt(i) - '0');
                    hasNumber = true;
                    i++;
                }
            }
            if (hasNumber) {
                width = number;
            }
            if (i < n && format.charAt(i) == '.') {
                i++;
                precision = 0;
                while (i < n && Rt.isDigit(format.charAt(i))) {
                    precision = precision * 10 + (format.charAt(i) - '0');
                    i++;
                }
            }
            if (i >= n) {
                throw new IllegalArgumentException("Conversion = '%'");
            }
            char c = format.charAt(i);
            i++;
            boolean left = flags.indexOf("-") >= 0;
            boolean zero = flags.indexOf("0") >= 0;
            if (c == 'n') {
                out = out + "\n";
                continue;
            }
            if (c == '%') {
                out = out + pad("%", width, left, false);
                continue;
            }
            int index = explicit >= 0 ? explicit : next++;
            if (index >= args.length) {
                throw new IllegalArgumentException("Format specifier '%" + format.substring(start, i) + "'");
            }
            Object arg = args[index];
            String s;
            boolean upper = Rt.isUpperCase(c);
            char conversion = (char) Rt.charToLowerCase(c);
            if (conversion == 's' || conversion == 'b' || conversion == 'h') {
                if (conversion == 'b') {
                    s = arg instanceof Boolean ? arg.toString() : arg == null ? "false" : "true";
                } else if (conversion == 'h') {
                    s = arg == null ? "null" : Integer.toHexString(arg.hashCode());
                } else {
                    s = String.valueOf(arg);
                }
                if (precision >= 0 && precision < s.length()) {
                    s = s.substring(0, precision);
                }
                zero = false;
            } else if (conversion == 'd' || conversion == 'x' || conversion == 'o') {
                s = arg == null ? "null" : integer(arg, conversion, flags);
            } else if (conversion == 'f' || conversion == 'e' || conversion == 'g') {
                s = arg == null ? "null" : floating(arg, conversion, flags, precision);
            } else if (conversion == 'c') {
                s = arg == null ? "null" : arg instanceof Integer ? Rt.stringOfChar((char) (int) (Integer) arg) : arg.toString();
            } else {
                throw new IllegalArgumentException("Conversion = '" + c + "'");
            }
            if (upper) {
                s = Rt.toUpperCase(s);
            }
            out = out + pad(s, width, left, zero);
        }
        return out;
    }
}
