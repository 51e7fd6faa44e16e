// overloaded equals, symmetric equality, hash codes.
class Bad {
    final int v;

    Bad(int v) {
        this.v = v;
    }

    public boolean equals(Bad b) {
        return b != null && b.v == v;
    }
}

public class EqualsPitfalls {
    public static void main(String[] args) {
        Bad a = new Bad(1), b = new Bad(1);
        Object o = b;
        System.out.println(a.equals(b) + " " + a.equals(o) + " " + a.equals(null) + " " + java.util.List.of(a).contains(b) + " " + java.util.Objects.equals(a, b));
        Integer i = 1;
        Long l = 1L;
        System.out.println(i.equals(l) + " " + i.equals(1) + " " + l.equals(1L) + " " + (i == 1L) + " " + new int[0].equals(new int[0]) + " " + "a".equals(new StringBuilder("a")));
    }
}
