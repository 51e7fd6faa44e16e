package java.nio.charset;

import java.nio.ByteBuffer;

/** The three encodings that everybody uses; the default is UTF-8. */
public final class Charset implements Comparable<Charset> {
    private final String name;
    /** The first character that is not encoded as one byte of its own value. */
    private final int limit;

    Charset(String name, int limit) {
        this.name = name;
        this.limit = limit;
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
            default:
                scoville.Rt.unsupported("the character set " + name);
                return null;
        }
    }

    public String name() {
        return name;
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

    /** The bytes of a text; what has none becomes a question mark. */
    public byte[] scovilleBytes(String s) {
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
}
