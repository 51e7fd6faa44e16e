// anonymous classes with fields, initialisers, arguments.
abstract class Shape {
    final String name;
    int size;

    Shape(String name, int size) {
        this.name = name;
        this.size = size;
        System.out.println("made " + name + " " + area());
    }

    abstract int area();
}

interface Visitor {
    void visit(int n);
}

public class Anonymous {
    public static void main(String[] args) {
        int factor = 3;
        Shape s = new Shape("anon", 4) {
            int extra = 5;

            {
                size++;
                System.out.println("block " + extra);
            }

            @Override
            int area() {
                return size * size * factor + extra;
            }
        };
        System.out.println(s.area() + " " + s.name);
        final int[] sum = {0};
        Visitor v = new Visitor() {
            private int calls;

            public void visit(int n) {
                calls++;
                sum[0] += n * calls;
            }
        };
        for (int i = 1; i <= 3; i++) {
            v.visit(i);
        }
        System.out.println(sum[0]);
        Object o = new Object() {
            @Override
            public String toString() {
                return "anonymous " + factor + new Object() {
                    public String toString() {
                        return " nested " + factor * 2;
                    }
                };
            }
        };
        System.out.println(o);
        System.out.println(new int[] {1, 2}.length + new java.util.ArrayList<String>() {{ add("x"); }}.size());
        Comparable<String> c = new Comparable<>() {
            public int compareTo(String x) {
                return x.length();
            }
        };
        System.out.println(c.compareTo("four"));
    }
}
