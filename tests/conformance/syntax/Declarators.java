// arrays in declarators, several variables, final, C style.
public class Declarators {
    static int f(int a[], int... b) {
        return a.length + b.length;
    }

    int x, y[] = {1, 2}, z[][] = {{3}};
    static final int A = 1, B = A + 1, C[] = {A, B};

    public static void main(String[] args) {
        int a = 1, b[] = {2, 3}, c[][] = new int[2][2], d = b[0];
        final int e = a + d, g;
        g = e;
        Declarators o = new Declarators();
        System.out.println(a + b.length + c[1].length + d + e + g + o.x + o.y[1] + o.z[0][0] + C[1] + f(b, 1, 2, 3));
        for (int i = 0, n = b.length, s = 0; i < n; s += b[i++]) {
            System.out.print(s + " ");
        }
        for (int row[] : new int[][] {{1, 2}, {3}}) {
            System.out.print(row.length + ";");
        }
        System.out.println("");
        long l = 1, m = l << 3;
        double p = 1, q = p / 3;
        System.out.println(m + q);
    }
}
