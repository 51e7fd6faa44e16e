public class Flow {
    static int find(String[] names, String wanted) {
        for (int i = 0; i < names.length; i++) {
            try {
                if (names[i].equals(wanted)) {
                    return i;
                }
            } catch (NullPointerException e) {
                continue;
            } finally {
                System.out.println(i);
            }
        }
        return -1;
    }

    static int digit(char c) {
        switch (c) {
            case '0':
                return 0;
            case '1':
            case '2':
                break;
            default:
                return -1;
        }
        return c - '0';
    }

    public static void main(String[] args) {
        int n = find(args, "x") > 0 && args.length > 1 ? digit('2') : 7;
        synchronized (args) {
            n <<= 2;
        }
        System.out.println("n = " + n);
    }
}
