// overloads across a class hierarchy, private and static methods, hiding.
class A {
    String m(Object o) { return "A.Object"; }
    String m(String s) { return "A.String"; }
    static String s(int i) { return "A.static"; }
    String call(Object o) { return m(o); }
}

class B extends A {
    String m(Object o) { return "B.Object"; }
    String m(Integer i) { return "B.Integer"; }
    static String s(int i) { return "B.static"; }
    String superM() { return super.m("x") + super.m(1); }
}

public class Inherited {
    public static void main(String[] args) {
        A a = new B();
        B b = new B();
        System.out.println(a.m("s") + " " + a.m(1) + " " + b.m(1) + " " + b.m("s") + " " + a.call("s") + " " + b.m((Object) 1) + " " + b.superM());
        System.out.println(a.s(1) + " " + b.s(1) + " " + ((A) b).s(1));
    }
}
