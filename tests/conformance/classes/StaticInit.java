// classes are initialised at their first use, and not before.
class A {
    static final int CONSTANT = 5;
    static final Integer BOXED = 6;
    static int value = say("A");

    static int say(String s) {
        System.out.println("init " + s);
        return 1;
    }

    static class Nested {
        static int x = say("A.Nested");
    }
}

class B extends A {
    static int own = A.say("B");

    static void touch() {
    }
}

class C {
    static C instance = new C();
    static int count = 10;
    int seen;

    C() {
        seen = count;
        count++;
    }
}

interface I {
    int K = A.say("I");

    default void m() {
    }
}

class D implements I {
    static {
        System.out.println("init D");
    }
}

interface J {
    int L = A.say("J");
}

class E implements J {
    static {
        System.out.println("init E");
    }
}

public class StaticInit {
    public static void main(String[] args) {
        System.out.println(A.CONSTANT);
        B[] array = new B[3];
        System.out.println("array " + array.length);
        System.out.println(B.value);
        B.touch();
        System.out.println(A.Nested.x);
        System.out.println(C.instance.seen + " " + C.count);
        new D();
        new E();
        System.out.println(J.L);
        System.out.println(A.BOXED);
        Object o = null;
        System.out.println(o instanceof I);
    }
}
