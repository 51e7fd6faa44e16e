// chains of super over three levels.
class A {
    String who() {
        return "A";
    }

    String call() {
        return who() + this.who();
    }
}

class B extends A {
    String who() {
        return "B" + super.who();
    }
}

class C extends B {
    String who() {
        return "C" + super.who();
    }

    String call() {
        return super.call() + "!" + super.who();
    }
}

class D extends C {
}

// What a field of the superclass has is reached through `super`, too.
class Held {
    protected final String s = "abc";
    final int[] v = {1, 2};
    Held next;
    int n = 3;

    String name() {
        return "held" + n;
    }
}

class Holder extends Held {
    String s;
    int v;

    String reach() {
        super.v[0]++;
        super.next = new Holder();
        super.next.n += 4;
        return super.s.length() + " " + super.v.length + super.v[0] + " " + super.next.name() + super.next.s.toUpperCase().length();
    }

    class Inside {
        String reach() {
            return Holder.super.s.concat("x") + Holder.super.v.length + Holder.super.next.next;
        }
    }
}

public class SuperCalls {
    public static void main(String[] args) {
        System.out.println(new A().call() + " " + new B().call() + " " + new C().call() + " " + new D().call());
        A a = new D();
        System.out.println(a.who());
        Holder h = new Holder();
        System.out.println(h.reach() + " " + h.new Inside().reach());
    }
}
