// note: Twin of RegionWholeArrayBesideElement: regions for reading may overlap.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

public class RegionWholeArrayReaders {
    public static void main(final String[] args) {
        final int[] a = new int[5];
        launchHabaneroApp(() -> {
            async(() -> {
                acquireR(a);
                System.out.println(a[0]);
                releaseR(a);
            });
            async(() -> {
                acquireR(a, 3);
                System.out.println(a[3]);
                releaseR(a, 3);
            });
        });
    }
}
