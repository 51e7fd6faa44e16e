// inner classes and inheritance of their outer classes.
class Base {
    protected int v = 1;

    class In {
        int get() {
            return v;
        }
    }

    In in() {
        return new In();
    }
}

class Sub extends Base {
    int v = 2;

    class In2 extends In {
        int get() {
            return super.get() * 10 + v;
        }
    }

    In in() {
        return new In2();
    }
}

class Other extends Base.In {
    Other(Base b) {
        b.super();
    }
}

public class Inheritance {
    public static void main(String[] args) {
        System.out.println(new Base().in().get() + " " + new Sub().in().get() + " " + new Other(new Sub()).get());
        Base b = new Sub();
        System.out.println(b.v + " " + ((Sub) b).v);
    }
}
