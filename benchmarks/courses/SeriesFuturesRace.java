// expect: false(no-data-race)
// note: The loop that gets the futures leaves out the last one.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;
import java.util.ArrayList;
import java.util.List;

public class SeriesFuturesRace {
    static final int STEPS = 8;

    enum Wave {
        NONE, COSINE, SINE
    }

    static double value(final double x, final double frequency, final Wave wave) {
        final double f = Math.pow(x + 1, x);
        switch (wave) {
            case COSINE:
                return f * Math.cos(frequency * x);
            case SINE:
                return f * Math.sin(frequency * x);
            default:
                return f;
        }
    }

    /** The integral from 0 to 2 by the rule of trapezoids. */
    static double integral(final double frequency, final Wave wave) {
        final double width = 2.0 / STEPS;
        double sum = (value(0, frequency, wave) + value(2, frequency, wave)) / 2;
        for (int i = 1; i < STEPS; i++) {
            sum += value(i * width, frequency, wave);
        }
        return sum * width;
    }

    static void pair(final double[] cosines, final double[] sines, final int n) {
        cosines[n] = integral(Math.PI * n, Wave.COSINE) / (n == 0 ? 2 : 1);
        sines[n] = integral(Math.PI * n, Wave.SINE);
    }

    public static void main(final String[] args) {
        final int pairs = 4;
        final double[] cosines = new double[pairs];
        final double[] sines = new double[pairs];
        launchHabaneroApp(() -> {
            final List<HjFuture<Integer>> series = new ArrayList<>();
            for (int i = 0; i < pairs; i++) {
                final int n = i;
                series.add(future(() -> {
                    pair(cosines, sines, n);
                    return n;
                }));
            }
            for (int n = 0; n < pairs - 1; n++) {
                assert series.get(n).get() == n;
            }
            assert Math.abs(cosines[0] - 2.88) < 0.05;
            assert sines[pairs - 1] < 0; //~ race with line 41 //~ assertion
        });
    }
}
