import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

// java.util.Arrays.
public class Utilities {
    public static void main(String[] args) {
        int[] a = {5, 2, 9, 1};
        Arrays.sort(a);
        System.out.println(Arrays.toString(a) + " " + Arrays.binarySearch(a, 5) + " " + Arrays.binarySearch(a, 4) + " " + Arrays.binarySearch(a, 100));
        int[] b = Arrays.copyOf(a, 6), c = Arrays.copyOfRange(a, 1, 3);
        System.out.println(Arrays.toString(b) + Arrays.toString(c) + " " + Arrays.equals(a, b) + " " + Arrays.equals(a, a.clone()) + " " + Arrays.hashCode(a));
        Arrays.fill(b, 7);
        Arrays.fill(b, 1, 3, 0);
        System.out.println(Arrays.toString(b) + Arrays.toString(new double[] {1, 2.5}) + Arrays.toString(new boolean[2]) + Arrays.toString(new char[] {'x'}) + Arrays.toString((int[]) null) + Arrays.toString(new String[] {"q", null}));
        String[] s = {"pear", "fig", "apple", "kiwi"};
        Arrays.sort(s);
        System.out.println(Arrays.toString(s));
        Arrays.sort(s, Comparator.comparing(String::length));
        System.out.println(Arrays.asList(s));
        Arrays.sort(s, Collections.reverseOrder());
        System.out.println(String.join(",", s));
        Integer[] boxed = {3, 1, 2};
        Arrays.sort(boxed, (x, y) -> y - x);
        System.out.println(Arrays.toString(boxed));
        Arrays.sort(a, 0, 2);
        System.out.println(Arrays.deepEquals(new int[][] {{1}, {2}}, new int[][] {{1}, {2}}) + " " + Arrays.equals(new int[][] {{1}}, new int[][] {{1}}) + " " + Arrays.deepHashCode(new int[][] {{1}, {2}}) + " " + Arrays.deepToString(new Object[] {1, new int[] {2}, new String[][] {{"x"}}}));
        List<String> view = Arrays.asList(s);
        view.set(0, "changed");
        System.out.println(s[0]);
        try {
            view.add("more");
        } catch (UnsupportedOperationException e) {
            System.out.println("fixed size");
        }
        int[] squares = new int[5];
        Arrays.setAll(squares, i -> i * i);
        System.out.println(Arrays.toString(squares));
        long[] l = {3, 1};
        char[] cs = "hello".toCharArray();
        double[] d = {0.5, -1, Double.NaN, 0.0, -0.0};
        byte[] by = {3, -1};
        Arrays.sort(l);
        Arrays.sort(cs);
        Arrays.sort(d);
        Arrays.sort(by);
        System.out.println(l[0] + " " + new String(cs) + " " + Arrays.toString(d) + by[0]);
        System.out.println(Arrays.compare(new int[] {1, 2}, new int[] {1, 3}) + " " + Arrays.mismatch(new int[] {1, 2}, new int[] {1, 3}) + " " + Arrays.asList(1, 2).contains(2) + " " + Arrays.hashCode(new String[] {"a", null}) + " " + Arrays.hashCode(new double[] {1.5}));
        String[] more = Arrays.copyOf(s, 5);
        System.out.println(more[4] + more.length);
        int[] prefix = {1, 2, 3, 4};
        Arrays.parallelPrefix(prefix, Integer::sum);
        System.out.println(Arrays.toString(prefix));
        try {
            Arrays.copyOfRange(a, 3, 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
