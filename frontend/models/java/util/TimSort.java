package java.util;

/**
 * Sorts objects with the comparisons, reads and writes of Java: what is in order already is found as runs, short runs are made
 * longer by binary insertion, and neighbours are merged, in leaps ("galloping") where one of the two goes on winning. The method is Tim
 * Peters's, described in CPython's Objects/listsort.txt; where Java's choices are its own (runs of 16 to 32, when runs are
 * merged), they are those of OpenJDK 17.
 */
final class TimSort {
    /** Fewer elements are one run. */
    private static final int FEW = 32;
    /** So many that win one after the other make leaps worth while. */
    private static final int LEAP = 7;

    private final Comparator<Object> c;
    /** How many wins one after the other start leaps: less the more they have been of use. */
    private int patience = LEAP;
    /** A run that is being merged, to make room for the result. */
    private Object[] aside;
    /** Run i goes from edge i to the one behind. Runs are so much longer than those behind them that this is enough for any array. */
    private final int[] edges = new int[50];
    private int runs;

    private TimSort(Comparator<Object> c) {
        this.c = c;
    }

    static void sort(Object[] a, int from, int to, Comparator<Object> c) {
        int n = to - from;
        if (n < 2) {
            return;
        }
        if (n < FEW) {
            insert(a, from, run(a, from, to, c), to, c);
            return;
        }
        new TimSort(c).sort(a, from, to);
    }

    private static int order(Object x, Object y, Comparator<Object> c) {
        return c == null ? ((Comparable<Object>) x).compareTo(y) : c.compare(x, y);
    }

    private void sort(Object[] a, int from, int to) {
        int least = to - from;
        int odd = 0;
        while (least >= FEW) {
            odd |= least & 1;
            least >>= 1;
        }
        least += odd;
        edges[0] = from;
        while (from < to) {
            int end = to - from == 1 ? to : run(a, from, to, c);
            if (end - from < least) {
                int longer = Math.min(from + least, to);
                insert(a, from, end, longer, c);
                end = longer;
            }
            from = end;
            edges[++runs] = end;
            balance(a);
        }
        while (runs > 1) {
            merge(a, runs > 2 && size(runs - 3) < size(runs - 1) ? runs - 3 : runs - 2);
        }
    }

    private int size(int run) {
        return edges[run + 1] - edges[run];
    }

    /** Merges until each run is longer than the next, and than the two behind it together. */
    private void balance(Object[] a) {
        while (runs > 1) {
            int last = size(runs - 1);
            int before = size(runs - 2);
            if (runs > 2 && size(runs - 3) <= before + last || runs > 3 && size(runs - 4) <= size(runs - 3) + before) {
                merge(a, size(runs - 3) < last ? runs - 3 : runs - 2);
            } else if (before <= last) {
                merge(a, runs - 2);
            } else {
                return;
            }
        }
    }

    /** The end of the run at the start of at least two elements; one that goes down is turned round. */
    private static int run(Object[] a, int from, int to, Comparator<Object> c) {
        int end = from + 2;
        if (order(a[from + 1], a[from], c) < 0) {
            while (end < to && order(a[end], a[end - 1], c) < 0) {
                end++;
            }
            for (int i = from, j = end - 1; i < j; i++, j--) {
                Object x = a[i];
                a[i] = a[j];
                a[j] = x;
            }
        } else {
            while (end < to && order(a[end], a[end - 1], c) >= 0) {
                end++;
            }
        }
        return end;
    }

    /** Puts those from `next` on where they belong among what is sorted before them. */
    private static void insert(Object[] a, int from, int next, int to, Comparator<Object> c) {
        for (; next < to; next++) {
            Object x = a[next];
            int lo = from;
            int hi = next;
            while (lo < hi) {
                int mid = (lo + hi) >>> 1;
                if (order(x, a[mid], c) < 0) {
                    hi = mid;
                } else {
                    lo = mid + 1;
                }
            }
            for (int i = next; i > lo; i--) {
                a[i] = a[i - 1];
            }
            a[lo] = x;
        }
    }

    /** Merges a run with the one behind it. */
    private void merge(Object[] a, int run) {
        int left = edges[run];
        int right = edges[run + 1];
        int end = edges[run + 2];
        runs--;
        for (int i = run + 1; i <= runs; i++) {
            edges[i] = edges[i + 1];
        }
        // What is at its place already stays there.
        left += leap(a[right], a, left, right - left, 0, 0);
        if (left == right) {
            return;
        }
        int n = leap(a[right - 1], a, right, end - right, end - right - 1, 1);
        if (n == 0) {
            return;
        }
        if (right - left <= n) {
            mergeUp(a, left, right - left, right, n);
        } else {
            mergeDown(a, left, right - left, right, n);
        }
    }

    /**
     * How many of n sorted elements come before `key`: those that it compares with as `least` or more, so equal ones are
     * among them if that is 0, and are not if it is 1. Goes away from `hint` by distances that double, and halves what is left.
     */
    private int leap(Object key, Object[] items, int start, int n, int hint, int least) {
        Comparator<Object> c = this.c;
        int lo;
        int hi;
        int step = 1;
        if (order(key, items[start + hint], c) >= least) {
            lo = hint + 1;
            while (step < n - hint && order(key, items[start + hint + step], c) >= least) {
                lo = hint + step + 1;
                step = 2 * step + 1;
            }
            hi = Math.min(hint + step, n);
        } else {
            hi = hint;
            while (step <= hint && order(key, items[start + hint - step], c) < least) {
                hi = hint - step;
                step = 2 * step + 1;
            }
            lo = Math.max(hint - step + 1, 0);
        }
        while (lo < hi) {
            int mid = (lo + hi) >>> 1;
            if (order(key, items[start + mid], c) >= least) {
                lo = mid + 1;
            } else {
                hi = mid;
            }
        }
        return lo;
    }

    private Object[] putAside(Object[] a, int from, int n) {
        if (aside == null || aside.length < n) {
            aside = new Object[n];
        }
        System.arraycopy(a, from, aside, 0, n);
        return aside;
    }

    private static IllegalArgumentException contradiction() {
        return new IllegalArgumentException("Comparison method violates its general contract!");
    }

    /** From left to right: m elements that are put aside, and n others, of which the first comes before them all. */
    private void mergeUp(Object[] a, int to, int m, int other, int n) {
        Object[] aside = putAside(a, to, m);
        Comparator<Object> c = this.c;
        int next = 0;
        a[to++] = a[other++];
        n--;
        if (m > 1 && n > 0) {
            int enough = patience;
            merging:
            while (true) {
                int wins = 0;
                int otherWins = 0;
                while (wins < enough && otherWins < enough) {
                    if (order(a[other], aside[next], c) < 0) {
                        a[to++] = a[other++];
                        otherWins++;
                        wins = 0;
                        if (--n == 0) {
                            break merging;
                        }
                    } else {
                        a[to++] = aside[next++];
                        wins++;
                        otherWins = 0;
                        if (--m == 1) {
                            break merging;
                        }
                    }
                }
                do {
                    wins = leap(a[other], aside, next, m, 0, 0);
                    if (wins > 0) {
                        System.arraycopy(aside, next, a, to, wins);
                        to += wins;
                        next += wins;
                        m -= wins;
                        if (m <= 1) {
                            break merging;
                        }
                    }
                    a[to++] = a[other++];
                    if (--n == 0) {
                        break merging;
                    }
                    otherWins = leap(aside[next], a, other, n, 0, 1);
                    if (otherWins > 0) {
                        System.arraycopy(a, other, a, to, otherWins);
                        to += otherWins;
                        other += otherWins;
                        n -= otherWins;
                        if (n == 0) {
                            break merging;
                        }
                    }
                    a[to++] = aside[next++];
                    if (--m == 1) {
                        break merging;
                    }
                    enough--;
                } while (wins >= LEAP || otherWins >= LEAP);
                enough = Math.max(enough, 0) + 2;
            }
            patience = Math.max(enough, 1);
        }
        if (m == 0) {
            throw contradiction();
        }
        if (m == 1) {
            // It is the largest of all.
            System.arraycopy(a, other, a, to, n);
            to += n;
        }
        System.arraycopy(aside, next, a, to, m);
    }

    /** From right to left: n elements that are put aside, and m others before them, of which the last comes behind them all. */
    private void mergeDown(Object[] a, int start, int m, int right, int n) {
        Object[] aside = putAside(a, right, n);
        Comparator<Object> c = this.c;
        int other = start + m - 1;
        int next = n - 1;
        int to = right + n - 1;
        a[to--] = a[other--];
        m--;
        if (n > 1 && m > 0) {
            int enough = patience;
            merging:
            while (true) {
                int wins = 0;
                int otherWins = 0;
                while (wins < enough && otherWins < enough) {
                    if (order(aside[next], a[other], c) < 0) {
                        a[to--] = a[other--];
                        otherWins++;
                        wins = 0;
                        if (--m == 0) {
                            break merging;
                        }
                    } else {
                        a[to--] = aside[next--];
                        wins++;
                        otherWins = 0;
                        if (--n == 1) {
                            break merging;
                        }
                    }
                }
                do {
                    otherWins = m - leap(aside[next], a, start, m, m - 1, 0);
                    if (otherWins > 0) {
                        to -= otherWins;
                        other -= otherWins;
                        m -= otherWins;
                        System.arraycopy(a, other + 1, a, to + 1, otherWins);
                        if (m == 0) {
                            break merging;
                        }
                    }
                    a[to--] = aside[next--];
                    if (--n == 1) {
                        break merging;
                    }
                    wins = n - leap(a[other], aside, 0, n, n - 1, 1);
                    if (wins > 0) {
                        to -= wins;
                        next -= wins;
                        n -= wins;
                        System.arraycopy(aside, next + 1, a, to + 1, wins);
                        if (n <= 1) {
                            break merging;
                        }
                    }
                    a[to--] = a[other--];
                    if (--m == 0) {
                        break merging;
                    }
                    enough--;
                } while (wins >= LEAP || otherWins >= LEAP);
                enough = Math.max(enough, 0) + 2;
            }
            patience = Math.max(enough, 1);
        }
        if (n == 0) {
            throw contradiction();
        }
        if (n == 1) {
            // It is the smallest of all.
            System.arraycopy(a, start, a, to - m + 1, m);
            to -= m;
        }
        System.arraycopy(aside, 0, a, to - n + 1, n);
    }
}
