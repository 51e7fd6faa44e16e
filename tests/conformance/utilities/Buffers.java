import java.nio.*;
import java.util.Arrays;

/** Buffers of bytes and of numbers. */
public class Buffers {
    interface Body {
        Object run();
    }

    static void of(Body body) {
        try {
            System.out.println(body.run());
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    static void all(ByteBuffer b) {
        b.put((byte) 1).putShort((short) -2).putChar('x').putInt(0x12345678).putLong(-3L).putFloat(1.5f).putDouble(-2.25);
        System.out.println(b + " " + b.remaining() + " " + b.hasRemaining());
        b.flip();
        System.out.println(b.get() + " " + b.getShort() + " " + b.getChar() + " " + Integer.toHexString(b.getInt()) + " " + b.getLong() + " " + b.getFloat() + " " + b.getDouble());
        b.rewind();
        byte[] bytes = new byte[b.remaining()];
        b.get(bytes);
        System.out.println(Arrays.toString(bytes));
        b.putInt(3, 77).putLong(8, 5L).put(0, (byte) 9).putDouble(16, 0.5);
        System.out.println(b.getInt(3) + " " + b.getLong(8) + " " + b.get(0) + " " + b.getDouble(16) + " " + b.getShort(4) + " " + (int) b.getChar(9) + " " + b.getFloat(17));
    }

    public static void main(String[] args) {
        all(ByteBuffer.allocate(40));
        all(ByteBuffer.allocate(40).order(ByteOrder.LITTLE_ENDIAN));
        all(ByteBuffer.allocateDirect(32));

        ByteBuffer b = ByteBuffer.wrap(new byte[] {1, 2, 3, 4, 5, 6, 7, 8}, 2, 4);
        System.out.println(b + " " + b.array().length + " " + b.arrayOffset() + " " + b.order());
        ByteBuffer s = b.slice();
        System.out.println(s + " " + s.arrayOffset() + " " + s.get(1));
        s.put(0, (byte) 33);
        System.out.println(b.get() + " " + s.equals(b) + " " + s.compareTo(b) + " " + s.hashCode() + " " + b.hashCode());
        b.mark();
        b.get();
        ByteBuffer d = b.duplicate();
        d.reset();
        System.out.println(b + " " + d + " " + d.order() + " " + d.mismatch(b));
        b.compact();
        System.out.println(b + " " + Arrays.toString(b.array()));
        b.put(new byte[] {50, 51}, 0, 2).put(ByteBuffer.wrap(new byte[] {60, 61}));
        System.out.println(Arrays.toString(b.array()) + b.position(1).limit(3).slice().get(1));
        byte[] some = new byte[3];
        b.clear().get(2, some, 1, 2).get(some, 0, 1);
        System.out.println(Arrays.toString(some) + " " + b.slice(3, 2) + " " + b.equals("b") + " " + b.isDirect() + b.hasArray());

        ByteBuffer r = b.asReadOnlyBuffer();
        System.out.println(r + " " + r.isReadOnly() + r.hasArray() + " " + r.get(0));
        of(() -> r.put((byte) 1));
        of(() -> r.putInt(0, 1));
        of(() -> r.array());
        of(() -> r.compact());
        of(() -> ByteBuffer.allocateDirect(1).array());
        of(() -> ByteBuffer.allocate(-1));
        of(() -> ByteBuffer.allocate(3).getInt());
        of(() -> ByteBuffer.allocate(3).putInt(1));
        of(() -> ByteBuffer.allocate(3).put(new byte[4]));
        of(() -> ByteBuffer.allocate(3).get(new byte[4]));
        of(() -> ByteBuffer.allocate(3).put(ByteBuffer.allocate(4)));
        of(() -> b.put(b));
        of(() -> ByteBuffer.allocate(3).position(4));
        of(() -> ByteBuffer.allocate(3).limit(4));
        of(() -> ByteBuffer.allocate(3).limit(-1));
        of(() -> ByteBuffer.allocate(3).position(-1));
        of(() -> ByteBuffer.allocate(3).reset());
        of(() -> ByteBuffer.allocate(3).mark().position(2).reset().position());
        of(() -> ByteBuffer.allocate(3).position(2).mark().position(1).reset());
        of(() -> ByteBuffer.wrap(new byte[3], 2, 2));
        for (int i : new int[] {-1, 3}) {
            try {
                ByteBuffer.allocate(3).get(i);
            } catch (IndexOutOfBoundsException e) {
                System.out.println("outside");
            }
        }

        IntBuffer n = IntBuffer.allocate(4);
        n.put(1).put(new int[] {2, 3}).put(3, 7);
        System.out.println(n + " " + n.get(3) + " " + n.get() + " " + Arrays.toString(n.array()));
        n.flip();
        System.out.println(n.remaining() + " " + n.get() + n.get() + " " + n.slice() + " " + n.compareTo(IntBuffer.wrap(new int[] {3, 7})) + " " + n.order());
        of(() -> IntBuffer.allocate(0).get());
        of(() -> IntBuffer.allocate(0).put(1));
    }
}
