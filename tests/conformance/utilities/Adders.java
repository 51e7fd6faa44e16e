import java.util.concurrent.atomic.*;

public class Adders {
    public static void main(String[] a) throws Exception {
        LongAdder l = new LongAdder(); l.add(5); l.increment(); System.out.println(l + " " + l.sum() + l.sumThenReset() + l.intValue()); l.decrement(); l.reset(); System.out.println(l);
        DoubleAdder d = new DoubleAdder(); d.add(0.5); d.add(0.25); System.out.println(d + " " + d.sumThenReset() + d);
        LongAccumulator m = new LongAccumulator(Math::max, 3); m.accumulate(7); m.accumulate(2); System.out.println(m.get() + " " + m.getThenReset() + m);
        AtomicStampedReference<String> s = new AtomicStampedReference<>("a", 1); System.out.println(s.compareAndSet("a", "b", 1, 2) + s.getReference() + s.getStamp());
    }
}
