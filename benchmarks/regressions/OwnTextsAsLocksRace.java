// expect: false(no-data-race)
// tasks: 3
// note: A new text is another object, whatever it says.
public class OwnTextsAsLocksRace {
    static int a;

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++) {
            new Thread(() -> {
                String own = new String("lock");
                synchronized (own) {
                    a++; //~ race with line 12
                }
            }).start();
        }
    }
}
