// calls by class, by object and by inheritance.
class Util {
    static int twice(int x) {
        return 2 * x;
    }

    int thrice(int x) {
        return 3 * x;
    }
}

class Sub extends Util {
    int six(int x) {
        return twice(thrice(x));
    }

    static int four(int x) {
        return twice(Util.twice(x));
    }
}

public class StaticImportsOfOwn {
    public static void main(String[] args) {
        System.out.println(Util.twice(1) + Sub.twice(2) + new Sub().six(1) + Sub.four(1) + new Util().thrice(1));
    }
}
