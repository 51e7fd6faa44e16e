// characters outside of ASCII.
public class Unicode {
    public static void main(String[] args) {
        String s = "naïve café ü €";
        System.out.println(s + " " + s.length() + " " + s.toUpperCase());
        System.out.println((int) s.charAt(2) + " " + s.indexOf('é') + " " + s.codePointAt(3) + " " + s.charAt(s.length() - 1));
        System.out.println("\u03b1\u03b2\u03b3".toUpperCase() + " " + "ÀÉ".toLowerCase() + " " + Character.getNumericValue('9') + " " + (char) 0x3b1);
        System.out.println("straße".toUpperCase());
        char c = '\u20ac';
        c++;
        System.out.println((int) c + " " + (c > 'z'));
        System.out.println("日本語".length() + " " + "日本語".charAt(1) + " " + new StringBuilder("日本語").reverse());
    }
}
