// java.lang.Character.
public class Characters {
    public static void main(String[] args) {
        char[] all = {'a', 'Z', '5', ' ', '\n', '_', '$', 'é', '\u00df', '-', '\u0660', '\u2003'};
        for (char c : all) {
            System.out.println((int) c + " " + Character.isLetter(c) + Character.isDigit(c) + Character.isLetterOrDigit(c) + Character.isUpperCase(c) + Character.isLowerCase(c) + Character.isWhitespace(c) + Character.isAlphabetic(c) + Character.isSpaceChar(c)
                + " " + (int) Character.toUpperCase(c) + " " + (int) Character.toLowerCase(c) + " " + Character.getNumericValue(c) + " " + Character.isJavaIdentifierStart(c) + Character.isJavaIdentifierPart(c));
        }
        System.out.println(Character.digit('f', 16) + " " + Character.digit('g', 16) + " " + Character.forDigit(11, 16) + " " + Character.toString('q') + " " + Character.valueOf('w') + " " + Character.compare('a', 'c') + " " + (int) Character.MAX_VALUE);
        System.out.println(Character.toChars(97)[0] + " " + Character.isSurrogate('a') + " " + Character.charCount(65) + " " + Character.toString(66) + " " + Character.reverseBytes('a') + " " + Character.MIN_RADIX + Character.MAX_RADIX);
        Character boxed = 'x';
        System.out.println(boxed.equals('x') + " " + boxed.compareTo('z') + " " + boxed.charValue() + " " + (char) (boxed + 1));
    }
}
