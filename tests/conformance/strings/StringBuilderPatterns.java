// usual work with builders and characters.
import java.util.*;
public class StringBuilderPatterns {
    static boolean palindrome(String s) {
        StringBuilder b = new StringBuilder();
        for (char c : s.toCharArray()) if (Character.isLetterOrDigit(c)) b.append(Character.toLowerCase(c));
        return b.toString().contentEquals(new StringBuilder(b).reverse());
    }
    static String rle(String s) {
        StringBuilder b = new StringBuilder();
        for (int i = 0, j; i < s.length(); i = j) {
            for (j = i; j < s.length() && s.charAt(j) == s.charAt(i); j++) ;
            b.append(s.charAt(i)).append(j - i > 1 ? j - i : "");
        }
        return b.toString();
    }
    static String caesar(String s, int k) {
        StringBuilder b = new StringBuilder();
        for (char c : s.toCharArray()) b.append(Character.isUpperCase(c) ? (char) ('A' + (c - 'A' + k + 26) % 26) : Character.isLowerCase(c) ? (char) ('a' + (c - 'a' + k + 26) % 26) : c);
        return b.toString();
    }
    static String roman(int n) {
        int[] v = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
        String[] r = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < v.length; i++) while (n >= v[i]) {
            b.append(r[i]);
            n -= v[i];
        }
        return b.toString();
    }
    static String binary(int n) {
        if (n == 0) return "0";
        StringBuilder b = new StringBuilder();
        for (; n != 0; n >>>= 1) b.insert(0, n & 1);
        return b.toString();
    }
    static String title(String s) {
        StringBuilder b = new StringBuilder();
        boolean up = true;
        for (char c : s.toCharArray()) {
            b.append(up ? Character.toUpperCase(c) : c);
            up = c == ' ';
        }
        return b.toString();
    }
    static boolean balanced(String s) {
        Deque<Character> d = new ArrayDeque<>();
        for (char c : s.toCharArray()) {
            if ("([{".indexOf(c) >= 0) d.push(c);
            else if (")]}".indexOf(c) >= 0 && (d.isEmpty() || "([{".indexOf(d.pop()) != ")]}".indexOf(c))) return false;
        }
        return d.isEmpty();
    }
    static boolean anagram(String a, String b) {
        char[] x = a.toCharArray(), y = b.toCharArray();
        Arrays.sort(x);
        Arrays.sort(y);
        return Arrays.equals(x, y);
    }
    static void perms(String p, String s, List<String> out) {
        if (s.isEmpty()) out.add(p);
        for (int i = 0; i < s.length(); i++) perms(p + s.charAt(i), s.substring(0, i) + s.substring(i + 1), out);
    }
    static String hex(byte[] bs) {
        StringBuilder b = new StringBuilder();
        for (byte x : bs) b.append(String.format("%02x", x));
        return b.toString();
    }
    public static void main(String[] args) {
        System.out.println(palindrome("A man, a plan, a canal: Panama") + " " + palindrome("no") + " " + rle("aaabccd") + " " + caesar("Hello, World!", 3) + caesar(caesar("xyz", 5), -5) + " " + roman(1994) + roman(4) + " " + binary(10) + binary(-1).length() + " " + title("the quick fox") + " " + balanced("{[()]}") + balanced("(]") + balanced("((") + " " + anagram("listen", "silent"));
        List<String> l = new ArrayList<>();
        perms("", "abc", l);
        System.out.println(l + " " + hex("Az~".getBytes()) + hex(new byte[] {-1, 16}));
        StringBuilder sb = new StringBuilder("0123456789");
        for (int i = sb.length() - 1; i >= 0; i -= 3) sb.deleteCharAt(i);
        sb.insert(sb.length() / 2, "<mid>").replace(0, 1, "S").setCharAt(1, '*');
        System.out.println(sb + " " + sb.indexOf("mid") + sb.length());
        String text = "to be or not to be that is the question";
        Map<String, Integer> f = new TreeMap<>();
        for (String w : text.split(" ")) f.merge(w, 1, Integer::sum);
        System.out.println(f);
        int vowels = 0;
        for (char c : text.toCharArray()) switch (c) {
            case 'a', 'e', 'i', 'o', 'u' -> vowels++;
            default -> { }
        }
        System.out.println(vowels + " " + new StringBuilder(text).reverse().substring(0, 8) + String.join("_", text.split("o")));
        String csv = "name,age\nann,30\nbob,\"x\"";
        for (String line : csv.split("\n")) {
            String[] c = line.split(",");
            System.out.print(c.length + c[c.length - 1] + ";");
        }
        System.out.println();
        StringBuilder tri = new StringBuilder();
        for (int i = 1; i < 5; i++) tri.append(" ".repeat(4 - i)).append("*".repeat(2 * i - 1)).append('\n');
        System.out.print(tri);
    }
}
