import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Where an object is expected, each value of a switch is boxed by itself; a cast expects nothing of it. */
public class SwitchArguments {
    static String kind(Object o) {
        return o.getClass().getSimpleName() + " " + o;
    }

    static <T> T same(T t) {
        return t;
    }

    static Object returned(int n) {
        return switch (n) {
            case 0 -> 1;
            default -> 2.0;
        };
    }

    public static void main(String[] args) {
        int n = args.length;
        System.out.println(kind(switch (n) { case 0 -> 1; default -> 2.0; }));
        System.out.println(kind(n == 0 ? 1 : 2.0));
        System.out.println(kind(returned(n)));
        System.out.println(kind(same(switch (n) { case 0 -> 1; default -> 2.0; })));
        System.out.println(List.of(switch (n) { case 0 -> 'c'; default -> 2; }));
        System.out.println(kind(Optional.of(switch (n) { case 0 -> 1; default -> 2L; }).get()));
        Object[] all = {switch (n) { case 0 -> 1; default -> 2L; }};
        System.out.println(kind(all[0]));
        Object either = n == 0 ? switch (n) { case 0 -> 1; default -> 2L; } : "s";
        System.out.println(kind(either));
        System.out.println(String.format("%s", switch (n) { case 0 -> 1; default -> 2.0; }));
        System.out.println(new StringBuilder().append(switch (n) { case 0 -> 'a'; default -> 2; }));
        System.out.println(switch (n) { case 0 -> 'z'; default -> 2; });
        Supplier<Object> later = () -> switch (n) { case 0 -> 1; default -> 2.0; };
        System.out.println(kind(later.get()));
        Map<String, Object> map = new HashMap<>();
        map.put("k", switch (n) { case 0 -> 1; default -> 2.5; });
        System.out.println(map);

        System.out.println(kind((Object) (switch (n) { case 0 -> 'a'; case 5 -> 1; default -> 2L; })));
        System.out.println("" + (switch (n) { case 0 -> 1; default -> 2.0; }));
        var v = switch (n) { case 0 -> 1; default -> 2.0; };
        System.out.println(v);
        System.out.println(kind((Comparable<?>) switch (n) { case 0 -> 'c'; default -> 2; }));
        System.out.println((switch (n) { case 0 -> (short) 1; default -> 'b'; }) + 1);
        System.out.println((long) switch (n) { case 0 -> 1.7f; default -> 2; });
        System.out.println(kind((Number) (n == 0 ? 1 : 2.0)));
    }
}
