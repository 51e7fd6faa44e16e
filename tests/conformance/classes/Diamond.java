// defaults from several interfaces.
interface A {
    default String m() {
        return "A";
    }

    default String n() {
        return "A.n";
    }
}

interface B extends A {
    default String m() {
        return "B" + A.super.m();
    }
}

interface C extends A {
    default String n() {
        return "C.n";
    }
}

class D implements B, C {
}

class E extends D implements A {
    public String m() {
        return "E" + super.m() + super.n();
    }
}

interface F {
    default String m() {
        return "F";
    }
}

class G implements A, F {
    public String m() {
        return A.super.m() + F.super.m();
    }
}

class Winner {
    public String m() {
        return "class wins";
    }
}

class H extends Winner implements A {
}

abstract class Re implements A {
    public abstract String m();
}

class ReImpl extends Re {
    public String m() {
        return "re";
    }
}

public class Diamond {
    public static void main(String[] args) {
        System.out.println(new D().m() + " " + new D().n() + " " + new E().m() + " " + new G().m() + " " + new H().m() + " " + new ReImpl().m() + new ReImpl().n());
        A a = new E();
        System.out.println(a.m() + " " + a.n());
    }
}
