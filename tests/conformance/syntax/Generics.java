import java.util.*;

// angle brackets in all places.
class G<A extends Comparable<? super A> & java.io.Serializable, B extends List<? extends Map<String, int[]>>> {
    A a;
    B b;

    <T extends A> G<A, B> with(T t) {
        a = t;
        return this;
    }
}

public class Generics {
    public static void main(String[] args) {
        G<String, ArrayList<Map<String, int[]>>> g = new G<>();
        g.with("x").<String>with("y").b = new ArrayList<>(List.of(new HashMap<>()));
        g.b.get(0).put("k", new int[] {1, 2});
        int i = 5, j = 3;
        boolean less = i < j == j > i, shift = (i >> 1) > (j >>> 1);
        System.out.println(g.a + g.b.get(0).get("k")[1] + less + shift);
        List<Map<String, List<Integer>>>[] arr = new List[1];
        arr[0] = new ArrayList<Map<String, List<Integer>>>();
        System.out.println(arr[0].size() + (i < j ? 1 : 0));
        Object o = (Comparable<String> & java.io.Serializable) "both";
        System.out.println(o);
    }
}
