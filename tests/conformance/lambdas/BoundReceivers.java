// the receiver of a method reference is evaluated and checked once.
public class BoundReceivers {
    static int made;

    static StringBuilder make() {
        made++;
        return new StringBuilder("b" + made);
    }

    public static void main(String[] args) {
        java.util.function.Function<String, StringBuilder> f = make()::append;
        f.apply("x");
        System.out.println(f.apply("y") + " " + made);
        String s = "first";
        java.util.function.Supplier<Integer> length = s::length;
        s = "longer than before";
        System.out.println(length.get() + " " + s.length());
        String none = null;
        try {
            Runnable r = none::trim;
            System.out.println("never");
        } catch (NullPointerException e) {
            System.out.println("null receiver");
        }
        Runnable later = () -> none.trim();
        try {
            later.run();
        } catch (NullPointerException e) {
            System.out.println("null when run");
        }
    }
}
