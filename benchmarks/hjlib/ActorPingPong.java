// expect: true
// tasks: 3

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

public class ActorPingPong {
    static class Player extends Actor<Integer> {
        final int rounds;
        Player other;
        int hits;

        Player(final int rounds) {
            this.rounds = rounds;
        }

        @Override
        protected void process(final Integer n) {
            hits++;
            other.send(n + 1);
            if (hits == rounds) {
                exit();
            }
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Player ping = new Player(5);
            final Player pong = new Player(5);
            ping.other = pong;
            pong.other = ping;
            finish(() -> {
                ping.start();
                pong.start();
                ping.send(0);
            });
            assert ping.hits == 5 && pong.hits == 5;
        });
    }
}
