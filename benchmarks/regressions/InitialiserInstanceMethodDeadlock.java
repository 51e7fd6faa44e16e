// expect: false(no-deadlock)
// note: initialiser waits for a task whose instance method reads a static of the class: JLS 12.4.1, 12.4.2 step 2
class A {
    static int x = 1;
    static {
        A a = new A();
        Thread t = new Thread(new R(a));
        t.start();
        try {
            t.join(); //~ deadlock
        } catch (InterruptedException e) {
        }
    }
    int get() {
        return x; //~ deadlock
    }
    static void m() {
    }
}

class R implements Runnable {
    final A a;
    R(A a) {
        this.a = a;
    }
    public void run() {
        a.get();
    }
}

public class InitialiserInstanceMethodDeadlock {
    public static void main(String[] a) throws Exception {
        A.m();
    }
}
