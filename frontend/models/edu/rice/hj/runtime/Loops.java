package edu.rice.hj.runtime;

import java.util.ArrayList;
import scoville.Body;
import scoville.Proc;
import scoville.Proc1;
import scoville.Proc2;
import scoville.Rt;

/** Sequential and parallel loops; all ranges include both ends. */
public class Loops extends Isolation {
    protected static void spawnIteration(Body body) {
        Rt.spawn("iteration", body, null, null);
    }

    // The forms of the verification library take a boxed index, those of the Rice library a primitive one.

    public static void forseq(int lo, int hi, Proc1 body) {
        for (int i = lo; i <= hi; i++) {
            final int k = i;
            body.apply(k);
            if (i == Integer.MAX_VALUE) {
                break;
            }
        }
    }

    public static void forseq(int lo, int hi, Proc<Integer> body) {
        for (int i = lo; i <= hi; i++) {
            final Integer k = i;
            body.apply(k);
            if (i == Integer.MAX_VALUE) {
                break;
            }
        }
    }

    public static <T> void forseq(Iterable<T> items, Proc<T> body) {
        for (T item : items) {
            body.apply(item);
        }
    }

    public static void forseq(int lo0, int hi0, int lo1, int hi1, Proc2 body) {
        for (int i = lo0; i <= hi0; i++) {
            for (int j = lo1; j <= hi1; j++) {
                final int k = i;
                final int l = j;
                body.apply(k, l);
            }
        }
    }

    public static void forSeq(int lo, int hi, Proc<Integer> body) {
        for (int i = lo; i <= hi; i++) {
            final Integer k = i;
            body.apply(k);
            if (i == Integer.MAX_VALUE) {
                break;
            }
        }
    }

    public static void forSeq(int lo, int hi, Proc1 body) {
        for (int i = lo; i <= hi; i++) {
            final int k = i;
            body.apply(k);
            if (i == Integer.MAX_VALUE) {
                break;
            }
        }
    }

    public static <T> void forSeq(Iterable<T> items, Proc<T> body) {
        for (T item : items) {
            body.apply(item);
        }
    }

    public static void forSeq(int lo0, int hi0, int lo1, int hi1, Proc2 body) {
        for (int i = lo0; i <= hi0; i++) {
            for (int j = lo1; j <= hi1; j++) {
                final int k = i;
                final int l = j;
                body.apply(k, l);
            }
        }
    }

    public static void forseqNb(int lo, int hi, Proc1 body) {
        for (int i = lo; i <= hi; i++) {
            final int k = i;
            body.apply(k);
            if (i == Integer.MAX_VALUE) {
                break;
            }
        }
    }

    public static void forseqNb(int lo, int hi, Proc<Integer> body) {
        for (int i = lo; i <= hi; i++) {
            final Integer k = i;
            body.apply(k);
            if (i == Integer.MAX_VALUE) {
                break;
            }
        }
    }

    public static <T> void forseqNb(Iterable<T> items, Proc<T> body) {
        for (T item : items) {
            body.apply(item);
        }
    }

    public static void forseqNb(int lo0, int hi0, int lo1, int hi1, Proc2 body) {
        for (int i = lo0; i <= hi0; i++) {
            for (int j = lo1; j <= hi1; j++) {
                final int k = i;
                final int l = j;
                body.apply(k, l);
            }
        }
    }

    public static void forasync(int lo, int hi, Proc1 body) {
        mayCreate();
        for (int i = lo; i <= hi; i++) {
            final int k = i;
            spawnIteration(() -> body.apply(k));
            if (i == Integer.MAX_VALUE) {
                break;
            }
        }
    }

    public static void forasync(int lo, int hi, Proc<Integer> body) {
        mayCreate();
        for (int i = lo; i <= hi; i++) {
            final Integer k = i;
            spawnIteration(() -> body.apply(k));
            if (i == Integer.MAX_VALUE) {
                break;
            }
        }
    }

    public static <T> void forasync(Iterable<T> items, Proc<T> body) {
        mayCreate();
        for (T item : items) {
            spawnIteration(() -> body.apply(item));
        }
    }

    public static void forasync(int lo0, int hi0, int lo1, int hi1, Proc2 body) {
        mayCreate();
        for (int i = lo0; i <= hi0; i++) {
            for (int j = lo1; j <= hi1; j++) {
                final int k = i;
                final int l = j;
                spawnIteration(() -> body.apply(k, l));
            }
        }
    }

    public static void forAsync(int lo, int hi, Proc<Integer> body) {
        mayCreate();
        for (int i = lo; i <= hi; i++) {
            final Integer k = i;
            spawnIteration(() -> body.apply(k));
            if (i == Integer.MAX_VALUE) {
                break;
            }
        }
    }

    public static void forAsync(int lo, int hi, Proc1 body) {
        mayCreate();
        for (int i = lo; i <= hi; i++) {
            final int k = i;
            spawnIteration(() -> body.apply(k));
            if (i == Integer.MAX_VALUE) {
                break;
            }
        }
    }

    public static <T> void forAsync(Iterable<T> items, Proc<T> body) {
        mayCreate();
        for (T item : items) {
            spawnIteration(() -> body.apply(item));
        }
    }

    public static void forAsync(int lo0, int hi0, int lo1, int hi1, Proc2 body) {
        mayCreate();
        for (int i = lo0; i <= hi0; i++) {
            for (int j = lo1; j <= hi1; j++) {
                final int k = i;
                final int l = j;
                spawnIteration(() -> body.apply(k, l));
            }
        }
    }

    public static void forasyncNb(int lo, int hi, Proc1 body) {
        mayCreate();
        for (int i = lo; i <= hi; i++) {
            final int k = i;
            spawnIteration(() -> body.apply(k));
            if (i == Integer.MAX_VALUE) {
                break;
            }
        }
    }

    public static void forasyncNb(int lo, int hi, Proc<Integer> body) {
        mayCreate();
        for (int i = lo; i <= hi; i++) {
            final Integer k = i;
            spawnIteration(() -> body.apply(k));
            if (i == Integer.MAX_VALUE) {
                break;
            }
        }
    }

    public static <T> void forasyncNb(Iterable<T> items, Proc<T> body) {
        mayCreate();
        for (T item : items) {
            spawnIteration(() -> body.apply(item));
        }
    }

    public static void forasyncNb(int lo0, int hi0, int lo1, int hi1, Proc2 body) {
        mayCreate();
        for (int i = lo0; i <= hi0; i++) {
            for (int j = lo1; j <= hi1; j++) {
                final int k = i;
                final int l = j;
                spawnIteration(() -> body.apply(k, l));
            }
        }
    }

    public static void forall(int lo, int hi, Proc1 body) {
        mayFinish();
        finish(() -> {
            for (int i = lo; i <= hi; i++) {
                final int k = i;
                spawnIteration(() -> body.apply(k));
                if (i == Integer.MAX_VALUE) {
                    break;
                }
            }
        });
    }

    public static void forall(int lo, int hi, Proc<Integer> body) {
        mayFinish();
        finish(() -> {
            for (int i = lo; i <= hi; i++) {
                final Integer k = i;
                spawnIteration(() -> body.apply(k));
                if (i == Integer.MAX_VALUE) {
                    break;
                }
            }
        });
    }

    public static <T> void forall(Iterable<T> items, Proc<T> body) {
        mayFinish();
        finish(() -> {
            for (T item : items) {
                spawnIteration(() -> body.apply(item));
            }
        });
    }

    public static void forall(int lo0, int hi0, int lo1, int hi1, Proc2 body) {
        mayFinish();
        finish(() -> {
            for (int i = lo0; i <= hi0; i++) {
                for (int j = lo1; j <= hi1; j++) {
                    final int k = i;
                    final int l = j;
                    spawnIteration(() -> body.apply(k, l));
                }
            }
        });
    }

    public static void forAll(int lo, int hi, Proc<Integer> body) {
        mayFinish();
        finish(() -> {
            for (int i = lo; i <= hi; i++) {
                final Integer k = i;
                spawnIteration(() -> body.apply(k));
                if (i == Integer.MAX_VALUE) {
                    break;
                }
            }
        });
    }

    public static void forAll(int lo, int hi, Proc1 body) {
        mayFinish();
        finish(() -> {
            for (int i = lo; i <= hi; i++) {
                final int k = i;
                spawnIteration(() -> body.apply(k));
                if (i == Integer.MAX_VALUE) {
                    break;
                }
            }
        });
    }

    public static <T> void forAll(Iterable<T> items, Proc<T> body) {
        mayFinish();
        finish(() -> {
            for (T item : items) {
                spawnIteration(() -> body.apply(item));
            }
        });
    }

    public static void forAll(int lo0, int hi0, int lo1, int hi1, Proc2 body) {
        mayFinish();
        finish(() -> {
            for (int i = lo0; i <= hi0; i++) {
                for (int j = lo1; j <= hi1; j++) {
                    final int k = i;
                    final int l = j;
                    spawnIteration(() -> body.apply(k, l));
                }
            }
        });
    }

    public static void forallNb(int lo, int hi, Proc1 body) {
        mayFinish();
        finish(() -> {
            for (int i = lo; i <= hi; i++) {
                final int k = i;
                spawnIteration(() -> body.apply(k));
                if (i == Integer.MAX_VALUE) {
                    break;
                }
            }
        });
    }

    public static void forallNb(int lo, int hi, Proc<Integer> body) {
        mayFinish();
        finish(() -> {
            for (int i = lo; i <= hi; i++) {
                final Integer k = i;
                spawnIteration(() -> body.apply(k));
                if (i == Integer.MAX_VALUE) {
                    break;
                }
            }
        });
    }

    public static <T> void forallNb(Iterable<T> items, Proc<T> body) {
        mayFinish();
        finish(() -> {
            for (T item : items) {
                spawnIteration(() -> body.apply(item));
            }
        });
    }

    public static void forallNb(int lo0, int hi0, int lo1, int hi1, Proc2 body) {
        mayFinish();
        finish(() -> {
            for (int i = lo0; i <= hi0; i++) {
                for (int j = lo1; j <= hi1; j++) {
                    final int k = i;
                    final int l = j;
                    spawnIteration(() -> body.apply(k, l));
                }
            }
        });
    }

    // --- chunked: one task per chunk, its iterations in order ---

    protected static int chunk(int lo, int hi) {
        int n = hi - lo + 1;
        int workers = numWorkerThreads();
        return n <= workers ? 1 : (n + workers - 1) / workers;
    }

    private static void chunks(int lo, int hi, int size, Proc1 body) {
        for (int i = lo; i <= hi; i += size) {
            final int start = i;
            final int end = Math.min(hi, i + size - 1);
            spawnIteration(() -> {
                for (int k = start; k <= end; k++) {
                    body.apply(k);
                }
            });
        }
    }

    public static void forasyncChunked(int lo, int hi, int size, Proc1 body) {
        mayCreate();
        chunks(lo, hi, size, body);
    }

    public static void forasyncChunked(int lo, int hi, Proc1 body) {
        forasyncChunked(lo, hi, chunk(lo, hi), body);
    }

    public static void forasyncChunked(int lo0, int hi0, int lo1, int hi1, Proc2 body) {
        forasyncChunked(lo0, hi0, chunk(lo0, hi0), i -> {
            for (int j = lo1; j <= hi1; j++) {
                body.apply(i, j);
            }
        });
    }

    public static void forasyncNbChunked(int lo, int hi, int size, Proc1 body) {
        mayCreate();
        chunks(lo, hi, size, body);
    }

    public static void forasyncNbChunked(int lo, int hi, Proc1 body) {
        forasyncNbChunked(lo, hi, chunk(lo, hi), body);
    }

    public static void forasyncNbChunked(int lo0, int hi0, int lo1, int hi1, Proc2 body) {
        forasyncNbChunked(lo0, hi0, chunk(lo0, hi0), i -> {
            for (int j = lo1; j <= hi1; j++) {
                body.apply(i, j);
            }
        });
    }

    public static void forallChunked(int lo, int hi, int size, Proc1 body) {
        mayFinish();
        finish(() -> chunks(lo, hi, size, body));
    }

    public static void forallChunked(int lo, int hi, Proc1 body) {
        forallChunked(lo, hi, chunk(lo, hi), body);
    }

    public static void forallChunked(int lo0, int hi0, int lo1, int hi1, Proc2 body) {
        forallChunked(lo0, hi0, chunk(lo0, hi0), i -> {
            for (int j = lo1; j <= hi1; j++) {
                body.apply(i, j);
            }
        });
    }

    public static void forallNbChunked(int lo, int hi, int size, Proc1 body) {
        mayFinish();
        finish(() -> chunks(lo, hi, size, body));
    }

    public static void forallNbChunked(int lo, int hi, Proc1 body) {
        forallNbChunked(lo, hi, chunk(lo, hi), body);
    }

    public static void forallNbChunked(int lo0, int hi0, int lo1, int hi1, Proc2 body) {
        forallNbChunked(lo0, hi0, chunk(lo0, hi0), i -> {
            for (int j = lo1; j <= hi1; j++) {
                body.apply(i, j);
            }
        });
    }

    // Over the items of a collection, which the caller walks through; and with a boxed index.

    private static <T> ArrayList<T> list(Iterable<T> items) {
        ArrayList<T> all = new ArrayList<T>();
        for (T item : items) {
            all.add(item);
        }
        return all;
    }

    public static <T> void forasyncChunked(Iterable<T> items, int size, Proc<T> body) {
        ArrayList<T> all = list(items);
        Proc1 at = i -> body.apply(all.get(i));
        forasyncChunked(0, all.size() - 1, size, at);
    }

    public static <T> void forasyncChunked(Iterable<T> items, Proc<T> body) {
        ArrayList<T> all = list(items);
        Proc1 at = i -> body.apply(all.get(i));
        forasyncChunked(0, all.size() - 1, at);
    }

    public static void forasyncChunked(int lo, int hi, int size, Proc<Integer> body) {
        Proc1 at = i -> body.apply(i);
        forasyncChunked(lo, hi, size, at);
    }

    public static void forasyncChunked(int lo, int hi, Proc<Integer> body) {
        Proc1 at = i -> body.apply(i);
        forasyncChunked(lo, hi, at);
    }

    public static <T> void forasyncNbChunked(Iterable<T> items, int size, Proc<T> body) {
        ArrayList<T> all = list(items);
        Proc1 at = i -> body.apply(all.get(i));
        forasyncNbChunked(0, all.size() - 1, size, at);
    }

    public static <T> void forasyncNbChunked(Iterable<T> items, Proc<T> body) {
        ArrayList<T> all = list(items);
        Proc1 at = i -> body.apply(all.get(i));
        forasyncNbChunked(0, all.size() - 1, at);
    }

    public static void forasyncNbChunked(int lo, int hi, int size, Proc<Integer> body) {
        Proc1 at = i -> body.apply(i);
        forasyncNbChunked(lo, hi, size, at);
    }

    public static void forasyncNbChunked(int lo, int hi, Proc<Integer> body) {
        Proc1 at = i -> body.apply(i);
        forasyncNbChunked(lo, hi, at);
    }

    public static <T> void forallChunked(Iterable<T> items, int size, Proc<T> body) {
        ArrayList<T> all = list(items);
        Proc1 at = i -> body.apply(all.get(i));
        forallChunked(0, all.size() - 1, size, at);
    }

    public static <T> void forallChunked(Iterable<T> items, Proc<T> body) {
        ArrayList<T> all = list(items);
        Proc1 at = i -> body.apply(all.get(i));
        forallChunked(0, all.size() - 1, at);
    }

    public static void forallChunked(int lo, int hi, int size, Proc<Integer> body) {
        Proc1 at = i -> body.apply(i);
        forallChunked(lo, hi, size, at);
    }

    public static void forallChunked(int lo, int hi, Proc<Integer> body) {
        Proc1 at = i -> body.apply(i);
        forallChunked(lo, hi, at);
    }

    public static <T> void forallNbChunked(Iterable<T> items, int size, Proc<T> body) {
        ArrayList<T> all = list(items);
        Proc1 at = i -> body.apply(all.get(i));
        forallNbChunked(0, all.size() - 1, size, at);
    }

    public static <T> void forallNbChunked(Iterable<T> items, Proc<T> body) {
        ArrayList<T> all = list(items);
        Proc1 at = i -> body.apply(all.get(i));
        forallNbChunked(0, all.size() - 1, at);
    }

    public static void forallNbChunked(int lo, int hi, int size, Proc<Integer> body) {
        Proc1 at = i -> body.apply(i);
        forallNbChunked(lo, hi, size, at);
    }

    public static void forallNbChunked(int lo, int hi, Proc<Integer> body) {
        Proc1 at = i -> body.apply(i);
        forallNbChunked(lo, hi, at);
    }
}
