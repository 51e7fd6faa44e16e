// NaN, infinities and signed zeros in comparisons, conditions, arrays and boxes.
import java.util.*;
public class FloatingSpecials {
    public static void main(String[] args) {
        double nan = Double.NaN, inf = Double.POSITIVE_INFINITY, nz = -0.0;
        System.out.println((nan == nan) + " " + (nan != nan) + " " + (nan < 1) + " " + (nan > 1) + " " + (nan <= nan) + " " + !(nan >= 1) + " " + (0.0 == nz) + " " + (0.0 > nz));
        System.out.println(inf - inf + " " + inf * 0 + " " + inf / inf + " " + (inf + 1 == inf) + " " + 1 / nz + " " + 1 / -inf + " " + (nz + 0.0) + " " + (nz + nz) + " " + -(0.0) + " " + (0.0 - 0.0) + " " + (nz * 5) + " " + Math.sqrt(nz));
        double[] a = {3, nan, -0.0, 0.0, -inf, inf, 1};
        Arrays.sort(a);
        System.out.println(Arrays.toString(a) + " " + Arrays.binarySearch(a, nan) + " " + Arrays.binarySearch(a, 0.0) + " " + Arrays.equals(new double[] {nan}, new double[] {nan}) + " " + Arrays.equals(new double[] {0.0}, new double[] {nz}) + " " + Arrays.hashCode(new double[] {1, nan}));
        List<Double> l = new ArrayList<>(List.of(1.0, nan, -0.0, 0.0));
        System.out.println(l.indexOf(nan) + " " + l.indexOf(-0.0) + " " + l.indexOf(0.0) + " " + l.contains(2.0) + " " + Collections.max(l) + " " + Collections.min(l));
        Map<Double, String> m = new HashMap<>();
        m.put(0.0, "zero");
        m.put(-0.0, "minus zero");
        m.put(nan, "nan");
        m.put(0.0 / 0.0, "nan again");
        System.out.println(m.size() + " " + m.get(nan) + " " + m.get(-0.0) + " " + m.get(0.0));
        float f = 0.1f;
        double d = 0.1;
        System.out.println((f == d) + " " + (f == 0.1f) + " " + (f < d) + " " + (double) f + " " + (float) d + " " + (0.1f + 0.2f) + " " + (0.1 + 0.2) + " " + (0.1f + 0.2) + " " + 1.0f * 3 / 2 + " " + 3 / 2 * 1.0f);
        double sum = 0;
        for (int i = 0; i < 10; i++) sum += 0.1;
        System.out.println(sum + " " + (sum == 1.0));
        float fs = 0;
        for (int i = 0; i < 10; i++) fs += 0.1;
        System.out.println(fs);
        int n = 0;
        for (double x = 0; x != 1.0 && n < 20; x += 0.1) n++;
        System.out.println(n);
        double t = true ? 1 : 2.0;
        Object o = true ? 1 : 2.0;
        Object p = false ? 1 : 'a';
        Object q = true ? null : 0;
        Object r = true ? (Integer) 5 : (Double) 2.0;
        System.out.println(t + " " + o + " " + p + " " + q + " " + r);
    }
}
