package org.junit;

import java.util.Arrays;

/** A test whose assumption does not hold ends there, and has not failed. */
public class Assume {
    public Assume() {
    }

    private static void hold(boolean good, String got, String expected) {
        if (!good) {
            throw new AssumptionViolatedException("got: " + got + ", expected: " + expected);
        }
    }

    public static void assumeTrue(boolean condition) {
        hold(condition, "<false>", "is <true>");
    }

    public static void assumeTrue(String message, boolean condition) {
        if (!condition) {
            throw new AssumptionViolatedException(message);
        }
    }

    public static void assumeFalse(boolean condition) {
        assumeTrue(!condition);
    }

    public static void assumeFalse(String message, boolean condition) {
        assumeTrue(message, !condition);
    }

    public static void assumeNotNull(Object... objects) {
        hold(objects != null, "null", "not null");
        for (Object o : objects) {
            if (o == null) {
                hold(false, "<" + Arrays.asList(objects) + ">", "every item is not null");
            }
        }
    }

    public static void assumeNoException(Throwable t) {
        if (t != null) {
            throw new AssumptionViolatedException("got: <" + t + ">, expected: null", t);
        }
    }

    public static void assumeNoException(String message, Throwable t) {
        if (t != null) {
            throw new AssumptionViolatedException(message + ": got: <" + t + ">, expected: null", t);
        }
    }
}

public class AssumptionViolatedException extends RuntimeException {
    public AssumptionViolatedException(String message) {
        super(message);
    }

    public AssumptionViolatedException(String message, Throwable cause) {
        super(message, cause);
    }
}
