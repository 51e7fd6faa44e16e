public class Order {
    int v; static int calls;
    static int g(String s, int x) { System.out.print(s + " "); calls++; return x; }
    static int[] arr(String s) { System.out.print(s + " "); return data; }
    static int[] data = new int[5];
    static Order o(String s) { System.out.print(s + " "); return new Order(); }
    static Order nul(String s) { System.out.print(s + " "); return null; }
    static void many(int a, int b, int c) { System.out.println(a + "," + b + "," + c); }
    static int st; static int bump() { st += 10; return 1; }
    public static void main(String[] args) {
        arr("a")[g("i", 1)] = g("v", 7); System.out.println(data[1]);
        arr("a")[g("i", 1)] += g("v", 7); System.out.println(data[1]);
        o("o").v = g("v", 3); System.out.println();
        try { nul("n").v = g("rhs", 1); } catch (NullPointerException e) { System.out.println("npe after rhs"); }
        try { ((int[]) null)[g("i", 0)] = g("rhs", 1); } catch (NullPointerException e) { System.out.println("npe arr"); }
        try { arr("a")[g("i", 9)] = g("rhs", 1); } catch (ArrayIndexOutOfBoundsException e) { System.out.println("oob after rhs"); }
        try { arr("a")[g("i", 9)] += g("rhs", 1); } catch (ArrayIndexOutOfBoundsException e) { System.out.println("oob before rhs"); }
        int i = 1; many(i, i++, i); many(i++, i, i = 10); many(i, i += 5, i--);
        int x = 3; x += bump() + x++; System.out.println(x); st = 1; st += bump(); System.out.println(st); st = 1; st = st + bump() + st; System.out.println(st);
        int[] a = {1, 2, 3}; int j = 0; a[j] = j = 2; System.out.println(a[0] + " " + j); j = 0; a[j++] += a[j++] * 10; System.out.println(a[0] + " " + j); a[a[2] - 3 + 1] = a[1]++; System.out.println(a[1]);
        int k = 5; k = k-- - --k; System.out.println(k); boolean b = (k = 4) > 3 && (k = 1) < 0 || (k += 10) > 0; System.out.println(b + " " + k);
        int p, q, r; p = q = r = 8; System.out.println(p + q + r); String s = "a"; s += s += "b"; System.out.println(s); int z = 2; z = z * (z = 5) + z; System.out.println(z); int y = 1; int w = y + (y = 3) * y + y++ + y; System.out.println(w + " " + y);
        System.out.println(g("l", 1) < g("r", 2) ? g("t", 5) : g("e", 6)); long t = g("x", 1) + (long) g("y", 2) << g("z", 3); System.out.println(t); Order od = new Order(); od.v = 5; Order alias = od; od.v += (od = new Order()).v + 1; System.out.println(alias.v + " " + od.v);
        int[][] m = new int[2][2]; int c = 0; m[c++][c--] = c; System.out.println(m[0][1] + " " + c); char ch = 'a'; ch += ch++; System.out.println((int) ch); byte bt = 127; System.out.println(bt++ + " " + bt + " " + ++bt); System.out.println(calls);
        double d = 1; d += d++ / 2; System.out.println(d); int sh = 1; sh <<= sh += 2; System.out.println(sh); System.out.println(i + (i > 0 ? i++ : i--) + i);
    }
}
