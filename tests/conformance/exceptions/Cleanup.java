// resources closed in the reverse order, with flags.
public class Cleanup {
    static StringBuilder log = new StringBuilder();

    static class R implements AutoCloseable {
        private final int id;
        private boolean closed;

        R(int id) {
            if (id < 0) throw new IllegalArgumentException("id");
            this.id = id;
            log.append("o").append(id);
        }

        int use(int x) {
            if (closed) throw new IllegalStateException("closed");
            return 10 / x;
        }

        @Override
        public void close() {
            closed = true;
            log.append("c").append(id);
        }
    }

    static int run(int x, int id) {
        try (R a = new R(1); R b = new R(id)) {
            return a.use(x) + b.use(x);
        } catch (ArithmeticException e) {
            log.append("a");
            return -1;
        } catch (IllegalArgumentException e) {
            log.append("i");
            return -2;
        } finally {
            log.append("f;");
        }
    }

    public static void main(String[] args) {
        System.out.println(run(2, 2) + " " + run(0, 2) + " " + run(1, -1));
        System.out.println(log);
        R kept = new R(9);
        kept.close();
        try {
            kept.use(1);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
