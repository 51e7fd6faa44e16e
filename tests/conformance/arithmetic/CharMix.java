// chars in arithmetic, concatenation, overloads and switches.
public class CharMix {
    static String t(int x) {
        return "int";
    }
    static String t(char x) {
        return "char";
    }
    static String t(long x) {
        return "long";
    }
    static String t(Object o) {
        return o.getClass().getSimpleName();
    }
    public static void main(String[] args) {
        char a = 'a';
        final char k = 'b';
        int one = 1;
        System.out.println(t(a) + t(a + 1) + t((char) (a + 1)) + t(a++) + t(-a) + t(a + 1L) + t(true ? a : 0) + t(true ? a : one) + t((Object) a) + t(true ? 'x' : k));
        System.out.println(a + k + " " + a + k + 'c' + 1 + (a + 1) + (char) (k + 1));
        a += 1;
        a++;
        a = (char) (a << 1);
        System.out.println((int) a);
        a = 'z';
        a -= 32;
        System.out.println(a);
        byte by = 'c' - 'a';
        char c2 = 98;
        final int fi = 99;
        char c3 = fi;
        short sh = 'd';
        System.out.println(by + " " + c2 + c3 + sh);
        int[] counts = new int[128];
        for (char c : "mississippi".toCharArray()) counts[c]++;
        for (char c = 'a'; c <= 'z'; c++) if (counts[c] > 0) System.out.print(c + "=" + counts[c] + " ");
        System.out.println();
        StringBuilder sb = new StringBuilder();
        for (char c = 'a'; c < 'f'; ++c) sb.append(c).append((int) c).append(c + 1).append((char) (c + 1));
        System.out.println(sb);
        String rot = "";
        for (char c : "Hello, World!".toCharArray()) rot += Character.isLetter(c) ? (char) ((c | 32) - 'a' < 13 ? c + 13 : c - 13) : c;
        System.out.println(rot);
        switch (a) {
            case 'Z': System.out.println("Z");
            case 65: System.out.println("A");
            break;
            default: System.out.println("no");
        }
        System.out.println('a' < 98 ? "less" : "more");
        System.out.println((char) 0x41 + "" + '\u0042' + '\103' + '\t' + '\'' + '"' + "\"\\" + '\0' + "|");
        char[] cs = {'x', 'y'};
        System.out.println(cs);
        System.out.println(String.valueOf(cs) + cs.length);
        System.out.println(cs[0] + cs[1]);
        System.out.print('q');
        System.out.print((int) 'q');
        System.out.println();
        System.out.println((Object) 'o');
        System.out.println('a' == 97.0);
        Character boxed = 'p';
        char un = boxed;
        int wide = boxed;
        System.out.println(un + wide + boxed);
        boxed++;
        System.out.println(boxed);
    }
}
