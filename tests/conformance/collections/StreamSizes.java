// Where the number of elements is known, counting them executes nothing.
import java.util.*;
import java.util.regex.*;
import java.util.stream.*;

public class StreamSizes {
    static int seen;

    static <T> void t(String name, Stream<T> s) {
        seen = 0;
        long n = s.peek(x -> seen++).count();
        System.out.println(name + " " + n + " " + seen);
    }

    static <T> void size(String name, Stream<T> s) {
        Spliterator<T> all = s.spliterator();
        System.out.print(name + " " + all.getExactSizeIfKnown() + " " + all.hasCharacteristics(Spliterator.SIZED));
        all.tryAdvance(x -> System.out.print(" " + x));
        System.out.println();
    }

    public static void main(String[] args) {
        Random r = new Random(1);
        SplittableRandom sr = new SplittableRandom(1);
        t("ints", r.ints(6, 0, 20).boxed());
        t("skip", r.ints(6, 0, 20).boxed().skip(2));
        t("limit", r.ints().boxed().limit(4));
        t("longs", r.longs(3).boxed());
        t("doubles", r.doubles(3, 0, 1).boxed().sorted());
        t("filtered", r.ints(6, 0, 20).filter(x -> x >= 0).boxed());
        t("split", sr.ints(4, 0, 9).boxed());
        t("splitDoubles", sr.doubles(4).boxed());
        System.out.println(r.nextInt(100) + " " + sr.nextInt(100));
        System.out.println(r.ints(5, 0, 100).sum() + " " + r.longs(2).max().getAsLong() + " " + r.doubles(2).sum() + " " + r.ints(0, 9).limit(3).sum());
        t("generate", Stream.generate(() -> 1).limit(3));
        t("iterate", Stream.iterate(1, x -> x + 1).limit(3));
        t("lines", "a\nb\nc".lines());
        t("splitAsStream", Pattern.compile(",").splitAsStream("a,b,c"));
        t("results", Pattern.compile("[ab]").matcher("a,b,c").results());
        t("chars", "abc".chars().boxed());
        t("builder", Stream.builder().add(1).add(2).build());
        t("nCopies", Collections.nCopies(3, 1).stream());
        t("concat", Stream.concat(Stream.of(1, 2), List.of(3).stream()));
        t("concatFiltered", Stream.concat(Stream.of(1, 2), List.of(3).stream().filter(x -> true)));
        t("tree", new TreeSet<>(Set.of(1, 2, 3)).stream().skip(1));
        t("map", new TreeMap<>(Map.of(1, 2)).entrySet().stream());
        t("keys", new TreeMap<>(Map.of(1, 2)).navigableKeySet().stream());
        t("keysOfPart", new TreeMap<>(Map.of(1, 2, 3, 4)).headMap(3).keySet().stream());
        t("part", new TreeSet<>(Set.of(1, 2, 3)).headSet(3).stream());
        t("downwards", new TreeSet<>(Set.of(1, 2, 3)).descendingSet().stream());
        t("entriesOfPart", new TreeMap<>(Map.of(1, 2, 3, 4)).headMap(3).entrySet().stream());
        t("valuesOfPart", new TreeMap<>(Map.of(1, 2, 3, 4)).headMap(3).values().stream());
        t("read", new java.io.BufferedReader(new java.io.StringReader("a\nb")).lines());
        t("distinct", Stream.of(1, 2).distinct());
        t("flat", Stream.of(1, 2).flatMap(x -> Stream.of(x)));
        t("while", Stream.of(1, 2).takeWhile(x -> x < 5));
        size("of", Stream.of(1, 2, 3));
        size("range", IntStream.range(0, 8).boxed());
        size("mapped", IntStream.rangeClosed(1, 8).mapToObj(x -> "n" + x));
        size("filter", Stream.of(1, 2, 3).filter(x -> x > 1));
        size("list", new ArrayList<>(List.of(4, 5)).stream().map(x -> x * 2));
        size("limited", Stream.of(1, 2, 3, 4).limit(3));
        size("skipped", Stream.of(1, 2, 3, 4).skip(3));
        size("endless", Stream.iterate(1, x -> x + 1));
        size("random", new Random(2).ints(5, 0, 10).boxed());
        size("none", Stream.empty());
        System.out.println(StreamSupport.stream(Stream.of(1, 2, 3).spliterator(), false).map(x -> seen++).count() + " " + seen);
    }
}
