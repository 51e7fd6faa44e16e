import java.io.PrintWriter;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.util.stream.*;

/** What may not be null is asked for before anything else happens, also where there is nothing to do. */
public class NullArguments {
    interface Body {
        void run() throws Throwable;
    }

    static int number;

    static void of(Body body) {
        number++;
        try {
            body.run();
            System.out.println(number + " nothing");
        } catch (Throwable t) {
            System.out.println(number + " " + t.getClass().getName());
        }
    }

    static void futures(CompletableFuture<String> f) {
        CompletableFuture<String> g = CompletableFuture.completedFuture("g");
        of(() -> f.thenApply(null));
        of(() -> f.thenAccept(null));
        of(() -> f.thenRun(null));
        of(() -> f.thenRunAsync(() -> {}, null));
        of(() -> f.thenCompose(null));
        of(() -> f.thenCombine(g, null));
        of(() -> f.thenAcceptBoth(g, null));
        of(() -> f.runAfterBoth(g, null));
        of(() -> f.applyToEither(g, null));
        of(() -> f.acceptEither(g, null));
        of(() -> f.runAfterEither(null, () -> {}));
        of(() -> f.handle(null));
        of(() -> f.whenComplete(null));
        of(() -> f.exceptionally(null));
        of(() -> f.exceptionallyCompose(null));
        of(() -> f.completeAsync(null));
        of(() -> f.orTimeout(1, null));
        of(() -> CompletableFuture.supplyAsync(() -> 1, null));
        of(() -> CompletableFuture.runAsync(() -> {}, null));
        of(() -> CompletableFuture.delayedExecutor(1, null));
        of(() -> g.get(1, null));
    }

    static void tasks() {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        of(() -> pool.submit((Runnable) null));
        of(() -> pool.execute(null));
        of(() -> pool.invokeAll(null));
        of(() -> pool.awaitTermination(1, null));
        pool.shutdown();
        of(() -> new Thread((Runnable) null).start());
        of(() -> new FutureTask<>(null, 1));
        of(() -> Executors.callable((Runnable) null));
        of(() -> ThreadLocal.withInitial(null));
        of(() -> new CountDownLatch(0).await(1, null));
        of(() -> new Semaphore(1).tryAcquire(1, null));
        of(() -> new ReentrantLock().tryLock(1, null));
        of(() -> new LinkedBlockingQueue<>().poll(1, null));
        of(() -> new ArrayBlockingQueue<>(1).offer(1, 1, null));
    }

    static void collections() {
        of(() -> new ArrayList<>().forEach(null));
        of(() -> new ArrayList<>().removeIf(null));
        of(() -> new ArrayList<>().replaceAll(null));
        of(() -> new ArrayList<>().sort(null));
        of(() -> new LinkedList<>().removeAll(null));
        of(() -> new HashMap<>().forEach(null));
        of(() -> new HashMap<>().computeIfAbsent(1, null));
        of(() -> new HashMap<>().replaceAll(null));
        of(() -> new Hashtable<>().merge(1, 1, null));
        of(() -> new TreeMap<>().computeIfPresent(1, null));
        of(() -> new TreeMap<>().computeIfPresent(null, (k, v) -> v));
        of(() -> new TreeMap<>().headMap(null));
        of(() -> new TreeMap<>().ceilingKey(null));
        of(() -> new TreeMap<>(Map.of(1, 1)).ceilingKey(null));
        of(() -> new TreeMap<>().replace(null, 1));
        of(() -> new TreeSet<>().retainAll(null));
        of(() -> new ConcurrentHashMap<>().forEach(null));
        of(() -> new ConcurrentHashMap<>().reduceValues(1, null));
        of(() -> new ConcurrentLinkedQueue<>().removeIf(null));
        of(() -> new CopyOnWriteArrayList<>().forEach(null));
        of(() -> new SynchronousQueue<>().drainTo(null));
        of(() -> new SynchronousQueue<>().removeAll(null));
        of(() -> List.of().forEach(null));
        of(() -> List.of().iterator().forEachRemaining(null));
        of(() -> Comparator.comparing(null));
        of(() -> Comparator.<Integer>naturalOrder().thenComparing((Comparator<Integer>) null));
        of(() -> Optional.empty().map(null));
        of(() -> Optional.of(1).or(null));
    }

    static void streams() {
        of(() -> Stream.empty().map(null));
        of(() -> Stream.empty().filter(null));
        of(() -> Stream.empty().flatMap(null));
        of(() -> Stream.empty().peek(null));
        of(() -> Stream.empty().forEach(null));
        of(() -> Stream.empty().anyMatch(null));
        of(() -> Stream.empty().reduce(null));
        of(() -> Stream.empty().max(null));
        of(() -> Stream.iterate(1, null));
        of(() -> Stream.generate(null));
        of(() -> IntStream.empty().mapToObj(null));
        of(() -> LongStream.empty().takeWhile(null));
        of(() -> DoubleStream.empty().collect(ArrayList::new, null, ArrayList::addAll));
        of(() -> Collectors.collectingAndThen(Collectors.toList(), null));
        of(() -> ((Function<Integer, Integer>) x -> x).andThen(null));
        of(() -> ((Predicate<Integer>) x -> true).and(null));
        of(() -> ((Consumer<Integer>) x -> {}).andThen(null));
        of(() -> ((IntUnaryOperator) x -> x).compose(null));
        of(() -> BinaryOperator.minBy(null));
    }

    static void texts() {
        of(() -> new String((String) null));
        of(() -> "a".toUpperCase(null));
        of(() -> new StringBuilder("abc").replace(0, 1, null));
        of(() -> new PrintWriter(new StringWriter()).write((String) null));
        of(() -> BigDecimal.ONE.setScale(2, (RoundingMode) null));
    }

    public static void main(String[] args) {
        futures(CompletableFuture.completedFuture("a"));
        futures(new CompletableFuture<>());
        tasks();
        collections();
        streams();
        texts();
    }
}
