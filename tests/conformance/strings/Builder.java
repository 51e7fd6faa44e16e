// StringBuilder.
public class Builder {
    public static void main(String[] args) {
        StringBuilder b = new StringBuilder();
        b.append(1).append('a').append("text").append(2.5).append(true).append((Object) null).append((String) null).append(3L).append(1.5f).append(new char[] {'x', 'y'});
        System.out.println(b);
        System.out.println(b.length());
        b.setLength(6);
        System.out.println(b + "|");
        b.insert(0, "start ").insert(3, 42).insert(b.length(), '!').insert(1, true).insert(0, 2.5).insert(0, 7L);
        System.out.println(b);
        b.reverse();
        System.out.println(b.toString());
        b.deleteCharAt(0).delete(0, 3);
        System.out.println(b);
        b.setCharAt(0, 'Z');
        b.replace(1, 3, "<>");
        System.out.println(b + " " + b.indexOf("<") + " " + b.lastIndexOf(">") + " " + b.charAt(2) + " " + b.substring(4) + " " + b.substring(1, 4));
        b.setLength(3);
        b.setLength(5);
        System.out.println(b.length() + " " + (int) b.charAt(4));
        StringBuilder c = new StringBuilder("abc");
        System.out.println(c.append(c) + " " + c.equals(new StringBuilder("abcabc")) + " " + c.compareTo(new StringBuilder("abcabc")) + " " + c.toString().contentEquals(c));
        System.out.println(new StringBuilder(10).append("hello", 1, 3).append(new char[] {'a', 'b', 'c'}, 1, 2).append((CharSequence) "seq").appendCodePoint(65));
        System.out.println(new StringBuilder("racecar").reverse().toString().equals("racecar"));
        System.out.println(new StringBuilder().isEmpty());
    }
}
