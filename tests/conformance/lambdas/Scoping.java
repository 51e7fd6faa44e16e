// what names mean inside of lambdas.
public class Scoping {
    static int x = 1;
    int y = 2;

    void run() {
        int z = 3;
        java.util.function.IntUnaryOperator f = a -> {
            int b = a + x + y + z;
            java.util.function.IntUnaryOperator g = c -> b + c + this.y;
            return g.applyAsInt(100);
        };
        x = 10;
        y = 20;
        System.out.println(f.applyAsInt(1000));
    }

    static Runnable make() {
        class Local implements Runnable {
            int x = 5;

            public void run() {
                Runnable r = () -> System.out.println(x + this.x + Scoping.x);
                r.run();
            }
        }
        return new Local();
    }

    public static void main(String[] args) {
        new Scoping().run();
        make().run();
    }
}
