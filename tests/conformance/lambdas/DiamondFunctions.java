import java.util.AbstractMap;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

/** Functions as arguments of constructors with a diamond, and as values of switch expressions that are arguments. */
public class DiamondFunctions {
    static class Node<T> {
        final T value;
        final Node<T> next;

        Node(T value, Node<T> next) {
            this.value = value;
            this.next = next;
        }
    }

    static class Box<T> {
        T value;

        Box() {
        }

        Box(T value) {
            this.value = value;
        }
    }

    record Pair<A, B>(A a, B b) {
    }

    static int apply(IntBinaryOperator f, int a, int b) {
        return f.applyAsInt(a, b);
    }

    public static void main(String[] args) {
        AtomicReference<Function<Integer, Integer>> reference = new AtomicReference<>(x -> x + 1);
        System.out.println(reference.get().apply(1));
        Box<Function<Integer, Integer>> box = new Box<>(x -> x * 3);
        System.out.println(box.value.apply(4));
        Pair<String, Runnable> pair = new Pair<>("x", () -> System.out.println("run"));
        pair.b().run();
        Node<Comparator<String>> node = new Node<>(String::compareTo, null);
        System.out.println(node.value.compare("a", "b"));
        Map.Entry<String, Supplier<Integer>> entry = new AbstractMap.SimpleEntry<>("k", () -> 5);
        System.out.println(entry.getValue().get());
        List<Pair<String, IntUnaryOperator>> list = List.of(new Pair<>("inc", x -> x + 1), new Pair<>("neg", x -> -x));
        list.forEach(p -> System.out.println(p.a() + " " + p.b().applyAsInt(2)));
        for (String s : new String[] {"+", "-", "max"}) {
            System.out.println(apply(switch (s) {
                case "+" -> Integer::sum;
                case "max" -> Math::max;
                default -> (a, b) -> a - b;
            }, 7, 3));
        }
        Map<String, Supplier<String>> map = new HashMap<>();
        map.put("k", switch (args.length) {
            case 0 -> () -> "none";
            default -> () -> "some";
        });
        System.out.println(map.get("k").get());
    }
}
