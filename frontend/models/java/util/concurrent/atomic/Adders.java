package java.util.concurrent.atomic;

import java.util.function.DoubleBinaryOperator;
import java.util.function.LongBinaryOperator;
import scoville.Rt;

/** Who sums up goes from cell to cell, and finds any part of what others add meanwhile. */
final class LongSum {
    /** What belongs to the result, and what came meanwhile and does not. */
    long found;
    long missed;
    private final boolean resets;
    LongSum others;

    LongSum(long found, long missed, boolean resets, LongSum others) {
        this.found = found;
        this.missed = missed;
        this.resets = resets;
        this.others = others;
        for (LongSum s = others; s != null; s = s.others) {
            if (resets || s.resets) {
                Rt.unsupported("resetting an adder or accumulator while others look at it");
            }
        }
    }

    /** More has come: one of these holds now. */
    void see(long found, long missed) {
        if (Rt.chooseBoolean()) {
            this.found = found;
        } else {
            this.missed = missed;
        }
    }

    /** All but this one. */
    LongSum without(LongSum all) {
        if (all == this) {
            return others;
        }
        LongSum s = all;
        while (s.others != this) {
            s = s.others;
        }
        s.others = others;
        return all;
    }
}

/** As {@link LongSum}. */
final class DoubleSum {
    /** What belongs to the result, and what came meanwhile and does not. */
    double found;
    double missed;
    private final boolean resets;
    DoubleSum others;

    DoubleSum(double found, double missed, boolean resets, DoubleSum others) {
        this.found = found;
        this.missed = missed;
        this.resets = resets;
        this.others = others;
        for (DoubleSum s = others; s != null; s = s.others) {
            if (resets || s.resets) {
                Rt.unsupported("resetting an adder or accumulator while others look at it");
            }
        }
    }

    /** More has come: one of these holds now. */
    void see(double found, double missed) {
        if (Rt.chooseBoolean()) {
            this.found = found;
        } else {
            this.missed = missed;
        }
    }

    /** All but this one. */
    DoubleSum without(DoubleSum all) {
        if (all == this) {
            return others;
        }
        DoubleSum s = all;
        while (s.others != this) {
            s = s.others;
        }
        s.others = others;
        return all;
    }
}

public class LongAdder extends Number {
    private long total;
    private LongSum sums;

    public LongAdder() {
    }

    public void add(long x) {
        synchronized (Rt.internal(this)) {
            total += x;
            for (LongSum s = sums; s != null; s = s.others) {
                s.see(s.found + x, s.missed + x);
            }
        }
    }

    private long sum(boolean resets) {
        LongSum mine;
        synchronized (Rt.internal(this)) {
            mine = new LongSum(total, 0, resets, sums);
            Rt.own(this, mine);
            sums = mine;
        }
        synchronized (Rt.internal(this)) {
            sums = mine.without(sums);
            if (resets) {
                total = mine.missed;
            }
            return mine.found;
        }
    }

    public long sum() {
        return sum(false);
    }

    public void reset() {
        sum(true);
    }

    public long sumThenReset() {
        return sum(true);
    }

    public void increment() {
        add(1L);
    }

    public void decrement() {
        add(-1L);
    }

    public int intValue() {
        return (int) sum();
    }

    public long longValue() {
        return (long) sum();
    }

    public float floatValue() {
        return (float) sum();
    }

    public double doubleValue() {
        return sum();
    }

    public String toString() {
        return String.valueOf(sum());
    }
}

public class DoubleAdder extends Number {
    private double total;
    private DoubleSum sums;

    public DoubleAdder() {
    }

    public void add(double x) {
        synchronized (Rt.internal(this)) {
            total += x;
            for (DoubleSum s = sums; s != null; s = s.others) {
                s.see(s.found + x, s.missed + x);
            }
        }
    }

    private double sum(boolean resets) {
        DoubleSum mine;
        synchronized (Rt.internal(this)) {
            mine = new DoubleSum(total, 0, resets, sums);
            Rt.own(this, mine);
            sums = mine;
        }
        synchronized (Rt.internal(this)) {
            sums = mine.without(sums);
            if (resets) {
                total = mine.missed;
            }
            return mine.found;
        }
    }

    public double sum() {
        return sum(false);
    }

    public void reset() {
        sum(true);
    }

    public double sumThenReset() {
        return sum(true);
    }

    public int intValue() {
        return (int) sum();
    }

    public long longValue() {
        return (long) sum();
    }

    public float floatValue() {
        return (float) sum();
    }

    public double doubleValue() {
        return sum();
    }

    public String toString() {
        return String.valueOf(sum());
    }
}

/** The function is applied to one value after the other, in any order. */
public class LongAccumulator extends Number {
    private final LongBinaryOperator function;
    private final long identity;
    private long value;
    private LongSum sums;

    public LongAccumulator(LongBinaryOperator function, long identity) {
        this.function = function;
        this.identity = identity;
        value = identity;
    }

    public void accumulate(long x) {
        synchronized (Rt.internal(this)) {
            value = function.applyAsLong(value, x);
            for (LongSum s = sums; s != null; s = s.others) {
                s.see(function.applyAsLong(s.found, x), function.applyAsLong(s.missed, x));
            }
        }
    }

    private long get(boolean resets) {
        LongSum mine;
        synchronized (Rt.internal(this)) {
            mine = new LongSum(value, identity, resets, sums);
            Rt.own(this, mine);
            sums = mine;
        }
        synchronized (Rt.internal(this)) {
            sums = mine.without(sums);
            if (resets) {
                value = mine.missed;
            }
            return mine.found;
        }
    }

    public long get() {
        return get(false);
    }

    public void reset() {
        get(true);
    }

    public long getThenReset() {
        return get(true);
    }

    public int intValue() {
        return (int) get();
    }

    public long longValue() {
        return (long) get();
    }

    public float floatValue() {
        return (float) get();
    }

    public double doubleValue() {
        return get();
    }

    public String toString() {
        return String.valueOf(get());
    }
}

/** The function is applied to one value after the other, in any order. */
public class DoubleAccumulator extends Number {
    private final DoubleBinaryOperator function;
    private final double identity;
    private double value;
    private DoubleSum sums;

    public DoubleAccumulator(DoubleBinaryOperator function, double identity) {
        this.function = function;
        this.identity = identity;
        value = identity;
    }

    public void accumulate(double x) {
        synchronized (Rt.internal(this)) {
            value = function.applyAsDouble(value, x);
            for (DoubleSum s = sums; s != null; s = s.others) {
                s.see(function.applyAsDouble(s.found, x), function.applyAsDouble(s.missed, x));
            }
        }
    }

    private double get(boolean resets) {
        DoubleSum mine;
        synchronized (Rt.internal(this)) {
            mine = new DoubleSum(value, identity, resets, sums);
            Rt.own(this, mine);
            sums = mine;
        }
        synchronized (Rt.internal(this)) {
            sums = mine.without(sums);
            if (resets) {
                value = mine.missed;
            }
            return mine.found;
        }
    }

    public double get() {
        return get(false);
    }

    public void reset() {
        get(true);
    }

    public double getThenReset() {
        return get(true);
    }

    public int intValue() {
        return (int) get();
    }

    public long longValue() {
        return (long) get();
    }

    public float floatValue() {
        return (float) get();
    }

    public double doubleValue() {
        return get();
    }

    public String toString() {
        return String.valueOf(get());
    }
}
