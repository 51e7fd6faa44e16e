// expect: true
// note: The calls exclude each other.

import static edu.rice.hj.Module2.*;

import java.util.ArrayList;
import java.util.List;

public class SharedListFixed {
    static final List<Integer> list = new ArrayList<>();

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forall(1, 3, (i) -> {
                isolated(() -> {
                    list.add(i);
                });
            });
            assert list.size() == 3 && list.contains(2);
        });
    }
}
