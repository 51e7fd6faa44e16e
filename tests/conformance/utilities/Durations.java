import java.time.Duration;
import java.time.Instant;

/** Lengths of time, and moments that are told by their number. */
public class Durations {
    public static void main(String[] args) {
        System.out.println(Duration.ofMillis(1500) + " " + Duration.ofSeconds(3661) + " " + Duration.ofMinutes(90).toHours());
        System.out.println(Duration.ofNanos(-1) + " " + Duration.ZERO + " " + Duration.ofDays(2) + " " + Duration.ofMillis(-1500));
        System.out.println(Duration.ofSeconds(5).plusMillis(7).minus(Duration.ofSeconds(6)) + " " + Duration.ofSeconds(-61));
        System.out.println(Duration.ofSeconds(2).compareTo(Duration.ofMillis(1999)) + " " + Duration.ofHours(1).multipliedBy(3).dividedBy(2));
        System.out.println(Duration.ofMillis(2345).toSecondsPart() + " " + Duration.ofMillis(2345).toMillisPart());
        System.out.println(Duration.ofSeconds(9).equals(Duration.ofMillis(9000)) + " " + Duration.ofSeconds(9, 5).hashCode());
        System.out.println(Duration.between(Instant.ofEpochMilli(500), Instant.ofEpochSecond(3)));
        System.out.println(Instant.ofEpochMilli(99).isBefore(Instant.EPOCH) + " " + Instant.EPOCH.plusMillis(-5).toEpochMilli());
        try {
            Duration.ofSeconds(1).dividedBy(0);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
    }
}
