import java.util.*;

// dice, shuffles and samples with seeds.
public class RandomGames {
    public static void main(String[] args) {
        Random r = new Random(2024);
        int[] dice = new int[7];
        for (int i = 0; i < 50; i++) dice[1 + r.nextInt(6)]++;
        System.out.println(Arrays.toString(dice));
        List<String> deck = new ArrayList<>();
        for (char s : "CDHS".toCharArray()) for (int v = 1; v <= 3; v++) deck.add("" + s + v);
        Collections.shuffle(deck, new Random(7));
        System.out.println(deck);
        double in = 0;
        Random p = new Random(99);
        for (int i = 0; i < 100; i++) {
            double x = p.nextDouble(), y = p.nextDouble();
            if (x * x + y * y < 1) in++;
        }
        System.out.println(4 * in / 100);
        System.out.println(new Random(5).nextBoolean() + " " + new Random(5).nextFloat() + " " + new Random(5).nextLong() + " " + new Random(5).nextGaussian());
    }
}
