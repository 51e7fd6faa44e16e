// expect: true
// note: A copy of a text that is loaded is not the object that `intern` gives, and neither is what was never handed to it; equal ones get the same.

public class InternedCopies {
    public static void main(String[] args) {
        String copy = new String("key");
        assert copy.intern() == "key" && copy != "key" && copy.intern() != copy;
        String made = "ke".concat("y");
        assert made != "key" && made.intern() == copy.intern() && made != made.intern() && made.equals(copy);
        String first = "a".repeat(3);
        String second = "aa".concat("a");
        String kept = first.intern();
        assert second != kept && second.intern() == kept && second != kept && first != second;
    }
}
