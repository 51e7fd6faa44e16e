// constants are the same object, computed strings are not.
public class Interning {
    static final String CONSTANT = "he" + "llo";

    public static void main(String[] args) {
        String a = "hello";
        String b = "hel" + "lo";
        String part = "lo";
        String c = "hel" + part;
        final String fixed = "lo";
        String d = "hel" + fixed;
        System.out.println((a == b) + " " + (a == c) + " " + (a == d) + " " + (a == CONSTANT) + " " + (a == c.intern()));
        System.out.println(a.equals(c) + " " + (new String("hello") == a) + " " + (new String(a).intern() == a));
        System.out.println((a.substring(0) == a) + " " + (a.toString() == a) + " " + (String.valueOf((Object) a) == a) + " " + (a.concat("") == a) + " " + (a.trim() == a));
        System.out.println((a.substring(1) == "ello") + " " + ("" + 1 + 2 == "12") + " " + ("x" + 'y' == "xy") + " " + (("x" + 1L + true) == "x1true"));
        System.out.println(new StringBuilder("hello").toString() == a);
    }
}
