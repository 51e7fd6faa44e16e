// expect: true
// note: Strassen's product of matrices: seven products of a quarter's size, each by a task, and four quarters of the result.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.SuspendableException;
import java.util.Arrays;

public class Strassen {
    static final int SMALL = 1;

    /** A square part of a matrix, or a whole one. */
    static final class Matrix {
        final int[][] cells;
        final int top;
        final int left;
        final int size;

        Matrix(final int[][] cells, final int top, final int left, final int size) {
            this.cells = cells;
            this.top = top;
            this.left = left;
            this.size = size;
        }

        Matrix(final int size) {
            this(new int[size][size], 0, 0, size);
        }

        int get(final int i, final int j) {
            return cells[top + i][left + j];
        }

        void set(final int i, final int j, final int value) {
            cells[top + i][left + j] = value;
        }

        Matrix quarter(final int row, final int column) {
            final int half = size / 2;
            return new Matrix(cells, top + row * half, left + column * half, half);
        }

        Matrix plus(final Matrix other, final int sign) {
            final Matrix sum = new Matrix(size);
            for (int i = 0; i < size; i++) {
                for (int j = 0; j < size; j++) {
                    sum.set(i, j, get(i, j) + sign * other.get(i, j));
                }
            }
            return sum;
        }

        Matrix plus(final Matrix other) {
            return plus(other, 1);
        }

        Matrix minus(final Matrix other) {
            return plus(other, -1);
        }

        void copyOf(final Matrix other) {
            for (int i = 0; i < size; i++) {
                for (int j = 0; j < size; j++) {
                    set(i, j, other.get(i, j));
                }
            }
        }

        void productOf(final Matrix a, final Matrix b) {
            for (int i = 0; i < size; i++) {
                for (int j = 0; j < size; j++) {
                    int sum = 0;
                    for (int k = 0; k < size; k++) {
                        sum += a.get(i, k) * b.get(k, j);
                    }
                    set(i, j, sum);
                }
            }
        }
    }

    static void multiply(final Matrix a, final Matrix b, final Matrix c) throws SuspendableException {
        if (a.size <= SMALL) {
            c.productOf(a, b);
            return;
        }
        final Matrix a11 = a.quarter(0, 0);
        final Matrix a12 = a.quarter(0, 1);
        final Matrix a21 = a.quarter(1, 0);
        final Matrix a22 = a.quarter(1, 1);
        final Matrix b11 = b.quarter(0, 0);
        final Matrix b12 = b.quarter(0, 1);
        final Matrix b21 = b.quarter(1, 0);
        final Matrix b22 = b.quarter(1, 1);
        final Matrix[] m = new Matrix[7];
        for (int i = 0; i < m.length; i++) {
            m[i] = new Matrix(a.size / 2);
        }
        finish(() -> {
            async(() -> multiply(a11.plus(a22), b11.plus(b22), m[0]));
            async(() -> multiply(a21.plus(a22), b11, m[1]));
            async(() -> multiply(a11, b12.minus(b22), m[2]));
            async(() -> multiply(a22, b21.minus(b11), m[3]));
            async(() -> multiply(a11.plus(a12), b22, m[4]));
            async(() -> multiply(a21.minus(a11), b11.plus(b12), m[5]));
            async(() -> multiply(a12.minus(a22), b21.plus(b22), m[6]));
        });
        finish(() -> {
            async(() -> c.quarter(0, 0).copyOf(m[0].plus(m[3]).minus(m[4]).plus(m[6])));
            async(() -> c.quarter(0, 1).copyOf(m[2].plus(m[4])));
            async(() -> c.quarter(1, 0).copyOf(m[1].plus(m[3])));
            async(() -> c.quarter(1, 1).copyOf(m[0].minus(m[1]).plus(m[2]).plus(m[5])));
        });
    }

    static Matrix numbers(final int size, final int seed) {
        final Matrix m = new Matrix(size);
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                m.set(i, j, (seed * (i + 1) + 3 * j) % 7 - 3);
            }
        }
        return m;
    }

    public static void main(final String[] args) {
        final int size = 4;
        final Matrix a = numbers(size, 2);
        final Matrix b = numbers(size, 5);
        launchHabaneroApp(() -> {
            final Matrix c = new Matrix(size);
            multiply(a, b, c);
            final Matrix expected = new Matrix(size);
            expected.productOf(a, b);
            assert Arrays.deepEquals(c.cells, expected.cells);
        });
    }
}
