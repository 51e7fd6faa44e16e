// concatenation of every type, null, chars, compile-time constants.
public class ConcatForms {
    static final String C = "con" + "stant" + 1 + 'c' + 2.0 + true + null;
    static final int K = 5;
    static final String D = "k" + K;
    static String nul;
    static int calls;
    static String side() {
        calls++;
        return "s" + calls;
    }
    public static void main(String[] args) {
        System.out.println(C + " " + D + (D == "k5") + ("k" + K == D));
        String s = null;
        s += "x";
        System.out.println(s);
        s = "a";
        s += 1;
        s += 'b';
        s += 2L;
        s += 1.5f;
        s += 2.5;
        s += null;
        s += true;
        s += new int[0].length;
        System.out.println(s);
        System.out.println(1 + 2 + "3" + 4 + 5 + (6 + 7) + 'a' + 'b' + ('a' + 'b') + (char) ('a' + 1));
        System.out.println('a' + 'b' + "c" + 1.0f + 1e10 + 1e-5f + 100.0 + -0.0 + 5 / 2 + 5 / 2.0 + (byte) 300);
        System.out.println("" + nul + new Object[0].length + (Object) null + Integer.valueOf(7) + Character.valueOf('z') + Long.valueOf(8) + Boolean.TRUE);
        String t = side() + side() + side();
        System.out.println(t);
        String h1 = "hel", h2 = "lo";
        final String f1 = "hel";
        System.out.println(("hel" + "lo" == "hello") + " " + (h1 + h2 == "hello") + " " + (f1 + "lo" == "hello") + " " + ((h1 + h2).intern() == "hello") + " " + (h1 + h2).equals("hello") + " " + (new String("a") == "a"));
        char[] arr = {'h', 'i'};
        System.out.println("len " + arr.length + String.valueOf(arr));
        Object o = "obj";
        System.out.println(o + "" + 1 + o);
        String str = "x";
        str = str + str + (str += "y") + str;
        System.out.println(str);
        int i = 1;
        System.out.println(i++ + "" + i++ + ++i + (i += 2) + -i + +i + ~i);
        System.out.println("a" + (true ? 1 : 'b') + (false ? 1 : 'b') + (i > 0 ? "p" : null));
        String[] sa = {"q"};
        sa[0] += "r";
        sa[0] += sa[0];
        System.out.println(sa[0] + sa.length);
        System.out.println("tab\there \"q\" \\ \u0041");
    }
}
