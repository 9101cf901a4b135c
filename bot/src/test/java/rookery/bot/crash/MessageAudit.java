package rookery.bot.crash;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import rookery.bot.crash.DatabaseImage.Row;
import rookery.bot.crash.DatabaseImage.Standing;
import rookery.bot.crash.ExpectedMessages.Said;
import rookery.bot.table.MessageAddress;
import rookery.practice.TestedRoom;
import rookery.practice.person.Person;
import rookery.practice.person.VisibleMessage;
import rookery.practice.resource.Guild;

/**
 * Holds the messages in the room against what must have been said: as many at each place, each
 * once, and in order.
 */
final class MessageAudit {
  private final TestedRoom room;
  private final List<Guild> guilds;
  private final List<Row> tables;
  private final List<Standing> believed;
  private final List<String> wrong = new ArrayList<>();
  private int ofTime;

  MessageAudit(TestedRoom room, List<Guild> guilds, Statement rows) throws SQLException {
    this.room = room;
    this.guilds = guilds;
    this.tables = DatabaseImage.tables(rows, "true");
    this.believed = DatabaseImage.messages(rows);
  }

  int messages() {
    return believed.size();
  }

  int tables() {
    return tables.size();
  }

  int threads() {
    return (int) tables.stream().filter(Row::hasThread).count();
  }

  /** How many messages time alone has brought about. */
  int ofTime() {
    return ofTime;
  }

  List<String> wrong() {
    Map<Long, VisibleMessage> standing =
        everywhere()
            .filter(seen -> seen.message().author() == room.bot().id() && !seen.ephemeral())
            .collect(Collectors.toMap(VisibleMessage::id, Function.identity(), (one, same) -> one));
    eachOnce(standing);
    Map<String, List<VisibleMessage>> said = new HashMap<>();
    for (Standing message : believed) {
      if (message.message() == null) {
        wrong.add("a message of table %s was given up".formatted(message.table()));
      } else {
        Optional.ofNullable(standing.get(Long.valueOf(message.message())))
            .ifPresent(
                said.computeIfAbsent(message.table() + message.channel(), key -> new ArrayList<>())
                    ::add);
      }
    }
    tables.forEach(table -> asItMust(table, said, standing));
    return wrong;
  }

  /** Keeps what happened at each table of which something is told, for whoever has to find out. */
  void keepAccounts(Path folder, List<String> told) throws IOException {
    for (Row table : tables) {
      if (told.stream().anyMatch(what -> what.contains("table " + table.id()))) {
        Files.write(folder.resolve("table-%s.txt".formatted(table.id())), account(table.id()));
      }
    }
  }

  /** What was kept of a table and what stands of it, a line for each, in the order of time. */
  private List<String> account(String id) {
    SortedMap<Instant, List<String>> lines = new TreeMap<>();
    tables.stream().filter(table -> table.id().equals(id)).forEach(table -> kept(table, lines));
    Map<Long, VisibleMessage> standing =
        everywhere()
            .collect(Collectors.toMap(VisibleMessage::id, Function.identity(), (one, same) -> one));
    believed.stream()
        .filter(message -> message.table().equals(id) && message.message() != null)
        .forEach(
            message ->
                Optional.ofNullable(standing.get(Long.valueOf(message.message())))
                    .ifPresent(
                        seen -> add(lines, message.written(), place(message, seen), seen.text())));
    return lines.entrySet().stream()
        .flatMap(entry -> entry.getValue().stream().map(line -> entry.getKey() + " " + line))
        .toList();
  }

  private static String place(Standing message, VisibleMessage seen) {
    return "%s %s, %d buttons"
        .formatted(message.channel(), message.message(), seen.buttons().size());
  }

  private static void kept(Row table, SortedMap<Instant, List<String>> lines) {
    for (int n = 0; n < table.entries().size(); n++) {
      Instant when = Instant.ofEpochSecond(0, table.times().get(n));
      add(lines, when, "kept", table.entries().get(n));
    }
  }

  private static void add(
      SortedMap<Instant, List<String>> lines, Instant when, String where, String what) {
    lines
        .computeIfAbsent(when, at -> new ArrayList<>())
        .add(where + ": " + what.replace('\n', ' '));
  }

  private Stream<VisibleMessage> everywhere() {
    Person somebody = room.people().get(0);
    return Stream.concat(
        guilds.stream()
            .flatMap(
                guild ->
                    Stream.concat(
                        room.world().channels().of(guild).stream(),
                        room.world().channels().threadsOf(guild).stream()))
            .flatMap(channel -> somebody.sees(channel).stream()),
        room.people().stream().flatMap(person -> person.sees(person.direct()).stream()));
  }

  private void eachOnce(Map<Long, VisibleMessage> standing) {
    Set<Long> known =
        believed.stream()
            .filter(message -> message.message() != null)
            .map(message -> Long.valueOf(message.message()))
            .collect(Collectors.toSet());
    standing.forEach(
        (id, seen) -> {
          if (!known.contains(id)) {
            wrong.add(
                "said twice: %s in %s: %s".formatted(id, seen.message().channel(), seen.text()));
          }
        });
    known.stream()
        .filter(id -> !standing.containsKey(id))
        .forEach(id -> wrong.add("message " + id + " doesn't stand"));
  }

  private void asItMust(
      Row table, Map<String, List<VisibleMessage>> said, Map<Long, VisibleMessage> standing) {
    Map<MessageAddress, List<Said>> must =
        ExpectedMessages.of(table, guild(table), begun(table), boards(table, standing));
    must.forEach((address, posts) -> compare(table, address, posts, said));
  }

  /** When the messages were written that everybody sees, but for those that time brought about. */
  private NavigableSet<Instant> boards(Row table, Map<Long, VisibleMessage> standing) {
    NavigableSet<Instant> boards = new TreeSet<>();
    for (Standing message : believed) {
      if (message.table().equals(table.id()) && message.message() != null) {
        Optional.ofNullable(standing.get(Long.valueOf(message.message())))
            .filter(seen -> !TimeTexts.are(seen.text()) && !isDirect(seen))
            .ifPresent(board -> boards.add(message.written()));
      }
    }
    return boards;
  }

  private boolean isDirect(VisibleMessage seen) {
    return room.people().stream()
        .anyMatch(person -> person.direct().id() == seen.message().channel());
  }

  private String guild(Row table) {
    return room.world().channels().all().stream()
        .filter(channel -> Long.toString(channel.id()).equals(table.channel()))
        .map(channel -> Long.toString(channel.guild()))
        .findFirst()
        .orElseThrow();
  }

  /**
   * The first board is the second message of a table, or the first where nobody else is waited for;
   * and its letter tells when it was written.
   */
  private Instant begun(Row table) {
    return believed.stream()
        .filter(message -> message.table().equals(table.id()))
        .skip(table.seating().get("chairs").size() == 1 ? 0 : 1)
        .findFirst()
        .map(Standing::written)
        .orElse(Instant.EPOCH);
  }

  private void compare(
      Row table, MessageAddress address, List<Said> posts, Map<String, List<VisibleMessage>> said) {
    List<VisibleMessage> all = said.getOrDefault(table.id() + channel(table, address), List.of());
    List<VisibleMessage> timed = all.stream().filter(seen -> TimeTexts.are(seen.text())).toList();
    ofTime += timed.size();
    TimeTexts.tooMany(timed.stream().map(VisibleMessage::text).toList()).forEach(wrong::add);
    List<VisibleMessage> stand = all.stream().filter(seen -> !timed.contains(seen)).toList();
    String where = "table %s, %s: ".formatted(table.id(), address.lane());
    if (stand.size() != posts.size()) {
      wrong.add(where + stand.size() + " messages, " + posts.size() + " must be");
    } else if (!all.equals(inOrder(all))) {
      wrong.add(where + "out of order");
    } else {
      outdated(stand, posts).forEach(message -> wrong.add(where + "out of date: " + message));
    }
  }

  /** Those that show a board, or let people do something, that must do so no more; or not yet. */
  private static List<String> outdated(List<VisibleMessage> stand, List<Said> posts) {
    return IntStream.range(0, posts.size())
        .filter(n -> isOutdated(stand.get(n), posts.get(n)))
        .mapToObj(n -> "%s for %s".formatted(stand.get(n).text(), posts.get(n).post().words()))
        .toList();
  }

  private static boolean isOutdated(VisibleMessage stands, Said must) {
    return must.post().picture().isPresent() == stands.attachments().isEmpty()
        || !must.mayAnswer() && must.post().rows().isEmpty() != stands.buttons().isEmpty();
  }

  private static List<VisibleMessage> inOrder(List<VisibleMessage> messages) {
    return messages.stream().sorted(Comparator.comparing(VisibleMessage::id)).toList();
  }

  private String channel(Row table, MessageAddress address) {
    if (address instanceof MessageAddress.InThread) {
      return guilds.stream()
          .flatMap(guild -> room.world().channels().threadsOf(guild).stream())
          .filter(thread -> thread.name().endsWith(table.id()))
          .map(thread -> Long.toString(thread.id()))
          .findFirst()
          .orElse("no thread");
    }
    if (address instanceof MessageAddress.Direct direct) {
      return room.people().stream()
          .filter(person -> Long.toString(person.id()).equals(direct.person().id()))
          .map(person -> Long.toString(person.direct().id()))
          .findFirst()
          .orElseThrow();
    }
    return ((MessageAddress.Channel) address).id();
  }
}
