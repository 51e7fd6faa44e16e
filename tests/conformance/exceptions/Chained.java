// causes in chains, and what toString tells.
public class Chained {
    static void low() throws java.io.IOException {
        throw new java.io.IOException("disk");
    }

    static void mid() {
        try {
            low();
        } catch (java.io.IOException e) {
            throw new RuntimeException("mid", e);
        }
    }

    static void high() throws Exception {
        try {
            mid();
        } catch (RuntimeException e) {
            Exception x = new Exception("high");
            x.initCause(e);
            throw x;
        }
    }

    public static void main(String[] args) {
        try {
            high();
        } catch (Exception e) {
            for (Throwable t = e; t != null; t = t.getCause()) System.out.println(t);
        }
        System.out.println(new RuntimeException(new IllegalStateException("inner")).getMessage());
        System.out.println(new RuntimeException((Throwable) null).getMessage() + new RuntimeException("m", null).getCause());
    }
}
