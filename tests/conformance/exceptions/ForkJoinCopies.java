import java.io.*;
import java.util.*;
import java.util.concurrent.*;
public class ForkJoinCopies {
    static class T extends RecursiveTask<Integer> { final RuntimeException e; T(RuntimeException e) { this.e = e; } protected Integer compute() { if (e == null) return 1 / zero(); throw e; } }
    static int zero() { return 0; }
    static class Hidden extends RuntimeException { Hidden(String s) { super(s); } public Hidden(Throwable t) { super("never", t); } }
    private static class Secret extends RuntimeException { public Secret() { } public Secret(String s) { super(s); } }
    protected static class Kept extends RuntimeException { protected Kept(Throwable t) { super("never", t); } public Kept(String s) { super(s); } }
    protected static class Prot extends RuntimeException { public Prot() { super("plain"); } public Prot(String s) { super(s); } }
    protected static class ProtDefault extends RuntimeException { }
    public static class Default extends RuntimeException { int n = 3; public String getMessage() { return "n" + n; } }
    public static class Plain extends RuntimeException { public Plain() { super("plain"); } public Plain(String s) { super(s); } }
    public static class Cause extends RuntimeException { public Cause() { super("plain"); } public Cause(Throwable t) { super("again", t); } public Cause(String s) { super(s); } }
    public static class Narrow extends RuntimeException { public Narrow(RuntimeException t) { super("narrow", t); } public Narrow(String s) { super(s); } }
    public static class Generic extends RuntimeException { public <X extends Throwable> Generic(X t) { super("generic", t); } public Generic(String s) { super(s); } }
    public static class Many extends RuntimeException { public Many(Throwable... t) { super("many"); } public Many(String s) { super(s); } }
    public static class Throwing extends RuntimeException { public Throwing(Throwable t) { throw new IllegalStateException("in constructor"); } public Throwing(String s) { super(s); } }
    public static class Failing extends RuntimeException { public Failing() { throw new AssertionError("in constructor"); } public Failing(String s) { super(s); } }
    public static class CauseSet extends RuntimeException { public CauseSet() { super("set", null); } public CauseSet(String s) { super(s); } }
    public static class NoCause extends RuntimeException { public NoCause() { super("no"); } public NoCause(String s) { super(s); } public Throwable initCause(Throwable t) { throw new UnsupportedOperationException(); } }
    public static class Own extends RuntimeException { Throwable mine; public Own() { super("own"); } public Own(String s) { super(s); } public Throwable initCause(Throwable t) { mine = t; return null; } public Throwable getCause() { return mine; } }
    public static class Below extends Cause { public Below(String s) { super(s); } }
    public class Inner extends RuntimeException { public Inner() { super("inner"); } public Inner(Throwable t) { super(t); } }
    interface Holder { class Held extends RuntimeException { public Held() { } public Held(String s) { super(s); } } class HeldDefault extends RuntimeException { } }
    static void show(String w, Throwable e) { StringBuilder b = new StringBuilder(w); while (e != null) { b.append(" <- ").append(e.getClass().getName()).append(":").append(e.getMessage()); e = e.getCause(); } System.out.println(b); }
    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(2);
        class Local extends RuntimeException { public Local() { } public Local(Throwable t) { super(t); } }
        RuntimeException[] all = { null, new IllegalStateException("bad"), new IllegalArgumentException("a", new IOException("io")), new IndexOutOfBoundsException("i"), new ArrayIndexOutOfBoundsException(3), new NullPointerException(), new UncheckedIOException(new IOException("u")), new NumberFormatException("n"), new CompletionException(new Exception("c")), new UnsupportedOperationException("u"), new ConcurrentModificationException("m"), new NoSuchElementException("e"), new RejectedExecutionException("r"), new CancellationException("c"),
            new Hidden("h"), new Secret("s"), new Kept("k"), new Prot("p"), new ProtDefault(), new Default(), new Plain("p"), new Cause("c"), new Narrow("n"), new Generic("g"), new Many("m"), new Throwing("t"), new Failing("f"), new CauseSet("c"), new NoCause("n"), new Own("o"), new Below("b"), new ForkJoinCopies().new Inner(), new Local(), new Holder.Held("h"), new Holder.HeldDefault(), new RuntimeException("anonymous") { } };
        for (RuntimeException e : all) {
            try { pool.invoke(new T(e)); } catch (RuntimeException x) { show("invoke", x); }
            try { pool.submit(new T(e)).get(); } catch (ExecutionException x) { show("get", x); }
            try { new T(e).invoke(); } catch (RuntimeException x) { show("direct", x); }
        }
    }
}
