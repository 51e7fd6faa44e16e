public class EnumBodies {
    enum Plain {
        A, B2
    }

    enum Op {
        ADD {
            int apply(int a, int b) {
                return a + b;
            }
        },
        SUB {
            int apply(int a, int b) {
                return a - b;
            }
        },
        NONE;

        int apply(int a, int b) {
            return 0;
        }
    }

    enum V1 {
        X {
        },
        Y
    }

    public static void main(String[] args) {
        for (Op op : Op.values()) {
            System.out.println(op + " " + op.apply(5, 3) + " " + (op.getDeclaringClass() == Op.class));
        }
        System.out.println(Op.ADD.getDeclaringClass() == Op.SUB.getDeclaringClass());
        System.out.println(Op.ADD.getClass() == Op.class);
        System.out.println(Op.NONE.getClass() == Op.class);
        System.out.println(Plain.A.getDeclaringClass() == Plain.class);
        System.out.println(Plain.B2.getDeclaringClass() == Plain.A.getDeclaringClass());
        System.out.println(V1.X.getDeclaringClass() == V1.class);
        System.out.println(V1.Y.getDeclaringClass() == V1.class);
    }
}
