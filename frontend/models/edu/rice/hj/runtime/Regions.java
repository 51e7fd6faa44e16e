package edu.rice.hj.runtime;

import edu.rice.hj.api.Box1D;
import edu.rice.hj.api.Box2D;
import edu.rice.hj.api.Box3D;
import edu.rice.hj.api.HjPoint;
import edu.rice.hj.api.HjRegion;
import edu.rice.hj.api.HjRegion1D;
import edu.rice.hj.api.HjRegion2D;
import edu.rice.hj.api.HjRegion3D;
import scoville.Proc;
import scoville.Proc1;
import scoville.Proc2;
import scoville.Proc3;

/** Regions and points, and loops over regions. */
public class Regions extends Accumulation {
    public static HjPoint newPoint(int... at) {
        return new HjPoint(at);
    }

    public static HjRegion1D newRectangularRegion1D(int low, int high) {
        return new Box1D(low, high);
    }

    public static HjRegion2D newRectangularRegion2D(int low0, int high0, int low1, int high1) {
        return new Box2D(low0, high0, low1, high1);
    }

    public static HjRegion3D newRectangularRegion3D(int low0, int high0, int low1, int high1, int low2, int high2) {
        return new Box3D(low0, high0, low1, high1, low2, high2);
    }

    // Contiguous parts, as many as asked for; all but the last ones are as large as the first.

    private static int partLow(int low, int size, int id) {
        return low + id * size;
    }

    private static int partSize(int low, int high, int parts) {
        return (high - low + parts) / parts;
    }

    /** The part of a region that a member of a group works on. */
    public static HjRegion1D myGroup(int id, HjRegion.HjRegion1D r, int parts) {
        int low = r.lowerLimit(0);
        int high = r.upperLimit(0);
        int size = partSize(low, high, parts);
        int from = partLow(low, size, id);
        return new Box1D(from, Math.min(high, from + size - 1));
    }

    public static HjRegion2D myGroup(int i, int j, HjRegion.HjRegion2D r, int parts0, int parts1) {
        int size0 = partSize(r.lowerLimit(0), r.upperLimit(0), parts0);
        int size1 = partSize(r.lowerLimit(1), r.upperLimit(1), parts1);
        int from0 = partLow(r.lowerLimit(0), size0, i);
        int from1 = partLow(r.lowerLimit(1), size1, j);
        int to0 = Math.min(r.upperLimit(0), from0 + size0 - 1);
        int to1 = Math.min(r.upperLimit(1), from1 + size1 - 1);
        return new Box2D(from0, to0, from1, to1);
    }

    // --- loops ---

    private static void each(HjRegion.HjRegion1D r, Proc1 body) {
        int high = r.upperLimit(0);
        for (int i = r.lowerLimit(0); i <= high; i++) {
            body.apply(i);
        }
    }

    private static void each(HjRegion.HjRegion2D r, Proc2 body) {
        int high0 = r.upperLimit(0);
        int high1 = r.upperLimit(1);
        for (int i = r.lowerLimit(0); i <= high0; i++) {
            for (int j = r.lowerLimit(1); j <= high1; j++) {
                body.apply(i, j);
            }
        }
    }

    private static void each(HjRegion.HjRegion3D r, Proc3 body) {
        int high0 = r.upperLimit(0);
        int high1 = r.upperLimit(1);
        int high2 = r.upperLimit(2);
        for (int i = r.lowerLimit(0); i <= high0; i++) {
            for (int j = r.lowerLimit(1); j <= high1; j++) {
                for (int k = r.lowerLimit(2); k <= high2; k++) {
                    body.apply(i, j, k);
                }
            }
        }
    }

    private static void tasks(HjRegion.HjRegion1D r, Proc1 body) {
        each(r, i -> spawnIteration(() -> body.apply(i)));
    }

    private static void tasks(HjRegion.HjRegion2D r, Proc2 body) {
        each(r, (i, j) -> spawnIteration(() -> body.apply(i, j)));
    }

    private static void tasks(HjRegion.HjRegion3D r, Proc3 body) {
        each(r, (i, j, k) -> spawnIteration(() -> body.apply(i, j, k)));
    }

    /** One task for each `size` points in a row, which does them in order. */
    private static void chunks(HjRegion r, int size, Proc1 at) {
        int n = r.numElements();
        for (int first = 0; first < n; first += size) {
            final int from = first;
            final int to = Math.min(n, first + size);
            spawnIteration(() -> {
                for (int k = from; k < to; k++) {
                    at.apply(k);
                }
            });
        }
    }

    private static void chunks(HjRegion.HjRegion1D r, int size, Proc1 body) {
        int low = r.lowerLimit(0);
        Proc1 at = k -> body.apply(low + k);
        HjRegion all = r;
        chunks(all, size, at);
    }

    private static void chunks(HjRegion.HjRegion2D r, int size, Proc2 body) {
        int low0 = r.lowerLimit(0);
        int low1 = r.lowerLimit(1);
        int width = r.upperLimit(1) - low1 + 1;
        HjRegion all = r;
        chunks(all, size, k -> body.apply(low0 + k / width, low1 + k % width));
    }

    private static void chunks(HjRegion.HjRegion3D r, int size, Proc3 body) {
        int low0 = r.lowerLimit(0);
        int low1 = r.lowerLimit(1);
        int low2 = r.lowerLimit(2);
        int height = r.upperLimit(1) - low1 + 1;
        int width = r.upperLimit(2) - low2 + 1;
        HjRegion all = r;
        chunks(all, size, k -> body.apply(low0 + k / width / height, low1 + k / width % height, low2 + k % width));
    }

    private static int chunk(HjRegion r) {
        return chunk(1, r.numElements());
    }

    public static void forseq(HjRegion.HjRegion1D r, Proc1 body) {
        each(r, body);
    }

    public static void forasync(HjRegion.HjRegion1D r, Proc1 body) {
        mayCreate();
        tasks(r, body);
    }

    public static void forall(HjRegion.HjRegion1D r, Proc1 body) {
        mayFinish();
        finish(() -> tasks(r, body));
    }

    public static void forasyncChunked(HjRegion.HjRegion1D r, int size, Proc1 body) {
        mayCreate();
        chunks(r, size, body);
    }

    public static void forasyncChunked(HjRegion.HjRegion1D r, Proc1 body) {
        forasyncChunked(r, chunk(r), body);
    }

    public static void forallChunked(HjRegion.HjRegion1D r, int size, Proc1 body) {
        mayFinish();
        finish(() -> chunks(r, size, body));
    }

    public static void forallChunked(HjRegion.HjRegion1D r, Proc1 body) {
        forallChunked(r, chunk(r), body);
    }

    public static void forseqNb(HjRegion.HjRegion1D r, Proc1 body) {
        each(r, body);
    }

    public static void forasyncNb(HjRegion.HjRegion1D r, Proc1 body) {
        mayCreate();
        tasks(r, body);
    }

    public static void forallNb(HjRegion.HjRegion1D r, Proc1 body) {
        mayFinish();
        finish(() -> tasks(r, body));
    }

    public static void forasyncNbChunked(HjRegion.HjRegion1D r, int size, Proc1 body) {
        mayCreate();
        chunks(r, size, body);
    }

    public static void forasyncNbChunked(HjRegion.HjRegion1D r, Proc1 body) {
        forasyncNbChunked(r, chunk(r), body);
    }

    public static void forallNbChunked(HjRegion.HjRegion1D r, int size, Proc1 body) {
        mayFinish();
        finish(() -> chunks(r, size, body));
    }

    public static void forallNbChunked(HjRegion.HjRegion1D r, Proc1 body) {
        forallNbChunked(r, chunk(r), body);
    }

    public static void forseq(HjRegion.HjRegion2D r, Proc2 body) {
        each(r, body);
    }

    public static void forasync(HjRegion.HjRegion2D r, Proc2 body) {
        mayCreate();
        tasks(r, body);
    }

    public static void forall(HjRegion.HjRegion2D r, Proc2 body) {
        mayFinish();
        finish(() -> tasks(r, body));
    }

    public static void forasyncChunked(int lo0, int hi0, int lo1, int hi1, int size, Proc2 body) {
        forasyncChunked(new Box2D(lo0, hi0, lo1, hi1), size, body);
    }

    public static void forasyncChunked(HjRegion.HjRegion2D r, int size, Proc2 body) {
        mayCreate();
        chunks(r, size, body);
    }

    public static void forasyncChunked(HjRegion.HjRegion2D r, Proc2 body) {
        forasyncChunked(r, chunk(r), body);
    }

    public static void forallChunked(int lo0, int hi0, int lo1, int hi1, int size, Proc2 body) {
        forallChunked(new Box2D(lo0, hi0, lo1, hi1), size, body);
    }

    public static void forallChunked(HjRegion.HjRegion2D r, int size, Proc2 body) {
        mayFinish();
        finish(() -> chunks(r, size, body));
    }

    public static void forallChunked(HjRegion.HjRegion2D r, Proc2 body) {
        forallChunked(r, chunk(r), body);
    }

    public static void forseqNb(HjRegion.HjRegion2D r, Proc2 body) {
        each(r, body);
    }

    public static void forasyncNb(HjRegion.HjRegion2D r, Proc2 body) {
        mayCreate();
        tasks(r, body);
    }

    public static void forallNb(HjRegion.HjRegion2D r, Proc2 body) {
        mayFinish();
        finish(() -> tasks(r, body));
    }

    public static void forasyncNbChunked(int lo0, int hi0, int lo1, int hi1, int size, Proc2 body) {
        forasyncNbChunked(new Box2D(lo0, hi0, lo1, hi1), size, body);
    }

    public static void forasyncNbChunked(HjRegion.HjRegion2D r, int size, Proc2 body) {
        mayCreate();
        chunks(r, size, body);
    }

    public static void forasyncNbChunked(HjRegion.HjRegion2D r, Proc2 body) {
        forasyncNbChunked(r, chunk(r), body);
    }

    public static void forallNbChunked(int lo0, int hi0, int lo1, int hi1, int size, Proc2 body) {
        forallNbChunked(new Box2D(lo0, hi0, lo1, hi1), size, body);
    }

    public static void forallNbChunked(HjRegion.HjRegion2D r, int size, Proc2 body) {
        mayFinish();
        finish(() -> chunks(r, size, body));
    }

    public static void forallNbChunked(HjRegion.HjRegion2D r, Proc2 body) {
        forallNbChunked(r, chunk(r), body);
    }

    public static void forseq(HjRegion.HjRegion3D r, Proc3 body) {
        each(r, body);
    }

    public static void forasync(HjRegion.HjRegion3D r, Proc3 body) {
        mayCreate();
        tasks(r, body);
    }

    public static void forall(HjRegion.HjRegion3D r, Proc3 body) {
        mayFinish();
        finish(() -> tasks(r, body));
    }

    public static void forasyncChunked(HjRegion.HjRegion3D r, int size, Proc3 body) {
        mayCreate();
        chunks(r, size, body);
    }

    public static void forasyncChunked(HjRegion.HjRegion3D r, Proc3 body) {
        forasyncChunked(r, chunk(r), body);
    }

    public static void forallChunked(HjRegion.HjRegion3D r, int size, Proc3 body) {
        mayFinish();
        finish(() -> chunks(r, size, body));
    }

    public static void forallChunked(HjRegion.HjRegion3D r, Proc3 body) {
        forallChunked(r, chunk(r), body);
    }

    public static void forseqNb(HjRegion.HjRegion3D r, Proc3 body) {
        each(r, body);
    }

    public static void forasyncNb(HjRegion.HjRegion3D r, Proc3 body) {
        mayCreate();
        tasks(r, body);
    }

    public static void forallNb(HjRegion.HjRegion3D r, Proc3 body) {
        mayFinish();
        finish(() -> tasks(r, body));
    }

    public static void forasyncNbChunked(HjRegion.HjRegion3D r, int size, Proc3 body) {
        mayCreate();
        chunks(r, size, body);
    }

    public static void forasyncNbChunked(HjRegion.HjRegion3D r, Proc3 body) {
        forasyncNbChunked(r, chunk(r), body);
    }

    public static void forallNbChunked(HjRegion.HjRegion3D r, int size, Proc3 body) {
        mayFinish();
        finish(() -> chunks(r, size, body));
    }

    public static void forallNbChunked(HjRegion.HjRegion3D r, Proc3 body) {
        forallNbChunked(r, chunk(r), body);
    }

    // With a boxed index, as in the verification library.

    public static void forseq(HjRegion.HjRegion1D r, Proc<Integer> body) {
        Proc1 each = i -> body.apply(i);
        forseq(r, each);
    }

    public static void forasync(HjRegion.HjRegion1D r, Proc<Integer> body) {
        Proc1 each = i -> body.apply(i);
        forasync(r, each);
    }

    public static void forall(HjRegion.HjRegion1D r, Proc<Integer> body) {
        Proc1 each = i -> body.apply(i);
        forall(r, each);
    }

    public static void forseqNb(HjRegion.HjRegion1D r, Proc<Integer> body) {
        Proc1 each = i -> body.apply(i);
        forseqNb(r, each);
    }

    public static void forasyncNb(HjRegion.HjRegion1D r, Proc<Integer> body) {
        Proc1 each = i -> body.apply(i);
        forasyncNb(r, each);
    }

    public static void forallNb(HjRegion.HjRegion1D r, Proc<Integer> body) {
        Proc1 each = i -> body.apply(i);
        forallNb(r, each);
    }
}
