package java.nio.charset;

import java.nio.ByteBuffer;

/** The encodings that everybody uses; the default is UTF-8. */
public final class Charset implements Comparable<Charset> {
    private final String name;
    /** The first character that is not encoded as one byte of its own value. */
    private final int limit;
    /** Two bytes for a character. */
    private final boolean wide;
    private final boolean little;

    Charset(String name, int limit) {
        this.name = name;
        this.limit = limit;
        wide = false;
        little = false;
    }

    Charset(String name, boolean little) {
        this.name = name;
        limit = 0;
        wide = true;
        this.little = little;
    }

    public static Charset defaultCharset() {
        return StandardCharsets.UTF_8;
    }

    public static Charset forName(String name) {
        switch (name.toUpperCase()) {
            case "UTF-8":
            case "UTF8":
                return StandardCharsets.UTF_8;
            case "ISO-8859-1":
            case "ISO8859_1":
            case "LATIN1":
                return StandardCharsets.ISO_8859_1;
            case "US-ASCII":
            case "ASCII":
                return StandardCharsets.US_ASCII;
            case "UTF-16":
            case "UTF_16":
            case "UTF16":
                return StandardCharsets.UTF_16;
            case "UTF-16BE":
            case "UTF_16BE":
                return StandardCharsets.UTF_16BE;
            case "UTF-16LE":
            case "UTF_16LE":
                return StandardCharsets.UTF_16LE;
            default:
                scoville.Rt.unsupported("the character set " + name);
                return null;
        }
    }

    public String name() {
        return name;
    }

    public boolean canEncode() {
        return true;
    }

    public int compareTo(Charset other) {
        return name.compareToIgnoreCase(other.name);
    }

    public int hashCode() {
        return name.hashCode();
    }

    public String displayName() {
        return name;
    }

    public String toString() {
        return name;
    }

    private boolean isUtf8() {
        return this == StandardCharsets.UTF_8;
    }

    public ByteBuffer encode(String s) {
        return ByteBuffer.wrap(scovilleBytes(s));
    }

    /** Whether it has a mark at the begin. */
    public boolean scovilleIsMarked() {
        return this == StandardCharsets.UTF_16;
    }

    public boolean scovilleIsWide() {
        return wide;
    }

    private void put(byte[] out, int at, int c) {
        out[at] = (byte) (little ? c : c >> 8);
        out[at + 1] = (byte) (little ? c >> 8 : c);
    }

    /** With a mark in front or without. */
    private byte[] wideBytes(String s, boolean marked) {
        int from = marked ? 2 : 0;
        byte[] out = new byte[from + 2 * s.length()];
        if (marked) {
            put(out, 0, 0xfeff);
        }
        for (int i = 0; i < s.length(); i++) {
            put(out, from + 2 * i, s.charAt(i));
        }
        return out;
    }

    private String wideText(byte[] bytes, int offset, int length) {
        boolean turned = little;
        int i = offset;
        if (this == StandardCharsets.UTF_16 && length >= 2) {
            int first = (bytes[i] & 0xff) << 8 | bytes[i + 1] & 0xff;
            turned = first == 0xfffe;
            i += turned || first == 0xfeff ? 2 : 0;
        }
        if (length % 2 != 0) {
            scoville.Rt.unsupported("malformed UTF-16");
        }
        char[] c = new char[(offset + length - i) / 2];
        for (int k = 0; k < c.length; k++) {
            int a = bytes[i + 2 * k] & 0xff;
            int b = bytes[i + 2 * k + 1] & 0xff;
            c[k] = (char) (turned ? b << 8 | a : a << 8 | b);
        }
        String s = "";
        for (int k = 0; k < c.length; k++) {
            if (!Character.isSurrogate(c[k])) {
                s = s + c[k];
            } else if (k + 1 < c.length && Character.isSurrogatePair(c[k], c[k + 1])) {
                s = s + Character.toString(Character.toCodePoint(c[k], c[k + 1]));
                k++;
            } else {
                scoville.Rt.unsupported("malformed UTF-16");
            }
        }
        return s;
    }

    /** The bytes of a text; what has none becomes a question mark. */
    public byte[] scovilleBytes(String s) {
        if (wide) {
            return wideBytes(s, this == StandardCharsets.UTF_16 && !s.isEmpty());
        }
        int n = s.length();
        byte[] out = new byte[isUtf8() ? 3 * n : n];
        int at = 0;
        for (int i = 0; i < n; i++) {
            int c = s.codePointAt(i);
            if (c >= 0x10000) {
                i++;
            }
            if (c < limit) {
                out[at++] = (byte) c;
            } else if (!isUtf8()) {
                out[at++] = '?';
            } else if (c < 0x800) {
                out[at++] = (byte) (0xc0 | c >> 6);
                out[at++] = (byte) (0x80 | c & 0x3f);
            } else if (c < 0x10000) {
                out[at++] = (byte) (0xe0 | c >> 12);
                out[at++] = (byte) (0x80 | c >> 6 & 0x3f);
                out[at++] = (byte) (0x80 | c & 0x3f);
            } else {
                out[at++] = (byte) (0xf0 | c >> 18);
                out[at++] = (byte) (0x80 | c >> 12 & 0x3f);
                out[at++] = (byte) (0x80 | c >> 6 & 0x3f);
                out[at++] = (byte) (0x80 | c & 0x3f);
            }
        }
        byte[] result = new byte[at];
        for (int i = 0; i < at; i++) {
            result[i] = out[i];
        }
        return result;
    }

    /** The text of some bytes. Of malformed UTF-8, only single bytes that cannot stand alone are replaced. */
    public String scovilleText(byte[] bytes, int offset, int length) {
        if (offset < 0 || length < 0 || offset > bytes.length - length) {
            throw new StringIndexOutOfBoundsException(
                "offset " + offset + ", count " + length + ", length " + bytes.length);
        }
        if (wide) {
            return wideText(bytes, offset, length);
        }
        String s = new String();
        int end = offset + length;
        int i = offset;
        while (i < end) {
            int b = bytes[i++] & 0xff;
            int more = !isUtf8() || b < 0x80 ? 0 : b >= 0xf0 ? 3 : b >= 0xe0 ? 2 : b >= 0xc2 ? 1 : -1;
            if (more == 0) {
                s = s + (b < limit || !isUtf8() && limit > 0x80 ? (char) b : (char) 0xfffd);
                continue;
            }
            int c = more < 0 ? 0xfffd : b & 0x3f >> more;
            if (more > end - i) {
                scoville.Rt.unsupported("malformed UTF-8");
            }
            for (int k = 0; k < more; k++) {
                int next = bytes[i++];
                if ((next & 0xc0) != 0x80) {
                    scoville.Rt.unsupported("malformed UTF-8");
                }
                c = c << 6 | next & 0x3f;
            }
            s = s + Character.toString(c);
        }
        return s;
    }
}

public final class StandardCharsets {
    private StandardCharsets() {
    }

    public static final Charset UTF_8 = new Charset("UTF-8", 0x80);
    public static final Charset ISO_8859_1 = new Charset("ISO-8859-1", 0x100);
    public static final Charset US_ASCII = new Charset("US-ASCII", 0x80);
    public static final Charset UTF_16 = new Charset("UTF-16", false);
    public static final Charset UTF_16BE = new Charset("UTF-16BE", false);
    public static final Charset UTF_16LE = new Charset("UTF-16LE", true);
}
