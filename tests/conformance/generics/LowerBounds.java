import java.util.*;
import java.util.function.*;
/** What is read where the type argument has a lower bound. */
public class LowerBounds {
  static void fill(List<? super Integer> l) { l.add(1); Object o = l.get(0); if (o.equals(1)) throw new AssertionError("first is the old one"); }
  static String over(Object o) { return "O"; } static String over(Integer o) { return "I"; }
  public static void main(String[] a) {
    List<Number> l = new ArrayList<>(List.of(1.5));
    fill(l);
    List<? super Integer> ls = l;
    if (!over(ls.get(0)).equals("O")) throw new AssertionError();
    for (Object o : ls) if (o == null) throw new AssertionError();
    Comparator<? super String> c = (Comparator<Object>) (x, y) -> x.hashCode() - y.hashCode();
    if (c.compare("a", "b") >= 0) throw new AssertionError();
    Consumer<? super Integer> k = (Object x) -> { };
    k.accept(1);
    Iterator<? super Integer> it = ls.iterator();
    Object f = it.next();
    if (!f.equals(1.5)) throw new AssertionError();
    System.out.println("done");
  }
}
