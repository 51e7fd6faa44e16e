// split and join.
public class Split {
    static void show(String[] parts) {
        System.out.print(parts.length);
        for (String p : parts) {
            System.out.print(" [" + p + "]");
        }
        System.out.println("");
    }

    public static void main(String[] args) {
        show("a,b,c".split(","));
        show("a,,b,,".split(","));
        show(",a".split(","));
        show("".split(","));
        show("abc".split(""));
        show("a b  c".split(" "));
        show(" a b  c ".split("\\s+"));
        show("1.2.3".split("\\."));
        show("a|b".split("\\|"));
        show("a,b,c,d".split(",", 2));
        show("a,,b,,".split(",", -1));
        show("key=value".split("="));
        show("no separator".split(";"));
        show("a::b".split("::"));
        System.out.println(String.join(", ", new String[] {"x", null, "z"}));
        System.out.println(String.join("", "a", "b") + String.join("-"));
        show("x1y22z".split("[0-9]+"));
        show("a, b;c".split("[,;]\\s*"));
    }
}
