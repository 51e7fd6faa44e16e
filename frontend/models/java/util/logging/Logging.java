package java.util.logging;

import java.util.function.Supplier;

public class Level implements java.io.Serializable {
    public static final Level OFF = new Level("OFF");
    public static final Level SEVERE = new Level("SEVERE");
    public static final Level WARNING = new Level("WARNING");
    public static final Level INFO = new Level("INFO");
    public static final Level CONFIG = new Level("CONFIG");
    public static final Level FINE = new Level("FINE");
    public static final Level FINER = new Level("FINER");
    public static final Level FINEST = new Level("FINEST");
    public static final Level ALL = new Level("ALL");

    private final String name;

    private Level(String name) {
        this.name = name;
    }

    public String getName() {
        return name;
    }

    public String toString() {
        return name;
    }
}

/** Accepted, without effect. */
public class Logger {
    private final String name;

    private Logger(String name) {
        this.name = name;
    }

    public static Logger getLogger(String name) {
        return new Logger(name);
    }

    public static Logger getAnonymousLogger() {
        return new Logger(null);
    }

    public static Logger getGlobal() {
        return new Logger("global");
    }

    public String getName() {
        return name;
    }

    public void setLevel(Level level) {
    }

    public boolean isLoggable(Level level) {
        return false;
    }

    public void log(Level level, String message) {
    }

    public void log(Level level, String message, Object argument) {
    }

    public void log(Level level, String message, Object[] arguments) {
    }

    public void log(Level level, String message, Throwable thrown) {
    }

    public void log(Level level, Supplier<String> message) {
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
}
