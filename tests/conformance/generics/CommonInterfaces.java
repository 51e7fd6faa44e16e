import java.util.*;
import java.util.stream.*;
/** Elements of several classes with a common superclass and common interfaces. */
public class CommonInterfaces {
  interface I { int v(); }
  static class Base { } 
  static class A extends Base implements I { public int v() { return 1; } }
  static class B extends Base implements I { public int v() { return 2; } }
  enum E1 implements I { X; public int v() { return 10; } }
  enum E2 implements I { Y; public int v() { return 20; } }
  static class T1 extends Thread implements I { public int v() { return 100; } }
  static class T2 extends Thread implements I { public int v() { return 200; } }
  static <T extends I> int two(T a, T b) { return a.v() + b.v(); }
  public static void main(String[] args) throws Exception {
    int s = 0;
    for (I x : List.of(new A(), new B())) s += x.v();
    for (I x : Arrays.asList(E1.X, E2.Y)) s += x.v();
    for (I x : Arrays.asList(new T1(), new T2())) s += x.v();
    for (Thread x : Arrays.asList(new T1(), new T2())) { x.start(); x.join(); }
    s += Stream.of(new A(), new B()).mapToInt(I::v).sum();
    s += Stream.of(new A(), new B()).mapToInt(x -> x.v()).sum();
    var l = List.of(new A(), new B());
    s += l.get(0).v();
    s += two(new A(), new B());
    s += (args.length == 0 ? new A() : new B()).v();
    I i = args.length == 0 ? new A() : new B(); s += i.v();
    List<I> li = List.of(new A(), new B()); s += li.size();
    List<? extends I> lw = Arrays.asList(new A(), new B()); s += lw.get(1).v();
    Optional<? extends I> o = Optional.of(new A()); s += o.get().v();
    I[] arr = {new A(), new B(), E1.X}; s += arr[2].v();
    Map<String, ? extends I> m = Map.of("a", new A(), "b", new B()); s += m.get("b").v();
    if (s != 3 + 30 + 300 + 3 + 3 + 1 + 3 + 1 + 1 + 2 + 2 + 1 + 10 + 2) throw new AssertionError(s);
    System.out.println("done");
  }
}
