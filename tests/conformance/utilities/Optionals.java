import java.util.*;

// java.util.Optional and its relatives.
public class Optionals {
    static Optional<Integer> parse(String s) {
        try {
            return Optional.of(Integer.parseInt(s));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    public static void main(String[] args) {
        Optional<Integer> a = parse("42"), b = parse("x");
        System.out.println(a + " " + b + " " + a.isPresent() + " " + b.isEmpty() + " " + a.get() + " " + b.orElse(-1) + " " + b.orElseGet(() -> -2));
        System.out.println(a.map(x -> x * 2) + " " + b.map(x -> x * 2) + " " + a.flatMap(x -> parse("" + x + x)) + " " + a.filter(x -> x > 50) + " " + a.filter(x -> x > 40).isPresent() + " " + b.or(() -> Optional.of(7)).get());
        a.ifPresent(x -> System.out.println("present " + x));
        b.ifPresent(x -> System.out.println("never"));
        b.ifPresentOrElse(x -> System.out.println("never"), () -> System.out.println("absent"));
        try {
            b.get();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            b.orElseThrow();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            b.orElseThrow(() -> new IllegalStateException("own"));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            Optional.of(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        System.out.println(Optional.ofNullable(null) + " " + Optional.ofNullable("x").get() + " " + a.equals(Optional.of(42)) + " " + a.hashCode() + " " + b.equals(Optional.empty()) + " " + a.map(x -> (String) null));
        OptionalInt oi = OptionalInt.of(3);
        System.out.println(oi.getAsInt() + " " + oi + " " + OptionalInt.empty() + " " + OptionalDouble.of(1.5).getAsDouble() + " " + OptionalLong.empty().orElse(9L) + " " + OptionalInt.empty().isPresent());
    }
}
