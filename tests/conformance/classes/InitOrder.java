// static and instance initialisation, superclass first.
class Base {
    static {
        System.out.println("Base static");
    }

    int a = log("Base.a");

    {
        System.out.println("Base block");
    }

    Base() {
        System.out.println("Base()");
        hook();
    }

    void hook() {
        System.out.println("Base.hook");
    }

    static int log(String s) {
        System.out.println(s);
        return s.length();
    }
}

class Derived extends Base {
    static int s = log("Derived.s");
    int b = log("Derived.b");
    String text = "set";
    final int constant = 7;
    int noInit;

    static {
        System.out.println("Derived static " + s);
    }

    {
        System.out.println("Derived block " + b + " " + text);
    }

    Derived() {
        this(1);
        System.out.println("Derived() " + b);
    }

    Derived(int x) {
        super();
        System.out.println("Derived(int) " + text + " " + noInit);
    }

    @Override
    void hook() {
        System.out.println("Derived.hook " + b + " " + text + " " + constant);
        noInit = 9;
    }
}

public class InitOrder {
    public static void main(String[] args) {
        System.out.println("main");
        new Derived();
        System.out.println("again");
        new Derived(2);
    }
}
