// equals, hashCode and toString by users; getClass.
class Money {
    private final long cents;
    private final String unit;

    Money(long cents, String unit) {
        this.cents = cents;
        this.unit = unit;
    }

    @Override
    public boolean equals(Object o) {
        if (this == o) {
            return true;
        }
        if (o == null || getClass() != o.getClass()) {
            return false;
        }
        Money other = (Money) o;
        return cents == other.cents && unit.equals(other.unit);
    }

    @Override
    public int hashCode() {
        return java.util.Objects.hash(cents, unit);
    }

    @Override
    public String toString() {
        return String.format("%d.%02d %s", cents / 100, cents % 100, unit);
    }
}

class Plain {
}

public class ObjectMethods {
    public static void main(String[] args) {
        Money a = new Money(1050, "EUR"), b = new Money(1050, "EUR"), c = new Money(5, "USD");
        System.out.println(a.equals(b) + " " + a.equals(c) + " " + a.equals("x") + " " + (a == b) + " " + (a.hashCode() == b.hashCode()) + " " + a.hashCode());
        System.out.println(a + " " + c);
        Plain p = new Plain();
        System.out.println(p.equals(p) + " " + p.equals(new Plain()) + " " + (p.hashCode() == p.hashCode()) + " " + p.toString().startsWith("Plain@"));
        System.out.println(a.getClass() + " " + p.getClass().getName() + " " + "s".getClass().getSimpleName() + " " + (a.getClass() == b.getClass()) + " " + new int[0].getClass().getSimpleName());
        Object o = a;
        System.out.println(o.equals(b) + " " + o);
        System.out.println(Integer.valueOf(3).getClass().getName() + " " + Plain.class.getSimpleName() + " " + String.class.getName() + " " + int.class);
    }
}
