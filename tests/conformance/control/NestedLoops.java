// triangles, tables and diamonds.
public class NestedLoops {
    public static void main(String[] args) {
        for (int i = 1; i <= 3; i++) {
            for (int j = 1; j <= 3; j++) {
                System.out.print(i * j + (j < 3 ? "\t" : "\n"));
            }
        }
        int n = 3;
        for (int i = -n + 1; i < n; i++) {
            int stars = n - Math.abs(i);
            System.out.println(" ".repeat(n - stars) + "*".repeat(2 * stars - 1));
        }
        for (int i = 0, k = 1; i < 4; i++) {
            StringBuilder b = new StringBuilder();
            for (int j = 0; j <= i; j++, k++) b.append(k).append(' ');
            System.out.println(b.toString().trim());
        }
    }
}
