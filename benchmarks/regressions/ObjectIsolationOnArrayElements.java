// expect: true
// note: A String[] argument selects the Object[] form: its elements are the locks, and both arrays have "salt".

import static edu.rice.hj.Module2.*;

public class ObjectIsolationOnArrayElements {
    static int x = 0;

    public static void main(final String[] args) {
        final String salt = new String("salt");
        final String[] soup = {salt, new String("leek")};
        final String[] stew = {new String("beef"), salt};
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(soup, () -> {
                        x++;
                    });
                });
                async(() -> {
                    isolated(stew, () -> {
                        x++;
                    });
                });
            });
            assert x == 2;
        });
    }
}
