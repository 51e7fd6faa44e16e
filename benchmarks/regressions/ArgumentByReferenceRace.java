// expect: false(no-data-race)
// note: the parameter is the call's own, but not the array that it refers to
import static edu.rice.hj.Module1.*;

public class ArgumentByReferenceRace {
    static void half(int[] n) {
        n[0] /= 2; //~ race with line 7
    }

    public static void main(String[] args) {
        int[] n = {10};
        launchHabaneroApp(() -> forall(0, 2, i -> half(n)));
    }
}
