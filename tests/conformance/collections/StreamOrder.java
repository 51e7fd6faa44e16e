// What streams execute in which order, above all where they need not go on to the end.
import java.util.*; import java.util.stream.*;
public class StreamOrder {
  static void p(Object o) { System.out.println(o); }
  public static void main(String[] args) {
    Iterator<Integer> it = Stream.of(1, 2, 3).peek(x -> p("outer " + x)).flatMap(x -> Stream.of(x * 10, x * 10 + 1, x * 10 + 2).peek(y -> p("inner " + y))).iterator();
    for (int i = 0; i < 4 && it.hasNext(); i++) p("got " + it.next());
    Iterator<Integer> it2 = Stream.of(3, 1, 2).peek(x -> p("s " + x)).sorted().peek(x -> p("t " + x)).iterator();
    p("made"); p(it2.hasNext()); p(it2.next()); p(it2.next());
    Iterator<Integer> it3 = Stream.iterate(1, x -> { p("next of " + x); return x + 1; }).filter(x -> x % 2 == 0).iterator();
    p(it3.next()); p(it3.hasNext()); p(it3.next());
    PrimitiveIterator.OfInt it4 = IntStream.range(0, 5).peek(x -> p("i " + x)).mapToObj(x -> x).flatMapToInt(x -> IntStream.of(x, -x)).iterator();
    p(it4.nextInt()); p(it4.nextInt()); p(it4.nextInt());
    Spliterator<Integer> sp = Stream.of(1, 2, 3, 4).peek(x -> p("sp " + x)).map(x -> x * 2).spliterator();
    p(sp.tryAdvance(x -> p("adv " + x))); sp.forEachRemaining(x -> p("rem " + x)); p(sp.tryAdvance(x -> p("no")));
    Iterator<Integer> it5 = Stream.of(1, 2, 3, 4, 5).peek(x -> p("tw " + x)).takeWhile(x -> x < 3).iterator();
    while (it5.hasNext()) p("w " + it5.next());
    Iterator<Integer> it6 = Stream.of(1, 2, 3, 4, 5).peek(x -> p("dw " + x)).dropWhile(x -> x < 3).limit(2).iterator();
    while (it6.hasNext()) p("w " + it6.next());
    p(Stream.of(1, 2, 3).flatMap(x -> Stream.iterate(x, y -> y + 1)).limit(5).collect(Collectors.toList()));
    p(Stream.of(1, 2, 3).peek(x -> p("ff " + x)).flatMap(x -> Stream.of(x, x).peek(y -> p("gg " + y))).findFirst());
    p(Stream.of(1, 2, 3).<String>mapMulti((x, sink) -> { for (int i = 0; i < x; i++) sink.accept("m" + x + i); }).toList());
    p(Stream.of(1, 2, 3).<String>mapMulti((x, sink) -> { p("mm " + x); sink.accept("m" + x); sink.accept("n" + x); }).limit(3).toList());
    Iterator<String> it7 = Stream.of(1, 2, 3).<String>mapMulti((x, sink) -> { p("mi " + x); sink.accept("m" + x); sink.accept("n" + x); }).iterator();
    p(it7.next()); p(it7.next()); p(it7.next());
    p(Stream.of(5, 3, 8).peek(x -> p("a" + x)).sorted().peek(x -> p("b" + x)).limit(1).toList());
    p(Stream.of(5, 3, 8, 1).peek(x -> p("a" + x)).skip(1).peek(x -> p("b" + x)).anyMatch(x -> x == 8));
    p(Stream.concat(Stream.of(1, 2).peek(x -> p("c" + x)), Stream.of(3).peek(x -> p("d" + x))).iterator().next());
    p(IntStream.rangeClosed(1, 4).peek(x -> p("z" + x)).boxed().sorted(Comparator.reverseOrder()).findFirst().get());
    p(Stream.of(1, 2, 2, 3, 1).peek(x -> p("q" + x)).distinct().peek(x -> p("r" + x)).count());
    p(Stream.of(1, 2, 3).peek(x -> p("cnt " + x)).count());
    p(Stream.of(1, 2, 3).peek(x -> p("cnt2 " + x)).map(x -> x).count());
    p(Stream.of(1, 2, 3).peek(x -> p("cnt3 " + x)).filter(x -> x > 1).count());
    p(Arrays.asList(1, 2, 3).stream().peek(x -> p("cnt4 " + x)).skip(1).count());
    p(Stream.of(1, 2, 3).onClose(() -> p("closed")).map(x -> x + 1).onClose(() -> p("closed2")).toList());
    try (Stream<Integer> st = Stream.of(1, 2).onClose(() -> p("c1")).onClose(() -> p("c2"))) { p(st.mapToInt(x -> x).sum()); }
    Stream<Integer> used = Stream.of(1); used.count(); try { used.count(); } catch (IllegalStateException e) { p(e.getMessage()); }
    p(Stream.of(1, 2, 3, 4).flatMap(x -> x % 2 == 0 ? Stream.of(x) : null).toList());
    p(Stream.of(1, 2).flatMap(x -> Stream.of(x).onClose(() -> p("inner closed " + x))).toList());
  }
}
