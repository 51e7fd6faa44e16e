package java.util;

import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

public final class Objects {
    private Objects() {
    }

    public static boolean equals(Object a, Object b) {
        return a == b || (a != null && a.equals(b));
    }

    public static int hashCode(Object o) {
        return o == null ? 0 : o.hashCode();
    }

    public static int hash(Object... values) {
        return Arrays.hashCode(values);
    }

    public static String toString(Object o) {
        return String.valueOf(o);
    }

    public static String toString(Object o, String otherwise) {
        return o == null ? otherwise : o.toString();
    }

    public static <T> int compare(T a, T b, Comparator<? super T> c) {
        return a == b ? 0 : c.compare(a, b);
    }

    public static <T> T requireNonNull(T o) {
        if (o == null) {
            throw new NullPointerException();
        }
        return o;
    }

    public static <T> T requireNonNull(T o, String message) {
        if (o == null) {
            throw new NullPointerException(message);
        }
        return o;
    }

    public static <T> T requireNonNullElse(T o, T otherwise) {
        return o != null ? o : requireNonNull(otherwise, "defaultObj");
    }

    public static <T> T requireNonNull(T o, Supplier<String> message) {
        if (o == null) {
            throw new NullPointerException(message == null ? null : message.get());
        }
        return o;
    }

    public static <T> T requireNonNullElseGet(T o, Supplier<? extends T> s) {
        return o != null ? o : requireNonNull(requireNonNull(s, "supplier").get(), "supplier.get()");
    }

    public static boolean deepEquals(Object a, Object b) {
        return a == b || a != null && b != null && Arrays.deepEquals(new Object[] {a}, new Object[] {b});
    }

    public static int checkFromToIndex(int from, int to, int length) {
        if (from < 0 || from > to || to > length) {
            throw new IndexOutOfBoundsException("Range [" + from + ", " + to + ") out of bounds for length " + length);
        }
        return from;
    }

    public static int checkFromIndexSize(int from, int size, int length) {
        if ((length | from | size) < 0 || size > length - from) {
            throw new IndexOutOfBoundsException(
                "Range [" + from + ", " + from + " + " + size + ") out of bounds for length " + length);
        }
        return from;
    }

    public static boolean isNull(Object o) {
        return o == null;
    }

    public static boolean nonNull(Object o) {
        return o != null;
    }

    public static int checkIndex(int index, int length) {
        if (index < 0 || index >= length) {
            throw new IndexOutOfBoundsException("Index " + index + " out of bounds for length " + length);
        }
        return index;
    }
}

public final class Optional<T> {
    private static final Optional<?> EMPTY = new Optional<Object>(null);

    private final T value;

    private Optional(T value) {
        this.value = value;
    }

    public static <T> Optional<T> empty() {
        return (Optional<T>) EMPTY;
    }

    public static <T> Optional<T> of(T value) {
        return new Optional<T>(Objects.requireNonNull(value));
    }

    public java.util.stream.Stream<T> stream() {
        return java.util.stream.Stream.ofNullable(value);
    }

    public static <T> Optional<T> ofNullable(T value) {
        return value == null ? (Optional<T>) EMPTY : new Optional<T>(value);
    }

    public T get() {
        if (value == null) {
            throw new NoSuchElementException("No value present");
        }
        return value;
    }

    public T orElseThrow() {
        return get();
    }

    public <X extends Throwable> T orElseThrow(Supplier<? extends X> s) {
        if (value == null) {
            throw s.get();
        }
        return value;
    }

    public boolean isPresent() {
        return value != null;
    }

    public boolean isEmpty() {
        return value == null;
    }

    public void ifPresent(Consumer<? super T> action) {
        if (value != null) {
            action.accept(value);
        }
    }

    public void ifPresentOrElse(Consumer<? super T> action, Runnable otherwise) {
        if (value != null) {
            action.accept(value);
        } else {
            otherwise.run();
        }
    }

    public Optional<T> or(Supplier<? extends Optional<? extends T>> s) {
        Objects.requireNonNull(s);
        return value != null ? this : (Optional<T>) Objects.requireNonNull(s.get());
    }

    public Optional<T> filter(Predicate<? super T> p) {
        Objects.requireNonNull(p);
        return value == null || p.test(value) ? this : Optional.<T>empty();
    }

    public <U> Optional<U> map(Function<? super T, ? extends U> f) {
        Objects.requireNonNull(f);
        if (value == null) {
            return Optional.<U>empty();
        }
        U u = f.apply(value);
        return Optional.<U>ofNullable(u);
    }

    public <U> Optional<U> flatMap(Function<? super T, Optional<U>> f) {
        Objects.requireNonNull(f);
        return value == null ? Optional.<U>empty() : Objects.requireNonNull(f.apply(value));
    }

    public T orElse(T otherwise) {
        return value != null ? value : otherwise;
    }

    public T orElseGet(Supplier<? extends T> s) {
        return value != null ? value : s.get();
    }

    public boolean equals(Object o) {
        return o instanceof Optional && Objects.equals(value, ((Optional<?>) o).value);
    }

    public int hashCode() {
        return Objects.hashCode(value);
    }

    public String toString() {
        return value != null ? "Optional[" + value + "]" : "Optional.empty";
    }
}
