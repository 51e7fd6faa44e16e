import java.util.*;
public class Strings {
    public static void main(String[] args) {
        String s = "hello"; String t = "hel" + "lo"; String u = s.substring(0, 3) + "lo";
        System.out.println((s == t) + " " + (s == u) + " " + s.equals(u));
        System.out.println(s == ("hel" + u.substring(3)));
        final String p = "hel"; System.out.println(s == p + "lo");
        String n = null; System.out.println("a" + n + null + 'c' + 1.5f + 2L + true);
        s += 5; s += 'x'; s += null; System.out.println(s);
        System.out.println(s.length() + " " + s.charAt(1) + " " + s.indexOf("l") + " " + s.indexOf('l', 3) + " " + s.lastIndexOf("l") + " " + s.contains("5x") + " " + s.startsWith("he") + " " + s.endsWith("ll"));
        System.out.println("Hello".toUpperCase() + "Hello".toLowerCase() + "  x ".trim() + "|" + "a-b-c".replace('-', '+') + "aXbX".replace("X", "YY"));
        System.out.println("b".compareTo("a") + " " + "abc".compareTo("abd") + " " + "ab".compareTo("abc") + " " + "A".compareToIgnoreCase("a") + " " + "AB".equalsIgnoreCase("ab"));
        System.out.println("hello".hashCode() + " " + "".hashCode() + " " + "".isEmpty());
        StringBuilder sb = new StringBuilder(); sb.append(1).append('a').append("str").append(2.5).append(true).append((Object) null).append(new char[] {'x', 'y'});
        sb.insert(0, "<").append(">").setCharAt(1, '9'); System.out.println(sb + " " + sb.length()); System.out.println(new StringBuilder("abc").reverse()); sb.deleteCharAt(0); sb.setLength(4); System.out.println(sb.toString());
        System.out.println(Arrays.toString("a,b,,c,,".split(","))); System.out.println(Arrays.toString("one two  three".split(" "))); System.out.println(Arrays.toString("a1 b2\tc".split("\\s+"))); System.out.println("x".split(",").length);
        System.out.println(String.valueOf(3.0) + String.valueOf('c') + String.valueOf(true) + String.valueOf(new char[] {'a', 'b'}) + String.join("-", "a", "b", "c") + "ab".repeat(3));
        char[] cs = "dcba".toCharArray(); Arrays.sort(cs); System.out.println(new String(cs)); System.out.println(cs);
        switch ("two") { case "one": System.out.println(1); case "two": System.out.println(2); case "three": System.out.println(3); break; default: System.out.println("d"); }
        System.out.println("tab\tquote\"back\\slash\u0041\101");
        System.out.println("""
            text
              block "x"
            end\
             joined
            """);
        System.out.printf("%d %5d|%-5d|%05d %s %10s|%-10s| %.2f %8.3f %e %x %X %c %b %% %,d %+d%n", 1, 42, 42, 42, "s", "right", "left", 3.14159, 2.71828, 12345.678, 255, 255, 'c', true, 1234567, 5);
        System.out.println(String.format("%3$s %1$s %2$s", "a", "b", "c") + String.format("|%6.2f|%-8s|%08.3f|", 1.5, "ab", -3.14159)); System.out.println(String.format("%s %s", new int[0].length, null)); System.out.println(String.format("%,.2f", 1234567.891));
        String nul = null; try { nul.length(); } catch (NullPointerException e) { System.out.println("NPE"); }
        try { "abc".charAt(5); } catch (StringIndexOutOfBoundsException e) { System.out.println("SIOOBE"); }
        try { Integer.parseInt("x1"); } catch (NumberFormatException e) { System.out.println(e.getMessage()); }
        System.out.println(new String("a") == "a"); System.out.println("a,b".indexOf(",")); Object o = "obj"; System.out.println(o.toString().equals("obj") + " " + o.hashCode()); CharSequence q = "seq"; System.out.println(q.length() + q.toString());
        System.out.println("é".length() + " " + "日本".charAt(0) + " " + (int) 'ß');
    }
}
