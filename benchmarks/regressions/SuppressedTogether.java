// expect: true
// note: exceptions take others in as suppressed ones under their own lock
import static edu.rice.hj.Module1.*;

public class SuppressedTogether {
    public static void main(String[] args) {
        IllegalStateException all = new IllegalStateException("bad rows");
        String[] rows = {"1", "x", "y"};
        launchHabaneroApp(() -> forall(0, rows.length - 1, i -> {
            try {
                Integer.parseInt(rows[i]);
            } catch (NumberFormatException e) {
                all.addSuppressed(e);
            }
        }));
        assert all.getSuppressed().length == 2;
    }
}
