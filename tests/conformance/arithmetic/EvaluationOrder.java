// operands, arguments and the left side come first.
public class EvaluationOrder {
    static int count = 0;
    static int x = 1;

    static int f(String name) {
        System.out.print(name + " ");
        return ++count;
    }

    static int change() {
        x = 100;
        return 1;
    }

    static int three(int a, int b, int c) {
        return a * 100 + b * 10 + c;
    }

    static int[] array(String name) {
        System.out.print(name + " ");
        return new int[8];
    }

    public static void main(String[] args) {
        System.out.println(f("a") + f("b") * f("c"));
        System.out.println(f("d") - (f("e") - f("f")));
        System.out.println(three(f("g"), f("h"), f("i")));
        x += change();
        System.out.println(x);
        x = 1;
        x = x + change() + x;
        System.out.println(x);
        array("array")[f("index") - f("other") + 1] = f("value");
        System.out.println("");
        boolean r = f("l") > 100 && f("m") > 0 || f("n") > 0;
        System.out.println(r);
        System.out.println(f("o") > 0 ? f("p") : f("q"));
        try {
            int[] none = null;
            none[f("r")] = f("s");
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        try {
            int[] one = new int[1];
            one[f("t")] = f("u") / (one.length - 1);
        } catch (ArithmeticException | ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}
