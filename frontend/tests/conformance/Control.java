public class Control {
    static int tf(int n) { try { if (n == 0) return 1; if (n == 1) throw new RuntimeException("one"); System.out.print("body "); } catch (RuntimeException e) { System.out.print("caught " + e.getMessage() + " "); return 2; } finally { System.out.print("fin "); if (n == 3) return 9; } return 3; }
    static int nest() { for (int i = 0; i < 3; i++) { try { try { if (i == 1) continue; if (i == 2) break; System.out.print("i" + i); } finally { System.out.print("[f" + i + "]"); } } finally { System.out.print("{g" + i + "}"); } } return 7; }
    static int retOrder() { int x = 1; try { return x; } finally { x = 2; } }
    static String sw(int k) { switch (k) { case 1: case 2: return "12"; case 3: { int z = k * 2; if (z > 5) break; } case 4: return "4"; default: return "d"; case -1: return "neg"; } return "after"; }
    enum Color { RED, GREEN, BLUE }
    static int se(String s) { return switch (s) { case "a", "b" -> 1; case "c" -> { int q = 5; yield q * 2; } default -> throw new IllegalArgumentException(s); }; }
    static String col(Color c) { switch (c) { case RED: return "r"; case GREEN: return "g"; } return "?"; }
    public static void main(String[] args) {
        for (int i = 0; i < 4; i++) System.out.println(tf(i));
        System.out.println(nest()); System.out.println(retOrder());
        for (int i = -1; i < 6; i++) System.out.print(sw(i) + " "); System.out.println();
        outer: for (int i = 0; i < 5; i++) { for (int j = 0; j < 5; j++) { if (j == 3) continue outer; if (i == 2) break outer; System.out.print(i * 10 + j + " "); } } System.out.println();
        int w = 0; while (true) { if (++w > 5) break; if (w % 2 == 0) continue; System.out.print(w + " "); } System.out.println();
        int d = 0; do { d += 3; if (d == 6) continue; System.out.print(d + " "); } while (d < 10); System.out.println();
        blk: { if (d > 5) break blk; System.out.println("not here"); }
        for (int i = 0, j = 10; i < j; i++, j -= 2) System.out.print(i + ":" + j + " "); System.out.println();
        int[][] m = {{1, 2}, {3}, {}}; int sum = 0; for (int[] row : m) for (int v : row) sum += v; System.out.println(sum);
        System.out.println(se("b") + " " + se("c")); try { se("z"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        System.out.println(col(Color.GREEN) + col(Color.BLUE)); for (Color c : Color.values()) System.out.print(c + "=" + c.ordinal() + " "); System.out.println(Color.valueOf("RED").name());
        Object o = 5; if (o instanceof Integer n && n > 3) System.out.println("int " + (n + 1)); if (!(o instanceof String str)) { System.out.println("no string"); } else { System.out.println(str.length()); }
        boolean t = true; if (t | (d++ > 0)) System.out.println(d); if (t || d++ > 0) System.out.println(d); if (!t && d++ > 0) System.out.println("x"); System.out.println(d);
        int tern = d > 5 ? d < 100 ? 1 : 2 : 3; System.out.println(tern);
        try { try { throw new IllegalStateException("a"); } finally { System.out.println("inner finally"); } } catch (IllegalStateException | IllegalArgumentException e) { System.out.println(e); }
        try { throw new Error("err"); } catch (Exception e) { System.out.println("wrong"); } catch (Throwable th) { System.out.println(th.getMessage()); }
        try { Object x = "s"; Integer i = (Integer) x; } catch (ClassCastException e) { System.out.println("CCE"); }
        try { int[] arr = new int[2]; arr[2] = 1; } catch (ArrayIndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        try { int z = 0; System.out.println(1 / z); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        try { int[] neg = new int[-1]; } catch (NegativeArraySizeException e) { System.out.println(e.getMessage()); }
        try { Object[] oa = new String[1]; oa[0] = 1; } catch (ArrayStoreException e) { System.out.println("ASE"); }
        try (Res a = new Res("A"); Res b = new Res("B")) { System.out.println("using"); throw new RuntimeException("in try"); } catch (RuntimeException e) { System.out.println(e.getMessage()); } finally { System.out.println("done"); }
        int day = 3; String nm = switch (day) { case 1 -> "one"; case 3 -> "three"; default -> "many"; }; System.out.println(nm);
        int old = switch (day) { case 1: yield 10; case 3: { int q = 1; yield q + 29; } default: yield 0; }; System.out.println(old);
        char ch = 'b'; switch (ch) { case 'a' -> System.out.println("A"); case 'b' -> System.out.println("B"); default -> System.out.println("?"); }
        Integer boxed = 2; switch (boxed) { case 2: System.out.println("boxed two"); }
        for (;;) { break; } ; ; int fin = loopFinally(); System.out.println(fin);
    }
    static int loopFinally() { int n = 0; while (true) { try { n++; if (n == 3) return n; } finally { if (n == 2) { n = 10; break; } } } return n * 100; }
    static class Res implements AutoCloseable { String n; Res(String n) { this.n = n; System.out.println("open " + n); } public void close() { System.out.println("close " + n); } }
}
