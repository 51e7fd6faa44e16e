// blank finals and locals assigned on all paths.
public class DefiniteAssignment {
    final int field;

    DefiniteAssignment(boolean b) {
        if (b) {
            field = 1;
        } else {
            field = 2;
        }
    }

    static int classify(int n) {
        final String s;
        int k;
        if (n > 0 && (k = n * 2) > 4) {
            s = "big" + k;
        } else {
            s = "small";
        }
        boolean done = false;
        int x;
        while (true) {
            x = n;
            if (x >= 0 || done) {
                break;
            }
            done = true;
        }
        return s.length() + x;
    }

    public static void main(String[] args) {
        System.out.println(new DefiniteAssignment(true).field + new DefiniteAssignment(false).field);
        System.out.println(classify(1) + " " + classify(5) + " " + classify(-3));
        int y;
        switch (args.length) {
            case 0:
                y = 10;
                break;
            default:
                y = 20;
        }
        System.out.println(y);
        int z;
        try {
            z = Integer.parseInt("7");
        } catch (NumberFormatException e) {
            z = -1;
        }
        System.out.println(z);
        boolean p = true, q;
        if (p || (q = false)) {
            q = p;
        }
        System.out.println(q);
    }
}
