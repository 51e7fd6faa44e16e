package org.junit.jupiter.api;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.junit.jupiter.api.function.Executable;
import org.opentest4j.TestAbortedException;

/** A test whose assumption does not hold ends there, and has not failed. */
public class Assumptions {
    protected Assumptions() {
    }

    private static void aborted(String message) {
        throw new TestAbortedException("Assumption failed: " + message);
    }

    public static void assumeTrue(boolean assumption) {
        assumeTrue(assumption, "assumption is not true");
    }

    public static void assumeTrue(boolean assumption, String message) {
        if (!assumption) {
            aborted(message);
        }
    }

    public static void assumeTrue(boolean assumption, Supplier<String> message) {
        if (!assumption) {
            aborted(message.get());
        }
    }

    public static void assumeTrue(BooleanSupplier assumption) {
        assumeTrue(assumption.getAsBoolean());
    }

    public static void assumeTrue(BooleanSupplier assumption, String message) {
        assumeTrue(assumption.getAsBoolean(), message);
    }

    public static void assumeTrue(BooleanSupplier assumption, Supplier<String> message) {
        assumeTrue(assumption.getAsBoolean(), message);
    }

    public static void assumeFalse(boolean assumption) {
        assumeTrue(!assumption, "assumption is not false");
    }

    public static void assumeFalse(boolean assumption, String message) {
        assumeTrue(!assumption, message);
    }

    public static void assumeFalse(boolean assumption, Supplier<String> message) {
        assumeTrue(!assumption, message);
    }

    public static void assumeFalse(BooleanSupplier assumption) {
        assumeFalse(assumption.getAsBoolean());
    }

    public static void assumeFalse(BooleanSupplier assumption, String message) {
        assumeFalse(assumption.getAsBoolean(), message);
    }

    public static void assumeFalse(BooleanSupplier assumption, Supplier<String> message) {
        assumeFalse(assumption.getAsBoolean(), message);
    }

    /** What is executed only where the assumption holds; the test goes on in any case. */
    public static void assumingThat(boolean assumption, Executable body) throws Throwable {
        if (assumption) {
            body.execute();
        }
    }

    public static void assumingThat(BooleanSupplier assumption, Executable body) throws Throwable {
        assumingThat(assumption.getAsBoolean(), body);
    }

    public static <V> V abort() {
        throw new TestAbortedException();
    }

    public static <V> V abort(String message) {
        throw new TestAbortedException(message);
    }

    public static <V> V abort(Supplier<String> message) {
        throw new TestAbortedException(message.get());
    }
}
