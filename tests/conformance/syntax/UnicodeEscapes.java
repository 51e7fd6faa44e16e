// escapes are read before everything else.
public class UnicodeEscapes {
    public static void main(String[] args) {
        char c = '\u0041';
        String s = "\u0042" + "\u0021";
        System.out.println(c + s);
        int \u0061b = 3;
        System.out.println(ab);
        System.out.println("\uuu0043".length());
    }
}
