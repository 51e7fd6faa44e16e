package java.util;

/** Two digits for each byte. */
public final class HexFormat {
    private static final HexFormat PLAIN = new HexFormat("", "", "", false);

    private final String delimiter;
    private final String prefix;
    private final String suffix;
    private final boolean upper;

    private HexFormat(String delimiter, String prefix, String suffix, boolean upper) {
        this.delimiter = Objects.requireNonNull(delimiter, "delimiter");
        this.prefix = Objects.requireNonNull(prefix, "prefix");
        this.suffix = Objects.requireNonNull(suffix, "suffix");
        this.upper = upper;
    }

    public static HexFormat of() {
        return PLAIN;
    }

    public static HexFormat ofDelimiter(String delimiter) {
        return new HexFormat(delimiter, "", "", false);
    }

    public HexFormat withDelimiter(String delimiter) {
        return new HexFormat(delimiter, prefix, suffix, upper);
    }

    public HexFormat withPrefix(String prefix) {
        return new HexFormat(delimiter, prefix, suffix, upper);
    }

    public HexFormat withSuffix(String suffix) {
        return new HexFormat(delimiter, prefix, suffix, upper);
    }

    public HexFormat withUpperCase() {
        return new HexFormat(delimiter, prefix, suffix, true);
    }

    public HexFormat withLowerCase() {
        return new HexFormat(delimiter, prefix, suffix, false);
    }

    public String delimiter() {
        return delimiter;
    }

    public boolean equals(Object o) {
        if (!(o instanceof HexFormat)) {
            return false;
        }
        HexFormat other = (HexFormat) o;
        return upper == other.upper && delimiter.equals(other.delimiter) && prefix.equals(other.prefix) && suffix.equals(other.suffix);
    }

    public int hashCode() {
        return 31 * Objects.hash(delimiter, prefix, suffix) + Boolean.hashCode(upper);
    }

    public String toString() {
        String all = "uppercase: " + upper + ", delimiter: \"" + delimiter + "\", prefix: \"" + prefix + "\", suffix: \"" + suffix + "\"";
        return all.replace("\n", "\\n").replace("\r", "\\r");
    }

    public String prefix() {
        return prefix;
    }

    public String suffix() {
        return suffix;
    }

    public boolean isUpperCase() {
        return upper;
    }

    public String formatHex(byte[] bytes) {
        return formatHex(bytes, 0, bytes.length);
    }

    public String formatHex(byte[] bytes, int from, int to) {
        Objects.checkFromToIndex(from, to, bytes.length);
        StringBuilder b = new StringBuilder();
        for (int i = from; i < to; i++) {
            b.append(i == from ? "" : delimiter).append(prefix).append(toHexDigits(bytes[i])).append(suffix);
        }
        return b.toString();
    }

    public String toHexDigits(byte v) {
        return "" + toHighHexDigit(v) + toLowHexDigit(v);
    }

    public String toHexDigits(short v) {
        return digits(v, 4);
    }

    public String toHexDigits(char v) {
        return digits(v, 4);
    }

    public String toHexDigits(int v) {
        return digits(v, 8);
    }

    public String toHexDigits(long v) {
        return digits(v, 16);
    }

    private String digits(long v, int n) {
        StringBuilder b = new StringBuilder();
        for (int i = n - 1; i >= 0; i--) {
            b.append(digit((int) (v >>> 4 * i)));
        }
        return b.toString();
    }

    public char toLowHexDigit(int v) {
        return digit(v);
    }

    public char toHighHexDigit(int v) {
        return digit(v >> 4);
    }

    private char digit(int v) {
        int d = v & 15;
        return (char) (d < 10 ? '0' + d : (upper ? 'A' : 'a') + d - 10);
    }

    public byte[] parseHex(CharSequence text) {
        String s = text.toString();
        if (s.isEmpty()) {
            return new byte[0];
        }
        int one = prefix.length() + 2 + suffix.length();
        int step = one + delimiter.length();
        if ((s.length() - one) % step != 0 || s.length() < one) {
            throw new IllegalArgumentException("found: " + s.length() + " characters of no whole number of bytes");
        }
        byte[] bytes = new byte[(s.length() - one) / step + 1];
        for (int i = 0; i < bytes.length; i++) {
            int at = i * step;
            boolean framed = s.startsWith(prefix, at) && s.startsWith(suffix, at + prefix.length() + 2);
            if (!framed || i > 0 && !s.startsWith(delimiter, at - delimiter.length())) {
                throw new IllegalArgumentException("found other characters between digits: " + s);
            }
            bytes[i] = (byte) (fromHexDigit(s.charAt(at + prefix.length())) << 4 | fromHexDigit(s.charAt(at + prefix.length() + 1)));
        }
        return bytes;
    }

    public static boolean isHexDigit(int c) {
        return c < 128 && Character.digit((char) c, 16) >= 0;
    }

    public static int fromHexDigit(int c) {
        if (!isHexDigit(c)) {
            throw new NumberFormatException("not a hexadecimal digit: \"" + (char) c + "\" = " + c);
        }
        return Character.digit((char) c, 16);
    }
}
