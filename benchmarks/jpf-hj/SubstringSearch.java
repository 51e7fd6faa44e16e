// expect: false(no-data-race)
// tasks: 59
// note: The pattern occurs three times, so up to three tasks write found[0] at once.
// note: They write the same value, but unordered writes of one location race whatever they write.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

public class SubstringSearch {
    public static void main(final String[] args) {
        final String text = "red hot peppers, green hot peppers, mild ones and again: hot peppers";
        final String pattern = "hot peppers";
        final boolean[] found = {false};

        launchHabaneroApp(() -> {
            finish(() -> {
                for (int i = 0; i <= text.length() - pattern.length(); i++) {
                    final int start = i;
                    async(() -> {
                        int j = 0;
                        while (j < pattern.length() && text.charAt(start + j) == pattern.charAt(j)) {
                            j++;
                        }
                        if (j == pattern.length()) {
                            acquireW(found, 0); //~ conflict with line 25
                            found[0] = true; //~ race with line 26
                            releaseW(found, 0);
                        }
                    });
                }
            });
            acquireR(found, 0);
            System.out.println(found[0] ? "found" : "not found");
            releaseR(found, 0);
        });
    }
}
