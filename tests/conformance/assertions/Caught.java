// a failed assertion is an error.
public class Caught {
    public static void main(String[] args) {
        int x = 5;
        assert x == 5 : "fine";
        try {
            assert x > 10 : "x is " + x;
        } catch (AssertionError e) {
            System.out.println(e.getMessage());
        }
        try {
            assert x > 10;
        } catch (AssertionError e) {
            System.out.println(e.getMessage());
        }
        try {
            throw new AssertionError(42);
        } catch (AssertionError e) {
            System.out.println(e);
        }
        System.out.println("end");
    }
}
