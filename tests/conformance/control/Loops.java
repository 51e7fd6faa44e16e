// all loops, and how they are left.
public class Loops {
    public static void main(String[] args) {
        int i = 0;
        do {
            System.out.print(i + " ");
            i += 2;
        } while (i < 5);
        System.out.println(i);
        while (true) {
            if (--i < 0) {
                break;
            }
            if (i % 2 == 0) {
                continue;
            }
            System.out.print(i + " ");
        }
        System.out.println("");
        for (int a = 0, b = 10; a < b; a += 2, b--) {
            System.out.print(a + "-" + b + " ");
        }
        System.out.println("");
        for (; ; ) {
            if (i++ > 3) {
                break;
            }
        }
        System.out.println(i);
        int n = 0;
        do {
            if (n == 2) {
                continue;
            }
            System.out.print("n" + n + " ");
        } while (n++ < 3);
        System.out.println("");
        for (i = 0; i < 3; i++);
        System.out.println(i);
        for (char c = 'a'; c < 'e'; c++) {
            System.out.print(c);
        }
        for (double d = 0; d < 1; d += 0.25) {
            System.out.print(" " + d);
        }
        for (long l = 1L << 40; l != 0; l >>= 10) {
            System.out.print(" " + l);
        }
        System.out.println("");
        for (String s = ""; s.length() < 3; s += "x") {
            System.out.print("[" + s + "]");
        }
        System.out.println("");
    }
}
