// indices out of range.
public class Exceptions {
    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("nothing");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        String s = "abc";
        attempt(() -> s.charAt(3));
        attempt(() -> s.charAt(-1));
        attempt(() -> s.substring(4));
        attempt(() -> s.substring(2, 1));
        attempt(() -> s.substring(-1, 2));
        attempt(() -> s.substring(0, 4));
        attempt(() -> s.substring(3));
        attempt(() -> s.repeat(-1));
        attempt(() -> new StringBuilder("xy").charAt(2));
        attempt(() -> new StringBuilder("xy").deleteCharAt(2));
        attempt(() -> new StringBuilder("xy").insert(3, "z"));
        attempt(() -> new StringBuilder("xy").setCharAt(5, 'z'));
        attempt(() -> new StringBuilder("xy").delete(3, 4));
        attempt(() -> new StringBuilder("xy").delete(1, 100));
        attempt(() -> new StringBuilder("xy").setLength(-1));
        attempt(() -> new StringBuilder("xy").substring(1, 0));
        attempt(() -> ((String) null).length());
        attempt(() -> s.concat(null));
        attempt(() -> s.compareTo(null));
        attempt(() -> s.contains(null));
    }
}
