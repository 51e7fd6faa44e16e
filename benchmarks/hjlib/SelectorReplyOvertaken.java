// expect: false(assertion)
// pure-smt: timeout
// note: The mailbox is not disabled: the next message may come before the reply.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.experimental.actors.Selector;

public class SelectorReplyOvertaken {
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
                server.send(0, this);
            } else if (n == 42) {
                answer = n;
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
            assert client.seen == 42; //~ assertion
        });
    }
}
