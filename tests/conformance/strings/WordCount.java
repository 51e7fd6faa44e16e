import java.util.*;

// words, their counts and the longest of them.
public class WordCount {
    public static void main(String[] args) {
        String text = "It was the best of times, it was the worst of times";
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (String w : text.toLowerCase().split("[^a-z]+")) {
            counts.merge(w, 1, Integer::sum);
        }
        System.out.println(counts);
        List<String> words = new ArrayList<>(counts.keySet());
        words.sort(Comparator.comparing((String w) -> -counts.get(w)).thenComparing(Comparator.naturalOrder()));
        System.out.println(words);
        String longest = "";
        for (String w : words) if (w.length() > longest.length()) longest = w;
        System.out.println(longest + " " + new StringBuilder(longest).reverse());
    }
}
