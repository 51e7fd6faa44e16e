import java.text.NumberFormat;
import java.util.AbstractSequentialList;
import java.util.Arrays;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.Locale;

public class SmallAdditions {
    /** A list that knows its iterators only. */
    static class Walked extends AbstractSequentialList<String> {
        private final LinkedList<String> items = new LinkedList<>();

        @Override
        public ListIterator<String> listIterator(int index) {
            return items.listIterator(index);
        }

        @Override
        public int size() {
            return items.size();
        }
    }

    static void walked() {
        Walked w = new Walked();
        w.add("b");
        w.add(0, "a");
        w.addAll(2, List.of("c", "d"));
        System.out.println(w + " " + w.get(2) + " " + w.set(1, "x") + " " + w.remove(0) + " " + w.indexOf("d") + " " + w.contains("q"));
        System.out.println(w.remove("c") + " " + w + " " + w.equals(List.of("x", "d")) + " " + w.subList(1, 2));
        try {
            w.get(2);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(w.items instanceof AbstractSequentialList<?>);
    }

    static void characters() {
        for (char c : new char[] {'a', '_', '$', '1', '-', '\u2167', '\u3007', '\u20ac', '\u203f', '\u00ad', '\u0661', '\u00b7', '\uffe6'}) {
            System.out.print((Character.isJavaIdentifierStart(c) ? "s" : ".") + (Character.isJavaIdentifierPart(c) ? "p " : ". "));
        }
        System.out.println(Character.getNumericValue('_') + " " + Character.getNumericValue('z') + " " + Character.getNumericValue('7'));
    }

    static void arrays() {
        System.out.println(Integer.signum(Arrays.compareUnsigned(new int[] {1, -1}, new int[] {1, 1})));
        System.out.println(Integer.signum(Arrays.compareUnsigned(new byte[] {-1}, new byte[] {1, 1})));
        System.out.println(Arrays.compareUnsigned(new long[] {5}, new long[] {5, 6}) + " " + Arrays.compareUnsigned((short[]) null, new short[0]));
    }

    static void types() {
        System.out.println(Integer.TYPE + " " + Long.TYPE + " " + Short.TYPE + " " + Byte.TYPE + " " + Double.TYPE + " " + Float.TYPE);
        System.out.println(Boolean.TYPE + " " + Character.TYPE + " " + Void.TYPE + " " + (Integer.TYPE == int.class) + " " + Integer.TYPE.isPrimitive());
    }

    public static void main(String[] args) {
        walked();
        characters();
        arrays();
        types();
        System.out.println(NumberFormat.getIntegerInstance(Locale.US).format(12345) + " " + NumberFormat.getPercentInstance(Locale.US).format(0.25));
    }
}
