// expect: true
// tasks: 4
// note: Sections on the same class exclude each other.
import static edu.rice.hj.Module1.*;

public class IsolatedOnClass {
    static int a;

    public static void main(String[] args) {
        Object same = new IsolatedOnClass().getClass();
        launchHabaneroApp(() -> {
            async(() -> isolated(IsolatedOnClass.class, () -> a++));
            async(() -> isolated(IsolatedOnClass.class, () -> a--));
            async(() -> isolated(same, () -> a++));
        });
    }
}
