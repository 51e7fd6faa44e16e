import java.util.*;
import java.util.function.Consumer;

// listeners, an event queue, and counters.
class Bus {
    private final Map<String, List<Consumer<? super String>>> handlers = new HashMap<>();
    private final Deque<String[]> queue = new ArrayDeque<>();
    private int delivered;

    Runnable on(String topic, Consumer<? super String> h) {
        handlers.computeIfAbsent(topic, t -> new ArrayList<>()).add(h);
        return () -> handlers.get(topic).remove(h);
    }

    Bus emit(String topic, String... args) {
        for (String a : args) {
            queue.add(new String[] {topic, a});
        }
        return this;
    }

    int drain() {
        while (!queue.isEmpty()) {
            String[] e = queue.poll();
            for (Consumer<? super String> h : List.copyOf(handlers.getOrDefault(e[0], List.of()))) {
                h.accept(e[1]);
                delivered++;
            }
        }
        return delivered;
    }
}

public class Events {
    public static void main(String[] args) {
        Bus bus = new Bus();
        StringBuilder log = new StringBuilder();
        Runnable off = bus.on("a", s -> log.append("1").append(s));
        bus.on("a", s -> {
            log.append("2").append(s);
            if (s.equals("x")) {
                bus.emit("b", "nested");
            }
        });
        bus.on("b", (Object o) -> log.append("<").append(o).append(">"));
        System.out.println(bus.emit("a", "x", "y").emit("c", "lost").drain() + " " + log);
        off.run();
        System.out.println(bus.emit("a", "z").drain() + " " + log);
    }
}
