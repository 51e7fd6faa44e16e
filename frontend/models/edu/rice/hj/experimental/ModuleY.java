package edu.rice.hj.experimental;

import edu.rice.hj.Module2;
import java.util.List;
import scoville.Proc;

/** Loops over the items of a list or an array: one task for each chunk of neighbours, which does them in order. */
public class ModuleY extends Module2 {
    public static <T> void forasyncItems(int size, List<T> items, Proc<T> body) {
        forasyncChunked(0, items.size() - 1, size, i -> body.apply(items.get(i)));
    }

    public static <T> void forasyncItems(int size, T[] items, Proc<T> body) {
        forasyncChunked(0, items.length - 1, size, i -> body.apply(items[i]));
    }

    public static <T> void forallItems(int size, List<T> items, Proc<T> body) {
        finish(() -> forasyncItems(size, items, body));
    }

    public static <T> void forallItems(int size, T[] items, Proc<T> body) {
        finish(() -> forasyncItems(size, items, body));
    }

    public static <T> void forasyncItemsSusp(int size, List<T> items, Proc<T> body) {
        forasyncItems(size, items, body);
    }

    public static <T> void forasyncItemsSusp(int size, T[] items, Proc<T> body) {
        forasyncItems(size, items, body);
    }

    public static <T> void forallItemsSusp(int size, List<T> items, Proc<T> body) {
        finish(() -> forasyncItems(size, items, body));
    }

    public static <T> void forallItemsSusp(int size, T[] items, Proc<T> body) {
        finish(() -> forasyncItems(size, items, body));
    }
}
