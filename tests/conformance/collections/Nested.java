import java.util.*;

// maps of lists of maps.
public class Nested {
    public static void main(String[] args) {
        Map<String, Map<String, List<Integer>>> db = new LinkedHashMap<>();
        String[] rows = {"eu:fr:1", "eu:de:2", "us:ca:3", "eu:fr:4"};
        for (String row : rows) {
            String[] p = row.split(":");
            db.computeIfAbsent(p[0], k -> new LinkedHashMap<>()).computeIfAbsent(p[1], k -> new ArrayList<>()).add(Integer.valueOf(p[2]));
        }
        System.out.println(db);
        int total = 0;
        for (Map<String, List<Integer>> byCountry : db.values())
            for (Map.Entry<String, List<Integer>> e : byCountry.entrySet())
                for (int v : e.getValue()) total += v;
        System.out.println(total + " " + db.get("eu").get("fr").get(1));
        List<List<String>> table = new ArrayList<>();
        for (int i = 0; i < 2; i++) table.add(new ArrayList<>(Arrays.asList("r" + i, "c")));
        table.get(0).set(1, "X");
        System.out.println(table);
    }
}
