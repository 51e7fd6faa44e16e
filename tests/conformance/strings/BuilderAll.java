// one call of nearly every method of StringBuilder.
public class BuilderAll {
    static void attempt(Runnable r) {
        try {
            r.run();
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }
    public static void main(String[] args) {
        StringBuilder b = new StringBuilder();
        b.append(1).append('c').append(2L).append(1.5f).append(2.5).append(true).append("s").append((String) null).append((Object) null).append(new char[] {'x', 'y'}).append(new char[] {'1', '2', '3'}, 1, 2).append("abcdef", 2, 4).append(new StringBuilder("sb")).append((CharSequence) "cs").appendCodePoint(65);
        System.out.println(b + " " + b.length());
        b.setLength(5);
        System.out.println(b);
        b.insert(0, "start").insert(3, 9).insert(b.length(), 'e').insert(1, 2.5).insert(0, false).insert(2, new char[] {'!', '?'}).insert(0, 7L).insert(0, (Object) null);
        System.out.println(b);
        b.delete(0, 4).deleteCharAt(0).replace(1, 3, "REPLACED");
        System.out.println(b);
        b.reverse();
        System.out.println(b + " " + b.indexOf("D") + " " + b.lastIndexOf("E") + " " + b.indexOf("zz") + " " + b.charAt(2) + " " + b.indexOf("E", 8));
        b.setCharAt(0, '#');
        b.setLength(3);
        System.out.println(b + " " + b.substring(1) + " " + b.substring(0, 2) + " " + b.subSequence(1, 2));
        b.setLength(5);
        System.out.println(b.charAt(4) == '\0');
        b.setLength(0);
        System.out.println(b.isEmpty() + "" + b.length() + "[" + b + "]");
        b.append("abc");
        StringBuilder c = new StringBuilder("abc");
        System.out.println(b.equals(c) + " " + b.compareTo(c) + " " + b.toString().equals(c.toString()) + " " + "abc".contentEquals(b));
        b.ensureCapacity(100);
        b.trimToSize();
        System.out.println(b.delete(1, 100) + " " + b.delete(1, 1) + " " + b.replace(0, 50, "whole") + " " + b.chars().count() + " " + b.codePointAt(0));
        StringBuilder d = new StringBuilder("self");
        d.append(d).append(d.length());
        System.out.println(d);
        StringBuilder e = d.append("!");
        System.out.println(e == d);
        char[] to = new char[4];
        d.getChars(0, 4, to, 0);
        System.out.println(to);
        attempt(() -> new StringBuilder("ab").charAt(2));
        attempt(() -> new StringBuilder("ab").deleteCharAt(2));
        attempt(() -> new StringBuilder("ab").insert(3, "x"));
        attempt(() -> new StringBuilder("ab").setLength(-1));
        attempt(() -> new StringBuilder("ab").delete(2, 1));
        attempt(() -> new StringBuilder("ab").replace(3, 4, ""));
        attempt(() -> new StringBuilder("ab").substring(3));
        attempt(() -> new StringBuilder("ab").setCharAt(-1, 'x'));
        attempt(() -> new StringBuilder("ab").substring(1, 0));
        attempt(() -> new StringBuilder(-1));
        attempt(() -> new StringBuilder("ab").append("abc", 2, 9));
        attempt(() -> new StringBuilder((String) null));
        attempt(() -> new StringBuilder("ab").delete(-1, 1));
        StringBuffer sb = new StringBuffer("buf");
        sb.append(1).insert(0, 'x').reverse().setCharAt(0, 'Z');
        System.out.println(sb + " " + sb.length() + sb.indexOf("u"));
    }
}
