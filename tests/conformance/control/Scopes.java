// shadowing and blocks.
public class Scopes {
    static int x = 1;
    int y = 2;

    int get(int y) {
        int r = y + this.y;
        {
            int z = r;
            r = z + x;
        }
        {
            String z = "z";
            r += z.length();
        }
        return r;
    }

    static int shadow() {
        int x = x() + 1;
        return x;
    }

    static int x() {
        return x;
    }

    public static void main(String[] args) {
        System.out.println(new Scopes().get(10) + " " + shadow());
        int x = 5;
        System.out.println(x + " " + Scopes.x + " " + x());
        Scopes.x = x;
        System.out.println(x());
        for (int i = 0; i < 2; i++) {
            int inner = i;
            System.out.println(inner);
        }
        for (int i = 5; i > 4; i--) {
            String inner = "s" + i;
            System.out.println(inner);
        }
        int later;
        if (x > 3) {
            later = 1;
        } else {
            later = 2;
        }
        System.out.println(later);
        final int once;
        once = 3;
        System.out.println(once);
        ;;
    }
}
