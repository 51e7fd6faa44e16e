// static and instance counters.
class Ticket {
    private static int next = 100;
    private static final int STEP = 5;
    final int number;
    private int uses;

    Ticket() {
        number = next;
        next += STEP;
    }

    Ticket use() {
        uses++;
        return this;
    }

    static int issued() {
        return (next - 100) / STEP;
    }

    public String toString() {
        return number + "x" + uses;
    }
}

public class Counters {
    public static void main(String[] args) {
        Ticket a = new Ticket(), b = new Ticket();
        a.use().use();
        b.use();
        System.out.println(a + " " + b + " " + Ticket.issued() + " " + new Ticket().number);
        Ticket[] many = new Ticket[3];
        for (int i = 0; i < many.length; i++) many[i] = new Ticket().use();
        System.out.println(many[2] + " " + Ticket.issued());
    }
}
