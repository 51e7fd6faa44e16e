// optionals of all kinds.
import java.util.*;
public class OptionalForms {
    static void no(Runnable r) {
        try {
            r.run();
            System.out.println("fine");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }
    static Optional<Integer> parse(String s) {
        try {
            return Optional.of(Integer.parseInt(s));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }
    public static void main(String[] args) {
        Optional<String> a = Optional.of("abc"), e = Optional.empty();
        System.out.println(a + " " + e + a.get() + a.isPresent() + e.isEmpty() + a.map(String::length) + e.map(String::length) + a.filter(s -> s.startsWith("z")) + a.filter(s -> s.startsWith("a")) + a.flatMap(s -> parse("12")) + e.or(() -> Optional.of("alt")).get() + a.or(() -> e) + e.orElse("else") + a.orElse("else") + e.orElseGet(() -> "gen") + a.stream().count() + e.stream().count() + a.equals(Optional.of("abc")) + a.hashCode() + e.hashCode() + Optional.ofNullable(null) + Optional.ofNullable(5));
        a.ifPresent(System.out::println);
        e.ifPresent(System.out::println);
        a.ifPresentOrElse(s -> System.out.print("has " + s), () -> System.out.print("none"));
        e.ifPresentOrElse(s -> System.out.print("has " + s), () -> System.out.println(" none"));
        no(e::get);
        no(e::orElseThrow);
        no(() -> e.orElseThrow(() -> new IllegalStateException("own")));
        no(() -> Optional.of(null));
        no(() -> a.map(null));
        no(() -> a.flatMap(s -> null));
        System.out.println(a.map(s -> (String) null) + " " + parse("x").map(x -> x * 2).orElse(-1) + parse("21").map(x -> x * 2).get());
        OptionalInt i = OptionalInt.of(3), ie = OptionalInt.empty();
        OptionalDouble d = OptionalDouble.of(2.5);
        OptionalLong l = OptionalLong.of(1L << 40);
        System.out.println(i + " " + ie + d + l + i.getAsInt() + ie.orElse(9) + d.getAsDouble() + l.getAsLong() + ie.isPresent() + i.equals(OptionalInt.of(3)) + i.stream().sum() + d.isEmpty());
        no(ie::getAsInt);
        no(() -> OptionalDouble.empty().orElseThrow());
        i.ifPresent(x -> System.out.println(x + 1));
        System.out.println(List.of("1", "x", "3").stream().map(OptionalForms::parse).flatMap(Optional::stream).mapToInt(x -> x).sum());
    }
}
