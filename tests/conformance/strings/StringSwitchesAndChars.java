// characters, codes and text by hand.
public class StringSwitchesAndChars {
    static int value(char c) {
        switch (c) {
            case '0': case '1': case '2': case '3': case '4': case '5': case '6': case '7': case '8': case '9': return c - '0';
            case 'a': case 'A': return 10;
            default: return c < 128 ? -c : c;
        }
    }
    static String kind(char c) {
        return Character.isDigit(c) ? "digit" : Character.isLetter(c) ? Character.isUpperCase(c) ? "upper" : "lower" : Character.isWhitespace(c) ? "space" : "other";
    }
    static int parse(String s) {
        int sign = 1, i = 0, v = 0;
        if (s.charAt(0) == '-') {
            sign = -1;
            i++;
        }
        for (; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c < '0' || c > '9') throw new NumberFormatException("bad '" + c + "' at " + i);
            v = v * 10 + c - '0';
        }
        return sign * v;
    }
    static String conv(int n, int base) {
        String d = "0123456789abcdef", r = "";
        do {
            r = d.charAt(n % base) + r;
            n /= base;
        } while (n > 0);
        return r;
    }
    static int crc(byte[] data) {
        int crc = 0xFFFFFFFF;
        for (byte b : data) {
            crc ^= b & 0xFF;
            for (int i = 0; i < 8; i++) crc = (crc >>> 1) ^ (0xEDB88320 & -(crc & 1));
        }
        return ~crc;
    }
    static int hash(String s) {
        int h = 0x811c9dc5;
        for (int i = 0; i < s.length(); i++) {
            h ^= s.charAt(i);
            h *= 16777619;
        }
        return h;
    }
    static long fnv(String s) {
        long h = 0xcbf29ce484222325L;
        for (char c : s.toCharArray()) h = (h ^ c) * 0x100000001b3L;
        return h;
    }
    static int adler(byte[] d) {
        int a = 1, b = 0;
        for (byte x : d) {
            a = (a + (x & 255)) % 65521;
            b = (b + a) % 65521;
        }
        return b << 16 | a;
    }
    static boolean luhn(String s) {
        int sum = 0;
        for (int i = s.length() - 1, alt = 0; i >= 0; i--, alt ^= 1) {
            int d = s.charAt(i) - '0';
            if (alt == 1 && (d *= 2) > 9) d -= 9;
            sum += d;
        }
        return sum % 10 == 0;
    }
    public static void main(String[] args) {
        for (char c : "7aZ é-".toCharArray()) System.out.print(value(c) + kind(c) + " ");
        System.out.println();
        System.out.println(parse("-123") + parse("45") + conv(255, 16) + conv(10, 2) + conv(0, 8));
        try {
            parse("1x");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(crc("123456789".getBytes()) + " " + Integer.toHexString(crc("hello".getBytes())) + " " + hash("abc") + " " + fnv("abc") + " " + Long.toHexString(fnv("")) + " " + adler("Wikipedia".getBytes()) + " " + luhn("79927398713") + "hello".hashCode() + "polygenelubricants".hashCode());
        char c = 'x';
        c += 2;
        c++;
        System.out.println(c + " " + (c - 1) + (char) (c - 1) + ++c + c-- + (int) c + (c > 'a') + (c == 123) + (char) 97 + (int) 'a' + 'a' / 2 + 'a' % 10 + ('a' ^ ' ') + (char) ('a' ^ ' '));
        String s = "The Quick Brown";
        int up = 0, lo = 0;
        for (int i = 0; i < s.length(); i++) {
            char ch = s.charAt(i);
            if (ch >= 'A' && ch <= 'Z') up++;
            else if (ch >= 'a' && ch <= 'z') lo++;
        }
        System.out.println(up + " " + lo);
        String acr = "";
        for (String w : s.split(" ")) acr += w.charAt(0);
        System.out.println(acr + acr.toLowerCase() + acr.compareTo("TQC") + "b".compareTo("a") + "a".compareTo("abc"));
        char[] cs = s.toCharArray();
        for (int i = 0, j = cs.length - 1; i < j; i++, j--) {
            char t = cs[i];
            cs[i] = cs[j];
            cs[j] = t;
        }
        System.out.println(new String(cs) + cs.length + String.valueOf(cs, 2, 3));
        System.out.println("a,b;c d".replaceAll("[,; ]", "|") + "x".repeat(3) + "  pad ".strip() + "|" + "%5s|%-5s|".formatted("r", "l") + "mississippi".replace("ss", "SS").indexOf("SS", 4) + "Mississippi".lastIndexOf('s') + "abc".contains("") + "ABC".equalsIgnoreCase("abc") + "a-b".split("-").length + "tea".chars().sum() + String.join("/", "a", "b"));
        int bits = 0;
        for (char ch = 'a'; ch <= 'z'; ch += 5) bits |= 1 << (ch - 'a');
        System.out.println(Integer.toBinaryString(bits) + " " + Integer.bitCount(bits) + " " + (bits >> 5 & 1) + (bits & -bits) + Integer.numberOfTrailingZeros(bits & bits - 1));
    }
}
