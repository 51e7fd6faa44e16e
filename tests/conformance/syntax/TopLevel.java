// several top-level types in one file, in any order.
interface First extends Second {
    default String first() {
        return "first " + second();
    }
}

class Impl implements First {
    static final Helper HELPER = new Helper();
}

enum Third { X, Y }

interface Second {
    default String second() {
        return "second";
    }
}

final class Helper {
    String help() {
        return "help " + Third.Y;
    }
}

@interface Note {
    String value() default "none";

    int[] numbers() default {1, 2};
}

record Fourth(int a) {
}

public class TopLevel {
    public static void main(String[] args) {
        @Note("text")
        final int x = 1;
        System.out.println(new Impl().first() + " " + Impl.HELPER.help() + " " + new Fourth(x));
    }
}
