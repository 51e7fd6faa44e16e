// arrays: initialisers, defaults, aliasing, jagged and three dimensions, lengths, bounds.
import java.util.*;
public class ArraysMore {
    static int[] grow(int[] a) {
        return Arrays.copyOf(a, a.length * 2 + 1);
    }
    static void swap(int[] a, int i, int j) {
        int t = a[i];
        a[i] = a[j];
        a[j] = t;
    }
    static int[][] mul(int[][] a, int[][] b) {
        int[][] c = new int[a.length][b[0].length];
        for (int i = 0; i < a.length; i++) for (int j = 0; j < b[0].length; j++) for (int k = 0; k < b.length; k++) c[i][j] += a[i][k] * b[k][j];
        return c;
    }
    static int[][] transpose(int[][] a) {
        int[][] t = new int[a[0].length][a.length];
        for (int i = 0; i < a.length; i++) for (int j = 0; j < a[0].length; j++) t[j][i] = a[i][j];
        return t;
    }
    static List<Integer> spiral(int[][] m) {
        List<Integer> l = new ArrayList<>();
        int t = 0, b = m.length - 1, le = 0, r = m[0].length - 1;
        while (t <= b && le <= r) {
            for (int i = le; i <= r; i++) l.add(m[t][i]);
            t++;
            for (int i = t; i <= b; i++) l.add(m[i][r]);
            r--;
            for (int i = r; t <= b && i >= le; i--) l.add(m[b][i]);
            b--;
            for (int i = b; le <= r && i >= t; i--) l.add(m[i][le]);
            le++;
        }
        return l;
    }
    static int max(int... v) {
        int m = Integer.MIN_VALUE;
        for (int x : v) m = x > m ? x : m;
        return m;
    }
    int[] f = {1, 2}, g[] = {{3}, {4, 5}};
    static long[] ls = new long[2];
    static String[] ss = new String[2];
    static boolean[] bs = new boolean[1];
    static char[] cs = new char[1];
    static double[] ds = new double[1];
    static Object[][] os = new Object[2][];
    public static void main(String[] args) {
        System.out.println(ls[0] + ss[0] + bs[0] + (int) cs[0] + ds[0] + os[1] + new ArraysMore().g[1][1] + new int[3][4][5][2].length);
        int[] a = {5, 1, 4}, b = a;
        b[0] = 9;
        swap(a, 0, 2);
        System.out.println(Arrays.toString(b) + (a == b) + grow(a).length + max() + max(3, 8, 2) + max(a));
        int[][] m = {{1, 2, 3}, {4, 5, 6}};
        System.out.println(Arrays.deepToString(transpose(m)) + Arrays.deepToString(mul(m, transpose(m))) + spiral(new int[][] {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}}) + spiral(m));
        int[][] jag = new int[3][];
        for (int i = 0; i < 3; i++) {
            jag[i] = new int[i + 1];
            Arrays.fill(jag[i], i);
        }
        jag[2][1] = jag[1][0]++ + ++jag[1][1];
        System.out.println(Arrays.deepToString(jag));
        int[][][] cube = new int[2][3][2];
        int n = 0;
        for (int[][] p : cube) for (int[] r : p) for (int i = 0; i < r.length; i++) r[i] = n++;
        System.out.println(cube[1][2][1] + cube[0][1][0] + " " + Arrays.stream(cube).mapToInt(p -> p.length).sum());
        int[] row = m[0];
        m[0] = m[1];
        m[1] = row;
        row[0] = 77;
        System.out.println(Arrays.deepToString(m));
        char[][] grid = {"ab".toCharArray(), "cd".toCharArray()};
        grid[1][0] ^= ' ';
        System.out.println(new String(grid[1]) + grid[0][1] + String.valueOf(grid[0], 0, 1));
        Object o = new int[] {1, 2};
        System.out.println(((int[]) o).length + (o instanceof int[] ia && ia[1] == 2 ? "y" : "n") + (o instanceof Object[]) + (new int[0][0] instanceof Object[]));
        Integer[] boxes = new Integer[2];
        try {
            int x = boxes[0] + 1;
        } catch (NullPointerException e) {
            System.out.println("null element");
        }
        int[] nul = null;
        try {
            nul[0] = 1;
        } catch (NullPointerException e) {
            System.out.println("null array");
        }
        try {
            System.out.println(nul.length);
        } catch (NullPointerException e) {
            System.out.println("null length");
        }
        try {
            Object[] strs = new String[] {"a"};
            strs[0] = 'c';
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        try {
            int[] neg = new int[a.length - 4];
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
        System.arraycopy(a, 0, a, 1, 2);
        System.out.println(Arrays.toString(a));
        int[] fib = new int[10];
        fib[1] = 1;
        for (int i = 2; i < fib.length; i++) fib[i] = fib[i - 1] + fib[i - 2];
        System.out.println(Arrays.toString(fib) + Arrays.stream(fib).filter(x -> x % 2 == 0).count());
        List<int[]> pairs = new ArrayList<>();
        for (int i = 0; i < 2; i++) for (int j : new int[] {7, 8}) pairs.add(new int[] {i, j});
        StringBuilder sb = new StringBuilder();
        for (int[] p : pairs) sb.append(p[0]).append(p[1]).append(' ');
        System.out.println(sb);
        byte[] by = {(byte) 200, 100};
        by[1] += 100;
        by[0]++;
        by[0] >>= 1;
        System.out.println(by[0] + " " + by[1]);
        short[] sh = {1};
        sh[0] += 70000;
        sh[0] *= 1.5;
        System.out.println(sh[0]);
        long sum = 0;
        for (long v : new int[] {1, 2}) sum += v;
        for (double v : new float[] {1.5f}) sum += v;
        System.out.println(sum);
        var arr2 = new String[][] {{"x"}, {}};
        for (var r : arr2) System.out.print(r.length);
        int[] e1 = {}, e2[] = {{}};
        System.out.println(e1.length + e2.length + e2[0].length);
        final int[] fin = {1};
        fin[0]++;
        Runnable r = () -> fin[0] *= 10;
        r.run();
        System.out.println(fin[0]);
        Object[] within = {null, new int[] {1}, 5, "x"};
        within[0] = new Object[] {within, new Object[0], null};
        System.out.println(java.util.Arrays.deepToString(within) + java.util.Arrays.deepToString((Object[]) within[0]));
    }
}
