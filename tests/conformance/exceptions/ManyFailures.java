import java.util.*;
public class ManyFailures {
    static class Res implements AutoCloseable { final String n; Res(String n) { this.n = n; System.out.println("open " + n); } void use(boolean f) { if (f) throw new IllegalStateException("use " + n); } @Override public void close() throws Exception { System.out.println("close " + n); if (n.equals("bad")) throw new Exception("close " + n); } }
    static int f(int k) { try { if (k == 0) return 1; if (k == 1) throw new RuntimeException("k1"); } catch (RuntimeException e) { return 2; } finally { System.out.print("[f" + k + "]"); if (k == 3) return 9; } return 3; }
    static class MyEx extends Exception { MyEx(String m, Throwable c) { super(m, c); } @Override public String getMessage() { return "my:" + super.getMessage(); } }
    static void chain() throws MyEx { try { Object o = null; o.hashCode(); } catch (NullPointerException e) { throw new MyEx("wrapped", new IllegalArgumentException("inner")); } }
    public static void main(String[] args) {
        try (Res a = new Res("a"); Res b = new Res("bad")) { b.use(true); } catch (Exception e) { System.out.println(e.getMessage() + " suppressed " + e.getSuppressed().length + " " + e.getSuppressed()[0].getMessage()); } finally { System.out.println("fin"); }
        System.out.println(f(0) + " " + f(1) + " " + f(2) + " " + f(3));
        try { chain(); } catch (MyEx e) { System.out.println(e + " / " + e.getCause() + " / " + e.getLocalizedMessage()); }
        try { List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); for (Integer i : l) l.remove(i); } catch (ConcurrentModificationException e) { System.out.println("cme " + e.getMessage()); }
        try { List.of(1).add(2); } catch (UnsupportedOperationException e) { System.out.println("uoe " + e.getMessage()); }
        try { new ArrayDeque<Integer>().pop(); } catch (NoSuchElementException e) { System.out.println("nse " + e.getMessage()); } try { new ArrayList<>().get(0); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); } try { "abc".substring(2, 1); } catch (StringIndexOutOfBoundsException e) { System.out.println(e.getMessage()); } try { "abc".charAt(5); } catch (StringIndexOutOfBoundsException e) { System.out.println(e.getMessage()); } try { int[] q = new int[2]; q[2] = 1; } catch (ArrayIndexOutOfBoundsException e) { System.out.println(e.getMessage()); } try { Integer.parseInt("12x"); } catch (NumberFormatException e) { System.out.println(e.getMessage()); } try { Integer.parseInt(""); } catch (NumberFormatException e) { System.out.println(e.getMessage()); } try { Double.parseDouble("x"); } catch (NumberFormatException e) { System.out.println(e.getMessage()); } try { System.out.println(1 / (args.length)); } catch (ArithmeticException e) { System.out.println(e.getMessage()); } try { Objects.requireNonNull(null, "must"); } catch (NullPointerException e) { System.out.println(e.getMessage()); } try { Optional.empty().get(); } catch (NoSuchElementException e) { System.out.println(e.getMessage()); } try { new Scanner("x").nextInt(); } catch (InputMismatchException e) { System.out.println("ime"); } try { Enum.valueOf(Thread.State.class, "NOPE"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { throw new Error("boom"); } catch (RuntimeException | Error e) { System.out.println(e.getClass().getName() + e.getMessage()); }
        try { try { throw new RuntimeException("a"); } finally { System.out.println("x"); } } catch (RuntimeException e) { System.out.println("c " + e.getMessage()); }
        int depth = 0; try { rec(0); } catch (StackOverflowError e) { System.out.println("so"); }
        throw new UncheckedFoo(3);
    }
    static int rec(int n) { return n > 50 ? n : rec(n + 1); }
    static class UncheckedFoo extends RuntimeException { final int k; UncheckedFoo(int k) { super("k"); this.k = k; } @Override public String getMessage() { return "foo " + k; } }
}
