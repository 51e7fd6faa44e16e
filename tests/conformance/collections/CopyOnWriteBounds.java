import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** What lies outside of a list that is an array. */
public class CopyOnWriteBounds {
    static void attempt(String what, Runnable body) {
        try {
            body.run();
            System.out.println(what);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(what + " array: " + e.getMessage());
        } catch (IndexOutOfBoundsException e) {
            System.out.println(what + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        CopyOnWriteArrayList<String> list = new CopyOnWriteArrayList<>(List.of("a", "b"));
        for (int i : new int[] {-1, 0, 1, 2, 7}) {
            attempt("get " + i, () -> list.get(i));
            attempt("set " + i, () -> list.set(i, "x"));
            attempt("add " + i, () -> new CopyOnWriteArrayList<>(list).add(i, "y"));
            attempt("remove " + i, () -> new CopyOnWriteArrayList<>(list).remove(i));
        }
        System.out.println(list);
    }
}
