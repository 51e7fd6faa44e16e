// expect: true
// note: Ranks of pages: all new ones are computed from the old ones, and then taken over; by parallel streams, by loops, and one by one.

import static edu.rice.pcdp.PCDP.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

public class PcdpPageRank {
    static final double DAMPING = 0.5;

    static final class Page {
        final List<Page> linkedFrom = new ArrayList<>();
        int links;
        double rank = 1;
        double next;

        void linkTo(final Page other) {
            links++;
            other.linkedFrom.add(this);
        }

        void gather() {
            next = 1 - DAMPING + DAMPING * linkedFrom.stream().mapToDouble(page -> page.rank / page.links).sum();
        }

        void take() {
            rank = next;
        }
    }

    /** Each page links to the next one, and the first one to all others. */
    static List<Page> web(final int size) {
        final List<Page> pages = new ArrayList<>();
        IntStream.range(0, size).forEach(i -> pages.add(new Page()));
        for (int i = 0; i < size; i++) {
            pages.get(i).linkTo(pages.get((i + 1) % size));
        }
        for (int i = 2; i < size; i++) {
            pages.get(0).linkTo(pages.get(i));
        }
        return pages;
    }

    interface Round {
        void of(List<Page> pages);
    }

    static double[] ranks(final Round round) {
        final List<Page> pages = web(3);
        for (int i = 0; i < 3; i++) {
            round.of(pages);
        }
        return pages.stream().mapToDouble(page -> page.rank).toArray();
    }

    static void oneByOne(final List<Page> pages) {
        pages.forEach(Page::gather);
        pages.forEach(Page::take);
    }

    static void streams(final List<Page> pages) {
        pages.parallelStream().forEach(Page::gather);
        pages.parallelStream().forEach(Page::take);
    }

    static void loops(final List<Page> pages) {
        forall(0, pages.size() - 1, i -> pages.get(i).gather());
        forallChunked(0, pages.size() - 1, 2, i -> pages.get(i).take());
    }

    public static void main(final String[] args) {
        final double[] ranks = ranks(PcdpPageRank::oneByOne);
        assert Math.abs(Arrays.stream(ranks).sum() - 3) < 1e-9;
        assert Arrays.equals(ranks, ranks(PcdpPageRank::streams));
        assert Arrays.equals(ranks, ranks(PcdpPageRank::loops));
    }
}
