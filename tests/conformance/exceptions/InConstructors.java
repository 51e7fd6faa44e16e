// exceptions in constructors, initialisers and field initialisers.
public class InConstructors {
    static int made;

    static class Part {
        final int v = compute();
        static int next = 2;

        Part() {
            made++;
        }

        int compute() {
            return 10 / next--;
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 4; i++) {
            try {
                System.out.println(new Part().v);
            } catch (ArithmeticException e) {
                System.out.println(e.getMessage() + " made " + made);
            }
        }
    }
}
