// expect: true
// tasks: 6
// note: The list is walked by the parent; every task only reads its own element.

import static edu.rice.hj.Module1.*;

import java.util.ArrayList;
import java.util.List;

public class ForAllWithIterable {
    public static void main(final String[] args) {
        final List<String> peppers = new ArrayList<>();
        peppers.add("bell");
        peppers.add("jalapeno");
        peppers.add("serrano");
        peppers.add("cayenne");
        peppers.add("habanero");

        launchHabaneroApp(() -> {
            finish(() -> {
                for (final String pepper : peppers) {
                    async(() -> {
                        System.out.println("pepper: " + pepper);
                    });
                }
            });
            System.out.println("printed " + peppers.size());
        });
    }
}
