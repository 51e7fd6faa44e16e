import java.util.*;

// which overridable methods a BitSet calls on itself.
public class OverriddenBitSet {
    static StringBuilder log = new StringBuilder();

    static class X extends BitSet {
        X() {
        }

        X(int n) {
            super(n);
        }

        public void set(int a) { log.append(" set/1"); super.set(a); }
        public void set(int a, boolean b) { log.append(" setv/2"); super.set(a, b); }
        public void set(int a, int b) { log.append(" set/2"); super.set(a, b); }
        public void set(int a, int b, boolean c) { log.append(" set/3"); super.set(a, b, c); }
        public void clear(int a) { log.append(" clear/1"); super.clear(a); }
        public void clear(int a, int b) { log.append(" clear/2"); super.clear(a, b); }
        public void clear() { log.append(" clear/0"); super.clear(); }
        public void flip(int a) { log.append(" flip/1"); super.flip(a); }
        public void flip(int a, int b) { log.append(" flip/2"); super.flip(a, b); }
        public boolean get(int a) { log.append(" get/1"); return super.get(a); }
        public BitSet get(int a, int b) { log.append(" get/2"); return super.get(a, b); }
        public int nextSetBit(int a) { log.append(" nextSetBit/1"); return super.nextSetBit(a); }
        public int nextClearBit(int a) { log.append(" nextClearBit/1"); return super.nextClearBit(a); }
        public int previousSetBit(int a) { log.append(" previousSetBit/1"); return super.previousSetBit(a); }
        public int previousClearBit(int a) { log.append(" previousClearBit/1"); return super.previousClearBit(a); }
        public int length() { log.append(" length/0"); return super.length(); }
        public int size() { log.append(" size/0"); return super.size(); }
        public boolean isEmpty() { log.append(" isEmpty/0"); return super.isEmpty(); }
        public int cardinality() { log.append(" cardinality/0"); return super.cardinality(); }
        public boolean intersects(BitSet a) { log.append(" intersects/1"); return super.intersects(a); }
        public void and(BitSet a) { log.append(" and/1"); super.and(a); }
        public void or(BitSet a) { log.append(" or/1"); super.or(a); }
        public void xor(BitSet a) { log.append(" xor/1"); super.xor(a); }
        public void andNot(BitSet a) { log.append(" andNot/1"); super.andNot(a); }
        public long[] toLongArray() { log.append(" toLongArray/0"); return super.toLongArray(); }
        public byte[] toByteArray() { log.append(" toByteArray/0"); return super.toByteArray(); }
    }

    interface Op {
        void run(X x);
    }

    static X make(int... bits) {
        X x = new X();
        for (int i : bits) {
            x.set(i);
        }
        log.setLength(0);
        return x;
    }

    static void t(String what, Op op) {
        X x = make(1, 2, 70, 71, 72, 200);
        op.run(x);
        System.out.println(what + ":" + log);
    }

    public static void main(String[] args) {
        t("set", x -> x.set(300));
        t("set true", x -> x.set(4, true));
        t("set false", x -> x.set(4, false));
        t("set range", x -> x.set(4, 100));
        t("set range true", x -> x.set(4, 100, true));
        t("set range false", x -> x.set(4, 100, false));
        t("clear", x -> x.clear(1));
        t("clear range", x -> x.clear(1, 70));
        t("clear to the end", x -> x.clear(1, 700));
        t("clear behind", x -> x.clear(500, 700));
        t("clear all", x -> x.clear());
        t("flip", x -> x.flip(1));
        t("flip range", x -> x.flip(1, 100));
        t("get", x -> x.get(2));
        t("get range", x -> x.get(2, 100));
        t("nextSetBit", x -> x.nextSetBit(3));
        t("nextClearBit", x -> x.nextClearBit(70));
        t("previousSetBit", x -> x.previousSetBit(69));
        t("previousSetBit behind", x -> x.previousSetBit(690));
        t("previousClearBit", x -> x.previousClearBit(69));
        t("length", x -> x.length());
        t("cardinality", x -> x.cardinality());
        t("intersects", x -> x.intersects(make(3, 300)));
        t("and", x -> x.and(make(3, 300)));
        t("or", x -> x.or(make(3, 300)));
        t("xor", x -> x.xor(make(3, 300)));
        t("andNot", x -> x.andNot(make(3, 300)));
        t("toLongArray", x -> x.toLongArray());
        t("toByteArray", x -> x.toByteArray());
        t("equals", x -> x.equals(make(3)));
        t("hashCode", x -> x.hashCode());
        t("clone", x -> x.clone());
        t("clone is one", x -> System.out.println(x.clone() instanceof X));
        t("toString", x -> x.toString());
        t("toString of many", x -> {
            x.set(9000);
            x.toString();
        });
        t("stream", x -> x.stream().forEach(i -> log.append(" ").append(i)));
        t("stream count", x -> x.stream().count());
        t("stream first", x -> x.stream().findFirst());
    }
}
