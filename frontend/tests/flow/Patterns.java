import java.util.*;
class Patterns {
  static boolean c; static Object o = 5, p = "x"; static int i = 7; static void use(Object o) {} static boolean t(Integer n) { return c; }
  static void a1() { if (o instanceof Integer i && i > 3) { use(i); } for (int i = 0; i < 2; i++) { } }
  static void a2() { if (!(o instanceof Integer k)) return; use(k); }
  static void a3() { if (!(o instanceof Integer k)) { use(1); } use(k); } //~ unknown-name
  static void a4() { if (o instanceof Integer k) { use(k); } else { use(k); } } //~ unknown-name
  static void a5() { if (!(o instanceof Integer k)) { use(1); } else { use(k); } }
  static void a6() { if (o instanceof Integer k || k > 3) { } } //~ unknown-name
  static void a7() { if (!(o instanceof Integer k) || k > 3) { } }
  static void a8() { if (!(o instanceof Integer k) || k > 3) { use(k); } } //~ unknown-name
  static void a9() { if (!(o instanceof Integer k) || k > 3) { return; } use(k); }
  static void b1() { while (!(o instanceof Integer k)) { o = 5; } use(k); }
  static void b2() { while (!(o instanceof Integer k)) { if (c) break; } use(k); } //~ unknown-name
  static void b3() { while (o instanceof Integer k && k > 3) { use(k); } }
  static void b4() { do { o = 1; } while (!(o instanceof Integer k)); use(k); }
  static void b5() { for (; !(o instanceof Integer k); ) { } use(k); }
  static void b6() { for (; o instanceof Integer k; use(k)) { use(k); } }
  static void b7() { int z = o instanceof Integer k ? k : 0; }
  static void b8() { int z = o instanceof Integer k ? 0 : k; } //~ unknown-name
  static void b9() { int z = !(o instanceof Integer k) ? 0 : k; }
  static boolean c1() { return o instanceof Integer k && t(k); }
  static boolean c2() { return o instanceof Integer k & t(k); } //~ unknown-name
  static void c3() { boolean b = o instanceof Integer k; use(k); } //~ unknown-name
  static void c4() { if (o instanceof Integer k) return; else use(1); use(k); } //~ unknown-name
  static void c5() { if (o instanceof Integer k) use(1); else return; use(k); }
  static void c6() { if (o instanceof Integer k && p instanceof String s && s.length() > k) { use(k + s); } }
  static void c7() { if (o instanceof Integer k && p instanceof String k) { } } //~ duplicate-name
  static void c8() { if (o instanceof Integer k || p instanceof String k) { } } //~ duplicate-name
  static void c9() { int k = 1; if (o instanceof Integer k) { } } //~ duplicate-name
  static void d1() { if (o instanceof Integer k) { int k = 1; } } //~ duplicate-name
  static void d2() { if (o instanceof Integer k) { } int k = 1; if (o instanceof Integer k2) { } }
  static void d3() { if (!(o instanceof Integer k)) return; int k = 2; } //~ duplicate-name
  static void d4() { if (o instanceof Integer i) { use(i + 1); } use(i); }
  static void d5() { L: if (!(o instanceof Integer k)) return; use(i); }
  static void d7() { { if (!(o instanceof Integer k)) return; } use(k); } //~ unknown-name
  static void d8() { Runnable r = () -> { if (!(o instanceof Integer k)) return; use(k); }; }
  static void d9() { if (o instanceof Integer k) { Runnable r = () -> use(k); } }
  static void e1() { if (o instanceof Integer k) { k = 3; Runnable r = () -> use(k); } } //~ not-effectively-final
  static void e2() { if (o instanceof Integer k) k++; }
  static void e3() { if (!!(o instanceof Integer k)) use(k); }
  static void e4() { if ((o instanceof Integer k) == true) use(k); } //~ unknown-name
  static void e5() { if (!(o instanceof Integer k && k > 2)) return; use(k); }
  static void e6() { if (!(!(o instanceof Integer k) || k > 2)) { use(k); } }
  static void e7() { switch (i) { case 1: if (!(o instanceof Integer k)) break; use(k); } }
  static void e8() { if (!(o instanceof Integer k)) throw new RuntimeException(); for (int j = k; j < k + 2; j++) use(k); }
  static void e9() { while (true) { if (!(o instanceof Integer k)) continue; use(k); break; } }
  static void f1() { use(o instanceof Integer k && k > 1); use(o instanceof Integer k && k > 2); }
  static void f2() { assert o instanceof Integer k && k > 1; use(k); } //~ unknown-name
  static void f3() { if (c || !(o instanceof Integer k)) return; use(k); }
  static void f4() { if (c && !(o instanceof Integer k)) return; use(k); } //~ unknown-name
  static void f5() { if (o instanceof Integer k ? k > 1 : false) use(1); }
  static void f6() { if (!(o instanceof Integer k)) { while (true) { } } use(k); }
  static void f7() { if (!(o instanceof Integer k)) { while (true) { break; } } use(k); } //~ unknown-name
  static void f8() { L: { if (!(o instanceof Integer k)) break L; use(k); } }
  static void f9() { if (o instanceof List<?> l && !l.isEmpty()) use(l.get(0)); }
  public static void main(String[] a) { }
}
