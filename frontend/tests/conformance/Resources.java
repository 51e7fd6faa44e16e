public class Resources {
    static class R implements AutoCloseable {
        final String name;
        final boolean fails;

        R(String name, boolean fails) {
            this.name = name;
            this.fails = fails;
            System.out.println("open " + name);
        }

        public void close() throws Exception {
            System.out.println("close " + name);
            if (fails) {
                throw new Exception("close of " + name);
            }
        }
    }

    static R broken() {
        throw new IllegalStateException("no resource");
    }

    static void show(Throwable t) {
        System.out.println(t);
        for (Throwable s : t.getSuppressed()) {
            System.out.println("  suppressed " + s + " with " + s.getSuppressed().length);
        }
    }

    static int early() throws Exception {
        for (int i = 0; ; i++) {
            try (R r = new R("early" + i, false)) {
                if (i == 0) {
                    continue;
                }
                if (i == 1) {
                    return 7;
                }
            } finally {
                System.out.println("finally " + i);
            }
        }
    }

    static int fromClose() throws Exception {
        try (R r = new R("value", true)) {
            return 1;
        }
    }

    public static void main(String[] args) throws Exception {
        try (R a = new R("a", true)) {
            throw new RuntimeException("body");
        } catch (Exception e) {
            show(e);
        }
        try (R a = new R("a", true); R b = new R("b", false); R c = new R("c", true)) {
            throw new RuntimeException("body of three");
        } catch (Exception e) {
            show(e);
        }
        try (R a = new R("a", true); R b = new R("b", true)) {
            System.out.println("normal");
        } catch (Exception e) {
            show(e);
        }
        try (R a = null; R b = new R("b", true); R c = null) {
            System.out.println(a == null && c == null);
        } catch (Exception e) {
            show(e);
        }
        try (R a = null) {
            throw new Error("null resource");
        } catch (Error e) {
            show(e);
        }
        try (R a = new R("a", true); R b = broken()) {
            System.out.println("not reached");
        } catch (Exception e) {
            show(e);
        }
        R outside = new R("outside", true);
        try (outside) {
            throw new Exception("checked");
        } catch (Exception e) {
            show(e);
        } finally {
            System.out.println("finally");
        }
        System.out.println(early());
        try {
            System.out.println(fromClose());
        } catch (Exception e) {
            show(e);
        }
        Exception same = new Exception("same");
        try (AutoCloseable c = () -> { throw same; }) {
            throw same;
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage() + " " + (e.getCause() == same));
        }
        try {
            same.addSuppressed(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        same.addSuppressed(new Error("x"));
        same.getSuppressed()[0] = null;
        show(same);
    }
}
