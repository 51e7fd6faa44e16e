// static methods of Arrays.
import java.util.*;
public class ArraysClass {
    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("fine");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }
    public static void main(String[] args) {
        int[] a = {5, 3, 9, 1, 7};
        int[] b = a.clone();
        Arrays.sort(b);
        System.out.println(Arrays.toString(a) + Arrays.toString(b) + Arrays.binarySearch(b, 7) + Arrays.binarySearch(b, 4) + Arrays.equals(a, b) + Arrays.hashCode(a) + " " + Arrays.stream(a).sum() + Arrays.stream(a, 1, 3).max().getAsInt());
        Arrays.fill(b, 1, 3, -1);
        System.out.println(Arrays.toString(b) + Arrays.toString(Arrays.copyOf(a, 7)) + Arrays.toString(Arrays.copyOf(a, 2)) + Arrays.toString(Arrays.copyOfRange(a, 1, 8)) + Arrays.toString((int[]) null));
        Arrays.sort(a, 1, 4);
        System.out.println(Arrays.toString(a));
        Integer[] boxed = {3, 1, 2};
        Arrays.sort(boxed, Collections.reverseOrder());
        System.out.println(Arrays.toString(boxed) + Arrays.asList(boxed));
        Arrays.setAll(a, i -> i * i);
        System.out.println(Arrays.toString(a));
        Arrays.parallelPrefix(a, Integer::sum);
        System.out.println(Arrays.toString(a));
        int[][] dd = {{1, 2}, {3}, {}, null};
        System.out.println(Arrays.deepToString(dd) + Arrays.deepEquals(dd, new int[][] {{1, 2}, {3}, {}, null}) + Arrays.deepHashCode(new int[][] {{1}, {2}}) + Arrays.equals(new int[][] {{1}}, new int[][] {{1}}));
        String[] ss = {"b", "a", "c"};
        Arrays.sort(ss);
        System.out.println(Arrays.toString(ss) + Arrays.binarySearch(ss, "b") + Arrays.hashCode(ss) + Arrays.asList(ss).indexOf("c") + Arrays.stream(ss).reduce("", String::concat));
        System.out.println(Arrays.mismatch(new int[] {1, 2, 3}, new int[] {1, 9}) + " " + Arrays.compare(new int[] {1, 2}, new int[] {1, 3}) + Arrays.mismatch(new int[] {1}, new int[] {1}) + Arrays.compare(new String[] {"a"}, new String[] {"a", "b"}));
        char[] cs = "hello".toCharArray();
        Arrays.sort(cs);
        System.out.println(new String(cs) + Arrays.toString(cs) + String.valueOf(Arrays.copyOfRange(cs, 1, 3)));
        boolean[] bs = new boolean[3];
        Arrays.fill(bs, true);
        System.out.println(Arrays.toString(bs) + Arrays.hashCode(bs) + Arrays.toString(new long[] {1L}) + Arrays.toString(new double[] {1.5}) + Arrays.toString(new float[] {2}) + Arrays.toString(new byte[] {-1}) + Arrays.toString(new short[] {3}) + Arrays.toString(new Object[] {null, "x", 1}) + Arrays.hashCode(new long[] {1L << 40}) + Arrays.hashCode(new double[] {1.5}) + Arrays.hashCode((int[]) null));
        double[] ds = {3.5, -1, 2};
        Arrays.sort(ds);
        System.out.println(ds[0] + " " + Arrays.stream(ds).average().getAsDouble());
        long[] ls = {3, 1, 2};
        Arrays.sort(ls);
        Arrays.setAll(ls, i -> ls[i] * 2);
        System.out.println(Arrays.toString(ls));
        attempt(() -> Arrays.copyOf(new int[1], -1));
        attempt(() -> Arrays.copyOfRange(new int[3], 2, 1));
        attempt(() -> Arrays.copyOfRange(new int[3], 4, 5));
        attempt(() -> Arrays.fill(new int[3], 1, 5, 0));
        attempt(() -> Arrays.sort(new int[3], 2, 1));
        attempt(() -> Arrays.sort(new int[3], -1, 1));
        attempt(() -> Arrays.sort(new Object[] {1, "a"}));
        attempt(() -> Arrays.asList((Object[]) null));
        Object[] nested = {1, new int[] {2, 3}, new String[] {"x"}, new Object[] {new char[] {'c'}}};
        System.out.println(Arrays.deepToString(nested));
        String[][] grid = new String[2][3];
        for (String[] row : grid) Arrays.fill(row, ".");
        System.out.println(Arrays.deepToString(grid));
        Integer[][] jag = {{3, 1}, {2}, {1, 1, 1}};
        Arrays.sort(jag, (x, y) -> x.length != y.length ? x.length - y.length : x[0] - y[0]);
        System.out.println(Arrays.deepToString(jag));
        int[] empty = {};
        System.out.println(Arrays.toString(empty) + Arrays.hashCode(empty) + Arrays.stream(empty).max().isPresent());
        byte[] by = {5, -3, 0};
        Arrays.sort(by);
        System.out.println(Arrays.toString(by) + Arrays.equals(by, 0, 2, new byte[] {-3, 0, 9}, 0, 2));
        Arrays.asList(1, 2, 3).forEach(System.out::print);
        System.out.println(Arrays.asList(new int[] {1, 2}).size() + Arrays.asList(1, 2).toString() + Arrays.asList().size());
    }
}
