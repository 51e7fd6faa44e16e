// expect: false(permission)
// note: One acquire, two releases.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

public class RegionReleasedTwice {
    static class Cell {
        int value;
    }

    public static void main(final String[] args) {
        final Cell cell = new Cell();
        launchHabaneroApp(() -> {
            async(() -> {
                acquireW(cell);
                cell.value = 1;
                releaseW(cell);
                releaseW(cell); //~ permission: bad release
            });
        });
    }
}
