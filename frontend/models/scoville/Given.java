package scoville;

import java.util.Arrays;
import java.util.Iterator;
import java.util.stream.BaseStream;
import org.junit.jupiter.params.provider.Arguments;

/** What the method of a `@MethodSource` gives a parameterized test. */
public final class Given {
    private Given() {
    }

    /** What there is for each run, one after the other. */
    public static Iterator<?> all(Object source) {
        if (source instanceof BaseStream) {
            return ((BaseStream<?, ?>) source).iterator();
        }
        if (source instanceof Iterable) {
            return ((Iterable<?>) source).iterator();
        }
        if (source instanceof Iterator) {
            return (Iterator<?>) source;
        }
        if (source instanceof Object[]) {
            return Arrays.asList((Object[]) source).iterator();
        }
        if (source instanceof int[]) {
            return Arrays.stream((int[]) source).iterator();
        }
        if (source instanceof long[]) {
            return Arrays.stream((long[]) source).iterator();
        }
        if (source instanceof double[]) {
            return Arrays.stream((double[]) source).iterator();
        }
        Rt.unsupported("what this method gives a parameterized test");
        return null;
    }

    /** The arguments of one run, of which the test takes the first ones. */
    public static Object[] arguments(Object item, int taken) {
        Object[] all = item instanceof Arguments ? ((Arguments) item).get()
            : item instanceof Object[] ? (Object[]) item : new Object[] {item};
        if (all.length < taken) {
            Rt.unsupported("a parameterized test with more parameters than it is given arguments");
        }
        return all;
    }

    /** An argument that is of the parameter's type as it is: JUnit converts others. */
    public static Object as(Object argument, boolean fits) {
        if (!fits) {
            Rt.unsupported("the conversion of an argument of a parameterized test");
        }
        return argument;
    }
}
