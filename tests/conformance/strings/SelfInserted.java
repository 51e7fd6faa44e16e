/** A builder put into itself: characters that are read after their place has been written are the new ones. */
public class SelfInserted {
    public static void main(String[] args) {
        StringBuilder b = new StringBuilder("abc");
        b.append(b);
        System.out.println(b);
        b.insert(2, b);
        System.out.println(b);
        b.append(b, 1, 3).append((Object) b);
        System.out.println(b);
        for (int at = 0; at <= 6; at++) {
            for (int start = 0; start < 6; start += 2) {
                StringBuilder c = new StringBuilder("abcdef");
                StringBuffer d = new StringBuffer("abcdef");
                System.out.println(c.insert(at, c, start, 6) + " " + d.insert(at, d, start, start + 1));
            }
        }
        StringBuilder s = new StringBuilder("xyz");
        s.insert(1, (Object) s).insert(0, s.toString());
        System.out.println(s);
    }
}
