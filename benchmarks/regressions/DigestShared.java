// expect: false(no-data-race)
// note: A digest is not synchronised: what one thread puts into it, the other one may take back.

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

public class DigestShared {
    public static void main(String[] args) throws InterruptedException, NoSuchAlgorithmException {
        MessageDigest digest = MessageDigest.getInstance("MD5");
        Thread t = new Thread(() -> digest.update((byte) 1));
        t.start();
        digest.reset();
        t.join();
        System.out.println(digest.getAlgorithm());
    }
}
