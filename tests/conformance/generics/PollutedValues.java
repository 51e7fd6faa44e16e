import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class PollutedValues {
  static class Cell<T> { T v; T[] a; Cell(T v) { this.v = v; } T get() { return v; } }
  static void t(Runnable r) { try { r.run(); } catch (ClassCastException e) { System.out.println("cce"); } }
  public static void main(String[] args) throws Exception {
    Cell<Integer> c = new Cell<>(1); ((Cell) c).v = "s";
    t(() -> { c.v++; System.out.println("no"); });
    t(() -> { c.v += 1; System.out.println("no"); });
    t(() -> { int x = -c.v; System.out.println("no"); });
    t(() -> { if (c.v == 1) System.out.println("no"); });
    t(() -> { if (c.v == c.get()) System.out.println("same"); });
    t(() -> { System.out.println(c.v instanceof Object); });
    t(() -> { Object o = c.v; System.out.println(o); });
    t(() -> { switch (c.v) { case 1: System.out.println("no"); } });
    t(() -> { System.out.println(Objects.equals(c.v, "s")); });
    t(() -> { System.out.println(Optional.of(c.v).get() == null); });
    t(() -> { System.out.println(Optional.of(c.get()).isPresent()); });
    t(() -> { AtomicReference<Integer> r = new AtomicReference<>(); r.set(c.v); System.out.println("no"); });
    t(() -> { Object o = (Object) c.get(); System.out.println(o); });
    t(() -> { Number n = c.get(); System.out.println("no"); });
    t(() -> { Comparable<Integer> n = c.get(); System.out.println("comparable"); });
    t(() -> { java.io.Serializable n = c.get(); System.out.println("serializable"); });
    t(() -> { System.out.println(c.get().toString()); });
    t(() -> { List<Integer> l = new ArrayList<>(); l.add(c.get()); System.out.println("no"); });
    t(() -> { Supplier<Integer> s = c::get; Object o = s.get(); System.out.println("no"); });
    t(() -> { Supplier<Object> s = c::get; Object o = s.get(); System.out.println(o); });
    t(() -> { Callable<Object> s = () -> c.get(); try { System.out.println(s.call()); } catch (ClassCastException e) { throw e; } catch (Exception e) { } });
    t(() -> { Object[] os = {c.v, c.get()}; System.out.println(os.length); });
    t(() -> { System.out.println(String.valueOf(c.get())); });
    t(() -> { System.out.println(true ? c.get() : 0); });
    t(() -> { Object o = true ? c.get() : "q"; System.out.println(o); });
    t(() -> { assert c.get() != null : c.get(); System.out.println("a"); });
    t(() -> { var v = c.get(); System.out.println("no"); });
    t(() -> { for (Object o : List.of(c.get())) System.out.println(o); });
    t(() -> { c.get(); c.v = 3; System.out.println(c.v + 1); });
  }
}
