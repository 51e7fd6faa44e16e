import java.util.*;

// comparators that contradict themselves: sorting may find out, and what it has done until then is to be seen.
public class SortContract {
    static long seed = 5;
    static int calls;

    static int random(int n) {
        seed = seed * 6364136223846793005L + 1442695040888963407L;
        return (int) ((seed >>> 33) % n);
    }

    static void sort(String what, int n, int most, Comparator<Integer> order) {
        Integer[] a = new Integer[n];
        for (int i = 0; i < n; i++) {
            a[i] = random(most);
        }
        calls = 0;
        String end = "sorted";
        try {
            Arrays.sort(a, order);
        } catch (IllegalArgumentException | IllegalStateException e) {
            end = e.getClass().getSimpleName() + ": " + e.getMessage();
        }
        int hash = 0;
        for (Integer x : a) {
            hash = hash * 31 + (x == null ? -1 : x);
        }
        System.out.println(what + " " + n + ": " + end + " " + calls + " " + hash);
    }

    public static void main(String[] args) {
        for (int n : new int[] {20, 32, 40, 64, 80, 100, 150, 200, 260}) {
            sort("never equal", n, 3, (x, y) -> {
                calls++;
                return x >= y ? 1 : -1;
            });
            sort("never equal, seldom", n, 30, (x, y) -> {
                calls++;
                return x >= y ? 1 : -1;
            });
            sort("modulo", n, 50, (x, y) -> {
                calls++;
                return (x - y) % 7;
            });
            sort("random", n, 50, (x, y) -> {
                calls++;
                return random(3) - 1;
            });
            sort("sometimes wrong", n, 500, (x, y) -> {
                calls++;
                return calls % 40 == 0 ? Integer.compare(y, x) : Integer.compare(x, y);
            });
            sort("always less", n, 50, (x, y) -> {
                calls++;
                return -1;
            });
            int stop = n * 5;
            sort("thrown", n, 500, (x, y) -> {
                if (++calls == stop) {
                    throw new IllegalStateException("stop");
                }
                return x.compareTo(y);
            });
        }
        List<Integer> grades = new ArrayList<>();
        Random r = new Random(0);
        for (int i = 0; i < 40; i++) {
            grades.add(r.nextInt(3));
        }
        grades.sort((x, y) -> x >= y ? 1 : -1);
        System.out.println(grades);
    }
}
