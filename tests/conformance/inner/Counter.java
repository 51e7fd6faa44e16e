// closures over fields, locals and arrays.
public class Counter {
    private int total;

    interface Op {
        int apply(int x);
    }

    Op adder(int by) {
        return x -> {
            total += by;
            return x + by + total;
        };
    }

    Op chain(Op... ops) {
        return x -> {
            for (Op o : ops) x = o.apply(x);
            return x;
        };
    }

    public static void main(String[] args) {
        Counter c = new Counter();
        Op two = c.adder(2), ten = c.adder(10);
        System.out.println(two.apply(1) + " " + ten.apply(1) + " " + c.total);
        System.out.println(c.chain(two, ten, x -> -x).apply(0) + " " + c.total);
        int[] state = {0};
        Op[] ops = new Op[3];
        for (int i = 0; i < ops.length; i++) {
            int k = i + 1;
            ops[i] = x -> state[0] += k * x;
        }
        for (Op o : ops) o.apply(10);
        System.out.println(state[0]);
    }
}
