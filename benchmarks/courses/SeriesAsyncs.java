// expect: true
// note: Fourier coefficients of (x + 1)^x between 0 and 2, a task for each pair of them.

import static edu.rice.hj.Module1.*;

public class SeriesAsyncs {
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
        if (n == 0) {
            cosines[0] = integral(0, Wave.NONE) / 2;
        } else {
            cosines[n] = integral(Math.PI * n, Wave.COSINE);
            sines[n] = integral(Math.PI * n, Wave.SINE);
        }
    }

    public static void main(final String[] args) {
        final int pairs = 4;
        final double[] cosines = new double[pairs];
        final double[] sines = new double[pairs];
        launchHabaneroApp(() -> {
            finish(() -> {
                for (int i = 0; i < pairs; i++) {
                    final int n = i;
                    async(() -> pair(cosines, sines, n));
                }
            });
            assert Math.abs(cosines[0] - 2.88) < 0.05;
            for (int n = 1; n < pairs; n++) {
                assert cosines[n] == integral(Math.PI * n, Wave.COSINE) && sines[n] < 0;
            }
        });
    }
}
