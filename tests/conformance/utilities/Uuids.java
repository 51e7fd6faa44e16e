import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;
import java.util.UUID;

public class Uuids {
    static void parse(String s) {
        try {
            UUID u = UUID.fromString(s);
            System.out.println(u + " " + u.version() + " " + u.variant() + " " + u.hashCode());
        } catch (IllegalArgumentException e) {
            System.out.println(s + ": " + e.getClass().getName() + (s.isEmpty() || s.contains("--") ? "" : " " + e.getMessage()));
        }
    }

    public static void main(String[] args) {
        parse("123e4567-e89b-12d3-a456-426614174000");
        parse("123E4567-E89B-42D3-8456-426614174000");
        parse("00000000-0000-0000-0000-000000000000");
        parse("ffffffff-ffff-ffff-ffff-ffffffffffff");
        parse("1-2-3-4-5");
        parse("");
        parse("1-2-3-4");
        parse("1-2-3-4-5-6");
        parse("1-2-3--5");
        parse("123e4567-e89b-12d3-a456-4266141740000");
        parse("123e4567-e89b-12d3-a456-42661417400g");
        UUID a = new UUID(1, 2);
        UUID b = UUID.fromString("0-0-1-0-2");
        System.out.println(a.equals(b) + " " + a.compareTo(b) + " " + (a.hashCode() == b.hashCode()) + " " + a.equals("x") + " " + a.equals(null));
        System.out.println(a.getMostSignificantBits() + " " + a.getLeastSignificantBits() + " " + a);
        UUID c = new UUID(-1, 5);
        System.out.println(a.compareTo(c) + " " + c.compareTo(a) + " " + new UUID(1, 3).compareTo(a) + " " + new UUID(1, -3).compareTo(a));
        TreeSet<UUID> sorted = new TreeSet<>();
        Map<UUID, String> names = new HashMap<>();
        for (int i = 5; i >= 0; i--) {
            UUID u = new UUID(i % 3, i * 1_000_000_007L);
            sorted.add(u);
            names.put(u, "n" + i);
        }
        System.out.println(sorted);
        System.out.println(names);
        System.out.println(UUID.nameUUIDFromBytes("scoville".getBytes()) + " " + UUID.nameUUIDFromBytes(new byte[0]).version());
        System.out.println(new UUID(Long.MIN_VALUE, Long.MAX_VALUE) + " " + new UUID(0x123456789abcdef0L, 0x8edcba9876543210L));
    }
}
