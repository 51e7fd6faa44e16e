package java.util.function;

import java.util.Objects;

public interface Consumer<T> {
    void accept(T t);

    default Consumer<T> andThen(Consumer<? super T> after) {
        Objects.requireNonNull(after);
        return (T t) -> {
            accept(t);
            after.accept(t);
        };
    }
}

public interface BiConsumer<T, U> {
    void accept(T t, U u);

    default BiConsumer<T, U> andThen(BiConsumer<? super T, ? super U> after) {
        Objects.requireNonNull(after);
        return (t, u) -> {
            accept(t, u);
            after.accept(t, u);
        };
    }
}

public interface Supplier<T> {
    T get();
}

public interface Function<T, R> {
    R apply(T t);

    default <V> Function<V, R> compose(Function<? super V, ? extends T> before) {
        Objects.requireNonNull(before);
        return (V v) -> apply(before.apply(v));
    }

    default <V> Function<T, V> andThen(Function<? super R, ? extends V> after) {
        Objects.requireNonNull(after);
        return (T t) -> after.apply(apply(t));
    }

    static <T> Function<T, T> identity() {
        return t -> t;
    }
}

public interface BiFunction<T, U, R> {
    R apply(T t, U u);

    default <V> BiFunction<T, U, V> andThen(Function<? super R, ? extends V> after) {
        Objects.requireNonNull(after);
        return (T t, U u) -> after.apply(apply(t, u));
    }
}

public interface UnaryOperator<T> extends Function<T, T> {
    static <T> UnaryOperator<T> identity() {
        return t -> t;
    }
}

public interface BinaryOperator<T> extends BiFunction<T, T, T> {
    static <T> BinaryOperator<T> minBy(java.util.Comparator<? super T> order) {
        Objects.requireNonNull(order);
        return (a, b) -> order.compare(a, b) <= 0 ? a : b;
    }

    static <T> BinaryOperator<T> maxBy(java.util.Comparator<? super T> order) {
        Objects.requireNonNull(order);
        return (a, b) -> order.compare(a, b) >= 0 ? a : b;
    }
}

public interface Predicate<T> {
    boolean test(T t);

    default Predicate<T> and(Predicate<? super T> other) {
        Objects.requireNonNull(other);
        return t -> test(t) && other.test(t);
    }

    default Predicate<T> or(Predicate<? super T> other) {
        Objects.requireNonNull(other);
        return t -> test(t) || other.test(t);
    }

    default Predicate<T> negate() {
        return t -> !test(t);
    }

    static <T> Predicate<T> isEqual(Object target) {
        return t -> target == null ? t == null : target.equals(t);
    }

    static <T> Predicate<T> not(Predicate<? super T> other) {
        Objects.requireNonNull(other);
        return t -> !other.test(t);
    }
}

public interface BiPredicate<T, U> {
    boolean test(T t, U u);

    default BiPredicate<T, U> and(BiPredicate<? super T, ? super U> other) {
        Objects.requireNonNull(other);
        return (t, u) -> test(t, u) && other.test(t, u);
    }

    default BiPredicate<T, U> or(BiPredicate<? super T, ? super U> other) {
        Objects.requireNonNull(other);
        return (t, u) -> test(t, u) || other.test(t, u);
    }

    default BiPredicate<T, U> negate() {
        return (t, u) -> !test(t, u);
    }
}

public interface BooleanSupplier {
    boolean getAsBoolean();
}

public interface IntConsumer {
    void accept(int v);

    default IntConsumer andThen(IntConsumer after) {
        Objects.requireNonNull(after);
        return v -> {
            accept(v);
            after.accept(v);
        };
    }
}

public interface IntSupplier {
    int getAsInt();
}

public interface IntFunction<R> {
    R apply(int v);
}

public interface IntPredicate {
    boolean test(int v);

    default IntPredicate and(IntPredicate other) {
        Objects.requireNonNull(other);
        return v -> test(v) && other.test(v);
    }

    default IntPredicate or(IntPredicate other) {
        Objects.requireNonNull(other);
        return v -> test(v) || other.test(v);
    }

    default IntPredicate negate() {
        return v -> !test(v);
    }
}

public interface IntUnaryOperator {
    int applyAsInt(int v);

    static IntUnaryOperator identity() {
        return v -> v;
    }

    default IntUnaryOperator andThen(IntUnaryOperator after) {
        Objects.requireNonNull(after);
        return v -> after.applyAsInt(applyAsInt(v));
    }

    default IntUnaryOperator compose(IntUnaryOperator before) {
        Objects.requireNonNull(before);
        return v -> applyAsInt(before.applyAsInt(v));
    }
}

public interface IntBinaryOperator {
    int applyAsInt(int a, int b);
}

public interface ToIntFunction<T> {
    int applyAsInt(T t);
}

public interface ToIntBiFunction<T, U> {
    int applyAsInt(T t, U u);
}

public interface ObjIntConsumer<T> {
    void accept(T t, int v);
}

public interface IntToLongFunction {
    long applyAsLong(int v);
}

public interface IntToDoubleFunction {
    double applyAsDouble(int v);
}

public interface LongConsumer {
    void accept(long v);

    default LongConsumer andThen(LongConsumer after) {
        Objects.requireNonNull(after);
        return v -> {
            accept(v);
            after.accept(v);
        };
    }
}

public interface LongSupplier {
    long getAsLong();
}

public interface LongFunction<R> {
    R apply(long v);
}

public interface LongPredicate {
    boolean test(long v);

    default LongPredicate and(LongPredicate other) {
        Objects.requireNonNull(other);
        return v -> test(v) && other.test(v);
    }

    default LongPredicate or(LongPredicate other) {
        Objects.requireNonNull(other);
        return v -> test(v) || other.test(v);
    }

    default LongPredicate negate() {
        return v -> !test(v);
    }
}

public interface LongUnaryOperator {
    long applyAsLong(long v);

    static LongUnaryOperator identity() {
        return v -> v;
    }

    default LongUnaryOperator andThen(LongUnaryOperator after) {
        return v -> after.applyAsLong(applyAsLong(v));
    }

    default LongUnaryOperator compose(LongUnaryOperator before) {
        return v -> applyAsLong(before.applyAsLong(v));
    }
}

public interface LongBinaryOperator {
    long applyAsLong(long a, long b);
}

public interface ToLongFunction<T> {
    long applyAsLong(T t);
}

public interface ToLongBiFunction<T, U> {
    long applyAsLong(T t, U u);
}

public interface ObjLongConsumer<T> {
    void accept(T t, long v);
}

public interface LongToIntFunction {
    int applyAsInt(long v);
}

public interface LongToDoubleFunction {
    double applyAsDouble(long v);
}

public interface DoubleConsumer {
    void accept(double v);

    default DoubleConsumer andThen(DoubleConsumer after) {
        return v -> {
            accept(v);
            after.accept(v);
        };
    }
}

public interface DoubleSupplier {
    double getAsDouble();
}

public interface DoubleFunction<R> {
    R apply(double v);
}

public interface DoublePredicate {
    boolean test(double v);

    default DoublePredicate and(DoublePredicate other) {
        return v -> test(v) && other.test(v);
    }

    default DoublePredicate or(DoublePredicate other) {
        return v -> test(v) || other.test(v);
    }

    default DoublePredicate negate() {
        return v -> !test(v);
    }
}

public interface DoubleUnaryOperator {
    double applyAsDouble(double v);

    static DoubleUnaryOperator identity() {
        return v -> v;
    }

    default DoubleUnaryOperator andThen(DoubleUnaryOperator after) {
        Objects.requireNonNull(after);
        return v -> after.applyAsDouble(applyAsDouble(v));
    }

    default DoubleUnaryOperator compose(DoubleUnaryOperator before) {
        Objects.requireNonNull(before);
        return v -> applyAsDouble(before.applyAsDouble(v));
    }
}

public interface DoubleBinaryOperator {
    double applyAsDouble(double a, double b);
}

public interface ToDoubleFunction<T> {
    double applyAsDouble(T t);
}

public interface ToDoubleBiFunction<T, U> {
    double applyAsDouble(T t, U u);
}

public interface ObjDoubleConsumer<T> {
    void accept(T t, double v);
}

public interface DoubleToIntFunction {
    int applyAsInt(double v);
}

public interface DoubleToLongFunction {
    long applyAsLong(double v);
}
