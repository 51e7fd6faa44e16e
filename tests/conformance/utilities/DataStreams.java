import java.io.*;
import java.util.Arrays;

/** Numbers and texts as bytes. */
public class DataStreams {
    interface Step {
        Object run() throws IOException;
    }

    static void tried(Step step) {
        try {
            System.out.println(step.run());
        } catch (IOException e) {
            System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    static DataInputStream of(int... bytes) {
        byte[] all = new byte[bytes.length];
        for (int i = 0; i < all.length; i++) {
            all[i] = (byte) bytes[i];
        }
        return new DataInputStream(new ByteArrayInputStream(all));
    }

    public static void main(String[] args) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeBoolean(true);
            out.writeByte(-3);
            out.writeShort(-1234);
            out.writeChar('\u20ac');
            out.writeInt(0x81828384);
            out.writeLong(-1234567890123456789L);
            out.writeFloat(1.5f);
            out.writeDouble(-0.1);
            out.writeBytes("ab");
            out.writeChars("cd");
            out.writeUTF("x\0\u00e9\u20ac");
            out.write(7);
            out.write(new byte[] {1, 2, 3});
            out.write(new byte[] {4, 5, 6}, 1, 1);
            System.out.println(out.size());
        }
        System.out.println(Arrays.toString(bytes.toByteArray()));
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        System.out.println(in.readBoolean() + " " + in.readByte() + " " + in.readShort() + " " + in.readChar() + " " + Integer.toHexString(in.readInt())
            + " " + in.readLong() + " " + in.readFloat() + " " + in.readDouble() + " " + in.readUnsignedByte() + " " + in.readUnsignedShort());
        byte[] three = new byte[3];
        in.readFully(three);
        System.out.println(Arrays.toString(three) + in.readUTF().length() + in.available() + in.skipBytes(2) + in.read() + in.read(three) + in.read() + in.skipBytes(3));
        tried(in::readByte);
        tried(() -> of(1, 2, 3).readInt());
        tried(() -> of(1, 2, 3).readLong());
        tried(() -> of(0, 2, 65).readUTF());
        tried(() -> of(0, 1, 0xc3).readUTF());
        tried(() -> of(0, 2, 0xc3, 65).readUTF());
        tried(() -> of(0, 2, 65, 0xff).readUTF());
        tried(() -> of(0, 3, 0xe2, 0x82, 65).readUTF());
        tried(() -> of(0, 2, 0xe2, 0x82).readUTF());
        tried(() -> of(0, 4, 65, 0xe2, 65, 65).readUTF());
        int sum = 0;
        DataInputStream squares = of(0, 0, 0, 1, 0, 0, 0, 4, 0, 0, 0, 9);
        try {
            while (true) {
                sum += squares.readInt();
            }
        } catch (EOFException e) {
            System.out.println(sum + " " + e.getMessage());
        }
        OutputStream filter = new FilterOutputStream(bytes) {
            public void write(int b) throws IOException {
                super.write(b + 1);
            }
        };
        bytes.reset();
        filter.write(new byte[] {1, 2});
        filter.write(9);
        filter.flush();
        System.out.println(Arrays.toString(bytes.toByteArray()));
    }
}
