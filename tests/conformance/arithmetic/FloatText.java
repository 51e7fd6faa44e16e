// floats as text.
public class FloatText {
    public static void main(String[] args) {
        float[] values = {0, 1, 0.1f, 100, 1e6f, 9999999f, 1e7f, 1.5e-3f, 1e-5f, 1f / 3, 16777216f, 3.4e38f, 1.4e-45f, 1.1f * 1.1f, 0.3f, 123456.78f};
        for (float v : values) {
            System.out.println(v + " " + -v);
        }
        System.out.println(Float.toString(2.5f) + " " + Float.MAX_VALUE + " " + Float.MIN_VALUE + " " + 1f / 0);
        StringBuilder b = new StringBuilder();
        b.append(1.1f).append(' ').append(1.1).append(' ').append((double) 1.1f);
        System.out.println(b);
    }
}
