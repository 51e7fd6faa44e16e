// nested conditionals and assignments in conditions.
public class ConditionalExpressions {
    static String fizz(int i) {
        return i % 15 == 0 ? "FizzBuzz" : i % 3 == 0 ? "Fizz" : i % 5 == 0 ? "Buzz" : String.valueOf(i);
    }

    public static void main(String[] args) {
        for (int i = 1; i <= 15; i++) {
            System.out.print(fizz(i) + " ");
        }
        System.out.println("");
        int n;
        int total = 0;
        while ((n = total * 2 + 1) < 50) {
            total += n;
        }
        System.out.println(total + " " + n);
        String line;
        java.util.Iterator<String> it = java.util.List.of("a", "b", "").iterator();
        while (!(line = it.next()).isEmpty()) {
            System.out.print(line);
        }
        System.out.println("");
        boolean b;
        if (b = total > 3) {
            System.out.println(b);
        }
        int x = 5, y = x > 3 ? x < 10 ? 1 : 2 : 3;
        System.out.println(y + (x > 3 ? 1 : 0) * 10);
        int[] a = {1, 2};
        a[x > 4 ? 1 : 0] += x < 4 ? 10 : 20;
        System.out.println(a[1]);
    }
}
