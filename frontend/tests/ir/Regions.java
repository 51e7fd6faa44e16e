import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

import edu.rice.hj.api.HjFuture;

public class Regions {
    static double total;
    Integer boxed = 1;

    public static void main(String[] args) {
        final int[] a = {1, 2, 3};
        launchHabaneroApp(() -> {
            final HjFuture<Integer> f = future(() -> {
                acquireR(a, 0, 1);
                int s = a[0] + a[1];
                releaseR(a, 0, 1);
                return s;
            });
            acquireW(total);
            total += f.get();
            releaseW(total);
            Regions r = new Regions();
            acquireW(r.boxed);
            r.boxed++;
            releaseW(r.boxed);
            acquireW(a, 2);
            releaseW(a, 2);
        });
    }
}
