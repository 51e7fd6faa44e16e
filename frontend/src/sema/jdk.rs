//! Classes of Java's library that there is no model of, so that a program that uses one is told so, and not that it has a
//! typing error: only where a package is imported as a whole does the name alone not tell where it belongs.

/// Packages with names of classes. (What has a model is found before anybody looks here.)
const PACKAGES: &[(&str, &str)] = &[
    (
        "java.lang",
        "AbstractMethodError BootstrapMethodError ClassCircularityError ClassFormatError ClassValue Compiler \
         Deprecated EnumConstantNotPresentException FunctionalInterface IllegalAccessError \
         IncompatibleClassChangeError InstantiationError LayerInstantiationException Module ModuleLayer \
         NoSuchFieldError NoSuchMethodError Package Process ProcessBuilder Readable RuntimePermission SafeVarargs \
         ScopedValue SecurityManager StackWalker SuppressWarnings ThreadDeath TypeNotPresentException UnknownError \
         UnsatisfiedLinkError UnsupportedClassVersionError VerifyError",
    ),
    (
        "java.util",
        "Currency Dictionary EventListenerProxy Formattable FormattableFlags IllformedLocaleException \
         InvalidPropertiesFormatException ListResourceBundle PropertyPermission PropertyResourceBundle ResourceBundle \
         ServiceConfigurationError ServiceLoader SimpleTimeZone TooManyListenersException UnknownFormatFlagsException \
         WeakHashMap",
    ),
    ("java.util.concurrent", "ForkJoinWorkerThread ManagedBlocker RunnableScheduledFuture StructuredTaskScope"),
    ("java.util.concurrent.locks", "AbstractQueuedLongSynchronizer"),
    (
        "java.io",
        "BufferedInputStream CharArrayReader CharConversionException Console Externalizable FileDescriptor FileFilter \
         FileOutputStream FilePermission FileWriter FilenameFilter FilterReader FilterWriter IOError \
         InterruptedIOException InvalidClassException InvalidObjectException LineNumberInputStream LineNumberReader \
         NotActiveException NotSerializableException ObjectInput ObjectInputFilter ObjectInputStream \
         ObjectInputValidation ObjectOutput ObjectOutputStream ObjectStreamClass ObjectStreamConstants \
         ObjectStreamException ObjectStreamField OptionalDataException PushbackInputStream PushbackReader \
         RandomAccessFile SequenceInputStream Serial SerializablePermission StreamCorruptedException StreamTokenizer \
         StringBufferInputStream SyncFailedException UnsupportedEncodingException WriteAbortedException",
    ),
    ("java.nio", "CharBuffer DoubleBuffer FloatBuffer LongBuffer MappedByteBuffer ShortBuffer"),
    (
        "java.nio.charset",
        "CharacterCodingException CharsetDecoder CharsetEncoder CoderMalfunctionError CoderResult CodingErrorAction \
         IllegalCharsetNameException MalformedInputException UnmappableCharacterException UnsupportedCharsetException",
    ),
    (
        "java.nio.file",
        "AccessDeniedException AccessMode AtomicMoveNotSupportedException ClosedDirectoryStreamException \
         ClosedFileSystemException ClosedWatchServiceException CopyOption DirectoryIteratorException \
         DirectoryNotEmptyException DirectoryStream FileAlreadyExistsException FileStore FileSystem \
         FileSystemAlreadyExistsException FileSystemException FileSystemLoopException FileSystemNotFoundException \
         FileSystems FileVisitOption FileVisitResult FileVisitor InvalidPathException LinkOption LinkPermission \
         NoSuchFileException NotDirectoryException NotLinkException OpenOption PathMatcher ProviderMismatchException \
         ProviderNotFoundException ReadOnlyFileSystemException SecureDirectoryStream SimpleFileVisitor \
         StandardCopyOption StandardOpenOption StandardWatchEventKinds WatchEvent WatchKey WatchService Watchable",
    ),
    ("java.time", "Clock InstantSource OffsetDateTime OffsetTime"),
    ("java.time.format", "DateTimeFormatterBuilder DecimalStyle FormatStyle ResolverStyle SignStyle TextStyle"),
    (
        "java.time.temporal",
        "ChronoField IsoFields JulianFields TemporalAdjuster TemporalAdjusters TemporalField TemporalQueries \
         TemporalQuery ValueRange WeekFields",
    ),
    (
        "java.time.chrono",
        "AbstractChronology ChronoLocalDate ChronoLocalDateTime ChronoPeriod ChronoZonedDateTime Chronology Era \
         HijrahChronology HijrahDate HijrahEra IsoChronology IsoEra JapaneseChronology JapaneseDate JapaneseEra \
         MinguoChronology MinguoDate MinguoEra ThaiBuddhistChronology ThaiBuddhistDate ThaiBuddhistEra",
    ),
    ("java.time.zone", "ZoneOffsetTransition ZoneOffsetTransitionRule ZoneRules ZoneRulesException ZoneRulesProvider"),
    (
        "java.text",
        "Annotation AttributedCharacterIterator AttributedString Bidi BreakIterator CharacterIterator ChoiceFormat \
         CollationElementIterator CollationKey Collator CompactNumberFormat DateFormatSymbols DecimalFormatSymbols \
         Normalizer RuleBasedCollator StringCharacterIterator",
    ),
    (
        "java.net",
        "Authenticator BindException CacheRequest CacheResponse ConnectException ContentHandler ContentHandlerFactory \
         CookieHandler CookieManager CookiePolicy CookieStore DatagramPacket DatagramSocket DatagramSocketImpl \
         DatagramSocketImplFactory FileNameMap HttpCookie HttpRetryException HttpURLConnection IDN Inet4Address \
         Inet6Address InetAddress InetSocketAddress InterfaceAddress JarURLConnection MalformedURLException \
         MulticastSocket NetPermission NetworkInterface NoRouteToHostException PasswordAuthentication \
         PortUnreachableException ProtocolException ProtocolFamily Proxy ProxySelector ResponseCache \
         SecureCacheResponse ServerSocket Socket SocketAddress SocketException SocketImpl SocketImplFactory \
         SocketOption SocketOptions SocketPermission SocketTimeoutException StandardProtocolFamily \
         StandardSocketOptions URL URLClassLoader URLConnection URLDecoder URLEncoder URLPermission URLStreamHandler \
         URLStreamHandlerFactory UnixDomainSocketAddress UnknownHostException UnknownServiceException",
    ),
];

/// The library's class with this simple name in one of the packages, if it is known.
#[must_use]
pub fn class_in<'a>(packages: impl Iterator<Item = &'a str>, name: &str) -> Option<String> {
    let mut packages = std::iter::once("java.lang").chain(packages);
    packages.find_map(|package| {
        let (_, names) = PACKAGES.iter().find(|(p, _)| *p == package)?;
        names.split_whitespace().any(|n| n == name).then(|| format!("{package}.{name}"))
    })
}
