import java.util.ArrayList;
import java.util.List;

public class BuilderCharactersSet {
    static String caesar(String s, int by) {
        StringBuilder b = new StringBuilder(s);
        for (int i = 0; i < b.length(); i++) {
            char c = b.charAt(i);
            if (Character.isLetter(c)) {
                char base = Character.isUpperCase(c) ? 'A' : 'a';
                b.setCharAt(i, (char) (base + (c - base + by) % 26));
            }
        }
        return b.toString();
    }

    static List<String> permutations(String s) {
        List<String> all = new ArrayList<>();
        permute(new StringBuilder(s), 0, all);
        return all;
    }

    static void permute(StringBuilder b, int from, List<String> all) {
        if (from == b.length()) {
            all.add(b.toString());
            return;
        }
        for (int i = from; i < b.length(); i++) {
            swap(b, from, i);
            permute(b, from + 1, all);
            swap(b, from, i);
        }
    }

    static void swap(StringBuilder b, int i, int j) {
        char c = b.charAt(i);
        b.setCharAt(i, b.charAt(j));
        b.setCharAt(j, c);
    }

    public static void main(String[] args) {
        System.out.println(caesar("Hello, World!", 3) + " " + caesar(caesar("Hello, World!", 3), 23));
        System.out.println(permutations("abc"));
        StringBuilder b = new StringBuilder();
        b.append("abc").append(1).append('x');
        b.setCharAt(1, 'Z');
        b.append(true);
        System.out.println(b + " " + b.length() + " " + b.charAt(1) + b.charAt(0) + b.charAt(8));
        b.setCharAt(4, '\u20ac');
        b.setCharAt(0, '\0');
        System.out.println((int) b.charAt(0) + " " + (int) b.charAt(4) + " " + b.indexOf("Z") + " " + b.indexOf("b"));
        b.setCharAt(0, 'q');
        b.insert(1, "--").deleteCharAt(0);
        b.setCharAt(0, '+');
        System.out.println(b + " " + b.indexOf("+") + " " + b.lastIndexOf("Z") + " " + b.substring(0, 3) + " " + b.subSequence(1, 4));
        b.delete(0, 2).setCharAt(0, 'A');
        b.reverse();
        b.setCharAt(0, 'E');
        b.replace(1, 3, "RRR");
        System.out.println(b);
        b.setCharAt(b.length() - 1, '.');
        b.setLength(4);
        b.setLength(6);
        b.setCharAt(5, '5');
        b.append(new StringBuilder("x")).append(b);
        System.out.println(b.toString().replace('\0', '0') + " " + b.compareTo(new StringBuilder("ERR")) + " " + b.chars().filter(c -> c == '5').count());
        StringBuilder other = new StringBuilder(b);
        other.setCharAt(0, 'F');
        System.out.println(b.compareTo(other) + " " + b.charAt(0) + " " + b.toString().contentEquals(b) + " " + String.join("|", b, other).length());
        char[] a = new char[3];
        other.getChars(0, 3, a, 0);
        System.out.println(new String(a) + " " + other.codePointAt(0) + " " + other.hashCode() * 0);
        try {
            b.setCharAt(b.length(), 'x');
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            b.setCharAt(-1, 'x');
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}
