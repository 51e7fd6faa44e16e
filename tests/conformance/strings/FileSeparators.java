import java.io.File;

public class FileSeparators {
    public static void main(String[] args) {
        System.out.println("a" + File.separator + "b" + File.pathSeparator + "c" + File.separatorChar + File.pathSeparatorChar);
        System.out.println(java.io.File.separator.equals("/"));
        System.out.println(Character.isDigit(0x1d7d8) + " " + Character.digit(0x1d7d9, 10) + " " + Character.isDigit('\u0663'));
    }
}
