// integer and floating-point percentages and averages.
public class Percent {
    public static void main(String[] args) {
        int[] scores = {90, 85, 77};
        int sum = 0;
        for (int s : scores) sum += s;
        System.out.println(sum / scores.length + " " + sum / (double) scores.length + " " + (float) sum / scores.length + " " + (double) (sum / scores.length));
        System.out.println(7 / 10 * 100 + " " + 7 * 100 / 10 + " " + 7 / 10.0 * 100 + " " + 100 * 7 / 10 + "%");
        double avg = sum / scores.length;
        System.out.println(avg);
        System.out.println(1 / 2 + 1 / 2.0 + 1f / 2 + 'b' / 2);
        System.out.println(5 / 9 * (100 - 32) + " " + 5.0 / 9 * (100 - 32));
    }
}
