import java.util.*;
class Assignment {
  static boolean c; static int n; static void use(Object o) {} static boolean t() { return c; }
  static void a1() { int x; use(x); } //~ unassigned
  static void a2() { int x; if (c) x = 1; use(x); } //~ unassigned
  static void a3() { int x; if (c) x = 1; else x = 2; use(x); }
  static void a4() { int x; while (c) { x = 1; } use(x); } //~ unassigned
  static void a5() { int x; while (true) { x = 1; if (c) break; } use(x); }
  static void a6() { int x; while (true) { if (c) break; x = 1; } use(x); } //~ unassigned
  static void a7() { int x; for (int i = 0; i < 3; i++) x = i; use(x); } //~ unassigned
  static void a8() { int x; do { x = 1; } while (c); use(x); }
  static void a9() { int x; do { if (c) continue; x = 1; } while (x > 0); } //~ unassigned
  static void b1() { int x; switch (n) { case 1: x = 1; break; case 2: x = 2; break; default: x = 3; } use(x); }
  static void b2() { int x; switch (n) { case 1: x = 1; break; case 2: x = 2; } use(x); } //~ unassigned
  static void b3() { int x; switch (n) { case 1: x = 1; case 2: use(x); } } //~ unassigned
  static void b4() { int x; switch (n) { case 1 -> x = 1; default -> x = 2; } use(x); }
  static void b5() { int x; switch (n) { case 1 -> x = 1; default -> throw new RuntimeException(); } use(x); }
  static void b6() { int x = switch (n) { case 1: int y; yield 1; default: y = 2; yield y; }; use(x); }
  static void b7() { int y; int x = switch (n) { case 1 -> { y = 1; yield 1; } default -> { y = 2; yield y; } }; use(y); }
  static void b8() { int y; int x = switch (n) { case 1 -> { y = 1; yield 1; } default -> 4; }; use(y); } //~ unassigned
  static void c1() { int x; try { x = 1; } finally { use(1); } use(x); }
  static void c2() { int x; try { x = 1; } catch (RuntimeException e) { } use(x); } //~ unassigned
  static void c3() { int x; try { x = 1; } catch (RuntimeException e) { x = 2; } use(x); }
  static void c4() { int x; try { t(); } finally { x = 1; } use(x); }
  static void c5() { final int x; try { x = 1; } catch (RuntimeException e) { x = 2; } use(x); } //~ final-assigned
  static void c6() { int x; try { x = 1; } finally { use(x); } } //~ unassigned
  static void c7() { int x; while (c) { try { x = 1; break; } finally { t(); } } use(1); }
  static void c8() { int x; L: { try { if (c) break L; } finally { x = 1; } } use(x); }
  static int c9() { int x; try { return 1; } finally { x = 1; use(x); } }
  static void d1() { int x; if (c && (x = 1) > 0) use(x); }
  static void d2() { int x; if (c || (x = 1) > 0) use(x); } //~ unassigned
  static void d3() { int x; if (c || (x = 1) > 0) use(1); else use(x); }
  static void d4() { int x; if (!(c && (x = 1) > 0)) return; use(x); }
  static void d5() { int x; boolean b = c ? (x = 1) > 0 : (x = 2) > 0; use(x); }
  static void d6() { int x; if (c ? (x = 1) > 0 : false) use(x); }
  static void d7() { int x; if (c ? (x = 1) > 0 : true) use(x); } //~ unassigned
  static void d8() { int x; boolean b = c && (x = 1) > 0; use(x); } //~ unassigned
  static void d9() { int x; if (c & (x = 1) > 0) use(1); use(x); }
  static void e1() { int x; Runnable r = () -> use(x); } //~ unassigned
  static void e2() { int x; x = 1; Runnable r = () -> use(x); }
  static void e3() { int x; Runnable r = () -> { int y; use(y); }; } //~ unassigned
  static void e4() { int x; new Object() { int f() { return x; } }; } //~ unassigned
  static void e5() { int x; x = 2; new Object() { int f() { return x; } }; }
  static void e6() { int x; if (c) x = 1; else x = 2; Runnable r = () -> use(x); }
  static void f1() { final int x; x = 1; x = 2; } //~ final-assigned
  static void f2() { final int x; if (c) x = 1; x = 2; } //~ final-assigned
  static void f3() { final int x; while (c) { x = 1; } } //~ final-assigned
  static void f4() { final int x; while (true) { x = 1; break; } use(x); }
  static void f5() { for (int i = 0; i < 2; i++) { final int x; x = i; use(x); } }
  static void f6() { final int x = n; x = 2; } //~ final-assigned
  static void f7(final int p) { p = 2; } //~ final-assigned
  static void f8() { for (final String s : new String[0]) s = ""; } //~ final-assigned
  static void f9() { try { t(); } catch (IllegalStateException | NullPointerException e) { e = null; } } //~ final-assigned
  static void g1() { return; use(1); } //~ unreachable
  static void g2() { while (true) { } use(1); } //~ unreachable
  static void g3() { for (;;) { if (c) break; } use(1); }
  static void g4() { throw new RuntimeException(); use(1); } //~ unreachable
  static void g5() { while (false) { use(1); } } //~ unreachable
  static void g6() { if (false) { use(1); } use(2); }
  static void g7() { for (;;) { continue; } }
  static void g8() { for (;;) { continue; use(1); } } //~ unreachable
  static void g9() { do { break; } while (c); use(1); }
  static void h1() { do { continue; } while (false); use(1); }
  static void h2() { try { return; } finally { t(); } use(1); } //~ unreachable
  static void h3() { try { t(); } finally { return; } }
  static void h4() { try { t(); } catch (RuntimeException e) { return; } use(1); }
  static void h5() { L: for (;;) { for (;;) { break L; } } use(1); }
  static void h6() { L: for (;;) { for (;;) { continue L; } } }
  static void h7() { switch (n) { case 1: return; default: return; } use(1); } //~ unreachable
  static void h8() { switch (n) { case 1: return; } use(1); }
  static int h9() { while (true) { if (c) return 1; } }
  static int i1() { if (c) return 1; } //~ missing-return
  static int i2() { for (;;) { if (c) break; } } //~ missing-return
  static int i3() { switch (n) { case 1: return 1; default: throw new RuntimeException(); } }
  static int i4() { try { return 1; } catch (RuntimeException e) { } } //~ missing-return
  static int i5() { synchronized (Assignment.class) { return 1; } }
  static int i6() { return switch (n) { case 1 -> { if (c) yield 1; throw new RuntimeException(); } default -> 2; }; }
  static void j1() { int x; x++; } //~ unassigned
  static void j2() { int x; x += 1; } //~ unassigned
  static void j3() { int x, y = 2; x = y; use(x); }
  static void j4() { int x; int z = (x = 3) + x; use(z); }
  static void j5() { int x; int z = x + (x = 3); use(z); } //~ unassigned
  static void j6() { int[] a; a[0] = 1; } //~ unassigned
  static void j7() { int x; assert (x = 1) > 0; use(x); } //~ unassigned
  static void j8() { int x; assert c : x; } //~ unassigned
  static void j9() { int k; for (k = 0; k < 3; k++) { } use(k); }
  static void k1() { int x; for (int i = 0; ; i++) { if (i > 3) { x = i; break; } } use(x); }
  static void k2() { int x; boolean b; if (b = c) x = 1; else x = 3; use(x); use(b); }
  static void k3() { int x; if (true) x = 1; use(x); }
  static void k4() { int x; while (n > 0 && (x = n) > 1) { use(x); } }
  static void k5() { int x; while (!(n > 0 && (x = n) > 1)) { } use(x); }
  static void k6() { int x; x = 1; x = 2; use(x); }
  static void k7() { int x; Supplier r = null; for (String s : List.of("a")) { x = 1; use(x); } }
  interface Supplier { int get(); }
  static void k9() { int x; x = 1; class K { int f() { return x; } } new K(); }
  { int x; use(x); } //~ unassigned
  static int q = n > 0 ? new Object() { int f() { int y; return y; } }.f() : 0; //~ unassigned
  static void l1() { int x; try { x = n / 0; } catch (ArithmeticException e) { throw e; } use(x); }
  static void l2() { final int x; for (;;) { if (c) { x = 1; break; } } use(x); }
  static void l3() { final int x; do { x = 1; } while (c); } //~ final-assigned
  static void l4() { final int x; switch (n) { case 1: x = 1; break; default: x = 2; } use(x); }
  static void l5() { final int x; switch (n) { case 1: x = 1; default: x = 2; } use(x); } //~ final-assigned
  static void l6() { int x; L: { if (c) break L; x = 1; } use(x); } //~ unassigned
  static void l7() { int x; if (c) { x = 1; } else { return; } use(x); }
  static void l8() { int x; for (x = 0; c; ) { } use(x); }
  static void l9() { int x; for (; c; x = 1) { use(x); } } //~ unassigned
  static void m1() { int x; for (; ; x++) { x = 1; } }
  static void m2() { try (AutoCloseable ac = null) { ac = null; } catch (Exception e) { } } //~ final-assigned
  static void m3() { int x; try (AutoCloseable ac = null) { x = 1; } catch (Exception e) { return; } use(x); }
  static void m4() { boolean b; if (c && (b = t())) { use(b); } else { use(b); } } //~ unassigned
  static void m5() { boolean b; if (c == (b = true)) use(b); }
  static void m6() { int x; switch (n) { case 0: int y = 1; break; case 1: y = 2; use(y); } }
  static void m7() { int x; switch (n) { case 0: int y = 1; break; case 1: use(y); } } //~ unassigned
  static void m8() { int x; if (c) { x = 1; Runnable r = () -> use(x); } }
  static void m9() { for (int i = 0; i < 1; i++) { if (c) continue; else break; } }
  static void o1() { for (;;) { if (c) { continue; } else { break; } } use(1); }
  static void o2() { synchronized (Assignment.class) { return; } }
  static void o3() { { return; } }
  static void o4() { { return; } { } } //~ unreachable
  static void o5() { int x; { x = 1; } use(x); }
  static void o6() { int x; Runnable r = () -> { return; }; use(x); } //~ unassigned
  static void o7() { int y; int x = switch (n) { case 1: y = 1; yield y; default: throw new RuntimeException(); }; use(y); }
  public static void main(String[] a) { a1(); e4(); k9(); new Assignment(); }
}
