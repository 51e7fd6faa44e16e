// Whether the end of a lambda's block can be reached decides which interfaces it fits (JLS 14.22, 15.27.2).
import java.util.concurrent.Callable;

public class Completion {
    static final boolean YES = true;
    static final int THREE = 3;
    static boolean open = true;
    static boolean no = false;

    static void is(int n, Runnable r) {
        System.out.println(n + " runs");
    }

    static <T> void is(int n, Callable<T> c) {
        System.out.println(n + " has a result");
    }

    static int f() {
        return 1;
    }

    public static void main(String[] args) {
        is(1, () -> { while (true) { if (no) break; } });
        is(2, () -> { while (true) { } });
        is(3, () -> { while (open) { open = false; } });
        is(4, () -> { for (;;) { if (no) break; } });
        is(5, () -> { for (;;) { } });
        is(6, () -> { do { if (no) continue; throw new Error(); } while (no); });
        is(7, () -> { do { throw new Error(); } while (no); });
        is(8, () -> { do { } while (true); });
        is(9, () -> { do { if (no) break; } while (true); });
        is(10, () -> { throw new Error(); });
        is(11, () -> { if (no) throw new Error(); });
        is(12, () -> { if (no) throw new Error(); else throw new Error(); });
        is(13, () -> { if (no) return 1; else throw new Error(); });
        is(14, () -> { while (true) { if (no) return; } });
        is(15, () -> { while (true) { if (no) return 1; } });
        is(16, () -> { outer: while (true) { while (true) { if (no) break outer; } } });
        is(17, () -> { outer: while (true) { while (true) { if (no) continue outer; } } });
        is(18, () -> { outer: while (true) { while (true) { if (no) break; } } });
        is(19, () -> { block: { if (no) break block; throw new Error(); } });
        is(20, () -> { block: { throw new Error(); } });
        is(21, () -> { while (true) { switch (f()) { case 1: break; default: } } });
        is(22, () -> { switch (f()) { case 1: throw new Error(); default: throw new Error(); } });
        is(23, () -> { switch (f()) { case 1: throw new Error(); } });
        is(24, () -> { switch (f()) { case 1: break; default: throw new Error(); } });
        is(25, () -> { switch (f()) { default: throw new Error(); case 1: } });
        is(26, () -> { switch (f()) { case 1 -> throw new Error(); default -> { throw new Error(); } } });
        is(27, () -> { switch (f()) { case 1 -> f(); default -> throw new Error(); } });
        is(28, () -> { switch (f()) { case 1 -> { if (no) break; throw new Error(); } default -> throw new Error(); } });
        is(29, () -> { try { throw new Error(); } finally { f(); } });
        is(30, () -> { try { f(); } finally { throw new Error(); } });
        is(31, () -> { try { throw new Error(); } catch (Error e) { f(); } });
        is(32, () -> { try { throw new Error(); } catch (Error e) { throw e; } });
        is(33, () -> { while (true) { try { if (no) break; } finally { throw new Error(); } } });
        is(34, () -> { while (true) { try { f(); } finally { if (no) break; } } });
        is(35, () -> { while (true) { try { throw new Error(); } catch (Error e) { break; } } });
        is(36, () -> { synchronized (args) { while (true) { } } });
        is(37, () -> { synchronized (args) { while (true) { if (no) break; } } });
        is(38, () -> { while (YES) { } });
        is(39, () -> { while (THREE > 2 && !false) { } });
        is(40, () -> { final boolean here = YES; while (here) { } });
        is(41, () -> { boolean here = true; while (here) { here = false; } });
        is(42, () -> { boolean YES = open; while (YES) { YES = false; } });
        is(43, () -> { for (int i = 0; i < 3; i++) { if (no) throw new Error(); } });
        is(44, () -> { for (int x : new int[3]) { throw new Error(); } });
        is(45, () -> { while (true) { Runnable r = () -> { while (open) { break; } }; r.run(); } });
        is(46, () -> { f(); assert !no; });
        is(47, () -> { class Local { void m() { return; } } throw new Error(); });
        is(48, () -> { { { throw new Error(); } } });
        is(49, () -> { });
        is(50, () -> { return; });
        is(51, () -> { return null; });
        is(52, () -> { for (; YES; ) { if (no) break; } });
        is(53, () -> { for (final boolean go = true; go; ) { f(); } });
    }
}
