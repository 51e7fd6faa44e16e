import java.util.function.Supplier;

public class SuperOfOuter {
    interface Greets {
        default String hi() {
            return "Greets.hi";
        }
    }

    static class A {
        String hi() {
            return "A.hi";
        }

        String f = "A.f";
        static String s = "A.s";
    }

    static class Loud {
        public String hi() {
            return "Loud.hi";
        }
    }

    static class Both extends Loud implements Greets {
        public String hi() {
            Supplier<String> interfaces = Greets.super::hi;
            Supplier<String> superclass = super::hi;
            return interfaces.get() + " " + superclass.get() + " " + Greets.super.hi() + " " + super.hi();
        }
    }

    static class B extends A {
        String hi() {
            return "B.hi";
        }

        String f = "B.f";
    }

    static class C extends B {
        String hi() {
            return "C.hi";
        }

        String f = "C.f";

        class Extends extends A {
            Supplier<String> refer() {
                return C.super::hi;
            }

            String look() {
                return C.super.f + " " + super.f + " " + f;
            }
        }

        class Plain {
            String look() {
                C.super.f = C.super.f + "!";
                return C.super.f + " " + f + " " + C.super.s;
            }
        }

        final Supplier<String> anonymous = new Supplier<>() {
            public String get() {
                return C.super.f;
            }
        };

        final Supplier<String> lambda = () -> C.super.f + super.f;
    }

    public static void main(String[] args) {
        C c = new C();
        System.out.println(c.new Extends().look());
        System.out.println(c.new Extends().refer().get());
        System.out.println(new Both().hi());
        System.out.println(c.new Plain().look());
        System.out.println(c.anonymous.get());
        System.out.println(c.lambda.get());
        System.out.println(((A) c).f + " " + ((B) c).f + " " + c.f);
    }
}
