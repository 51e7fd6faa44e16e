import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.PrimitiveIterator;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Iterators of streams of numbers, and those of a program. */
public class PrimitiveIterators {
    static class Countdown implements PrimitiveIterator.OfInt {
        private int n;

        Countdown(int n) {
            this.n = n;
        }

        @Override
        public boolean hasNext() {
            return n > 0;
        }

        @Override
        public int nextInt() {
            if (n == 0) {
                throw new NoSuchElementException("over");
            }
            return n--;
        }
    }

    static int sum;

    public static void main(String[] args) {
        PrimitiveIterator.OfInt it = IntStream.rangeClosed(1, 4).iterator();
        System.out.println(it.nextInt() + it.next() + " " + it.hasNext());
        it.forEachRemaining((IntConsumer) x -> sum += x);
        System.out.println(sum + " " + it.hasNext());
        PrimitiveIterator.OfLong longs = LongStream.iterate(1, x -> x * 10).iterator();
        longs.nextLong();
        System.out.println(longs.nextLong() + longs.next());
        PrimitiveIterator.OfDouble doubles = DoubleStream.of(0.5, 1.5, 2.5).iterator();
        double half = doubles.nextDouble();
        doubles.forEachRemaining((DoubleConsumer) d -> System.out.println(d + half));
        Iterator<Integer> boxed = IntStream.of(7, 8).iterator();
        boxed.forEachRemaining(x -> System.out.println("boxed " + x));
        Countdown down = new Countdown(5);
        System.out.println(down.next() + " " + down.nextInt());
        down.forEachRemaining((Consumer<Integer>) x -> System.out.println("down " + x));
        try {
            down.next();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            down.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println("remove " + e.getMessage());
        }
        try {
            IntStream.empty().iterator().nextInt();
        } catch (NoSuchElementException e) {
            System.out.println("none");
        }
        PrimitiveIterator<Integer, IntConsumer> any = new Countdown(2);
        any.forEachRemaining((int x) -> System.out.println("any " + x));
        System.out.println(Stream.of("abc".chars().iterator()).map(i -> (char) i.nextInt()).findFirst().get());
    }
}
