import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.util.stream.*;

/** Type arguments of what a constructor reference makes. */
public class ReferencesMakeMaps {
  public static void main(String[] a) {
    int n = 0;
    for (Map.Entry<String, Integer> e : Stream.of("x", "yy").collect(Collectors.toMap(s -> s, s -> s.length(), (p, q) -> p, LinkedHashMap::new)).entrySet()) n += e.getValue();
    n += Stream.of("x", "yy").collect(Collectors.toMap(s -> s, s -> 1)).entrySet().stream().mapToInt(e -> e.getValue()).sum();
    n += Stream.of("x", "yy").collect(Collectors.toMap(s -> s, s -> 1, Integer::sum)).values().stream().mapToInt(Integer::intValue).sum();
    n += Stream.of("x", "yy").collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.toList())).firstEntry().getValue().size();
    n += Stream.of("x", "yy").collect(Collectors.groupingBy(s -> s.length(), () -> new TreeMap<>(), Collectors.counting())).firstKey();
    n += Stream.of("x", "yy").collect(Collectors.toCollection(ArrayList::new)).get(1).length();
    n += Stream.of("x", "yy").collect(Collectors.toCollection(TreeSet::new)).first().length();
    assert n == 3 + 2 + 2 + 1 + 1 + 2 + 1 : n;
    System.out.println("done");
  }
}
