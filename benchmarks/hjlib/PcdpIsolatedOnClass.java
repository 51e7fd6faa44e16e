// expect: true
// tasks: 3
// note: Sections on the same class exclude each other.
import static edu.rice.pcdp.PCDP.*;

public class PcdpIsolatedOnClass {
    static int a;

    public static void main(String[] args) {
        forall(0, 1, i -> isolated(PcdpIsolatedOnClass.class, () -> a += i));
    }
}
