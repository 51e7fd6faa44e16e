import java.util.*;
import java.util.function.BiFunction;

// pairs, zips and maps of pairs.
final class Pair<A, B> {
    final A a;
    final B b;

    Pair(A a, B b) {
        this.a = a;
        this.b = b;
    }

    static <A, B> Pair<A, B> of(A a, B b) {
        return new Pair<>(a, b);
    }

    <C> C fold(BiFunction<? super A, ? super B, ? extends C> f) {
        return f.apply(a, b);
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof Pair<?, ?> p)) return false;
        return Objects.equals(a, p.a) && Objects.equals(b, p.b);
    }

    @Override
    public int hashCode() {
        return 31 * Objects.hashCode(a) + Objects.hashCode(b);
    }

    @Override
    public String toString() {
        return "(" + a + "," + b + ")";
    }
}

class Zip {
    static <A, B> List<Pair<A, B>> zip(List<A> as, List<B> bs) {
        List<Pair<A, B>> out = new ArrayList<>();
        Iterator<B> it = bs.iterator();
        for (A a : as) {
            if (!it.hasNext()) break;
            out.add(Pair.of(a, it.next()));
        }
        return out;
    }
}

public class Pairs {
    public static void main(String[] args) {
        List<Pair<String, Integer>> z = Zip.zip(List.of("x", "y", "z"), Arrays.asList(1, 2));
        System.out.println(z + " " + z.get(1).fold((s, n) -> s + n) + " " + z.contains(Pair.of("y", 2)));
        Set<Pair<Integer, Integer>> seen = new HashSet<>();
        for (int i = 0; i < 4; i++) seen.add(Pair.of(i % 2, i / 3));
        System.out.println(seen.size() + " " + seen.contains(Pair.of(1, 1)));
    }
}
