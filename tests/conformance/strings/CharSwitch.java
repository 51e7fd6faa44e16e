// switches over characters of a text.
public class CharSwitch {
    static int score(String s) {
        int n = 0;
        for (char c : s.toCharArray()) {
            switch (Character.toLowerCase(c)) {
                case 'a': case 'e': case 'i': case 'o': case 'u':
                    n += 1;
                    break;
                case 'q', 'z':
                    n += 10;
                    break;
                default:
                    n += Character.isLetter(c) ? 3 : 0;
            }
        }
        return n;
    }

    public static void main(String[] args) {
        System.out.println(score("Quiz") + " " + score("hello, world") + " " + score(""));
        String roman = "MCMXCIV";
        int total = 0, last = 0;
        for (int i = roman.length() - 1; i >= 0; i--) {
            int v = switch (roman.charAt(i)) {
                case 'I' -> 1;
                case 'V' -> 5;
                case 'X' -> 10;
                case 'L' -> 50;
                case 'C' -> 100;
                case 'D' -> 500;
                case 'M' -> 1000;
                default -> throw new IllegalArgumentException();
            };
            total += v < last ? -v : v;
            last = Math.max(last, v);
        }
        System.out.println(total);
    }
}
