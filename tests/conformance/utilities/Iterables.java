import java.util.*;

// Iterable.forEach, Spliterators unused, for-each over maps.
public class Iterables {
    static <T> int count(Iterable<T> it) {
        int n = 0;
        for (T t : it) {
            n++;
        }
        return n;
    }

    public static void main(String[] args) {
        System.out.println(count(List.of(1, 2)) + count(new HashSet<>(List.of("a"))) + count(() -> List.of(1, 2, 3).iterator()) + count(Map.of("k", 1).entrySet()));
        Iterable<Integer> squares = () -> new Iterator<>() {
            int i = 0;

            public boolean hasNext() {
                return i < 4;
            }

            public Integer next() {
                return i * i++;
            }
        };
        for (int s : squares) {
            System.out.print(s + " ");
        }
        squares.forEach(x -> System.out.print("<" + x + ">"));
        System.out.println("");
        Iterator<String> empty = Collections.emptyIterator();
        System.out.println(empty.hasNext());
        for (char c : "x,y".replace(",", "").toCharArray()) {
            System.out.print(c);
        }
        System.out.println("");
    }
}
