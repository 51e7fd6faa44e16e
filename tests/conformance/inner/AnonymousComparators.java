import java.util.*;

// anonymous classes as comparators and iterators.
public class AnonymousComparators {
    public static void main(String[] args) {
        String[] a = {"ccc", "a", "bb", "dddd"};
        final int[] compared = {0};
        Arrays.sort(a, new Comparator<String>() {
            @Override
            public int compare(String x, String y) {
                compared[0]++;
                return Integer.compare(y.length(), x.length());
            }
        });
        System.out.println(Arrays.toString(a) + (compared[0] > 0));
        Iterator<Integer> fib = new Iterator<>() {
            int x = 0, y = 1;

            @Override
            public boolean hasNext() {
                return x < 50;
            }

            @Override
            public Integer next() {
                int r = x;
                x = y;
                y += r;
                return r;
            }
        };
        while (fib.hasNext()) System.out.print(fib.next() + " ");
        System.out.println("");
        System.out.println(new Object() {
            int square(int n) {
                return n * n;
            }
        }.square(7));
    }
}
