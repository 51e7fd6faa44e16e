import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.util.stream.*;

/** The same with methods of the library. */
public class LambdasChooseMore {
    static StringBuilder bad = new StringBuilder();
    static void ck(int n, Object a, Object b) { if (!b.equals(a)) bad.append(n + ":" + a + "/" + b + " "); }
    static class Acc { int n; synchronized void add(Object o) { n += 100; } synchronized void add(Integer i) { n += i; } }
    public static void main(String[] args) {
        try { ck(1, Stream.of(-3).collect(Collectors.toMap(x -> x, x -> Math.abs(x))).get(-3), 3); } catch (Throwable t) { bad.append("1!"); }
        try { ck(2, Stream.of(-3).collect(Collectors.toMap(x -> x, x -> String.valueOf(x))).get(-3), "-3"); } catch (Throwable t) { bad.append("2!"); }
        try { ck(3, Stream.of(new int[]{1}).collect(Collectors.mapping(x -> Arrays.toString(x), Collectors.toList())).get(0), "[1]"); } catch (Throwable t) { bad.append("3!"); }
        try { ck(4, Stream.of("ab").collect(Collectors.groupingBy(x -> x.charAt(0), Collectors.mapping(x -> x.length(), Collectors.toList()))).get('a'), List.of(2)); } catch (Throwable t) { bad.append("4!"); }
        try { List<Integer> l = new ArrayList<>(List.of(5, 1)); ck(5, Stream.of(1).collect(Collectors.toMap(x -> x, x -> { l.remove(x); return l.size() + "" + l.get(0); })).get(1), "15"); } catch (Throwable t) { bad.append("5!"); }
        try { ck(6, Stream.of("a").collect(Collectors.toMap(x -> x, x -> Set.of(x))).get("a"), Set.of("a")); } catch (Throwable t) { bad.append("6!"); }
        try { ck(7, Stream.of("a").collect(Collectors.toMap(x -> x, x -> Arrays.asList(x))).get("a"), List.of("a")); } catch (Throwable t) { bad.append("7!"); }
        try { ck(8, Stream.of("a").collect(Collectors.toMap(x -> x, x -> Optional.of(x))).get("a").get(), "a"); } catch (Throwable t) { bad.append("8!"); }
        try { ck(9, Stream.of("a").collect(Collectors.toMap(x -> x, x -> Map.of(x, 1))).get("a").get("a"), 1); } catch (Throwable t) { bad.append("9!"); }
        try { ck(10, Stream.of("a", "b").collect(Collectors.groupingBy(x -> List.of(x.length(), 2))).get(List.of(1, 2)).size(), 2); } catch (Throwable t) { bad.append("10!"); }
        try { ck(11, Stream.of("a", "b").collect(Collectors.groupingBy(x -> Objects.hash(x.length()))).size(), 1); } catch (Throwable t) { bad.append("11!"); }
        try { ck(12, Stream.of('a', 'b').collect(Collectors.mapping(x -> Character.toString(x), Collectors.joining())), "ab"); } catch (Throwable t) { bad.append("12!"); }
        try { ck(13, Stream.of('a', 'b').collect(Collectors.mapping(x -> new StringBuilder().append(x).toString(), Collectors.joining())), "ab"); } catch (Throwable t) { bad.append("13!"); }
        try { ck(14, Stream.of(3, 4).collect(Collectors.reducing(0, x -> Math.max(x, 3), Integer::sum)), 7); } catch (Throwable t) { bad.append("14!"); }
        try { ck(15, Stream.of("x").collect(Collectors.collectingAndThen(Collectors.toList(), l -> String.join("-", l))), "x"); } catch (Throwable t) { bad.append("15!"); }
        try { ck(16, Stream.of("x").collect(Collectors.collectingAndThen(Collectors.joining(), s -> String.valueOf(s.toCharArray(), 0, 1))), "x"); } catch (Throwable t) { bad.append("16!"); }
        try { ck(17, Stream.of("b", "a").sorted(Comparator.comparing(x -> List.of(x).size() + x)).findFirst().get(), "a"); } catch (Throwable t) { bad.append("17!"); }
        try { Acc acc = new Acc(); Stream.of(1, 2).collect(Collectors.toMap(x -> x, x -> { acc.add(x); return 0; })); ck(18, acc.n, 3); } catch (Throwable t) { bad.append("18!"); }
        try { ck(19, Stream.of("b").collect(Collectors.filtering(x -> List.of("b").contains(x), Collectors.counting())), 1L); } catch (Throwable t) { bad.append("19!"); }
        try { ck(20, Stream.of("b").collect(Collectors.flatMapping(x -> Stream.of(x, x), Collectors.toList())).size(), 2); } catch (Throwable t) { bad.append("20!"); }
        try { ck(21, Stream.of("b").collect(Collectors.flatMapping(x -> Stream.of(x), Collectors.toList())), List.of("b")); } catch (Throwable t) { bad.append("21!"); }
        try { ck(23, new ArrayList<>(List.of("q", "p")).stream().sorted(Collections.reverseOrder(Comparator.comparing(x -> String.valueOf(x)))).findFirst().get(), "q"); } catch (Throwable t) { bad.append("23!"); }
        try { ck(24, Stream.of(1).collect(Collector.of(() -> new int[1], (a, x) -> a[0] += Math.abs(x), (a, b) -> a, a -> Arrays.stream(a).sum())), 1); } catch (Throwable t) { bad.append("24!"); }
        try { Map<String, List<String>> m = Stream.of("k").collect(Collectors.toMap(x -> x, x -> List.of(x), (a, b) -> a)); ck(25, m.get("k"), List.of("k")); } catch (Throwable t) { bad.append("25!"); }
        try { Map<String, List<String>> m = Stream.of("k").collect(Collectors.toMap(x -> x, List::of)); ck(26, m.get("k"), List.of("k")); } catch (Throwable t) { bad.append("26!"); }
        try { Map<String, List<String>> m = Stream.of("k").collect(Collectors.toMap(Function.identity(), x -> List.of(x))); ck(27, m.get("k"), List.of("k")); } catch (Throwable t) { bad.append("27!"); }
        if (bad.length() > 0) throw new AssertionError(bad.toString());
      System.out.println("done");
  }
}
