// this in lambdas and anonymous classes.
public class This {
    int v = 1;

    class Inner {
        int v = 2;

        void run() {
            Runnable lambda = () -> System.out.println(this.v + " " + v + " " + This.this.v);
            Runnable anonymous = new Runnable() {
                int v = 3;

                public void run() {
                    System.out.println(this.v + " " + v + " " + Inner.this.v);
                }
            };
            lambda.run();
            anonymous.run();
        }
    }

    String name() {
        return "outer";
    }

    java.util.function.Supplier<String> field = () -> name() + v;

    public static void main(String[] args) {
        This t = new This();
        t.new Inner().run();
        t.v = 5;
        System.out.println(t.field.get());
    }
}
