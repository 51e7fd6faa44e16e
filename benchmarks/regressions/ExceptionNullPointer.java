// expect: false(exception)
// note: Only two of the three boxes are filled.

import static edu.rice.hj.Module1.*;

public class ExceptionNullPointer {
    static class Box {
        int value;
    }

    public static void main(final String[] args) {
        final Box[] boxes = new Box[3];
        boxes[0] = new Box();
        boxes[1] = new Box();
        launchHabaneroApp(() -> {
            forall(0, 2, (i) -> {
                boxes[i].value = i; //~ exception: NullPointerException
            });
        });
    }
}
