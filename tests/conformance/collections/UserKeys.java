import java.util.*;

// keys with equals and hashCode of their own, and bad ones.
class Key {
    final int a;
    final String b;

    Key(int a, String b) {
        this.a = a;
        this.b = b;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Key k && k.a == a && k.b.equals(b);
    }

    @Override
    public int hashCode() {
        return Objects.hash(a, b);
    }

    public String toString() {
        return a + b;
    }
}

class Collides {
    final int v;

    Collides(int v) {
        this.v = v;
    }

    public int hashCode() {
        return 42;
    }

    public boolean equals(Object o) {
        return o instanceof Collides c && c.v == v;
    }

    public String toString() {
        return "c" + v;
    }
}

public class UserKeys {
    public static void main(String[] args) {
        Set<Key> s = new HashSet<>();
        System.out.println(s.add(new Key(1, "x")) + " " + s.add(new Key(1, "x")) + " " + s.add(new Key(2, "x")) + " " + s.contains(new Key(2, "x")) + " " + s.size());
        System.out.println(s);
        Map<Collides, Integer> m = new HashMap<>();
        for (int i = 0; i < 6; i++) {
            m.put(new Collides(i * 5 % 6), i);
        }
        System.out.println(m.size() + " " + m.get(new Collides(4)) + " " + m.get(new Collides(99)) + " " + m.remove(new Collides(0)) + " " + m.keySet());
        class Mutable {
            int x = 1;

            public int hashCode() {
                return x;
            }

            public boolean equals(Object o) {
                return o instanceof Mutable n && n.x == x;
            }
        }
        Mutable k = new Mutable();
        Map<Mutable, String> lost = new HashMap<>();
        lost.put(k, "v");
        k.x = 2;
        System.out.println(lost.get(k) + " " + lost.containsKey(k) + " " + lost.size());
        k.x = 1;
        System.out.println(lost.get(k));
    }
}
