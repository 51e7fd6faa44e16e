package java.util.logging;

import java.util.ArrayList;
import java.util.function.Supplier;
import scoville.Rt;

public class Level implements java.io.Serializable {
    public static final Level OFF = new Level("OFF", Integer.MAX_VALUE);
    public static final Level SEVERE = new Level("SEVERE", 1000);
    public static final Level WARNING = new Level("WARNING", 900);
    public static final Level INFO = new Level("INFO", 800);
    public static final Level CONFIG = new Level("CONFIG", 700);
    public static final Level FINE = new Level("FINE", 500);
    public static final Level FINER = new Level("FINER", 400);
    public static final Level FINEST = new Level("FINEST", 300);
    public static final Level ALL = new Level("ALL", Integer.MIN_VALUE);

    private final String name;
    private final int value;

    protected Level(String name, int value) {
        if (name == null) {
            throw new NullPointerException();
        }
        this.name = name;
        this.value = value;
    }

    public String getName() {
        return name;
    }

    public final int intValue() {
        return value;
    }

    public final String toString() {
        return name;
    }

    public boolean equals(Object o) {
        return o instanceof Level && ((Level) o).value == value;
    }

    public int hashCode() {
        return value;
    }
}

/**
 * What is logged is seen by nobody. But whether it is logged decides which functions are called, and to be printed it is made a text.
 * Loggers are as they are without a configuration: the one above all has the level INFO, and what prints does not look at less.
 */
public class Logger {
    public static final String GLOBAL_LOGGER_NAME = "global";

    private static final Logger ROOT = new Logger("", null);
    private static final ArrayList<Logger> NAMED = new ArrayList<Logger>();
    /** What prints makes texts one after the other. */
    private static final Object PRINTER = new Object();

    private final String name;
    private final Logger parent;
    /** Null: that of the one above. */
    private volatile Level level;
    private volatile boolean printsAbove = true;

    private Logger(String name, Logger parent) {
        this.name = name;
        this.parent = parent;
        if (parent == null) {
            level = Level.INFO;
        }
    }

    /** Of each name there is one. */
    public static Logger getLogger(String name) {
        if (name.isEmpty()) {
            return ROOT;
        }
        synchronized (Rt.internal(NAMED)) {
            Logger above = ROOT;
            for (Logger l : NAMED) {
                if (l.name.equals(name)) {
                    return l;
                }
                if (l.name.startsWith(name + ".")) {
                    Rt.unsupported("a logger that is made after one below it");
                }
                if (name.startsWith(l.name + ".") && l.name.length() > above.name.length()) {
                    above = l;
                }
            }
            Logger made = new Logger(name, above);
            NAMED.add(made);
            return made;
        }
    }

    public static Logger getAnonymousLogger() {
        return new Logger(null, ROOT);
    }

    public static final Logger getGlobal() {
        return getLogger(GLOBAL_LOGGER_NAME);
    }

    public String getName() {
        return name;
    }

    public Logger getParent() {
        return parent;
    }

    public Level getLevel() {
        return level;
    }

    public void setLevel(Level level) {
        if (level == null && parent == null) {
            Rt.unsupported("a logger above all others without a level");
        }
        this.level = level;
    }

    public boolean getUseParentHandlers() {
        return printsAbove;
    }

    public void setUseParentHandlers(boolean on) {
        printsAbove = on;
    }

    public boolean isLoggable(Level level) {
        Logger at = this;
        Level least = at.level;
        while (least == null) {
            at = at.parent;
            least = at.level;
        }
        return level.intValue() >= least.intValue() && least.intValue() != Integer.MAX_VALUE;
    }

    /** Whether it comes to be printed. */
    private boolean prints(Level level) {
        if (!isLoggable(level) || level.intValue() < Level.INFO.intValue()) {
            return false;
        }
        for (Logger at = this; at.parent != null; at = at.parent) {
            if (!at.printsAbove) {
                return false;
            }
        }
        return true;
    }

    /** Makes texts of the arguments that the message names. */
    private static void print(String message, Object[] arguments) {
        if (message == null || arguments == null || arguments.length == 0) {
            return;
        }
        if (message.indexOf("'") >= 0) {
            Rt.unsupported("a message to be logged with quotes and arguments");
        }
        synchronized (PRINTER) {
            for (int at = message.indexOf("{"); at >= 0; at = message.indexOf("{", at + 1)) {
                int end = at + 1;
                while (end < message.length() && Character.isDigit(message.charAt(end))) {
                    end++;
                }
                int number = end == at + 1 ? -1 : Integer.parseInt(message.substring(at + 1, end));
                if (number >= 0 && number < arguments.length) {
                    String.valueOf(arguments[number]);
                }
            }
        }
    }

    public void log(Level level, String message) {
    }

    public void log(Level level, String message, Object argument) {
        log(level, message, new Object[] {argument});
    }

    public void log(Level level, String message, Object[] arguments) {
        if (prints(level)) {
            print(message, arguments);
        }
    }

    public void log(Level level, String message, Throwable thrown) {
        if (thrown != null && prints(level)) {
            synchronized (PRINTER) {
                thrown.printStackTrace(new java.io.PrintWriter(new java.io.StringWriter()));
            }
        }
    }

    public void log(Level level, Supplier<String> message) {
        if (isLoggable(level)) {
            message.get();
        }
    }

    public void log(Level level, Throwable thrown, Supplier<String> message) {
        if (isLoggable(level)) {
            message.get();
            log(level, "", thrown);
        }
    }

    public void logp(Level level, String type, String method, String message) {
    }

    public void logp(Level level, String type, String method, String message, Object argument) {
        log(level, message, argument);
    }

    public void logp(Level level, String type, String method, String message, Object[] arguments) {
        log(level, message, arguments);
    }

    public void logp(Level level, String type, String method, String message, Throwable thrown) {
        log(level, message, thrown);
    }

    public void logp(Level level, String type, String method, Supplier<String> message) {
        log(level, message);
    }

    public void severe(String message) {
    }

    public void warning(String message) {
    }

    public void info(String message) {
    }

    public void config(String message) {
    }

    public void fine(String message) {
    }

    public void finer(String message) {
    }

    public void finest(String message) {
    }

    public void severe(Supplier<String> message) {
        log(Level.SEVERE, message);
    }

    public void warning(Supplier<String> message) {
        log(Level.WARNING, message);
    }

    public void info(Supplier<String> message) {
        log(Level.INFO, message);
    }

    public void config(Supplier<String> message) {
        log(Level.CONFIG, message);
    }

    public void fine(Supplier<String> message) {
        log(Level.FINE, message);
    }

    public void finer(Supplier<String> message) {
        log(Level.FINER, message);
    }

    public void finest(Supplier<String> message) {
        log(Level.FINEST, message);
    }

    // Too fine to be printed.

    public void entering(String type, String method) {
    }

    public void entering(String type, String method, Object argument) {
    }

    public void entering(String type, String method, Object[] arguments) {
    }

    public void exiting(String type, String method) {
    }

    public void exiting(String type, String method, Object result) {
    }

    public void throwing(String type, String method, Throwable thrown) {
    }
}
