// CharSequence and user-defined ones.
public class Sequences {
    static class Repeated implements CharSequence {
        private final char c;
        private final int n;

        Repeated(char c, int n) {
            this.c = c;
            this.n = n;
        }

        @Override
        public int length() {
            return n;
        }

        @Override
        public char charAt(int index) {
            return c;
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return new Repeated(c, end - start);
        }

        @Override
        public String toString() {
            return String.valueOf(c).repeat(n);
        }
    }

    static int count(CharSequence s, char c) {
        int n = 0;
        for (int i = 0; i < s.length(); i++) {
            if (s.charAt(i) == c) {
                n++;
            }
        }
        return n;
    }

    public static void main(String[] args) {
        CharSequence[] all = {"banana", new StringBuilder("cabana"), new Repeated('a', 4), new StringBuffer("xa")};
        for (CharSequence s : all) {
            System.out.println(s + " " + count(s, 'a') + " " + s.subSequence(1, 2) + " " + s.length() + " " + s.isEmpty());
        }
        System.out.println("xaaaay".contains(new Repeated('a', 4)) + " " + "bbb".contentEquals(new Repeated('b', 3)) + " " + new StringBuilder().append(new Repeated('z', 2)) + " " + String.join("-", all));
        System.out.println(CharSequence.compare("abc", new StringBuilder("abd")) + " " + "a.b".replace(".", new Repeated('-', 3)));
    }
}
