// labelled break and continue through loops, blocks, switches and finally.
public class LabelsMore {
    public static void main(String[] args) {
        StringBuilder sb = new StringBuilder();
        outer: for (int i = 0; i < 4; i++) {
            inner: for (int j = 0; ; j++) {
                if (j == 3) continue outer;
                if (i == 2 && j == 1) break inner;
                if (i == 3) break outer;
                sb.append(i).append(j).append(' ');
            }
            sb.append('|');
        }
        System.out.println(sb);
        block: {
            System.out.print("in ");
            if (args.length == 0) break block;
            System.out.print("never ");
        }
        System.out.println("out");
        a: b: while (true) {
            do {
                if (sb.length() > 0) break a;
            } while (true);
        }
        int n = 0;
        w: while (n < 10) {
            n++;
            try {
                if (n % 2 == 0) continue w;
                if (n == 7) break w;
                System.out.print("t" + n + " ");
            } finally {
                System.out.print("f" + n + " ");
            }
        }
        System.out.println(n);
        lbl: do {
            n--;
            for (int k : new int[] {1, 2, 3}) {
                if (k == 2) continue lbl;
                System.out.print(n + ":" + k + " ");
            }
        } while (n > 4);
        System.out.println();
        if (true) x: {
            if (n == 4) break x;
            System.out.println("not here");
        }
        s: switch (n) {
            case 4: for (;;) {
                if (n++ > 6) break s;
            }
            default: System.out.println("no");
        }
        System.out.println(n);
        int found = -1;
        search: for (int[] row : new int[][] {{1, 2}, {3, 4}, {5, 6}}) for (int v : row) if (v > 3) {
            found = v;
            break search;
        }
        System.out.println(found);
        int tries = 0;
        retry: for (;;) {
            try {
                tries++;
                if (tries < 3) throw new RuntimeException("again");
                break retry;
            } catch (RuntimeException e) {
                continue retry;
            } finally {
                System.out.print("r" + tries);
            }
        }
        System.out.println();
        System.out.println(ret() + " " + ret2() + " " + nest());
        for (int i = 0, j = 10; i < j; i += 3, j--) System.out.print(i + "/" + j + " ");
        System.out.println();
        int q = 0;
        for (; q < 3; ) q++;
        for (; ; ) {
            if (++q > 5) break;
        }
        System.out.println(q);
        do ;
        while (q++ < 8);
        System.out.println(q);
        for (char c = 'a'; c < 'e'; c += 2) System.out.print(c);
        for (double d = 0; d < 1; d += 0.25) System.out.print(" " + d);
        for (long l = 1L << 40; l > 1 << 30; l >>= 3) System.out.print(" " + l);
        System.out.println();
        int label = 3;
        label: while (label > 0) {
            label--;
            if (label == 1) break label;
        }
        System.out.println(label);
    }
    @SuppressWarnings("finally") static int ret() {
        for (int i = 0; i < 3; i++) {
            try {
                return i;
            } finally {
                if (i < 2) continue;
            }
        }
        return 99;
    }
    @SuppressWarnings("finally") static int ret2() {
        o: {
            try {
                throw new RuntimeException();
            } finally {
                break o;
            }
        }
        return 7;
    }
    static String nest() {
        String r = "";
        l1: for (int i = 0; i < 2; i++) {
            l2: for (int j = 0; j < 2; j++) {
                for (int k = 0; k < 3; k++) {
                    if (k == 1 && j == 0) continue l2;
                    if (k == 2 && i == 0) continue l1;
                    r += "" + i + j + k + ",";
                }
            }
        }
        return r;
    }
}
