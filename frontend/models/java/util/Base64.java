package java.util;

import java.nio.charset.StandardCharsets;

/** Three bytes in four letters, with or without what fills up the last four; the form for mail is left out. */
public class Base64 {
    private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    private static final String URL_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

    private Base64() {
    }

    public static Encoder getEncoder() {
        return new Encoder(LETTERS, true);
    }

    public static Encoder getUrlEncoder() {
        return new Encoder(URL_LETTERS, true);
    }

    public static Decoder getDecoder() {
        return new Decoder(LETTERS);
    }

    public static Decoder getUrlDecoder() {
        return new Decoder(URL_LETTERS);
    }

    public static class Encoder {
        private final String letters;
        private final boolean fills;

        private Encoder(String letters, boolean fills) {
            this.letters = letters;
            this.fills = fills;
        }

        public Encoder withoutPadding() {
            return fills ? new Encoder(letters, false) : this;
        }

        private int length(int bytes) {
            int rest = bytes % 3;
            return bytes / 3 * 4 + (rest == 0 ? 0 : fills ? 4 : rest + 1);
        }

        private void write(byte[] from, byte[] to) {
            int n = 0;
            for (int i = 0; i < from.length; i += 3) {
                int left = from.length - i;
                int bits = (from[i] & 0xff) << 16 | (left > 1 ? (from[i + 1] & 0xff) << 8 : 0) | (left > 2 ? from[i + 2] & 0xff : 0);
                for (int k = 0; k < 4; k++) {
                    if (k <= left) {
                        to[n++] = (byte) letters.charAt(bits >> 18 - 6 * k & 63);
                    } else if (fills) {
                        to[n++] = '=';
                    }
                }
            }
        }

        public byte[] encode(byte[] from) {
            byte[] to = new byte[length(from.length)];
            write(from, to);
            return to;
        }

        public int encode(byte[] from, byte[] to) {
            int n = length(from.length);
            if (to.length < n) {
                throw new IllegalArgumentException("Output byte array is too small for encoding all input bytes");
            }
            write(from, to);
            return n;
        }

        public String encodeToString(byte[] from) {
            return new String(encode(from), StandardCharsets.ISO_8859_1);
        }
    }

    public static class Decoder {
        private final String letters;

        private Decoder(String letters) {
            this.letters = letters;
        }

        public byte[] decode(String text) {
            return decode(text.getBytes(StandardCharsets.ISO_8859_1));
        }

        public byte[] decode(byte[] from) {
            byte[] to = new byte[length(from)];
            int n = read(from, to);
            return n == to.length ? to : Arrays.copyOf(to, n);
        }

        public int decode(byte[] from, byte[] to) {
            if (to.length < length(from)) {
                throw new IllegalArgumentException("Output byte array is too small for decoding all input bytes");
            }
            return read(from, to);
        }

        private static int length(byte[] from) {
            int n = from.length;
            if (n == 0) {
                return 0;
            }
            if (n < 2) {
                throw new IllegalArgumentException("Input byte[] should at least have 2 bytes for base64 bytes");
            }
            int filled = from[n - 1] != '=' ? n % 4 == 0 ? 0 : 4 - n % 4 : from[n - 2] == '=' ? 2 : 1;
            return 3 * ((n + 3) / 4) - filled;
        }

        private int read(byte[] from, byte[] to) {
            int n = 0;
            int bits = 0;
            int have = 0;
            int i = 0;
            while (i < from.length) {
                int b = from[i++] & 0xff;
                if (b == '=') {
                    // After two letters there must be two of them.
                    if (have == 0 || have == 2 && (i == from.length || from[i++] != '=')) {
                        throw new IllegalArgumentException("Input byte array has wrong 4-byte ending unit");
                    }
                    break;
                }
                int v = letters.indexOf(b);
                if (v < 0) {
                    throw new IllegalArgumentException("Illegal base64 character " + Integer.toString(b, 16));
                }
                bits = bits << 6 | v;
                have++;
                if (have == 4) {
                    to[n++] = (byte) (bits >> 16);
                    to[n++] = (byte) (bits >> 8);
                    to[n++] = (byte) bits;
                    bits = 0;
                    have = 0;
                }
            }
            if (have == 3) {
                to[n++] = (byte) (bits >> 10);
                to[n++] = (byte) (bits >> 2);
            } else if (have == 2) {
                to[n++] = (byte) (bits >> 4);
            } else if (have == 1) {
                throw new IllegalArgumentException("Last unit does not have enough valid bits");
            }
            if (i < from.length) {
                throw new IllegalArgumentException("Input byte array has incorrect ending byte at " + i);
            }
            return n;
        }
    }
}
