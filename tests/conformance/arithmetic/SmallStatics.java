// Short, Byte, Character and Boolean.
public class SmallStatics {
    static void attempt(Runnable r) {
        try {
            r.run();
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
    }
    public static void main(String[] args) {
        System.out.println(Short.parseShort("-32768") + " " + Short.valueOf((short) 5) + " " + Short.toUnsignedInt((short) -1) + " " + Short.reverseBytes((short) 0x0102) + " " + Short.compare((short) 1, (short) 5) + " " + Short.hashCode((short) -3) + " " + Short.toString((short) 9));
        System.out.println(Byte.parseByte("7f", 16) + " " + Byte.valueOf("12") + " " + Byte.toUnsignedInt((byte) -1) + " " + Byte.toUnsignedLong((byte) -2) + " " + Byte.compare((byte) 1, (byte) 5) + " " + Byte.hashCode((byte) -3) + " " + Byte.toString((byte) 9) + " " + Byte.decode("-0x80"));
        attempt(() -> Byte.parseByte("128"));
        attempt(() -> Short.parseShort("32768"));
        attempt(() -> Short.parseShort("a"));
        attempt(() -> Byte.valueOf("-129", 10));
        System.out.println(Short.MIN_VALUE + " " + Short.MAX_VALUE + " " + Byte.MIN_VALUE + " " + Byte.MAX_VALUE + " " + (int) Character.MAX_VALUE + " " + (int) Character.MIN_VALUE + " " + Short.BYTES + " " + Byte.SIZE + " " + Character.BYTES);
        System.out.println(Boolean.parseBoolean("TRUE") + " " + Boolean.parseBoolean("yes") + " " + Boolean.parseBoolean(null) + " " + Boolean.valueOf("true") + " " + Boolean.toString(false) + " " + Boolean.logicalXor(true, false) + " " + Boolean.logicalAnd(true, false) + " " + Boolean.logicalOr(true, false) + " " + Boolean.compare(true, false) + " " + Boolean.hashCode(true) + " " + Boolean.hashCode(false) + " " + Boolean.TRUE.compareTo(false) + " " + Boolean.FALSE.equals(false));
        System.out.println(Character.isDigit('5') + " " + Character.isLetter('x') + " " + Character.isLetterOrDigit('_') + " " + Character.isWhitespace('\t') + " " + Character.isUpperCase('A') + " " + Character.isLowerCase('A') + " " + Character.isAlphabetic('z') + " " + Character.isSpaceChar(' '));
        System.out.println(Character.toUpperCase('q') + " " + Character.toLowerCase('Q') + " " + Character.getNumericValue('9') + " " + Character.getNumericValue('a') + " " + Character.digit('f', 16) + " " + Character.digit('g', 16) + " " + Character.forDigit(11, 16) + " " + (int) Character.forDigit(20, 16) + " " + Character.valueOf('c') + " " + Character.toString('d') + " " + Character.toString(101) + " " + Character.compare('a', 'c') + " " + Character.hashCode('a') + " " + Character.reverseBytes('\u0102') + " " + Character.MIN_RADIX + " " + Character.MAX_RADIX);
        System.out.println(Character.isJavaIdentifierStart('$') + " " + Character.isJavaIdentifierPart('1') + " " + Character.isISOControl('\n') + " " + Character.isTitleCase('a') + " " + Character.toChars(97)[0] + " " + Character.charCount(97) + " " + Character.isSurrogate('a'));
        Character c = 'k';
        System.out.println(c.charValue() + " " + c.compareTo('m') + " " + c.equals('k') + " " + c.hashCode() + " " + c + 1 + (char) (c + 1) + (c + 1));
        Short s = 12;
        Byte b = 13;
        System.out.println(s.intValue() + b.intValue() + " " + s.compareTo((short) 10) + " " + b.equals((byte) 13) + " " + s.equals(12) + " " + b.doubleValue() + " " + s.longValue());
    }
}
