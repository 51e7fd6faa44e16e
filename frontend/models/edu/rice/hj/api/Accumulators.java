package edu.rice.hj.api;

import edu.rice.hj.runtime.FinishScope;
import edu.rice.hj.runtime.TaskContext;
import scoville.Rt;

/** What an accumulator does with what is put. */
public enum HjOperator {
    SUM,
    PROD,
    MIN,
    MAX,
    ANY
}

/** Misuse of an accumulator. */
public class FinishAccumulatorException extends RuntimeException {
    public FinishAccumulatorException(String message) {
        super(message);
    }
}

/**
 * An accumulator of a finish. Every put is a section of its own; those on integers have the same effect in every order.
 *
 * The order of floating point sums and products shows in rounding only. So they are also computed on integers, in units of
 * 2^-20, which have no order; that counts as long as no order can have rounded.
 */
public final class HjFinishAccumulator {
    private static final double UNIT = 1048576.0;
    /** No more than this is put exactly: sums of many stay below 2^63. */
    private static final double LARGEST = 17592186044416.0;
    private static final long EXACT = 9007199254740992L;

    private final HjOperator operator;
    private final Class<?> type;
    private final boolean whole;
    /** Position of the operator: sections look at nothing that others see. */
    private final int operation;
    private final Object creator;

    // All that follows belongs to the section.
    private int intValue;
    private double value;
    private boolean some;
    /** Sum in units, or product. */
    private long exact;
    /** Bound on what any order can meet on its way: units, or bits. */
    private long size;
    /** Puts that integers do not describe. */
    private int others;
    private Number result;

    public HjFinishAccumulator(HjOperator operator, Class<?> type) {
        if (type != int.class && type != double.class) {
            throw new FinishAccumulatorException("Unsupported type: " + type);
        }
        this.operator = operator;
        this.type = type;
        whole = type == int.class;
        operation = operator.ordinal();
        creator = TaskContext.task();
        switch (operation) {
            case 1:
                intValue = 1;
                value = 1.0;
                exact = 1L;
                break;
            case 2:
                intValue = Integer.MAX_VALUE;
                value = Double.MAX_VALUE;
                break;
            case 3:
                intValue = Integer.MIN_VALUE;
                value = Double.MIN_VALUE;
                break;
            default:
                break;
        }
        if (whole) {
            result = Integer.valueOf(intValue);
        } else {
            result = Double.valueOf(value);
        }
    }

    public HjOperator getOperator() {
        return operator;
    }

    public Class<?> getType() {
        return type;
    }

    /** The value at the last end of a finish with which it was registered. */
    public Number get() {
        synchronized (Rt.internal(this)) {
            return result;
        }
    }

    private void checkScope() {
        for (FinishScope s = TaskContext.scope(); s != null; s = s.outer) {
            if (s.registered == this) {
                return;
            }
        }
        if (!TaskContext.isTask(creator)) {
            throw new FinishAccumulatorException("The accumulator is not registered with a finish around this task.");
        }
    }

    public void put(int v) {
        checkScope();
        if (whole) {
            putInt(v);
        } else {
            putDouble(v);
        }
    }

    public void put(double v) {
        checkScope();
        if (whole) {
            throw new NullPointerException("The accumulator is one of int values.");
        }
        putDouble(v);
    }

    public void put(Number v) {
        checkScope();
        if (whole) {
            putInt(v.intValue());
        } else {
            putDouble(v.doubleValue());
        }
    }

    private void putInt(int v) {
        synchronized (Rt.internal(this)) {
            switch (operation) {
                case 0:
                    intValue = intValue + v;
                    break;
                case 1:
                    intValue = intValue * v;
                    break;
                case 2:
                    if (v < intValue) {
                        intValue = v;
                    }
                    break;
                case 3:
                    if (v > intValue) {
                        intValue = v;
                    }
                    break;
                default:
                    if (!some || Rt.chooseBoolean()) {
                        intValue = v;
                    }
                    some = true;
                    break;
            }
        }
    }

    private void putDouble(double v) {
        switch (operation) {
            case 0:
                putExact(v, v * UNIT);
                break;
            case 1:
                putExact(v, v);
                break;
            default:
                synchronized (Rt.internal(this)) {
                    if (operation == 2) {
                        value = Math.min(value, v);
                    } else if (operation == 3) {
                        value = Math.max(value, v);
                    } else {
                        if (!some || Rt.chooseBoolean()) {
                            value = v;
                        }
                        some = true;
                    }
                }
                break;
        }
    }

    private void putExact(double v, double scaled) {
        // A zero would be without its sign, which products keep.
        boolean fits = scaled == Math.rint(scaled) && scaled >= -LARGEST && scaled <= LARGEST && (operation == 0 || v != 0.0);
        long n = fits ? (long) scaled : 0L;
        long most = n < 0 ? -n : n;
        // Only what has an order goes into a section with it.
        synchronized (Rt.internal(this)) {
            value = operation == 0 ? value + v : value * v;
        }
        synchronized (Rt.internal(this)) {
            if (operation == 0) {
                exact = exact + n;
                size = size + most;
            } else {
                exact = exact * n;
                size = size + (64 - Long.numberOfLeadingZeros(most));
            }
            if (!fits) {
                others = others + 1;
            }
        }
    }

    /** At the end of a finish with which it is registered. */
    public void scovilleFinished() {
        synchronized (Rt.internal(this)) {
            if (whole) {
                result = Integer.valueOf(intValue);
            } else if (others == 0 && operation == 0 && size <= EXACT) {
                result = Double.valueOf(exact / UNIT);
            } else if (others == 0 && operation == 1 && size <= 53) {
                result = Double.valueOf((double) exact);
            } else {
                result = Double.valueOf(value);
            }
        }
    }
}
