import java.util.*;

// functional interfaces of one's own with exceptions and generics.
@FunctionalInterface
interface Try<T> {
    T get() throws Exception;

    default Optional<T> toOptional() {
        try {
            return Optional.ofNullable(get());
        } catch (Exception e) {
            return Optional.empty();
        }
    }

    static <T> T orElse(Try<? extends T> t, T otherwise) {
        try {
            return t.get();
        } catch (Exception e) {
            return otherwise;
        }
    }
}

public class Callbacks {
    public static void main(String[] args) {
        Try<Integer> good = () -> Integer.parseInt("12");
        Try<Integer> bad = () -> Integer.parseInt("x");
        System.out.println(good.toOptional() + " " + bad.toOptional() + " " + Try.orElse(bad, -1) + " " + Try.orElse(() -> "s".substring(5), "none"));
        List<Runnable> later = new ArrayList<>();
        for (String s : List.of("a", "b")) later.add(() -> System.out.print(s));
        Collections.reverse(later);
        later.forEach(Runnable::run);
        System.out.println("");
    }
}
