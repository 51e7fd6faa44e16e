// strings never change.
public class Immutable {
    public static void main(String[] args) {
        String s = "abc";
        String t = s;
        s.toUpperCase();
        s.concat("d");
        s.replace('a', 'x');
        System.out.println(s + " " + (s == t));
        s = s.toUpperCase();
        System.out.println(s + " " + t);
        char[] c = t.toCharArray();
        c[0] = 'z';
        System.out.println(t + new String(c));
        t += 1;
        System.out.println(t);
    }
}
