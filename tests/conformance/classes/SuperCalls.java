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

public class SuperCalls {
    public static void main(String[] args) {
        System.out.println(new A().call() + " " + new B().call() + " " + new C().call() + " " + new D().call());
        A a = new D();
        System.out.println(a.who());
    }
}
