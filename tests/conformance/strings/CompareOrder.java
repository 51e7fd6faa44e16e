// compareTo, equals and sorting of strings.
public class CompareOrder {
    public static void main(String[] args) {
        String[] a = {"banana", "Apple", "cherry", "apple", "", "10", "9", "b"};
        java.util.Arrays.sort(a);
        System.out.println(String.join(",", a));
        java.util.Arrays.sort(a, String.CASE_INSENSITIVE_ORDER);
        System.out.println(String.join(",", a));
        java.util.Arrays.sort(a, (x, y) -> x.length() != y.length() ? x.length() - y.length() : y.compareTo(x));
        System.out.println(String.join(",", a));
        System.out.println("a".compareTo("abc") + " " + "abc".compareTo("abd") + " " + "Z".compareTo("a") + " " + "é".compareTo("z") + " " + "a".equals('a'));
    }
}
