// fall-through, default in the middle, nested, on all small types.
public class SwitchStatement {
    static void fall(int n) {
        StringBuilder b = new StringBuilder();
        switch (n) {
            case 1:
                b.append("one ");
            case 2:
                b.append("two ");
                break;
            default:
                b.append("default ");
            case 3:
                b.append("three ");
            case 4: {
                int local = n;
                b.append(local);
            }
        }
        System.out.println(b);
    }

    public static void main(String[] args) {
        for (int i = 0; i < 6; i++) {
            fall(i);
        }
        char c = 'b';
        switch (c) {
            case 'a':
            case 'b':
            case 'c':
                System.out.println("letter");
                switch (c + 1) {
                    case 'c':
                        System.out.println("inner");
                        break;
                    default:
                        System.out.println("no");
                }
                break;
            case 98 + 1000:
                System.out.println("never");
        }
        byte b = 3;
        switch (b) {
            case 3:
                System.out.println("byte");
        }
        Integer boxed = 7;
        switch (boxed) {
            case 7:
                System.out.println("boxed");
                break;
            case 8:
        }
        switch (5) {
        }
        loop:
        for (int i = 0; ; i++) {
            switch (i) {
                case 0:
                    continue;
                case 3:
                    break loop;
                default:
                    System.out.println("i=" + i);
            }
        }
        Integer none = null;
        switch (none) {
            default:
                System.out.println("unreached");
        }
    }
}
