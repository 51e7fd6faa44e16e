// expect: true
// pure-smt: timeout
// note: A reply in a mailbox of its own, which alone is enabled while it is waited for.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.experimental.actors.Selector;

public class SelectorReply {
    static class Server extends Selector<Client> {
        Server() {
            super(1);
        }

        @Override
        protected void process(final Client client) {
            client.send(0, 42);
            exit();
        }
    }

    static class Client extends Selector<Integer> {
        final Server server;
        int answer;
        int seen;

        Client(final Server server) {
            super(2);
            this.server = server;
        }

        @Override
        protected void process(final Integer n) {
            if (n == 1) {
                disable(1);
                server.send(0, this);
            } else if (n == 42) {
                answer = n;
                enable(1);
            } else {
                seen = answer;
                exit();
            }
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Server server = new Server();
            final Client client = new Client(server);
            finish(() -> {
                server.start();
                client.start();
                client.send(1, 1);
                client.send(1, 2);
            });
            assert client.seen == 42;
        });
    }
}
