// words that are keywords only in some places.
public class Keywords {
    static int record(int record) {
        return record + 1;
    }

    static int yield = 1;
    int permits = 2;
    int sealed = 3;
    int when = 4;
    int module = 5;
    int with = 6;

    public static void main(String[] args) {
        int var = 1;
        int record = record(var);
        Keywords k = new Keywords();
        System.out.println(record + k.permits + k.sealed + k.when + k.module + k.with + Keywords.yield);
        String open = "open", to = "to", exports = "exports";
        System.out.println(open + to + exports);
    }
}
