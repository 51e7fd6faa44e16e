import java.util.*;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;

// which elements sorting compares, in which order: from 32 elements on, runs are found and merged.
public class SortComparisons {
    static long hash;
    static int calls;
    static long seed = 17;

    static final class Item implements Comparable<Item> {
        final int id;
        final int key;

        Item(int id, int key) {
            this.id = id;
            this.key = key;
        }

        public int compareTo(Item o) {
            return compare(this, o);
        }
    }

    static int compare(Item x, Item y) {
        calls++;
        hash = hash * 31 + x.id * 1009 + y.id;
        return Integer.compare(x.key, y.key);
    }

    static int random(int n) {
        seed = seed * 6364136223846793005L + 1442695040888963407L;
        return (int) ((seed >>> 33) % n);
    }

    static int key(String kind, int i, int n) {
        switch (kind) {
            case "random": return random(100000);
            case "ascending": return i;
            case "descending": return -i;
            case "equal": return 1;
            case "few": return random(3);
            case "teeth": return i % 37;
            case "waves": return i / 40 % 2 == 0 ? i % 40 : 40 - i % 40;
            case "halves": return i < n / 2 ? 2 * i : 2 * (i - n / 2) + 1;
            case "swapped": return i < n / 3 ? i + n : i;
            case "nearly": return random(12) == 0 ? random(n) : i;
            case "appended": return i < n - 5 ? i : random(n);
            default: return random(20) == 0 ? random(5000) : i / 64 * 100 + i % 64;
        }
    }

    static Item[] make(String kind, int n) {
        Item[] a = new Item[n];
        for (int i = 0; i < n; i++) {
            a[i] = new Item(i, key(kind, i, n));
        }
        hash = 0;
        calls = 0;
        return a;
    }

    static void say(String what, Iterable<Item> sorted) {
        long ids = 0;
        for (Item x : sorted) {
            ids = ids * 31 + x.id;
        }
        System.out.println(what + ": " + calls + " " + Long.toHexString(hash) + " " + Long.toHexString(ids));
    }

    public static void main(String[] args) {
        for (String kind : List.of("random", "ascending", "descending", "equal", "few", "teeth", "waves", "halves", "swapped", "nearly", "appended", "blocks")) {
            for (int n : new int[] {0, 1, 2, 3, 31, 32, 33, 63, 64, 65, 100, 127, 160, 231}) {
                Item[] a = make(kind, n);
                Arrays.sort(a, SortComparisons::compare);
                say(kind + " " + n, Arrays.asList(a));
            }
        }
        Comparator<Item> down = (x, y) -> compare(y, x);
        for (String kind : List.of("random", "nearly")) {
            Item[] a = make(kind, 150);
            Arrays.sort(a);
            say("natural", Arrays.asList(a));
            a = make(kind, 150);
            Arrays.sort(a, 7, 140);
            say("range", Arrays.asList(a));
            a = make(kind, 150);
            Arrays.sort(a, 20, 149, down);
            say("range down", Arrays.asList(a));
            a = make(kind, 150);
            Arrays.parallelSort(a, down);
            say("parallel", Arrays.asList(a));
            a = make(kind, 150);
            Arrays.parallelSort(a);
            say("parallel natural", Arrays.asList(a));
            List<Item> list = new ArrayList<>(Arrays.asList(make(kind, 150)));
            list.sort(null);
            say("list", list);
            list = new ArrayList<>(Arrays.asList(make(kind, 150)));
            Collections.sort(list, down);
            say("Collections", list);
            list = new ArrayList<>(Arrays.asList(make(kind, 150)));
            list.subList(3, 120).sort(down);
            say("part", list);
            list = Arrays.asList(make(kind, 150));
            list.sort(Collections.reverseOrder());
            say("view", list);
            list = new LinkedList<>(Arrays.asList(make(kind, 150)));
            list.sort(Comparator.comparing(x -> x));
            say("linked", list);
            list = new Vector<>(Arrays.asList(make(kind, 150)));
            list.sort(down);
            say("vector", list);
            list = new CopyOnWriteArrayList<>(make(kind, 150));
            list.sort(down);
            say("copies", list);
            say("stream", Arrays.stream(make(kind, 150)).sorted().collect(Collectors.toList()));
            say("stream down", Arrays.stream(make(kind, 150)).sorted(down).collect(Collectors.toList()));
        }
    }
}
