import static java.lang.Math.PI;
import static java.lang.Math.max;
import static java.util.Map.entry;
import java.util.*;
import java.util.List;
import java.util.Map.Entry;
import java.util.function.*;

// imports that nothing needs, of packages that are absent, and static ones.
public class Imports {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>();
        l.add(max(3, 4));
        Entry<String, Integer> e = entry("k", 1);
        Function<Integer, Integer> f = x -> x + 1;
        java.util.LinkedList<String> q = new java.util.LinkedList<>();
        q.add("qualified");
        System.out.println(l + " " + e + " " + f.apply(1) + " " + q + " " + (int) PI + " " + java.lang.Math.abs(-2));
    }
}
