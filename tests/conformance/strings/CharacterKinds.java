/** What Java says of the first 256 characters and of some others, and pairs of surrogates. */
public class CharacterKinds {
    static void p(Object o) {
        System.out.println(o);
    }

    interface Action {
        Object run();
    }

    static void t(Action a) {
        try {
            p(a.run());
        } catch (RuntimeException e) {
            p(e.getClass().getSimpleName());
        }
    }

    static String bit(boolean b) {
        return b ? "1" : "0";
    }

    static String about(int c) {
        return c + ":" + Character.getType(c) + " " + Character.getNumericValue(c) + " " + bit(Character.isDefined(c)) + bit(Character.isISOControl(c)) + bit(Character.isIdentifierIgnorable(c)) + bit(Character.isJavaIdentifierStart(c))
            + bit(Character.isJavaIdentifierPart(c)) + bit(Character.isUnicodeIdentifierStart(c)) + bit(Character.isUnicodeIdentifierPart(c)) + bit(Character.isMirrored(c)) + bit(Character.isLetter(c)) + bit(Character.isDigit(c))
            + bit(Character.isLetterOrDigit(c)) + bit(Character.isAlphabetic(c)) + bit(Character.isUpperCase(c)) + bit(Character.isLowerCase(c)) + bit(Character.isTitleCase(c)) + bit(Character.isWhitespace(c)) + bit(Character.isSpaceChar(c))
            + " " + Character.toUpperCase(c) + " " + Character.toLowerCase(c) + " " + Character.toTitleCase(c) + " " + Character.digit(c, 36);
    }

    static boolean same(char c) {
        return Character.getType(c) == Character.getType((int) c) && Character.isDefined(c) && Character.isMirrored(c) == Character.isMirrored((int) c) && Character.isISOControl(c) == Character.isISOControl((int) c)
            && Character.isIdentifierIgnorable(c) == Character.isIdentifierIgnorable((int) c) && Character.isJavaIdentifierStart(c) == Character.isJavaIdentifierStart((int) c)
            && Character.isJavaIdentifierPart(c) == Character.isJavaIdentifierPart((int) c) && Character.isUnicodeIdentifierStart(c) == Character.isUnicodeIdentifierStart((int) c)
            && Character.isUnicodeIdentifierPart(c) == Character.isUnicodeIdentifierPart((int) c) && Character.getNumericValue(c) == Character.getNumericValue((int) c);
    }

    static void kinds() {
        int same = 0;
        for (int c = 0; c < 256; c += 2) {
            p(about(c) + "   " + about(c + 1));
            same += (same((char) c) ? 1 : 0) + (same((char) (c + 1)) ? 1 : 0);
        }
        p(same);
        for (int c : new int[] {0x100, 0x101, 0x1c5, 0x3b1, 0x391, 0x416, 0x434, 0x660, 0x2003, 0x2028, 0x2029, 0xff15, 0x10400, 0x10428}) {
            p(about(c));
        }
        p(Character.getType('\ud800') + " " + Character.getType('\ue000') + " " + Character.isDefined('\udc00') + " " + Character.isIdeographic('a') + Character.isIdeographic(0x4e2d) + Character.isIdeographic(0x3042) + Character.isIdeographic(0x3007));
        p(Character.UPPERCASE_LETTER + " " + Character.LOWERCASE_LETTER + " " + Character.DECIMAL_DIGIT_NUMBER + " " + Character.SPACE_SEPARATOR + " " + Character.MATH_SYMBOL + " " + Character.CONTROL + " " + Character.OTHER_PUNCTUATION + " " + Character.FINAL_QUOTE_PUNCTUATION + " " + Character.UNASSIGNED);
        p((int) Character.MIN_HIGH_SURROGATE + " " + (int) Character.MAX_HIGH_SURROGATE + " " + (int) Character.MIN_LOW_SURROGATE + " " + (int) Character.MAX_LOW_SURROGATE + " " + (int) Character.MIN_SURROGATE + " " + (int) Character.MAX_SURROGATE);
    }

    static void pairs() {
        String s = "a\ud83d\ude00b\ud83d\ude01";
        char[] a = s.toCharArray();
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < a.length; i++) {
            b.append(Character.codePointAt(s, i)).append(' ').append(Character.codePointAt(a, i)).append(' ').append(Character.codePointBefore(s, i + 1)).append(' ').append(Character.codePointBefore(a, i + 1)).append("; ");
        }
        p(b);
        p(Character.codePointAt(a, 1, 2) + " " + Character.codePointAt(a, 1, 3) + " " + Character.codePointBefore(a, 3, 2) + " " + Character.codePointBefore(a, 3, 1));
        p(Character.codePointCount(s, 0, 6) + " " + Character.codePointCount(s, 2, 5) + " " + Character.codePointCount(a, 0, 6) + " " + Character.codePointCount(a, 1, 2) + " " + Character.codePointCount(a, 2, 0));
        p(Character.offsetByCodePoints(s, 0, 3) + " " + Character.offsetByCodePoints(s, 6, -3) + " " + Character.offsetByCodePoints(s, 2, 1) + " " + Character.offsetByCodePoints(s, 2, -1) + " " + Character.offsetByCodePoints(a, 1, 4, 1, 2) + " " + Character.offsetByCodePoints(a, 1, 5, 6, -2));
        char[] to = new char[4];
        p(Character.toChars(0x1f600, to, 1) + " " + Character.toChars('x', to, 3) + " " + (int) to[1] + " " + (int) to[2] + " " + to[3]);
        p((int) Character.highSurrogate(0x1f600) + " " + (int) Character.lowSurrogate(0x1f600) + " " + Character.toCodePoint('\ud83d', '\ude00') + " " + Character.charCount(0x1f600) + " " + Character.isSurrogatePair('\ud83d', '\ude00') + " " + Character.isSurrogatePair('a', '\ude00') + " " + (int) Character.reverseBytes('\u1234'));
        p(Character.forDigit(35, 36) + " " + Character.forDigit(9, 10) + " " + (int) Character.forDigit(10, 10) + " " + (int) Character.forDigit(-1, 10) + " " + (int) Character.forDigit(1, 37));
        t(() -> Character.codePointAt(s, 6));
        t(() -> Character.codePointAt(a, 6));
        t(() -> Character.codePointAt(a, 3, 2));
        t(() -> Character.codePointAt(a, 3, 20));
        t(() -> Character.codePointBefore(s, 0));
        t(() -> Character.codePointBefore(a, 0));
        t(() -> Character.codePointBefore(a, 2, 2));
        t(() -> Character.codePointCount(s, 3, 2));
        t(() -> Character.codePointCount(a, 3, 9));
        t(() -> Character.offsetByCodePoints(s, 0, 5));
        t(() -> Character.offsetByCodePoints(s, 1, -2));
        t(() -> Character.offsetByCodePoints(a, 1, 2, 4, 0));
        t(() -> Character.toChars(0x110000, to, 0));
        t(() -> Character.toChars(0x1f600, to, 3));
    }

    public static void main(String[] args) {
        kinds();
        pairs();
    }
}
