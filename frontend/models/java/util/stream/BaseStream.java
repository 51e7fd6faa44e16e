package java.util.stream;

import java.util.Iterator;
import java.util.Spliterator;

public interface BaseStream<T, S extends BaseStream<T, S>> extends AutoCloseable {
    Iterator<T> iterator();

    Spliterator<T> spliterator();

    boolean isParallel();

    S sequential();

    S parallel();

    S unordered();

    S onClose(Runnable f);

    void close();
}

public final class StreamSupport {
    private StreamSupport() {
    }

    public static <T> Stream<T> stream(Spliterator<T> items, boolean parallel) {
        return Stream.<T>of(items, parallel);
    }

    public static <T> Stream<T> stream(java.util.function.Supplier<? extends Spliterator<T>> items, int characteristics, boolean parallel) {
        return Stream.<T>of(items.get(), parallel);
    }
}
