// fields and static methods are chosen by the static type.
class P1 {
    int x = 1;
    static String s() {
        return "P1";
    }

    int getX() {
        return x;
    }
}

class P2 extends P1 {
    int x = 2;
    static String s() {
        return "P2";
    }

    int both() {
        return x * 10 + super.x;
    }
}

public class HiddenFields {
    public static void main(String[] args) {
        P2 p = new P2();
        P1 q = p;
        System.out.println(p.x + " " + q.x + " " + ((P1) p).x + " " + p.getX() + " " + p.both() + " " + P1.s() + P2.s());
        q.x = 7;
        System.out.println(p.x + " " + p.getX() + " " + p.both());
    }
}
