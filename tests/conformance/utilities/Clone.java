// clone and Cloneable.
class Sheep implements Cloneable {
    String name = "dolly";
    int[] data = {1, 2};

    @Override
    public Sheep clone() {
        try {
            Sheep s = (Sheep) super.clone();
            s.data = data.clone();
            return s;
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }
}

class Lamb extends Sheep {
    int extra = 7;
}

class Stone {
    Object copy() throws CloneNotSupportedException {
        return clone();
    }
}

public class Clone {
    public static void main(String[] args) {
        Sheep a = new Sheep();
        a.name = "first";
        Sheep b = a.clone();
        b.data[0] = 9;
        System.out.println(b.name + " " + a.data[0] + " " + (a == b) + " " + (a.getClass() == b.getClass()));
        Lamb l = new Lamb();
        l.extra = 8;
        System.out.println(((Lamb) l.clone()).extra);
        try {
            new Stone().copy();
        } catch (CloneNotSupportedException e) {
            System.out.println(e.getMessage());
        }
    }
}
