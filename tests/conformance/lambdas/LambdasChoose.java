import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.util.stream.*;

/** Overloads chosen in lambdas of calls that are arguments: the types of their parameters come from the call around. */
public class LambdasChoose {
    static StringBuilder bad = new StringBuilder();
    static String k(Object o) { return "O"; } static String k(String o) { return "S"; } static String k(Integer o) { return "I"; } static String k(int o) { return "i"; }
    static void ck(int n, Object a, Object b) { if (!b.equals(a)) bad.append(n + ":" + a + "/" + b + " "); }
    static class Box { final String c; Box(int n) { c = "int"; } Box(Object o) { c = "obj"; } Box(Collection<?> o) { c = "col"; } Box(String o) { c = "str"; } }
    static class GBox<T> { final String c; GBox(int n) { c = "int"; } GBox(T t) { c = "T"; } GBox(Collection<? extends T> o) { c = "col"; } GBox(T... t) { c = "var"; } }
    public static void main(String[] args) {
        try { ck(1, Stream.of("a").collect(Collectors.toMap(x -> x, x -> k(x))).get("a"), "S"); } catch (Throwable t) { bad.append("1=").append(t.getClass().getSimpleName()).append(' '); }
        try { ck(2, Stream.of("a").collect(Collectors.toMap(x -> k(x), x -> x)).get("S"), "a"); } catch (Throwable t) { bad.append("2=").append(t.getClass().getSimpleName()).append(' '); }
        try { ck(3, Stream.of("a").collect(Collectors.groupingBy(x -> k(x))).get("S"), List.of("a")); } catch (Throwable t) { bad.append("3=").append(t.getClass().getSimpleName()).append(' '); }
        try { ck(4, Stream.of("a").collect(Collectors.mapping(x -> k(x), Collectors.toList())), List.of("S")); } catch (Throwable t) { bad.append("4=").append(t.getClass().getSimpleName()).append(' '); }
        try { ck(5, Stream.of("a").collect(Collectors.toMap(x -> x, x -> new Box(x).c)).get("a"), "str"); } catch (Throwable t) { bad.append("5=").append(t.getClass().getSimpleName()).append(' '); }
        try { ck(6, Stream.of("a").collect(Collectors.toMap(x -> x, x -> new Box(List.of(x)).c)).get("a"), "col"); } catch (Throwable t) { bad.append("6=").append(t.getClass().getSimpleName()).append(' '); }
        try { ck(7, Stream.of("a").collect(Collectors.toMap(x -> x, x -> new GBox<>(List.of(x)).c)).get("a"), "col"); } catch (Throwable t) { bad.append("7=").append(t.getClass().getSimpleName()).append(' '); }
        try { ck(8, Stream.of("a").collect(Collectors.toMap(x -> x, x -> new GBox<>(x).c)).get("a"), "T"); } catch (Throwable t) { bad.append("8=").append(t.getClass().getSimpleName()).append(' '); }
        try { ck(9, Stream.of("a").collect(Collectors.toMap(x -> x, x -> new GBox<>(x))).get("a").c, "T"); } catch (Throwable t) { bad.append("9=").append(t.getClass().getSimpleName()).append(' '); }
        try { ck(10, Stream.of("a").collect(Collectors.toMap(x -> x, x -> new GBox<>(List.of(x)))).get("a").c, "col"); } catch (Throwable t) { bad.append("10=").append(t.getClass().getSimpleName()).append(' '); }
        try { ck(11, Stream.of("a").collect(Collectors.toMap(x -> x, x -> List.of(x))).get("a"), List.of("a")); } catch (Throwable t) { bad.append("11=").append(t.getClass().getSimpleName()).append(' '); }
        try { ck(12, Stream.of(List.of(1, 2)).collect(Collectors.toMap(x -> x.size(), x -> new ArrayList<>(x))).get(2).size(), 2); } catch (Throwable t) { bad.append("12=").append(t.getClass().getSimpleName()).append(' '); }
        try { ck(13, Stream.of(7).collect(Collectors.toMap(x -> x, x -> k(x))).get(7), "I"); } catch (Throwable t) { bad.append("13=").append(t.getClass().getSimpleName()).append(' '); }
        try { ck(14, Stream.of(7).collect(Collectors.toMap(x -> x, x -> k(x + 1))).get(7), "i"); } catch (Throwable t) { bad.append("14=").append(t.getClass().getSimpleName()).append(' '); }
        try { ck(15, Stream.of("b").collect(Collectors.toMap(x -> x, x -> new StringBuilder(x))).get("b").length(), 1); } catch (Throwable t) { bad.append("15=").append(t.getClass().getSimpleName()).append(' '); }
        try { ck(16, Stream.of("b").collect(Collectors.toMap(x -> x, x -> String.valueOf(x.toCharArray()))).get("b"), "b"); } catch (Throwable t) { bad.append("16=").append(t.getClass().getSimpleName()).append(' '); }
        try { ck(17, Stream.of("b").collect(Collectors.toMap(x -> x, x -> { List<String> l = new ArrayList<>(List.of(x)); return l; })).get("b").size(), 1); } catch (Throwable t) { bad.append("17=").append(t.getClass().getSimpleName()).append(' '); }
        try { ck(18, Stream.of("b").collect(Collectors.toMap(x -> x, x -> new HashSet<>(Arrays.asList(x, x)))).get("b").size(), 1); } catch (Throwable t) { bad.append("18=").append(t.getClass().getSimpleName()).append(' '); }
        try { ck(19, Stream.of("b").collect(Collectors.toMap(x -> x, x -> new ArrayList<>(Arrays.asList(x, x)), (p, q) -> p, TreeMap::new)).size(), 1); } catch (Throwable t) { bad.append("19=").append(t.getClass().getSimpleName()).append(' '); }
        try { ck(20, Stream.of("b").collect(Collectors.groupingBy(x -> x, Collectors.reducing(0, x -> k(x).length(), Integer::sum))).get("b"), 1); } catch (Throwable t) { bad.append("20=").append(t.getClass().getSimpleName()).append(' '); }
        try { ck(21, Stream.of("b").collect(Collectors.collectingAndThen(Collectors.toList(), l -> new ArrayList<>(l))).size(), 1); } catch (Throwable t) { bad.append("21=").append(t.getClass().getSimpleName()).append(' '); }
        try { ck(22, Stream.of("b").map(x -> Map.entry(x, new ArrayList<>(List.of(x)))).findFirst().get().getValue().size(), 1); } catch (Throwable t) { bad.append("22=").append(t.getClass().getSimpleName()).append(' '); }
        try { ck(23, Stream.of("b").collect(Collectors.teeing(Collectors.toList(), Collectors.counting(), (l, n) -> new ArrayList<>(l).size() + n)), 2L); } catch (Throwable t) { bad.append("23=").append(t.getClass().getSimpleName()).append(' '); }
        try { ck(24, Optional.of("b").map(x -> new ArrayList<>(List.of(x))).get().size(), 1); } catch (Throwable t) { bad.append("24=").append(t.getClass().getSimpleName()).append(' '); }
        try { ck(27, Stream.of("b").reduce(new ArrayList<String>(), (l, x) -> { ArrayList<String> r = new ArrayList<>(l); r.add(x); return r; }, (p, q) -> p).size(), 1); } catch (Throwable t) { bad.append("27=").append(t.getClass().getSimpleName()).append(' '); }
        try { Comparator<String> c = Comparator.comparing(x -> k(x) + x); ck(28, c.compare("a", "b") < 0, true); } catch (Throwable t) { bad.append("28=").append(t.getClass().getSimpleName()).append(' '); }
        try { ck(29, new TreeMap<>(Map.of("z", 1)).entrySet().stream().map(e -> k(e.getKey()) + k(e.getValue())).findFirst().get(), "SI"); } catch (Throwable t) { bad.append("29=").append(t.getClass().getSimpleName()).append(' '); }
        try { ck(30, Stream.of("b").collect(Collectors.toMap(x -> x, x -> new PriorityQueue<>(List.of(x, x)))).get("b").size(), 2); } catch (Throwable t) { bad.append("30=").append(t.getClass().getSimpleName()).append(' '); }
        try { ck(31, Stream.of("b").collect(Collectors.toMap(x -> x, x -> new ArrayDeque<>(List.of(x, x)))).get("b").size(), 2); } catch (Throwable t) { bad.append("31=").append(t.getClass().getSimpleName()).append(' '); }
        try { ck(32, Stream.of("b").collect(Collectors.toMap(x -> x, x -> new AtomicReference<>(x))).get("b").get(), "b"); } catch (Throwable t) { bad.append("32=").append(t.getClass().getSimpleName()).append(' '); }
        if (bad.length() > 0) throw new AssertionError(bad.toString());
      System.out.println("done");
  }
}
