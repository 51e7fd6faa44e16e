// expect: true
// note: Fourier coefficients of (x + 1)^x between 0 and 2, a future for each pair of them.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;
import java.util.ArrayList;
import java.util.List;

public class SeriesFutures {
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

    static double[] pair(final int n) {
        return n == 0
            ? new double[] {integral(0, Wave.NONE) / 2, 0}
            : new double[] {integral(Math.PI * n, Wave.COSINE), integral(Math.PI * n, Wave.SINE)};
    }

    public static void main(final String[] args) {
        final int pairs = 4;
        launchHabaneroApp(() -> {
            final List<HjFuture<double[]>> series = new ArrayList<>();
            for (int i = 0; i < pairs; i++) {
                final int n = i;
                series.add(future(() -> pair(n)));
            }
            assert Math.abs(series.get(0).get()[0] - 2.88) < 0.05;
            for (int n = 1; n < pairs; n++) {
                final double[] pair = series.get(n).get();
                assert pair[0] == integral(Math.PI * n, Wave.COSINE) && pair[1] < 0;
            }
        });
    }
}
