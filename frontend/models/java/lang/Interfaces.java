package java.lang;

import java.util.Iterator;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.IntStream;

public interface Runnable {
    void run();
}

public interface Comparable<T> {
    int compareTo(T other);
}

public interface Iterable<T> {
    Iterator<T> iterator();

    default void forEach(Consumer<? super T> action) {
        Objects.requireNonNull(action);
        Iterator<T> it = iterator();
        while (it.hasNext()) {
            action.accept(it.next());
        }
    }

    default java.util.Spliterator<T> spliterator() {
        return new java.util.IteratorSpliterator<T>(this);
    }

    /** What a stream does with all its elements. */
    default void scovilleEach(Consumer<? super T> action) {
        iterator().forEachRemaining(action);
    }
}

public interface CharSequence {
    int length();

    char charAt(int index);

    CharSequence subSequence(int start, int end);

    String toString();

    default boolean isEmpty() {
        return length() == 0;
    }

    default IntStream chars() {
        return IntStream.range(0, length()).map(i -> charAt(i));
    }

    default IntStream codePoints() {
        String s = toString();
        int n = s.codePointCount(0, s.length());
        return IntStream.iterate(0, i -> i + Character.charCount(s.codePointAt(i))).limit(n).map(i -> s.codePointAt(i));
    }

    static int compare(CharSequence a, CharSequence b) {
        if (java.util.Objects.requireNonNull(a) == java.util.Objects.requireNonNull(b)) {
            return 0;
        }
        if (a.getClass() == b.getClass() && a instanceof Comparable) {
            return ((Comparable<Object>) a).compareTo(b);
        }
        return scoville.Texts.charactersOf(a).compareTo(scoville.Texts.charactersOf(b));
    }
}

public interface AutoCloseable {
    void close() throws Exception;
}

public interface Cloneable {
}

public interface Appendable {
    Appendable append(CharSequence s) throws java.io.IOException;

    Appendable append(CharSequence s, int start, int end) throws java.io.IOException;

    Appendable append(char c) throws java.io.IOException;
}

public interface Override {
}

public abstract class Enum<E extends Enum<E>> implements Comparable<E>, java.io.Serializable {
    // Set by the verifier when the constant is made.
    private final String name;
    private final int ordinal;

    public final String name() {
        return this.name;
    }

    public final int ordinal() {
        return this.ordinal;
    }

    public String toString() {
        return name();
    }

    public final int compareTo(E other) {
        return ordinal() - other.ordinal();
    }

    public final boolean equals(Object other) {
        return this == other;
    }

    public final int hashCode() {
        scoville.Rt.openHash(true);
        return name().hashCode();
    }

    @SuppressWarnings("unchecked")
    public static <T extends Enum<T>> T valueOf(Class<T> type, String name) {
        Object[] all = type.getEnumConstants();
        if (all == null) {
            throw new IllegalArgumentException(type.getName() + " is not an enum class");
        }
        return (T) scoville.Arrays.enumValue(all, name, type.getCanonicalName());
    }

    @SuppressWarnings("unchecked")
    public final Class<E> getDeclaringClass() {
        return (Class<E>) $declaring();
    }

    /** The verifier has one for each enum. */
    Class<?> $declaring() {
        return null;
    }
}

public abstract class Record {
}
