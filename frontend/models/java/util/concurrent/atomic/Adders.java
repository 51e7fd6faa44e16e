package java.util.concurrent.atomic;

import java.util.function.DoubleBinaryOperator;
import java.util.function.LongBinaryOperator;
import scoville.Fixed;
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

final class LongCell {
    long value;
    final LongCell next;

    LongCell(long value, LongCell next) {
        this.value = value;
        this.next = next;
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

final class DoubleCell {
    double value;
    final DoubleCell next;

    DoubleCell(double value, DoubleCell next) {
        this.value = value;
        this.next = next;
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

/** The function is applied to one value after the other, in any order; if others can see that, outside of all operations, with cells as
    in Java. */
public class LongAccumulator extends Number {
    private final LongBinaryOperator function;
    private final long identity;
    private long value;
    private LongSum sums;
    /** Where those have put their numbers who met others; only of functions that others can see. */
    private LongCell cells;

    public LongAccumulator(LongBinaryOperator function, long identity) {
        this.function = function;
        this.identity = identity;
        value = identity;
    }

    public void accumulate(long x) {
        if (!Fixed.isQuiet(function)) {
            accumulateBesideOthers(x);
            return;
        }
        synchronized (Rt.internal(this)) {
            value = function.applyAsLong(value, x);
            for (LongSum s = sums; s != null; s = s.others) {
                s.see(function.applyAsLong(s.found, x), function.applyAsLong(s.missed, x));
            }
        }
    }

    private void accumulateBesideOthers(long x) {
        boolean met = false;
        while (true) {
            LongCell cell;
            long old;
            synchronized (Rt.internal(this)) {
                cell = cells;
                if (cell == null ? met : Rt.chooseBoolean()) {
                    cells = new LongCell(x, cell);
                    Rt.own(this, cells);
                    return;
                }
                while (cell != null && cell.next != null && Rt.chooseBoolean()) {
                    cell = cell.next;
                }
                old = cell == null ? value : cell.value;
            }
            long v = function.applyAsLong(old, x);
            synchronized (Rt.internal(this)) {
                if ((cell == null ? value : cell.value) == old) {
                    if (cell == null) {
                        value = v;
                    } else {
                        cell.value = v;
                    }
                    return;
                }
            }
            met = true;
        }
    }

    private long getBesideOthers(boolean resets) {
        long result;
        LongCell cell;
        synchronized (Rt.internal(this)) {
            result = value;
            cell = cells;
            if (resets) {
                value = identity;
            }
        }
        while (cell != null) {
            long v;
            synchronized (Rt.internal(this)) {
                v = cell.value;
                if (resets) {
                    cell.value = identity;
                }
            }
            result = function.applyAsLong(result, v);
            cell = cell.next;
        }
        return result;
    }

    private long get(boolean resets) {
        if (!Fixed.isQuiet(function)) {
            return getBesideOthers(resets);
        }
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
        if (Fixed.isQuiet(function)) {
            get(true);
            return;
        }
        LongCell cell;
        synchronized (Rt.internal(this)) {
            value = identity;
            cell = cells;
        }
        while (cell != null) {
            synchronized (Rt.internal(this)) {
                cell.value = identity;
            }
            cell = cell.next;
        }
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

/** The function is applied to one value after the other, in any order; if others can see that, outside of all operations, with cells as
    in Java. */
public class DoubleAccumulator extends Number {
    private final DoubleBinaryOperator function;
    private final double identity;
    private double value;
    private DoubleSum sums;
    /** Where those have put their numbers who met others; only of functions that others can see. */
    private DoubleCell cells;

    public DoubleAccumulator(DoubleBinaryOperator function, double identity) {
        this.function = function;
        this.identity = identity;
        value = identity;
    }

    public void accumulate(double x) {
        if (!Fixed.isQuiet(function)) {
            accumulateBesideOthers(x);
            return;
        }
        synchronized (Rt.internal(this)) {
            value = function.applyAsDouble(value, x);
            for (DoubleSum s = sums; s != null; s = s.others) {
                s.see(function.applyAsDouble(s.found, x), function.applyAsDouble(s.missed, x));
            }
        }
    }

    private void accumulateBesideOthers(double x) {
        boolean met = false;
        while (true) {
            DoubleCell cell;
            double old;
            synchronized (Rt.internal(this)) {
                cell = cells;
                if (cell == null ? met : Rt.chooseBoolean()) {
                    cells = new DoubleCell(x, cell);
                    Rt.own(this, cells);
                    return;
                }
                while (cell != null && cell.next != null && Rt.chooseBoolean()) {
                    cell = cell.next;
                }
                old = cell == null ? value : cell.value;
            }
            double v = function.applyAsDouble(old, x);
            synchronized (Rt.internal(this)) {
                if (Double.doubleToRawLongBits(cell == null ? value : cell.value) == Double.doubleToRawLongBits(old)) {
                    if (cell == null) {
                        value = v;
                    } else {
                        cell.value = v;
                    }
                    return;
                }
            }
            met = true;
        }
    }

    private double getBesideOthers(boolean resets) {
        double result;
        DoubleCell cell;
        synchronized (Rt.internal(this)) {
            result = value;
            cell = cells;
            if (resets) {
                value = identity;
            }
        }
        while (cell != null) {
            double v;
            synchronized (Rt.internal(this)) {
                v = cell.value;
                if (resets) {
                    cell.value = identity;
                }
            }
            result = function.applyAsDouble(result, v);
            cell = cell.next;
        }
        return result;
    }

    private double get(boolean resets) {
        if (!Fixed.isQuiet(function)) {
            return getBesideOthers(resets);
        }
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
        if (Fixed.isQuiet(function)) {
            get(true);
            return;
        }
        DoubleCell cell;
        synchronized (Rt.internal(this)) {
            value = identity;
            cell = cells;
        }
        while (cell != null) {
            synchronized (Rt.internal(this)) {
                cell.value = identity;
            }
            cell = cell.next;
        }
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
