// expect: true
// note: What does not wait for the initialiser of a class: lambdas that use their instance, anonymous classes, methods of others.

public class InitialiserOtherTasks {
    static class Config {
        static int n = 1;
        final int own = 2;

        Thread ofInstance() {
            return new Thread(() -> System.out.println(own));
        }

        static void await(Thread t) {
            t.start();
            try {
                t.join();
            } catch (InterruptedException e) {
            }
        }

        static {
            await(new Config().ofInstance());
            await(new Thread() {
                @Override
                public void run() {
                    System.out.println("anonymous");
                }
            });
            await(new Thread(System.out::println));
        }
    }

    static int after = 3;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> System.out.println(after));
        t.start();
        System.out.println(Config.n);
        t.join();
    }
}
