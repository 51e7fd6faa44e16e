// == on boxes, caches, equals.
public class Identity {
    public static void main(String[] args) {
        Integer a = 127, b = 127, c = 128, d = 128;
        System.out.println((a == b) + " " + (c == d) + " " + c.equals(d) + " " + (c == 128) + " " + (c <= d && c >= d && c != d));
        Long l = 127L, m = 127L, n = 1000L, o = 1000L;
        System.out.println((l == m) + " " + (n == o) + " " + n.equals(o) + " " + l.equals(127) + " " + l.equals(127L) + " " + (n == 1000));
        Character x = 'x', y = 'x', z = '\u1234', w = '\u1234';
        System.out.println((x == y) + " " + (z == w) + " " + (x == 'x'));
        Boolean t = true, u = Boolean.TRUE;
        System.out.println((t == u) + " " + (t == true));
        Double e = 1.0, f = 1.0;
        System.out.println((e == f) + " " + e.equals(f) + " " + (e == 1.0) + " " + e.equals(1));
        Object q = 1, r = 1, s = 1L;
        System.out.println((q == r) + " " + q.equals(s) + " " + q.equals(1));
        Byte by = 1;
        Short sh = 1;
        System.out.println(by.equals(1) + " " + by.equals((byte) 1) + " " + (by == 1) + " " + sh.equals((short) 1) + " " + (by + sh));
        System.out.println((Integer.valueOf(-128) == Integer.valueOf(-128)) + " " + (Integer.valueOf(-129) == Integer.valueOf(-129)));
    }
}
