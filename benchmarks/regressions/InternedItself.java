// expect: unknown(unsupported)
// note: Java keeps the first text that is handed to `intern`, unless an equal one was loaded before: then this is that object itself.

public class InternedItself {
    public static void main(String[] args) {
        String s = "ab".repeat(2);
        String kept = s.intern();
        assert kept == s;
    }
}
