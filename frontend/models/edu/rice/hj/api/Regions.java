package edu.rice.hj.api;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import scoville.Rt;

/** A point: some numbers. */
public final class HjPoint implements Comparable<HjPoint> {
    private final int[] at;

    public HjPoint(int[] at) {
        this.at = new int[at.length];
        for (int i = 0; i < at.length; i++) {
            this.at[i] = at[i];
        }
    }

    public int rank() {
        return at.length;
    }

    public int get(int dimension) {
        return at[dimension];
    }

    public int compareTo(HjPoint other) {
        if (at.length != other.at.length) {
            throw new IllegalArgumentException("Points of different ranks");
        }
        for (int i = 0; i < at.length; i++) {
            if (at[i] != other.at[i]) {
                return at[i] < other.at[i] ? -1 : 1;
            }
        }
        return 0;
    }

    public boolean equals(Object o) {
        if (!(o instanceof HjPoint) || ((HjPoint) o).at.length != at.length) {
            return false;
        }
        return compareTo((HjPoint) o) == 0;
    }

    public int hashCode() {
        int h = 1;
        for (int i = 0; i < at.length; i++) {
            h = 31 * h + at[i];
        }
        return h;
    }

    public String toString() {
        String s = "(";
        for (int i = 0; i < at.length; i++) {
            s = i == 0 ? s + at[i] : s + "," + at[i];
        }
        return s + ")";
    }
}

/** A box of points; both ends belong to it in every dimension. */
public interface HjRegion {
    int rank();

    int numElements();

    int[] lowerLimits();

    int[] upperLimits();

    int lowerLimit(int dimension);

    int upperLimit(int dimension);

    HjPoint toRegionIndex(int index);

    Iterator<HjPoint> iterator();

    Iterable<HjPoint> toSeqIterable();

    public interface HjRegion1D extends HjRegion {
        int toLinearIndex(int i);
    }

    public interface HjRegion2D extends HjRegion {
        int toLinearIndex(int i, int j);
    }

    public interface HjRegion3D extends HjRegion {
        int toLinearIndex(int i, int j, int k);
    }
}

public interface HjRegion1D extends HjRegion.HjRegion1D {
}

public interface HjRegion2D extends HjRegion.HjRegion2D {
}

public interface HjRegion3D extends HjRegion.HjRegion3D {
}

/** A box of any rank; the last dimension varies fastest. */
abstract class Box implements HjRegion {
    private final int[] low;
    private final int[] high;

    Box(int[] low, int[] high) {
        this.low = low;
        this.high = high;
    }

    public int rank() {
        return low.length;
    }

    public int numElements() {
        int n = 1;
        for (int i = 0; i < low.length; i++) {
            n = high[i] < low[i] ? 0 : n * (high[i] - low[i] + 1);
        }
        return n;
    }

    public int[] lowerLimits() {
        return scoville.Arrays.copy(low);
    }

    public int[] upperLimits() {
        return scoville.Arrays.copy(high);
    }

    public int lowerLimit(int dimension) {
        return low[dimension];
    }

    public int upperLimit(int dimension) {
        return high[dimension];
    }

    int index(int[] at) {
        int n = 0;
        for (int i = 0; i < at.length; i++) {
            if (at[i] < low[i] || at[i] > high[i]) {
                throw new IndexOutOfBoundsException("Not in the region: " + at[i]);
            }
            n = n * (high[i] - low[i] + 1) + (at[i] - low[i]);
        }
        return n;
    }

    public HjPoint toRegionIndex(int index) {
        if (index < 0 || index >= numElements()) {
            Rt.unsupported("a point outside of its region");
        }
        return point(index);
    }

    private HjPoint point(int index) {
        int[] at = new int[low.length];
        int n = index;
        for (int i = low.length - 1; i >= 0; i--) {
            int size = high[i] - low[i] + 1;
            at[i] = low[i] + n % size;
            n = n / size;
        }
        return new HjPoint(at);
    }

    public Iterator<HjPoint> iterator() {
        return toSeqIterable().iterator();
    }

    public Iterable<HjPoint> toSeqIterable() {
        int n = numElements();
        List<HjPoint> all = new ArrayList<HjPoint>(n);
        for (int i = 0; i < n; i++) {
            all.add(point(i));
        }
        return all;
    }

    public String toString() {
        String s = "[";
        for (int i = 0; i < low.length; i++) {
            s = (i == 0 ? s : s + ",") + low[i] + ":" + high[i];
        }
        return s + "]";
    }
}

public final class Box1D extends Box implements HjRegion1D {
    public Box1D(int low, int high) {
        super(new int[] {low}, new int[] {high});
    }

    public int toLinearIndex(int i) {
        return index(new int[] {i});
    }
}

public final class Box2D extends Box implements HjRegion2D {
    public Box2D(int low0, int high0, int low1, int high1) {
        super(new int[] {low0, low1}, new int[] {high0, high1});
    }

    public int toLinearIndex(int i, int j) {
        return index(new int[] {i, j});
    }
}

public final class Box3D extends Box implements HjRegion3D {
    public Box3D(int low0, int high0, int low1, int high1, int low2, int high2) {
        super(new int[] {low0, low1, low2}, new int[] {high0, high1, high2});
    }

    public int toLinearIndex(int i, int j, int k) {
        return index(new int[] {i, j, k});
    }
}
