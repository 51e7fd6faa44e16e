// inner classes, Outer.this, outer.new Inner().
class Outer {
    private int x = 1;
    private static int shared = 100;

    class Inner {
        int x = 2;

        class Deep {
            int x = 3;

            String all(int x) {
                Outer.this.x++;
                shared++;
                return x + " " + this.x + " " + Inner.this.x + " " + Outer.this.x + " " + name() + " " + shared;
            }
        }

        String name() {
            return "Inner.name";
        }
    }

    String name() {
        return "Outer.name";
    }

    Inner make() {
        return new Inner();
    }

    static class Nested {
        int read(Outer o) {
            return o.x;
        }
    }
}

public class Members {
    public static void main(String[] args) {
        Outer o = new Outer();
        Outer.Inner i = o.new Inner();
        Outer.Inner.Deep d = i.new Deep();
        System.out.println(d.all(0));
        System.out.println(o.make().new Deep().all(9));
        System.out.println(new Outer.Nested().read(o));
        System.out.println(new Outer().new Inner().new Deep().all(7));
        try {
            Outer none = null;
            none.new Inner();
        } catch (NullPointerException e) {
            System.out.println("no outer");
        }
    }
}
