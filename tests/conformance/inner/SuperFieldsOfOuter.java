import java.util.function.Supplier;

public class SuperFieldsOfOuter {
    static class A {
        String f = "A.f";
        static String s = "A.s";
    }

    static class B extends A {
        String f = "B.f";
    }

    static class C extends B {
        String f = "C.f";

        class Extends extends A {
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
        System.out.println(c.new Plain().look());
        System.out.println(c.anonymous.get());
        System.out.println(c.lambda.get());
        System.out.println(((A) c).f + " " + ((B) c).f + " " + c.f);
    }
}
