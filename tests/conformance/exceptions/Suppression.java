/** Constructors that say whether anything is kept of what is suppressed. */
public class Suppression {
    static class Quiet extends RuntimeException {
        Quiet(String message, Throwable cause) {
            super(message, cause, false, false);
        }
    }

    static class Loud extends Exception {
        Loud(String message) {
            super(message, null, true, false);
        }
    }

    static class Fatal extends Error {
        Fatal() {
            super("fatal", new Loud("why"), true, true);
        }
    }

    public static void main(String[] args) {
        Throwable quiet = new Quiet("quiet", new Loud("cause"));
        quiet.addSuppressed(new Loud("lost"));
        System.out.println(quiet + " " + quiet.getCause() + " " + quiet.getSuppressed().length);
        Throwable loud = new Loud("loud");
        loud.addSuppressed(quiet);
        System.out.println(loud.getMessage() + " " + loud.getCause() + " " + loud.getSuppressed()[0]);
        System.out.println(new Fatal() + " " + new Fatal().getCause().getMessage());
        try {
            quiet.addSuppressed(quiet);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        throw new Quiet("end", null);
    }
}
