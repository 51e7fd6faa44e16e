// do loops with continue and break inside.
public class DoWhile {
    public static void main(String[] args) {
        int i = 0, n = 0;
        do {
            i++;
            if (i % 2 == 0) continue;
            if (i > 7) break;
            n += i;
        } while (i < 100);
        System.out.println(i + " " + n);
        int x = 10;
        do x -= 3; while (x > 0);
        System.out.println(x);
        int digits = 0, v = 12345;
        do {
            digits++;
            v /= 10;
        } while (v > 0);
        System.out.println(digits);
    }
}
