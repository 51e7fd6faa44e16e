// if, else, and who they belong to.
public class DanglingElse {
    public static void main(String[] args) {
        for (int i = 0; i < 4; i++) {
            if (i > 0)
                if (i > 2)
                    System.out.println("big " + i);
                else
                    System.out.println("middle " + i);
            if (i == 0) {
                System.out.println("zero");
            } else if (i == 1) {
                System.out.println("one");
            } else {
                System.out.println("more");
            }
            if (i % 2 == 0) ; else System.out.println("odd");
            for (int j = 0; j < 2; j++) if (j == 1) System.out.println("j" + j); else while (j > 5) j--;
        }
    }
}
