// calls through generic supertypes cast their arguments.
interface Handler<T> {
    String handle(T t);
}

class Text implements Handler<String> {
    public String handle(String s) {
        return s.trim();
    }
}

abstract class Base<T extends Number> {
    abstract int f(T t);
}

class Ints extends Base<Integer> {
    int f(Integer i) {
        return i + 1;
    }

    int f(Object o) {
        return -1;
    }
}

class Mixed {
    public String handle(String s) {
        return "inherited " + s;
    }
}

class Late extends Mixed implements Handler<String> {
}

public class Bridges {
    public static void main(String[] args) {
        Handler<String> h = new Text();
        System.out.println(h.handle(" x ") + new Late().handle("y") + ((Handler<String>) new Late()).handle("z"));
        Base<Integer> b = new Ints();
        System.out.println(b.f(1) + " " + new Ints().f(2.5) + " " + new Ints().f(7));
        @SuppressWarnings({"unchecked", "rawtypes"})
        Handler raw = h;
        try {
            raw.handle(5);
        } catch (ClassCastException e) {
            System.out.println("not a String");
        }
        @SuppressWarnings({"unchecked", "rawtypes"})
        Comparable c = 5;
        try {
            c.compareTo("five");
        } catch (ClassCastException e) {
            System.out.println("not an Integer");
        }
        @SuppressWarnings({"unchecked", "rawtypes"})
        java.util.List list = new java.util.ArrayList(java.util.List.of(1, "a"));
        try {
            java.util.Collections.sort(list);
        } catch (ClassCastException e) {
            System.out.println("cannot be sorted");
        }
    }
}
