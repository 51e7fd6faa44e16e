// private members of nested classes.
public class PrivateAccess {
    private int secret = 1;

    private static class Safe {
        private int code = 42;
        private static int opened = 0;

        private Safe() {
        }

        private int open() {
            opened++;
            return code;
        }
    }

    private class Key {
        private int read() {
            return secret++;
        }
    }

    interface Visible {
        int get();
    }

    public static void main(String[] args) {
        Safe s = new Safe();
        s.code += 1;
        System.out.println(s.open() + " " + Safe.opened);
        PrivateAccess p = new PrivateAccess();
        Key k = p.new Key();
        k.read();
        System.out.println(k.read() + " " + p.secret);
        Visible v = s::open;
        System.out.println(v.get());
    }
}
