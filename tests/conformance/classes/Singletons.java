// Objects that the library has once.
import java.math.*; import java.util.*; import java.util.concurrent.*; import java.nio.charset.*; import java.util.function.*; import java.util.stream.*; import java.time.*;
public class Singletons {
  static void p(Object o) { System.out.println(o); }
  static <T> boolean same(T a, T b) { return a == b; }
  public static void main(String[] args) {
    p("rt " + same(Runtime.getRuntime(), Runtime.getRuntime()));
    p("nat " + same(Comparator.<Integer>naturalOrder(), Comparator.<Integer>naturalOrder()));
    p("rev " + same(Comparator.<Integer>reverseOrder(), Comparator.<Integer>reverseOrder()) + same(Comparator.<Integer>reverseOrder(), Collections.<Integer>reverseOrder())
      + same(Comparator.<Integer>naturalOrder().reversed(), Comparator.<Integer>reverseOrder()) + same(Comparator.<Integer>reverseOrder().reversed(), Comparator.<Integer>naturalOrder()));
    p("rev2 " + same(Collections.<Integer>reverseOrder(null), Collections.<Integer>reverseOrder()) + same(Collections.reverseOrder(Comparator.<Integer>reverseOrder()), Comparator.<Integer>naturalOrder()) + same(Collections.reverseOrder(Comparator.<Integer>naturalOrder()), Comparator.<Integer>reverseOrder()));
    Comparator<Integer> c = (a, b) -> a - b;
    Comparator<Integer> rc = Collections.reverseOrder(c);
    p("rev3 " + same(rc.reversed(), c) + same(rc, Collections.reverseOrder(c)) + rc.equals(Collections.reverseOrder(c)) + same(Collections.reverseOrder(rc), c));
    p("list " + same(List.of(), List.of()) + same((Object) List.of(), (Object) List.of(new String[0])) + same(List.copyOf(new ArrayList<String>()), List.<String>of()));
    p("set " + same(Set.of(), Set.of()) + same((Object) Set.of(), (Object) Set.of(new String[0])) + same(Set.copyOf(new ArrayList<String>()), Set.<String>of()));
    p("map " + same(Map.of(), Map.of()) + same(Map.ofEntries(), Map.of()) + same(Map.copyOf(new HashMap<String, String>()), Map.<String, String>of()));
    List<String> l1 = List.of("a"); Set<String> s1 = Set.of("a"); Map<String, String> m1 = Map.of("a", "b");
    p("copy " + same(List.copyOf(l1), l1) + same(Set.copyOf(s1), s1) + same(Map.copyOf(m1), m1));
    p("coll " + same(Collections.emptyList(), Collections.emptyList()) + same(Collections.emptySet(), Collections.emptySet()) + same(Collections.emptyMap(), Collections.emptyMap())
      + same((Object) Collections.emptyList(), (Object) Collections.EMPTY_LIST) + same((Object) Collections.emptySet(), (Object) Collections.EMPTY_SET) + same((Object) Collections.emptyMap(), (Object) Collections.EMPTY_MAP));
    p("coll2 " + same((Object) Collections.emptyList(), (Object) List.of()) + same(Collections.emptyIterator(), Collections.emptyIterator()) + same(Collections.emptyListIterator(), Collections.emptyListIterator()) + same(Collections.emptyEnumeration(), Collections.emptyEnumeration())
      + same(Collections.emptySortedSet(), Collections.emptySortedSet()) + same((Object) Collections.emptyNavigableSet(), (Object) Collections.emptySortedSet()) + same(Collections.emptySortedMap(), Collections.emptySortedMap()) + same((Object) Collections.emptyNavigableMap(), (Object) Collections.emptySortedMap()));
    p("it " + same((Object) Collections.emptyList().iterator(), (Object) Collections.emptyIterator()) + same((Object) Collections.emptySet().iterator(), (Object) Collections.emptyIterator()));
    p("opt " + same(Optional.empty(), Optional.empty()) + same(OptionalInt.empty(), OptionalInt.empty()) + same(OptionalLong.empty(), OptionalLong.empty()) + same(OptionalDouble.empty(), OptionalDouble.empty())
      + same(Optional.ofNullable(null), Optional.empty()) + same(Stream.empty().findFirst(), Optional.empty()) + same(IntStream.empty().max(), OptionalInt.empty()) + same(Optional.of(1).filter(x -> x > 1), Optional.<Integer>empty()));
    p("unit " + same(TimeUnit.SECONDS, TimeUnit.valueOf("SECONDS")) + same(TimeUnit.values()[3], TimeUnit.SECONDS));
    p("bool " + same(Boolean.TRUE, Boolean.valueOf(true)) + same(Boolean.TRUE, Boolean.parseBoolean("TRUE")) + same(Boolean.valueOf("x"), Boolean.FALSE));
    p("cs " + same(StandardCharsets.UTF_8, Charset.forName("UTF-8")) + same(Charset.forName("utf8"), StandardCharsets.UTF_8) + same(StandardCharsets.ISO_8859_1, Charset.forName("latin1")) + same(StandardCharsets.US_ASCII, Charset.forName("ASCII")) + same(Charset.defaultCharset(), StandardCharsets.UTF_8));
    p("out " + same(System.out, System.out) + same(System.err, System.err) + same((Object) System.out, (Object) System.err));
    p("pool " + same(ForkJoinPool.commonPool(), ForkJoinPool.commonPool()) + same(Thread.currentThread(), Thread.currentThread()) + same(ThreadLocalRandom.current(), ThreadLocalRandom.current()));
    p("loc " + same(Locale.US, Locale.US) + same(Locale.ROOT, Locale.ROOT));
    p("case " + same(String.CASE_INSENSITIVE_ORDER, String.CASE_INSENSITIVE_ORDER));
    p("toList " + same(Stream.empty().toList(), Stream.empty().toList()) + same((Object) Stream.empty().toList(), (Object) List.of()) + same((Object) Stream.empty().collect(Collectors.toUnmodifiableList()), (Object) List.of()) + same((Object) Stream.empty().collect(Collectors.toUnmodifiableSet()), (Object) Set.of()));
  }
}
