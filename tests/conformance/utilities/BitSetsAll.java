import java.nio.ByteBuffer;
import java.util.*;
import java.util.stream.Collectors;

// all members of java.util.BitSet, with sets of several words.
public class BitSetsAll {
    static void say(String what, BitSet b) {
        System.out.println(what + " " + b + " " + b.length() + " " + b.size() + " " + b.cardinality() + " " + b.isEmpty() + " " + b.hashCode()
            + " " + Arrays.toString(b.toLongArray()) + " " + Arrays.toString(b.toByteArray()));
    }

    static BitSet of(int... bits) {
        BitSet b = new BitSet();
        for (int i : bits) {
            b.set(i);
        }
        return b;
    }

    static void wrong(Runnable f) {
        try {
            f.run();
            System.out.println("nothing thrown");
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    static void looks(BitSet b, int... at) {
        for (int i : at) {
            System.out.print(" " + i + ":" + (i >= 0 ? b.get(i) + "," + b.nextSetBit(i) + "," + b.nextClearBit(i) + "," : "") + b.previousSetBit(i) + "," + b.previousClearBit(i));
        }
        System.out.println();
    }

    public static void main(String[] args) {
        for (int n : new int[] {0, 1, 63, 64, 65, 128, 129}) {
            say("new " + n, new BitSet(n));
        }
        BitSet b = of(3, 64, 127, 128, 200);
        say("made", b);
        looks(b, -1, 0, 3, 4, 63, 64, 65, 126, 127, 128, 129, 199, 200, 201, 255, 256, 1000, Integer.MAX_VALUE);
        b.clear(200);
        say("cleared", b);
        b.set(60, 70);
        say("range", b);
        b.set(10, 300);
        say("long range", b);
        looks(b, 9, 10, 63, 64, 128, 299, 300, 319, 320);
        b.clear(20, 290);
        say("range cleared", b);
        b.clear(292, 100000);
        say("end cleared", b);
        b.clear(0, 64);
        say("start cleared", b);
        b.clear(290, 291);
        b.clear(291, 320);
        say("empty", b);
        b.flip(130);
        b.flip(130);
        b.flip(5);
        say("flipped", b);
        b.flip(0, 200);
        say("flipped range", b);
        b.flip(64, 200);
        say("flipped back", b);
        b.set(7, true);
        b.set(8, false);
        b.set(9, 70, true);
        b.set(66, 69, false);
        b.set(5, 5);
        b.clear(7, 7);
        b.flip(6, 6);
        say("values", b);
        b.clear();
        say("clear", b);
        b.clear(500);
        b.clear(500, 600);
        say("clear behind", b);

        BitSet x = of(1, 70, 130, 131, 260);
        BitSet y = of(1, 71, 130, 195);
        BitSet z;
        System.out.println(x.intersects(y) + " " + of(64).intersects(of(1)) + " " + x.intersects(new BitSet()) + " " + x.equals(y) + " " + x.equals(x) + " " + x.equals("x"));
        for (int round = 0; round < 2; round++) {
            z = (BitSet) x.clone();
            z.and(y);
            say("and", z);
            z = (BitSet) x.clone();
            z.or(y);
            say("or", z);
            z = (BitSet) x.clone();
            z.xor(y);
            say("xor", z);
            z = (BitSet) x.clone();
            z.andNot(y);
            say("andNot", z);
            z.and(z);
            z.or(z);
            say("itself", z);
            z.xor(z);
            say("xor itself", z);
            BitSet t = x;
            x = y;
            y = t;
        }
        z = new BitSet(600);
        z.set(3);
        say("given size", (BitSet) z.clone());
        z.set(601);
        z.set(700);
        z.clear(600, 800);
        say("shrunk", (BitSet) z.clone());
        say("shrunk itself", z);
        say("shrunk to nothing", (BitSet) new BitSet().clone());
        System.out.println(z.equals(of(3)) + " " + (z.hashCode() == of(3).hashCode()) + " " + z.equals(new BitSet(3)));

        say("part", x.get(0, 64));
        say("part", x.get(1, 131));
        say("part", x.get(64, 192));
        say("part", x.get(70, 198));
        say("part", x.get(100, 5000));
        say("part", x.get(261, 5000));
        say("part", x.get(5, 5));
        BitSet all = new BitSet();
        all.set(0, 256);
        say("part", all.get(3, 67));
        say("part", all.get(63, 193));

        say("words", BitSet.valueOf(new long[] {5, 0, -1, 0, 0}));
        say("no words", BitSet.valueOf(new long[] {0, 0}));
        say("bytes", BitSet.valueOf(new byte[] {1, 0, -128, 0, 0, 0, 0, 0, 7, 0}));
        ByteBuffer bytes = ByteBuffer.wrap(new byte[] {9, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0});
        bytes.position(1);
        say("buffer", BitSet.valueOf(bytes));
        System.out.println(bytes.position() + " " + bytes.remaining());

        System.out.println(x.stream().boxed().collect(Collectors.toList()) + " " + x.stream().count() + " " + x.stream().sum() + " " + new BitSet().stream().count());
        System.out.println(all.stream().filter(i -> i % 50 == 0).boxed().collect(Collectors.toList()) + " " + x.stream().skip(1).findFirst());
        BitSet later = of(1, 2, 3);
        java.util.stream.IntStream stream = later.stream();
        later.set(90);
        later.clear(2);
        stream.forEach(i -> {
            later.clear(i + 2);
            System.out.print(i + " ");
        });
        System.out.println(later);
        System.out.println(x.stream().peek(i -> System.out.print("peek")).count());

        wrong(() -> new BitSet(-1));
        wrong(() -> of().set(-1));
        wrong(() -> of().get(-2));
        wrong(() -> of().clear(-3));
        wrong(() -> of().flip(-4));
        wrong(() -> of().set(-1, 2));
        wrong(() -> of().set(1, -2));
        wrong(() -> of().clear(3, 2));
        wrong(() -> of().flip(3, 2));
        wrong(() -> of().get(3, 2));
        wrong(() -> of().nextSetBit(-1));
        wrong(() -> of().nextClearBit(-1));
        wrong(() -> of().previousSetBit(-2));
        wrong(() -> of().previousClearBit(-2));
        wrong(() -> of().and(null));
        wrong(() -> BitSet.valueOf((long[]) null));
    }
}
