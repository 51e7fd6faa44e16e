// complicated old switches, like Duff's device.
public class SwitchFallThrough {
    static int duff(int count) {
        int n = 0;
        int rounds = (count + 3) / 4;
        switch (count % 4) {
            case 0:
                do {
                    n++;
                    n++;
                    n++;
                    n++;
                } while (--rounds > 0);
                break;
            case 3:
                n++;
            case 2:
                n++;
            case 1:
                n++;
                while (--rounds > 0) {
                    n += 4;
                }
        }
        return n;
    }

    public static void main(String[] args) {
        System.out.println(duff(4) + " " + duff(7) + " " + duff(10) + " " + duff(1));
        for (int i = -1; i < 3; i++) {
            switch (i) {
                case -1: {
                    int local = 5;
                    System.out.print(local);
                }
                case 0:
                    int local = 7;
                    System.out.print(local + " ");
                    break;
                case 1:
                    local = 9;
                    System.out.print(local + " ");
                    continue;
                default:
                    System.out.print("default ");
            }
            System.out.print("after ");
        }
        System.out.println("");
        switch ('x') { default: case 'y': System.out.println("both"); }
    }
}
