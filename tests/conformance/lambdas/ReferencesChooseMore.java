import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.util.stream.*;

/** The same with other forms. */
public class ReferencesChooseMore {
    static StringBuilder bad = new StringBuilder();
    static void ck(int n, Object a, Object b) { if (!b.equals(a)) bad.append(n + ":" + a + "/" + b + " "); }
    static int one(Object o) { return 1; } static int len(CharSequence s) { return s.length(); } static <T> T same(T t) { return t; } static boolean odd(int x) { return x % 2 == 1; } static String fmt(Number n) { return "n" + n; } static int cmp(Object a, Object b) { return a.toString().compareTo(b.toString()); } static int va(Object... o) { return o.length; }
    public static void main(String[] args) {
        try { ck(1, Stream.of("a").filter(Predicate.not(Objects::isNull)).count(), 1L); } catch (Throwable t) { bad.append("1!"); }
        try { ck(2, Stream.of("a").filter(Predicate.not(String::isEmpty)).count(), 1L); } catch (Throwable t) { bad.append("2!"); }
        try { ck(3, Stream.of(1, 2).filter(Predicate.not(ReferencesChooseMore::odd)).count(), 1L); } catch (Throwable t) { bad.append("3!"); }
        try { ck(4, Stream.of("ab").collect(Collectors.toMap(Function.identity(), ReferencesChooseMore::one)).get("ab"), 1); } catch (Throwable t) { bad.append("4!"); }
        try { ck(5, Stream.of("ab").collect(Collectors.toMap(Function.identity(), ReferencesChooseMore::len)).get("ab"), 2); } catch (Throwable t) { bad.append("5!"); }
        try { ck(6, Stream.of("ab").collect(Collectors.groupingBy(ReferencesChooseMore::same)).get("ab").size(), 1); } catch (Throwable t) { bad.append("6!"); }
        try { ck(7, Stream.of(1).collect(Collectors.mapping(ReferencesChooseMore::fmt, Collectors.joining())), "n1"); } catch (Throwable t) { bad.append("7!"); }
        try { ck(8, Stream.of("b", "a").sorted(Comparator.comparing(Objects::toString)).findFirst().get(), "a"); } catch (Throwable t) { bad.append("8!"); }
        try { ck(9, Stream.of(1, 2).collect(Collectors.mapping(Objects::toString, Collectors.joining())), "12"); } catch (Throwable t) { bad.append("9!"); }
        try { ck(10, Stream.of(1, 2).collect(Collectors.partitioningBy(Objects::nonNull)).get(true).size(), 2); } catch (Throwable t) { bad.append("10!"); }
        try { ck(11, Stream.of(1, 2).collect(Collectors.groupingBy(Object::getClass)).size(), 1); } catch (Throwable t) { bad.append("11!"); }
        try { ck(12, Stream.of("x").collect(Collectors.groupingBy(Object::hashCode)).size(), 1); } catch (Throwable t) { bad.append("12!"); }
        try { ck(13, Stream.of('a', 'b').collect(Collectors.groupingBy(Character::isLetter)).size(), 1); } catch (Throwable t) { bad.append("13!"); }
        try { ck(14, Stream.of('a').collect(Collectors.toMap(Function.identity(), Character::getNumericValue)).size(), 1); } catch (Throwable t) { bad.append("14!"); }
        try { ck(15, Stream.of("3").collect(Collectors.mapping(Integer::parseInt, Collectors.toList())).get(0), 3); } catch (Throwable t) { bad.append("15!"); }
        try { ck(16, Stream.of("3").collect(Collectors.toMap(Function.identity(), Integer::valueOf)).get("3"), 3); } catch (Throwable t) { bad.append("16!"); }
        try { ck(17, Stream.of("3", "21").sorted(Comparator.comparing(Integer::valueOf)).findFirst().get(), "3"); } catch (Throwable t) { bad.append("17!"); }
        try { ck(19, Stream.of(3, -5).collect(Collectors.reducing(0, Math::abs, Integer::sum)), 8); } catch (Throwable t) { bad.append("19!"); }
        try { ck(20, Stream.of(3, -5).max(Comparator.comparing(Math::abs)).get(), -5); } catch (Throwable t) { bad.append("20!"); }
        try { ck(21, Stream.of(3, -5).max(Comparator.comparingInt(Math::abs)).get(), -5); } catch (Throwable t) { bad.append("21!"); }
        try { ck(22, Stream.of(3, -5).collect(Collectors.summingInt(Math::abs)), 8); } catch (Throwable t) { bad.append("22!"); }
        try { ck(24, Stream.of("b").collect(Collectors.toMap(Function.identity(), Arrays::asList)).get("b").size(), 1); } catch (Throwable t) { bad.append("24!"); }
        try { ck(25, Stream.of(1).map(CompletableFuture::completedFuture).map(CompletableFuture::join).findFirst().get(), 1); } catch (Throwable t) { bad.append("25!"); }
        try { ck(26, Stream.of(List.of(1)).collect(Collectors.flatMapping(List::stream, Collectors.toList())).size(), 1); } catch (Throwable t) { bad.append("26!"); }
        try { ck(27, Stream.of("q").collect(Collectors.toMap(Function.identity(), String::length, Integer::sum, TreeMap::new)).toString(), "{q=1}"); } catch (Throwable t) { bad.append("27!"); }
        if (bad.length() > 0) throw new AssertionError(bad.toString());
      System.out.println("done");
  }
}
