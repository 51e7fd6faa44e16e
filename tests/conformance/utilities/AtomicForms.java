import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** The seldom forms of the atomic classes. */
public class AtomicForms {
    public static void main(String[] args) {
        AtomicIntegerArray ints = new AtomicIntegerArray(3);
        ints.updateAndGet(1, x -> x + 5);
        ints.accumulateAndGet(1, 4, Math::max);
        System.out.println(ints + " " + ints.getAndUpdate(1, x -> -x) + " " + ints.getAndAccumulate(1, 3, Integer::sum) + " " + ints);
        System.out.println(ints.compareAndExchange(0, 0, 9) + " " + ints.compareAndExchange(0, 0, 8) + " " + ints.get(0));
        AtomicReference<String> text = new AtomicReference<>("a");
        System.out.println(text.getAndAccumulate("b", String::concat) + " " + text.compareAndExchange("zz", "q") + " " + text.get());
        System.out.println(text.accumulateAndGet("c", (x, y) -> y + x) + " " + text.weakCompareAndSetVolatile("x", "y"));
        AtomicBoolean flag = new AtomicBoolean();
        System.out.println(flag.compareAndExchange(false, true) + " " + flag.getAcquire() + " " + flag.getAndSet(false) + " " + flag);
        AtomicReferenceArray<String> texts = new AtomicReferenceArray<>(new String[] {"p", "q"});
        texts.updateAndGet(0, s -> s + s);
        System.out.println(texts + " " + texts.getAndSet(1, "r") + " " + texts.getAcquire(1));
        AtomicLongArray longs = new AtomicLongArray(new long[] {1L << 40, 2});
        System.out.println(longs.accumulateAndGet(1, 3, (x, y) -> x * y) + " " + longs);
        System.out.println(ints.weakCompareAndSetPlain(0, 9, 2) + " " + longs.weakCompareAndSetPlain(0, 5, 2) + " " + texts.weakCompareAndSetPlain(0, texts.get(0), "w") + texts);
        System.out.println(flag.weakCompareAndSetPlain(false, true) + " " + text.weakCompareAndSetPlain("none", "y") + " " + text + flag);
        AtomicLong one = new AtomicLong(4);
        one.setRelease(6);
        System.out.println(one.compareAndExchange(6, 7) + " " + one.getAcquire() + " " + one.weakCompareAndSetVolatile(7, 8) + " " + one);
    }
}
