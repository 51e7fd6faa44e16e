package edu.rice.hj.runtime.util;

/** Two values. */
public final class Pair<A, B> {
    public final A left;
    public final B right;

    public Pair(A left, B right) {
        this.left = left;
        this.right = right;
    }

    public static <A, B> Pair<A, B> factory(A left, B right) {
        return new Pair<A, B>(left, right);
    }

    public A left() {
        return left;
    }

    public B right() {
        return right;
    }

    public A getLeft() {
        return left;
    }

    public B getRight() {
        return right;
    }
}
