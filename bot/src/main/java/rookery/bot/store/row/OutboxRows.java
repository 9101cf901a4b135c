package rookery.bot.store.row;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import rookery.bot.outbox.Outbox.Sent;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.store.json.NanoTimestamps;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.message.MessageId;

/** Stores the outbox: the messages that wait to be sent, and their posts. */
public final class OutboxRows {
  /** What is due within it may be on its way before others have written. */
  private static final Duration A_MOMENT = Duration.ofSeconds(5);

  /** What is due later is not waited for. */
  private static final Duration SOON = A_MOMENT.multipliedBy(2);

  /** The first message of a lane is kept, because it may be on its way. */
  static final String OVERTAKEN =
      "SELECT n FROM outbox WHERE lane = ? AND changes = ? AND n < ? AND (NOT head OR due > ?)";

  /** Selects the earlier changes of a message that a later change makes unnecessary. */
  static final String FOLLOWED = "SELECT n FROM outbox WHERE lane = ? AND changes = ? AND n < ?";

  static final String ADD =
      """
      INSERT INTO outbox (lane, n, table_id, changes, head, due)
      SELECT ?1, ?2, ?3, ?4, NOT EXISTS (SELECT * FROM outbox WHERE lane = ?1), ?5
      """;

  private static final String ADD_BODY = "INSERT INTO bodies (n, post) VALUES (?, ?)";

  /** Does both in one statement, for a server. */
  private static final String ADD_WHOLE =
      "WITH body AS (INSERT INTO bodies (n, post) VALUES (?2, ?6)) " + ADD;

  private static final String LETTERS =
      """
      SELECT lane, n, table_id, changes, due, attempts, tried, nonce FROM outbox
      """;

  /**
   * A message is changed once it is known where it stands, and in the order of its letters, from
   * whichever lanes they are sent. Within a lane its own order does; one that came too late for it
   * must not hold it up.
   */
  static final String NOT_BEFORE_ITS_TURN =
      """
       AND NOT EXISTS (
        SELECT 1 FROM outbox AS earlier
        WHERE earlier.changes = outbox.changes AND earlier.n < outbox.n
          AND earlier.lane <> outbox.lane)
       AND NOT EXISTS (SELECT 1 FROM bodies AS first WHERE first.n = outbox.changes)
      """;

  static final String DUE =
      LETTERS + "WHERE head AND due <= ?" + NOT_BEFORE_ITS_TURN + "ORDER BY due LIMIT ?";

  static final String FIRST = LETTERS + "WHERE lane = ? ORDER BY n LIMIT ?";

  static final String IN_TURN = LETTERS + "WHERE lane = ? AND n = ?" + NOT_BEFORE_ITS_TURN;

  private static final String SOME = "SELECT n FROM outbox WHERE attempts > 0 OR due < ? LIMIT ?";

  private static final String LAST =
      """
      SELECT coalesce(max(n), -1)
      FROM (SELECT max(n) AS n FROM bodies UNION ALL SELECT max(n) AS n FROM messages) AS letters
      """;

  static final String BODY = "SELECT post FROM bodies WHERE n = ?";

  static final String RETRY =
      """
      UPDATE outbox SET due = ?3, error = ?4, attempts = attempts + 1, tried = coalesce(tried, ?5)
      WHERE lane = ?1 AND n = ?2
      """;

  private static final String HURRY_ALL = "UPDATE outbox SET due = ? WHERE due > ?";

  static final String REMOVE = "DELETE FROM outbox WHERE lane = ? AND n = ?";

  static final String REMOVE_BODY = "DELETE FROM bodies WHERE n = ?";

  static final String NEXT_HEAD =
      """
      UPDATE outbox SET head = TRUE
      WHERE lane = ?1 AND n = (SELECT min(n) FROM outbox WHERE lane = ?1) AND NOT head
      """;

  /**
   * Does all three in one statement, for a server; each part sees the rows as they were before the
   * others.
   */
  private static final String REMOVE_WHOLE =
      """
      WITH gone AS (DELETE FROM outbox WHERE lane = ?1 AND n = ?2),
        said AS (DELETE FROM bodies WHERE n = ?2)
      UPDATE outbox SET head = TRUE
      WHERE lane = ?1 AND n = (SELECT min(n) FROM outbox WHERE lane = ?1 AND n <> ?2) AND NOT head
      """;

  private OutboxRows() {}

  /**
   * The first message of a lane, without its post.
   *
   * @param due when to try sending it
   * @param attempts how many attempts have failed
   * @param tried when the first attempt failed
   * @param nonce the nonce, if it differs from the one made from the message's number
   */
  public record Head(
      String lane,
      MessageId id,
      String table,
      Optional<MessageId> changes,
      Instant due,
      int attempts,
      Optional<Instant> tried,
      Optional<String> nonce) {}

  /**
   * Adds a message at the end of its lane, and removes waiting changes that it replaces completely.
   */
  public static void add(Statements rows, EncodedMessage written, Instant now) {
    OutgoingMessage letter = written.message();
    if (written.overtakes()) {
      // The first of a lane where nothing waits for a time may be on its way.
      overtake(rows, letter, lane(letter), letter.due().isPresent() ? now : Instant.MAX);
      Instant moment = now.plus(A_MOMENT);
      letter.aside().ifPresent(aside -> overtake(rows, letter, aside.lane(), moment));
    }
    Object[] head = {
      lane(letter),
      letter.id().number(),
      letter.table(),
      letter.changes().map(MessageId::number).orElse(null),
      NanoTimestamps.of(letter.due().orElse(now))
    };
    if (rows.isOnServer()) {
      Object[] whole = Arrays.copyOf(head, head.length + 1);
      whole[head.length] = written.post();
      rows.update(ADD_WHOLE, whole);
    } else {
      rows.update(ADD, head);
      rows.update(ADD_BODY, letter.id().number(), written.post());
    }
  }

  /** Removes the changes of the same message that still wait in this lane. */
  private static void overtake(
      Statements rows, OutgoingMessage letter, String lane, Instant onItsWay) {
    drop(rows, letter, lane, OVERTAKEN, NanoTimestamps.of(onItsWay));
  }

  /** Removes those earlier changes of the same message in this lane that meet a condition. */
  private static void drop(
      Statements rows, OutgoingMessage letter, String lane, String which, Object... bounds) {
    Stream<Object> of =
        Stream.of(lane, letter.changes().orElseThrow().number(), letter.id().number());
    rows.list(which, row -> row.getLong(1), Stream.concat(of, Stream.of(bounds)).toArray())
        .forEach(n -> remove(rows, lane, n));
  }

  private static String lane(OutgoingMessage letter) {
    return letter.address().lane();
  }

  /** Returns the first messages of lanes that are due, longest-waiting ones first. */
  public static List<Head> due(Statements rows, Instant now, int most) {
    return rows.list(DUE, OutboxRows::head, NanoTimestamps.of(now), most);
  }

  private static Head head(ResultSet row) throws SQLException {
    return new Head(
        row.getString(1),
        new MessageId(row.getLong(2)),
        row.getString(3),
        number(row, 4).map(MessageId::new),
        NanoTimestamps.instant(row.getLong(5)),
        row.getInt(6),
        number(row, 7).map(NanoTimestamps::instant),
        Optional.ofNullable(row.getString(8)));
  }

  private static Optional<Long> number(ResultSet row, int column) throws SQLException {
    long number = row.getLong(column);
    return row.wasNull() ? Optional.empty() : Optional.of(number);
  }

  /** Returns the first message of a lane that is not among the settled ones. */
  public static Optional<Head> first(Statements rows, String lane, Set<MessageId> settled) {
    return rows.list(FIRST, OutboxRows::head, lane, settled.size() + 1).stream()
        .filter(head -> !settled.contains(head.id()))
        .findFirst();
  }

  /** Returns the same, but nothing if it must wait for a message in another lane. */
  public static Optional<Head> next(Statements rows, String lane, Set<MessageId> settled) {
    return first(rows, lane, settled)
        .flatMap(head -> rows.first(IN_TURN, OutboxRows::head, lane, head.id().number()));
  }

  /** Returns at most {@code most} messages that have been tried or are due soon. */
  public static List<MessageId> some(Statements rows, Instant now, int most) {
    long soon = NanoTimestamps.of(now.plus(SOON));
    return rows.list(SOME, row -> new MessageId(row.getLong(1)), soon, most);
  }

  /** Returns the post of a message, as JSON; empty once the message is settled. */
  public static Optional<String> body(Statements rows, MessageId letter) {
    return rows.first(BODY, row -> row.getString(1), letter.number());
  }

  /** Returns the highest number of all messages that wait or were sent. */
  public static MessageId last(Statements rows) {
    return rows.first(LAST, row -> new MessageId(row.getLong(1))).orElseThrow();
  }

  /** Settles a message that was delivered. */
  public static void done(Statements rows, OutgoingMessage letter, Optional<Sent> stands) {
    stands.ifPresent(sent -> MessageRows.stands(rows, letter, sent));
    if (!rows.isOnServer() && letter.changes().isPresent()) {
      followed(rows, letter);
    }
    remove(rows, lane(letter), letter.id().number());
  }

  /**
   * Settles the earlier changes of the same message too. They were delivered, but a file may not
   * have stored that yet; if they were sent again after a crash, they would undo this change.
   */
  private static void followed(Statements rows, OutgoingMessage letter) {
    drop(rows, letter, lane(letter), FOLLOWED);
  }

  /** Settles a message that cannot be delivered. */
  public static void failed(
      Statements rows, String lane, MessageId letter, String table, String error) {
    MessageRows.failed(rows, letter, table, error);
    remove(rows, lane, letter.number());
  }

  /** Stores that an attempt to send a message failed, and when to try again. */
  public static void retry(
      Statements rows, OutgoingMessage letter, Instant when, Instant now, String error) {
    rows.update(
        RETRY,
        lane(letter),
        letter.id().number(),
        NanoTimestamps.of(when),
        error,
        NanoTimestamps.of(now));
  }

  /**
   * Makes every message due now that would be due after {@code latest}; returns how many there
   * were.
   */
  public static int hurryAll(Statements rows, Instant now, Instant latest) {
    return rows.update(HURRY_ALL, NanoTimestamps.of(now), NanoTimestamps.of(latest));
  }

  private static void remove(Statements rows, String lane, long n) {
    if (rows.isOnServer()) {
      rows.update(REMOVE_WHOLE, lane, n);
    } else {
      rows.update(REMOVE, lane, n);
      rows.update(REMOVE_BODY, n);
      rows.update(NEXT_HEAD, lane);
    }
  }
}
