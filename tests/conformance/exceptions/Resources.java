// try with resources, suppressed exceptions, order.
public class Resources {
    static class Res implements AutoCloseable {
        final String name;
        final boolean fail;

        Res(String name, boolean fail) {
            this.name = name;
            this.fail = fail;
            System.out.println("open " + name);
        }

        @Override
        public void close() {
            System.out.println("close " + name);
            if (fail) {
                throw new IllegalStateException("close " + name);
            }
        }
    }

    static int value() {
        try (Res r = new Res("v", false)) {
            return r.name.length();
        }
    }

    public static void main(String[] args) {
        try (Res a = new Res("a", false); Res b = new Res("b", false)) {
            System.out.println("body " + a.name + b.name);
        }
        try (Res a = new Res("a", true); Res b = new Res("b", true)) {
            throw new RuntimeException("body");
        } catch (RuntimeException e) {
            System.out.println(e.getMessage());
            for (Throwable t : e.getSuppressed()) {
                System.out.println("suppressed " + t.getMessage());
            }
        } finally {
            System.out.println("finally");
        }
        try (Res a = new Res("a", true)) {
            System.out.println("fine");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + e.getSuppressed().length);
        }
        try (Res none = null) {
            System.out.println("null is fine");
        }
        Res shared = new Res("shared", false);
        try (shared) {
            System.out.println("use " + shared.name);
        }
        try (AutoCloseable c = () -> System.out.println("lambda closed")) {
            System.out.println("lambda");
        } catch (Exception e) {
            System.out.println("never");
        }
        System.out.println(value());
        for (int i = 0; i < 2; i++) {
            try (Res r = new Res("loop" + i, false)) {
                if (i == 0) {
                    continue;
                }
                break;
            }
        }
    }
}
