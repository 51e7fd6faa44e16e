// what + does with all types.
public class Concatenation {
    public static void main(String[] args) {
        String s = null;
        Object o = null;
        char[] letters = {'a', 'b'};
        System.out.println("x" + s + o + 'c' + 1 + 2L + 1.0f + 2.0 + true + null);
        System.out.println(1 + 2 + "x" + 1 + 2);
        System.out.println('a' + 'b' + "x" + 'a' + 'b');
        System.out.println("" + (char) 97 + (int) 'a' + (byte) 300 + (short) 5);
        s += "end";
        System.out.println(s);
        s += 'c';
        s += 1 + 2;
        s += 1.5;
        s += null;
        System.out.println(s);
        String t = "a";
        t += t += "b";
        System.out.println(t);
        o = "object ";
        o += "more";
        System.out.println(o);
        Integer boxed = null;
        System.out.println("boxed " + boxed + Integer.valueOf(3) + Character.valueOf('z'));
        System.out.println("" + letters.length + letters[0] + letters[1]);
        System.out.println("a" + -0.0 + 1e10 + Float.MIN_VALUE + Long.MIN_VALUE);
    }
}
