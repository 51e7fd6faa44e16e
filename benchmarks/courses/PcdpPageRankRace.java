// expect: false(no-data-race)
// note: A page takes over its new rank while others still compute theirs from the old one.

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

public class PcdpPageRankRace {
    static final double DAMPING = 0.5;

    static final class Page {
        final List<Page> linkedFrom = new ArrayList<>();
        int links;
        double rank = 1;

        void linkTo(final Page other) {
            links++;
            other.linkedFrom.add(this);
        }

        void update() {
            double sum = 0;
            for (final Page page : linkedFrom) {
                sum += page.rank / page.links;
            }
            rank = 1 - DAMPING + DAMPING * sum; //~ race with line 24
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

    public static void main(final String[] args) {
        web(3).parallelStream().forEach(Page::update);
    }
}
