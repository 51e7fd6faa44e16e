// expect: false(no-data-race)
// note: The threads write to different places of a buffer, but both move its position.

import java.nio.ByteBuffer;

public class BufferSharedPosition {
    public static void main(String[] args) throws InterruptedException {
        ByteBuffer buffer = ByteBuffer.allocate(8);
        Thread t = new Thread(() -> buffer.putInt(1));
        t.start();
        buffer.putInt(2);
        t.join();
        System.out.println(buffer);
    }
}
