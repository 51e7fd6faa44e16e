// loops with several variables and conditions.
public class Gcd {
    public static void main(String[] args) {
        for (int a = 84, b = 36, t; b != 0; t = b, b = a % b, a = t) {
            System.out.print(a + "," + b + " ");
        }
        System.out.println("");
        for (int i = 0, j = 10; i < j; i++, --j) {
            if ((i + j) % 3 == 0 && i > 1 || j == 8) {
                continue;
            }
            System.out.print(i * j + " ");
        }
        System.out.println("");
        int n = 0;
        for (boolean more = true; more; more = n < 3) {
            n++;
        }
        System.out.println(n);
    }
}
