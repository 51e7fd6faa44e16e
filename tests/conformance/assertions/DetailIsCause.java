public class DetailIsCause {
    interface Told {
    }

    static final class Known extends Exception implements Told {
        Known(String message) {
            super(message);
        }
    }

    static void check(String what, Object detail) {
        try {
            assert what.isEmpty() : detail;
        } catch (AssertionError e) {
            System.out.println(what + ": " + e.getMessage() + " | " + e.getCause());
        }
    }

    public static void main(String[] args) {
        check("text", "plain");
        check("number", 42);
        check("nothing", null);
        check("exception", new IllegalStateException("broken"));
        try {
            assert args.length > 100 : new RuntimeException("cause");
        } catch (AssertionError e) {
            System.out.println(e.getMessage() + " | " + e.getCause().getMessage());
        }
        Told told = new Known("told");
        try {
            assert args.length > 100 : told;
        } catch (AssertionError e) {
            System.out.println(e.getCause() == told);
        }
        try {
            assert args.length > 100 : 'c';
        } catch (AssertionError e) {
            System.out.println(e.getMessage() + " " + e.getCause());
        }
    }
}
