package java.util;

import java.util.function.*;

public final class OptionalInt {
    private static final OptionalInt EMPTY = new OptionalInt(false, 0);

    private final boolean present;
    private final int value;

    private OptionalInt(boolean present, int value) {
        this.present = present;
        this.value = value;
    }

    public static OptionalInt empty() {
        return EMPTY;
    }

    public static OptionalInt of(int value) {
        return new OptionalInt(true, value);
    }

    public int getAsInt() {
        if (!present) {
            throw new NoSuchElementException("No value present");
        }
        return value;
    }

    public boolean isPresent() {
        return present;
    }

    public boolean isEmpty() {
        return !present;
    }

    public void ifPresent(IntConsumer action) {
        if (present) {
            action.accept(value);
        }
    }

    public void ifPresentOrElse(IntConsumer action, Runnable otherwise) {
        if (present) {
            action.accept(value);
        } else {
            otherwise.run();
        }
    }

    public java.util.stream.IntStream stream() {
        return present ? java.util.stream.IntStream.of(value) : java.util.stream.IntStream.empty();
    }

    public int orElse(int otherwise) {
        return present ? value : otherwise;
    }

    public int orElseGet(IntSupplier s) {
        return present ? value : s.getAsInt();
    }

    public int orElseThrow() {
        return getAsInt();
    }

    public <X extends Throwable> int orElseThrow(Supplier<? extends X> s) throws X {
        if (!present) {
            throw s.get();
        }
        return value;
    }

    public boolean equals(Object other) {
        if (!(other instanceof OptionalInt)) {
            return false;
        }
        OptionalInt o = (OptionalInt) other;
        return present == o.present && (!present || value == o.value);
    }

    public int hashCode() {
        return present ? Integer.hashCode(value) : 0;
    }

    public String toString() {
        return present ? "OptionalInt[" + value + "]" : "OptionalInt.empty";
    }
}

public final class OptionalLong {
    private static final OptionalLong EMPTY = new OptionalLong(false, 0);

    private final boolean present;
    private final long value;

    private OptionalLong(boolean present, long value) {
        this.present = present;
        this.value = value;
    }

    public static OptionalLong empty() {
        return EMPTY;
    }

    public static OptionalLong of(long value) {
        return new OptionalLong(true, value);
    }

    public long getAsLong() {
        if (!present) {
            throw new NoSuchElementException("No value present");
        }
        return value;
    }

    public boolean isPresent() {
        return present;
    }

    public boolean isEmpty() {
        return !present;
    }

    public void ifPresent(LongConsumer action) {
        if (present) {
            action.accept(value);
        }
    }

    public void ifPresentOrElse(LongConsumer action, Runnable otherwise) {
        if (present) {
            action.accept(value);
        } else {
            otherwise.run();
        }
    }

    public java.util.stream.LongStream stream() {
        return present ? java.util.stream.LongStream.of(value) : java.util.stream.LongStream.empty();
    }

    public long orElse(long otherwise) {
        return present ? value : otherwise;
    }

    public long orElseGet(LongSupplier s) {
        return present ? value : s.getAsLong();
    }

    public long orElseThrow() {
        return getAsLong();
    }

    public <X extends Throwable> long orElseThrow(Supplier<? extends X> s) throws X {
        if (!present) {
            throw s.get();
        }
        return value;
    }

    public boolean equals(Object other) {
        if (!(other instanceof OptionalLong)) {
            return false;
        }
        OptionalLong o = (OptionalLong) other;
        return present == o.present && (!present || value == o.value);
    }

    public int hashCode() {
        return present ? Long.hashCode(value) : 0;
    }

    public String toString() {
        return present ? "OptionalLong[" + value + "]" : "OptionalLong.empty";
    }
}

public final class OptionalDouble {
    private static final OptionalDouble EMPTY = new OptionalDouble(false, 0);

    private final boolean present;
    private final double value;

    private OptionalDouble(boolean present, double value) {
        this.present = present;
        this.value = value;
    }

    public static OptionalDouble empty() {
        return EMPTY;
    }

    public static OptionalDouble of(double value) {
        return new OptionalDouble(true, value);
    }

    public double getAsDouble() {
        if (!present) {
            throw new NoSuchElementException("No value present");
        }
        return value;
    }

    public boolean isPresent() {
        return present;
    }

    public boolean isEmpty() {
        return !present;
    }

    public void ifPresent(DoubleConsumer action) {
        if (present) {
            action.accept(value);
        }
    }

    public void ifPresentOrElse(DoubleConsumer action, Runnable otherwise) {
        if (present) {
            action.accept(value);
        } else {
            otherwise.run();
        }
    }

    public java.util.stream.DoubleStream stream() {
        return present ? java.util.stream.DoubleStream.of(value) : java.util.stream.DoubleStream.empty();
    }

    public double orElse(double otherwise) {
        return present ? value : otherwise;
    }

    public double orElseGet(DoubleSupplier s) {
        return present ? value : s.getAsDouble();
    }

    public double orElseThrow() {
        return getAsDouble();
    }

    public <X extends Throwable> double orElseThrow(Supplier<? extends X> s) throws X {
        if (!present) {
            throw s.get();
        }
        return value;
    }

    public boolean equals(Object other) {
        if (!(other instanceof OptionalDouble)) {
            return false;
        }
        OptionalDouble o = (OptionalDouble) other;
        return present == o.present && (!present || Double.compare(value, o.value) == 0);
    }

    public int hashCode() {
        return present ? Double.hashCode(value) : 0;
    }

    public String toString() {
        return present ? "OptionalDouble[" + value + "]" : "OptionalDouble.empty";
    }
}
