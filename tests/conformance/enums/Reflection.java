// getEnumConstants, valueOf by class, getDeclaringClass.
enum Op {
    ADD {
        int f(int a) {
            return a + 1;
        }
    },
    SUB {
        int f(int a) {
            return a - 1;
        }
    };

    abstract int f(int a);
}

public class Reflection {
    public static void main(String[] args) {
        for (Op o : Op.class.getEnumConstants()) {
            System.out.println(o + " " + o.f(1) + " " + o.getDeclaringClass() + " " + (o.getClass() == Op.class) + " " + o.getDeclaringClass().getEnumConstants().length);
        }
        System.out.println(Enum.valueOf(Op.class, "SUB").f(10));
        try {
            Enum.valueOf(Op.class, "MUL");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(String.class.getEnumConstants() == null);
    }
}
