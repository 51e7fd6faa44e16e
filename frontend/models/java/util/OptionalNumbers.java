package java.util;

public final class OptionalInt {
    private final boolean present;
    private final int value;

    private OptionalInt(boolean present, int value) {
        this.present = present;
        this.value = value;
    }

    public static OptionalInt empty() {
        return new OptionalInt(false, 0);
    }

    public static OptionalInt of(int value) {
        return new OptionalInt(true, value);
    }

    public boolean isPresent() {
        return present;
    }

    public boolean isEmpty() {
        return !present;
    }

    public int getAsInt() {
        if (!present) {
            throw new NoSuchElementException("No value present");
        }
        return value;
    }

    public int orElseThrow() {
        return getAsInt();
    }

    public int orElse(int otherwise) {
        return present ? value : otherwise;
    }

    public int orElseGet(java.util.function.IntSupplier f) {
        return present ? value : f.getAsInt();
    }

    public void ifPresent(java.util.function.IntConsumer f) {
        if (present) {
            f.accept(value);
        }
    }

    public boolean equals(Object o) {
        if (!(o instanceof OptionalInt)) {
            return false;
        }
        OptionalInt other = (OptionalInt) o;
        return present == other.present && (!present || Integer.compare(value, other.value) == 0);
    }

    public int hashCode() {
        return present ? Integer.hashCode(value) : 0;
    }

    public String toString() {
        return present ? "OptionalInt[" + value + "]" : "OptionalInt.empty";
    }
}

public final class OptionalLong {
    private final boolean present;
    private final long value;

    private OptionalLong(boolean present, long value) {
        this.present = present;
        this.value = value;
    }

    public static OptionalLong empty() {
        return new OptionalLong(false, 0);
    }

    public static OptionalLong of(long value) {
        return new OptionalLong(true, value);
    }

    public boolean isPresent() {
        return present;
    }

    public boolean isEmpty() {
        return !present;
    }

    public long getAsLong() {
        if (!present) {
            throw new NoSuchElementException("No value present");
        }
        return value;
    }

    public long orElseThrow() {
        return getAsLong();
    }

    public long orElse(long otherwise) {
        return present ? value : otherwise;
    }

    public long orElseGet(java.util.function.LongSupplier f) {
        return present ? value : f.getAsLong();
    }

    public void ifPresent(java.util.function.LongConsumer f) {
        if (present) {
            f.accept(value);
        }
    }

    public boolean equals(Object o) {
        if (!(o instanceof OptionalLong)) {
            return false;
        }
        OptionalLong other = (OptionalLong) o;
        return present == other.present && (!present || Long.compare(value, other.value) == 0);
    }

    public int hashCode() {
        return present ? Long.hashCode(value) : 0;
    }

    public String toString() {
        return present ? "OptionalLong[" + value + "]" : "OptionalLong.empty";
    }
}

public final class OptionalDouble {
    private final boolean present;
    private final double value;

    private OptionalDouble(boolean present, double value) {
        this.present = present;
        this.value = value;
    }

    public static OptionalDouble empty() {
        return new OptionalDouble(false, 0);
    }

    public static OptionalDouble of(double value) {
        return new OptionalDouble(true, value);
    }

    public boolean isPresent() {
        return present;
    }

    public boolean isEmpty() {
        return !present;
    }

    public double getAsDouble() {
        if (!present) {
            throw new NoSuchElementException("No value present");
        }
        return value;
    }

    public double orElseThrow() {
        return getAsDouble();
    }

    public double orElse(double otherwise) {
        return present ? value : otherwise;
    }

    public double orElseGet(java.util.function.DoubleSupplier f) {
        return present ? value : f.getAsDouble();
    }

    public void ifPresent(java.util.function.DoubleConsumer f) {
        if (present) {
            f.accept(value);
        }
    }

    public boolean equals(Object o) {
        if (!(o instanceof OptionalDouble)) {
            return false;
        }
        OptionalDouble other = (OptionalDouble) o;
        return present == other.present && (!present || Double.compare(value, other.value) == 0);
    }

    public int hashCode() {
        return present ? Double.hashCode(value) : 0;
    }

    public String toString() {
        return present ? "OptionalDouble[" + value + "]" : "OptionalDouble.empty";
    }
}

public class IntSummaryStatistics {
    private long count;
    private long sum;
    private int min = Integer.MAX_VALUE;
    private int max = Integer.MIN_VALUE;

    public IntSummaryStatistics() {
    }

    public void accept(int value) {
        count++;
        sum += value;
        min = Math.min(min, value);
        max = Math.max(max, value);
    }

    public long getCount() {
        return count;
    }

    public long getSum() {
        return sum;
    }

    public int getMin() {
        return min;
    }

    public int getMax() {
        return max;
    }

    public double getAverage() {
        return count > 0 ? (double) sum / count : 0.0;
    }

    public String toString() {
        return String.format("IntSummaryStatistics{count=%d, sum=%d, min=%d, average=%f, max=%d}", count, sum, min, getAverage(), max);
    }
}

public class LongSummaryStatistics {
    private long count;
    private long sum;
    private long min = Long.MAX_VALUE;
    private long max = Long.MIN_VALUE;

    public LongSummaryStatistics() {
    }

    public void accept(long value) {
        count++;
        sum += value;
        min = Math.min(min, value);
        max = Math.max(max, value);
    }

    public long getCount() {
        return count;
    }

    public long getSum() {
        return sum;
    }

    public long getMin() {
        return min;
    }

    public long getMax() {
        return max;
    }

    public double getAverage() {
        return count > 0 ? (double) sum / count : 0.0;
    }

    public String toString() {
        return String.format("LongSummaryStatistics{count=%d, sum=%d, min=%d, average=%f, max=%d}", count, sum, min, getAverage(), max);
    }
}

public class DoubleSummaryStatistics {
    private long count;
    private double sum;
    private double min = Double.POSITIVE_INFINITY;
    private double max = Double.NEGATIVE_INFINITY;

    public DoubleSummaryStatistics() {
    }

    public void accept(double value) {
        count++;
        sum += value;
        min = Math.min(min, value);
        max = Math.max(max, value);
    }

    public long getCount() {
        return count;
    }

    public double getSum() {
        return sum;
    }

    public double getMin() {
        return min;
    }

    public double getMax() {
        return max;
    }

    public double getAverage() {
        return count > 0 ? (double) sum / count : 0.0;
    }

    public String toString() {
        return String.format("DoubleSummaryStatistics{count=%d, sum=%f, min=%f, average=%f, max=%f}", count, sum, min, getAverage(), max);
    }
}
