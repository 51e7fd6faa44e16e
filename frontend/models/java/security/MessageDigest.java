package java.security;

import java.util.Locale;
import scoville.Rt;

public class GeneralSecurityException extends Exception {
    public GeneralSecurityException() {
    }

    public GeneralSecurityException(String message) {
        super(message);
    }

    public GeneralSecurityException(String message, Throwable cause) {
        super(message, cause);
    }

    public GeneralSecurityException(Throwable cause) {
        super(cause);
    }
}

public class NoSuchAlgorithmException extends GeneralSecurityException {
    public NoSuchAlgorithmException() {
    }

    public NoSuchAlgorithmException(String message) {
        super(message);
    }

    public NoSuchAlgorithmException(String message, Throwable cause) {
        super(message, cause);
    }

    public NoSuchAlgorithmException(Throwable cause) {
        super(cause);
    }
}

/** Not synchronised: each update, reset or digest changes what all of them look at. */
public abstract class MessageDigest {
    private final String algorithm;
    /** Whether anything has been taken since the last digest. */
    private boolean begun;

    MessageDigest(String algorithm) {
        this.algorithm = algorithm;
    }

    public static MessageDigest getInstance(String algorithm) throws NoSuchAlgorithmException {
        if (algorithm == null) {
            throw new NullPointerException("null algorithm name");
        }
        switch (algorithm.toUpperCase(Locale.ENGLISH)) {
            case "MD5":
                return new Digest(algorithm, new Md5());
            case "SHA":
            case "SHA1":
            case "SHA-1":
                return new Digest(algorithm, new Sha1());
            case "SHA224":
            case "SHA-224":
                return new Digest(algorithm, new Sha256(true));
            case "SHA256":
            case "SHA-256":
                return new Digest(algorithm, new Sha256(false));
            case "SHA384":
            case "SHA-384":
                return new Digest(algorithm, new Sha512(true));
            case "SHA512":
            case "SHA-512":
                return new Digest(algorithm, new Sha512(false));
            case "MD2":
            case "SHA-512/224":
            case "SHA-512/256":
            case "SHA3-224":
            case "SHA3-256":
            case "SHA3-384":
            case "SHA3-512":
                Rt.unsupported("the message digest " + algorithm);
                return null;
            default:
                if (algorithm.contains("2.16.840.") || algorithm.contains("1.2.840.") || algorithm.contains("1.3.14.")) {
                    Rt.unsupported("a message digest by its number");
                }
                throw new NoSuchAlgorithmException(algorithm + " MessageDigest not available");
        }
    }

    /** One after the other: how long it takes tells nothing. */
    public static boolean isEqual(byte[] a, byte[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null) {
            return false;
        }
        boolean same = a.length == b.length;
        for (int i = 0; i < a.length; i++) {
            same = same & i < b.length && a[i] == b[i];
        }
        return same;
    }

    /** For a copy. */
    void begun(boolean begun) {
        this.begun = begun;
    }

    boolean begun() {
        return begun;
    }

    abstract Hash hash();

    public final String getAlgorithm() {
        return algorithm;
    }

    public final int getDigestLength() {
        return hash().length;
    }

    public void update(byte b) {
        hash().take(b);
        begun = true;
    }

    public void update(byte[] bytes) {
        hash().take(bytes, 0, bytes.length);
        begun = true;
    }

    public void update(byte[] bytes, int offset, int length) {
        if (bytes == null) {
            throw new IllegalArgumentException("No input buffer given");
        }
        if (bytes.length - offset < length) {
            throw new IllegalArgumentException("Input buffer too short");
        }
        if (length != 0) {
            if (offset < 0 || length < 0) {
                throw new ArrayIndexOutOfBoundsException();
            }
            hash().take(bytes, offset, length);
        }
        begun = true;
    }

    public byte[] digest() {
        byte[] found = hash().end();
        begun = false;
        return found;
    }

    public byte[] digest(byte[] bytes) {
        update(bytes);
        return digest();
    }

    public void reset() {
        hash().reset();
        begun = false;
    }

    public Object clone() throws CloneNotSupportedException {
        Digest copy = new Digest(algorithm, hash().copy());
        copy.begun(begun);
        return copy;
    }

    public String toString() {
        return algorithm + " Message Digest from SUN, " + (begun ? "<in progress>" : "<initialized>") + "\n";
    }
}

final class Digest extends MessageDigest {
    private final Hash hash;

    Digest(String algorithm, Hash hash) {
        super(algorithm);
        this.hash = hash;
        Rt.own(this, hash);
    }

    Hash hash() {
        return hash;
    }
}
