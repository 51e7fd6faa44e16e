// nested static builders and copies.
class Config {
    private final String host;
    private final int port;
    private final java.util.List<String> flags;

    private Config(Builder b) {
        host = b.host;
        port = b.port;
        flags = java.util.List.copyOf(b.flags);
    }

    Builder toBuilder() {
        Builder b = new Builder().host(host).port(port);
        flags.forEach(b::flag);
        return b;
    }

    public String toString() {
        return host + ":" + port + flags;
    }

    static class Builder {
        private String host = "localhost";
        private int port = 80;
        private final java.util.List<String> flags = new java.util.ArrayList<>();

        Builder host(String h) {
            host = h;
            return this;
        }

        Builder port(int p) {
            if (p < 0 || p > 65535) throw new IllegalArgumentException("port " + p);
            port = p;
            return this;
        }

        Builder flag(String f) {
            flags.add(f);
            return this;
        }

        Config build() {
            return new Config(this);
        }
    }
}

public class NestedGenericsBuilder {
    public static void main(String[] args) {
        Config a = new Config.Builder().host("h").flag("x").build();
        Config b = a.toBuilder().port(8080).flag("y").build();
        System.out.println(a + " " + b);
        try {
            new Config.Builder().port(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
