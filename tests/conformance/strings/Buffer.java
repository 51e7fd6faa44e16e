// StringBuffer has the same methods.
public class Buffer {
    public static void main(String[] args) {
        StringBuffer b = new StringBuffer("start");
        b.append(' ').append(10).append(true).insert(0, '>').reverse();
        System.out.println(b);
        b.setLength(4);
        b.deleteCharAt(1).setCharAt(0, 'X');
        System.out.println(b + " " + b.length() + " " + b.indexOf("r"));
        System.out.println(new StringBuffer().append("a").append((Object) null).append(1.5).toString());
        System.out.println(new StringBuffer("abc").replace(0, 2, "z").delete(1, 2));
    }
}
