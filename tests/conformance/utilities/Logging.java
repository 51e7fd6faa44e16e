// Which functions logging calls, by levels; what is printed goes to the standard error stream.
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;

public class Logging {
    static int asked;

    static class Told {
        @Override
        public String toString() {
            System.out.println("toString");
            return "told";
        }
    }

    static class Failure extends RuntimeException {
        @Override
        public String getMessage() {
            System.out.println("getMessage");
            return "failure";
        }
    }

    static String ask(String what) {
        System.out.println("asked for " + what);
        asked++;
        return what;
    }

    static void all(Logger log) {
        for (Level l : new Level[] {Level.SEVERE, Level.WARNING, Level.INFO, Level.CONFIG, Level.FINE, Level.FINER, Level.FINEST, Level.ALL, Level.OFF}) {
            System.out.print(l + "=" + log.isLoggable(l) + " ");
        }
        System.out.println(log.getName() + " " + log.getLevel());
        log.log(Level.INFO, () -> ask("info"));
        log.log(Level.FINE, () -> ask("fine"));
        log.severe(() -> ask("severe"));
        log.warning(() -> ask("warning"));
        log.config(() -> ask("config"));
        log.finest(() -> ask("finest"));
        log.log(Level.WARNING, "with {0} and {1}", new Object[] {new Told(), new Told()});
        log.log(Level.WARNING, "with none", new Told());
        log.log(Level.FINE, "with {0}", new Told());
        log.log(Level.SEVERE, "thrown", new Failure());
    }

    public static void main(String[] args) {
        Logger log = Logger.getLogger("a.b");
        System.out.println((log == Logger.getLogger("a.b")) + " " + (log == Logger.getLogger("b")) + " " + (Logger.getGlobal() == Logger.getLogger("global")));
        all(log);
        log.setLevel(Level.FINE);
        all(log);
        Logger below = Logger.getLogger("a.b.c");
        System.out.println(below.isLoggable(Level.FINE) + " " + below.getParent().getName() + " " + log.getParent().getName().isEmpty());
        log.setLevel(Level.OFF);
        all(below);
        below.setLevel(Level.ALL);
        below.setUseParentHandlers(false);
        all(below);
        System.out.println(asked + " " + Level.INFO.intValue() + " " + Level.OFF.equals(Level.ALL) + " " + Level.FINE.hashCode());
    }
}
