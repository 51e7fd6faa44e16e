import java.util.*;

// a bank queue with a clock and events.
class Clerk {
    final String name;
    int busyUntil;
    int served;

    Clerk(String name) {
        this.name = name;
    }

    void serve(int now, int need) {
        busyUntil = now + need;
        served++;
    }
}

public class Simulation {
    public static void main(String[] args) {
        Random r = new Random(11);
        Clerk[] clerks = {new Clerk("A"), new Clerk("B")};
        Deque<int[]> line = new ArrayDeque<>();
        int waited = 0, longest = 0;
        for (int now = 0; now < 30; now++) {
            if (r.nextInt(3) > 0) line.add(new int[] {now, 1 + r.nextInt(4)});
            for (Clerk c : clerks) {
                if (c.busyUntil <= now && !line.isEmpty()) {
                    int[] customer = line.poll();
                    waited += now - customer[0];
                    c.serve(now, customer[1]);
                }
            }
            longest = Math.max(longest, line.size());
        }
        for (Clerk c : clerks) System.out.println(c.name + " " + c.served);
        System.out.println(waited + " " + longest + " " + line.size());
    }
}
