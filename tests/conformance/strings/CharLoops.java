// counting, reversing, Caesar's cipher, palindromes.
public class CharLoops {
    static boolean palindrome(String s) {
        for (int i = 0, j = s.length() - 1; i < j; i++, j--) {
            if (s.charAt(i) != s.charAt(j)) {
                return false;
            }
        }
        return true;
    }

    static String caesar(String s, int shift) {
        StringBuilder out = new StringBuilder();
        for (char c : s.toCharArray()) {
            if (Character.isUpperCase(c)) {
                out.append((char) ((c - 'A' + shift + 26) % 26 + 'A'));
            } else if (Character.isLowerCase(c)) {
                out.append((char) ('a' + (c - 'a' + shift + 26) % 26));
            } else {
                out.append(c);
            }
        }
        return out.toString();
    }

    public static void main(String[] args) {
        int[] counts = new int[26];
        for (char c : "the quick brown fox".toCharArray()) {
            if (c >= 'a' && c <= 'z') {
                counts[c - 'a']++;
            }
        }
        for (char c = 'a'; c <= 'z'; c++) {
            if (counts[c - 'a'] > 1) {
                System.out.print(c + "=" + counts[c - 'a'] + " ");
            }
        }
        System.out.println("");
        System.out.println(palindrome("racecar") + " " + palindrome("race") + " " + palindrome(""));
        System.out.println(caesar("Hello, World!", 3) + " " + caesar(caesar("Hello", 3), -3));
        char[] cs = "stressed".toCharArray();
        for (int i = 0; i < cs.length / 2; i++) {
            char t = cs[i];
            cs[i] = cs[cs.length - 1 - i];
            cs[cs.length - 1 - i] = t;
        }
        System.out.println(cs);
        System.out.println(new String(cs) + new String(cs, 1, 3) + String.valueOf(cs, 0, 2) + String.copyValueOf(cs));
        java.util.Arrays.sort(cs);
        System.out.println(new String(cs));
        int vowels = 0;
        for (int i = 0; i < "education".length(); i++) {
            switch ("education".charAt(i)) {
                case 'a', 'e', 'i', 'o', 'u' -> vowels++;
                default -> { }
            }
        }
        System.out.println(vowels);
    }
}
