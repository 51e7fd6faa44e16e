// static, default and private methods, constants.
interface Greeter {
    String HELLO = "Hello";
    int[] COUNTS = {1, 2};

    String name();

    default String greet() {
        return decorate(HELLO + " " + name());
    }

    private String decorate(String s) {
        return stars(2) + s + stars(name().length());
    }

    private static String stars(int n) {
        return "*".repeat(n);
    }

    static Greeter of(String name) {
        return () -> name;
    }
}

class Polite implements Greeter {
    public String name() {
        return "Sir";
    }

    @Override
    public String greet() {
        COUNTS[0]++;
        return Greeter.super.greet() + "!" + HELLO.length();
    }
}

public class Interfaces {
    public static void main(String[] args) {
        System.out.println(new Polite().greet() + " " + Greeter.of("x").greet() + " " + Greeter.HELLO + " " + Polite.HELLO + Greeter.COUNTS[0]);
        Greeter g = new Greeter() {
            public String name() {
                return greet0() + HELLO;
            }

            private String greet0() {
                return "anonymous ";
            }
        };
        System.out.println(g.greet());
    }
}
