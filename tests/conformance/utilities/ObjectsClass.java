import java.util.Objects;

// java.util.Objects.
public class ObjectsClass {
    public static void main(String[] args) {
        System.out.println(Objects.equals(null, null) + " " + Objects.equals("a", null) + " " + Objects.equals(1, 1) + " " + Objects.hash(1, "a", null) + " " + Objects.hash() + " " + Objects.hashCode(null) + " " + Objects.hashCode("a"));
        System.out.println(Objects.toString(null, "default") + " " + Objects.toString(5) + " " + Objects.isNull(null) + " " + Objects.nonNull(null) + " " + Objects.requireNonNullElse(null, "else") + " " + Objects.requireNonNullElseGet(null, () -> "get"));
        for (Runnable r : new Runnable[] {() -> Objects.requireNonNull(null), () -> Objects.requireNonNull(null, "message"), () -> Objects.requireNonNull(null, () -> "supplied"), () -> Objects.checkIndex(5, 5), () -> Objects.checkFromToIndex(2, 1, 5), () -> Objects.checkFromIndexSize(1, 5, 5)}) {
            try {
                r.run();
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        System.out.println(Objects.compare("a", "b", String::compareTo) + " " + Objects.deepEquals(new int[] {1}, new int[] {1}) + " " + Objects.requireNonNull("x"));
    }
}
