// expect: false(permission)
// note: A read region on a list covers the array in which the list keeps its elements; setting an element writes there.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

import java.util.ArrayList;

public class RegionOnListWriteUnderRead {
    public static void main(final String[] args) {
        final ArrayList<Integer> list = new ArrayList<>();
        list.add(1);
        launchHabaneroApp(() -> {
            acquireR(list);
            list.set(0, 2); //~ permission: write under a read region
            releaseR(list);
        });
    }
}
