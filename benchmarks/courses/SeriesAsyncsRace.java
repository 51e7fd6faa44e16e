// expect: false(no-data-race)
// note: The sum of an integral is in a field that all tasks use.

import static edu.rice.hj.Module1.*;

public class SeriesAsyncsRace {
    static final int STEPS = 2;
    static double sum;

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
        sum = (value(0, frequency, wave) + value(2, frequency, wave)) / 2; //~ race with line 29
        for (int i = 1; i < STEPS; i++) {
            sum += value(i * width, frequency, wave); //~ race with line 29 //~ race with line 31
        }
        return sum * width; //~ race with line 29 //~ race with line 31
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
        final int pairs = 2;
        final double[] cosines = new double[pairs];
        final double[] sines = new double[pairs];
        launchHabaneroApp(() -> {
            finish(() -> {
                for (int i = 0; i < pairs; i++) {
                    final int n = i;
                    async(() -> pair(cosines, sines, n));
                }
            });
            assert Math.abs(cosines[0] - 2.89) < 0.02; //~ assertion
        });
    }
}
