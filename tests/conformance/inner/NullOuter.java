// an enclosing object that is null.
public class NullOuter {
    class Inner {
        int v = 1;
    }

    static class Sub extends NullOuter.Inner {
        Sub(NullOuter o) {
            o.super();
        }
    }

    public static void main(String[] args) {
        NullOuter none = null;
        try {
            none.new Inner();
        } catch (NullPointerException e) {
            System.out.println("new");
        }
        try {
            new Sub(null);
        } catch (NullPointerException e) {
            System.out.println("super");
        }
        System.out.println(new Sub(new NullOuter()).v);
    }
}
