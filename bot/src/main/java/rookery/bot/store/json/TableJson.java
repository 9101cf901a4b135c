package rookery.bot.store.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.bot.table.FormerPlayers;
import rookery.bot.table.Person;
import rookery.bot.table.Seating;
import rookery.bot.table.message.LiveMessages;
import rookery.bot.table.message.MessageId;
import rookery.bot.table.message.PendingBoardUpdate;
import rookery.bot.table.message.ThreadStarter;
import rookery.engine.Seat;

/** The people of a table and its messages, each as JSON in one column of its row. */
public final class TableJson {
  private TableJson() {}

  /** Who sits where, as text. */
  public static String write(Seating seating) {
    ObjectNode json = JsonText.object().put("drawn", seating.drawn());
    people(json.putArray("named"), seating.named());
    people(json.putArray("invited"), seating.invited());
    people(json.putArray("joined"), seating.joined());
    ObjectNode chairs = json.putObject("chairs");
    seating.chairs().forEach((seat, person) -> chairs.put(seat.id(), person.id()));
    if (!seating.former().isEmpty()) {
      ObjectNode former = json.putObject("former");
      seating
          .former()
          .bySeat()
          .forEach((seat, people) -> people(former.putArray(seat.id()), people));
    }
    putSome(json, "followers", seating.followers());
    putSome(json, "reporters", seating.reporters());
    if (!seating.pairs().isEmpty()) {
      ArrayNode pairs = json.putArray("pairs");
      seating.pairs().forEach(pair -> people(pairs.addArray(), pair));
    }
    putSome(json, "visitors", seating.visitors());
    ObjectNode names = json.putObject("names");
    Stream.of(seating.named(), seating.joined())
        .flatMap(List::stream)
        .filter(person -> !person.name().isEmpty())
        .forEach(person -> names.put(person.id(), person.name()));
    return json.toString();
  }

  private static void putSome(ObjectNode json, String name, Collection<Person> people) {
    if (!people.isEmpty()) {
      people(json.putArray(name), people);
    }
  }

  private static void people(ArrayNode json, Collection<Person> people) {
    people.forEach(person -> json.add(person.id()));
  }

  /** The messages that still speak, as text. */
  public static String write(LiveMessages live) {
    ObjectNode json = JsonText.object();
    live.board().ifPresent(board -> json.put("board", board.number()));
    json.put("since", NanoTimestamps.of(live.since()));
    json.put("turn", live.turn());
    ObjectNode prompts = json.putObject("prompts");
    live.prompts().forEach((seat, letter) -> prompts.put(seat.id(), letter.number()));
    ArrayNode unreachable = json.putArray("unreachable");
    live.unreachable().forEach(seat -> unreachable.add(seat.id()));
    ArrayNode former = json.putArray("former");
    live.former().stream().sorted().forEach(letter -> former.add(letter.number()));
    live.lobby().ifPresent(lobby -> write(lobby, json.putObject("lobby")));
    live.owed().ifPresent(owed -> write(owed, json.putObject("owed")));
    if (!live.copies().isEmpty()) {
      ObjectNode copies = json.putObject("copies");
      live.copies().forEach((first, second) -> copies.put(first.toString(), second.number()));
    }
    if (!live.cards().isEmpty()) {
      ObjectNode cards = json.putObject("cards");
      live.cards().forEach((channel, card) -> cards.put(channel, card.number()));
    }
    return json.toString();
  }

  private static void write(ThreadStarter lobby, ObjectNode json) {
    json.put("letter", lobby.message().number()).put("changes", NanoTimestamps.of(lobby.changes()));
    lobby.thread().ifPresent(thread -> json.put("thread", thread));
  }

  private static void write(PendingBoardUpdate owed, ObjectNode json) {
    json.put("due", NanoTimestamps.of(owed.due()));
    ArrayNode told = json.putArray("told");
    owed.told().forEach(told::add);
  }

  private static PendingBoardUpdate owed(JsonNode json) {
    return new PendingBoardUpdate(
        NanoTimestamps.instant(json.required("due").longValue()),
        json.required("told").valueStream().map(JsonNode::textValue).toList());
  }

  /** What shows the board among the messages that still speak, if one does. */
  public static Optional<MessageId> board(String live) {
    return board(JsonText.parsed(live));
  }

  private static Optional<MessageId> board(JsonNode json) {
    return Optional.ofNullable(json.get("board")).filter(JsonNode::isNumber).map(TableJson::letter);
  }

  private static ThreadStarter lobby(JsonNode json) {
    return new ThreadStarter(
        letter(json.required("letter")),
        NanoTimestamps.instant(json.required("changes").longValue()),
        Optional.ofNullable(json.get("thread")).map(JsonNode::textValue));
  }

  /** The seating as far as the game still has its seats. */
  public static Seating seating(String text, Collection<Seat> seats) {
    JsonNode json = JsonText.parsed(text);
    Set<String> visitors = texts(json.path("visitors"));
    Function<JsonNode, Person> person =
        id -> {
          Person one = person(id, json.path("names"));
          return visitors.contains(one.id()) ? one.asVisitor() : one;
        };
    return new Seating(
        json.required("drawn").booleanValue(),
        people(json.required("named"), person),
        people(json.required("invited"), person),
        people(json.required("joined"), person),
        bySeat(json.required("chairs"), seats, person),
        new FormerPlayers(
            bySeat(json.path("former"), seats, left -> new TreeSet<>(people(left, person)))),
        new TreeSet<>(people(json.path("followers"), person)),
        json.path("pairs").valueStream().map(pair -> people(pair, person)).toList(),
        new TreeSet<>(people(json.path("reporters"), person)));
  }

  /** A seating as {@link #write(Seating)} wrote it, without that person. */
  public static String without(String seating, Person person) {
    ObjectNode json = (ObjectNode) JsonText.parsed(seating);
    for (String some : List.of("named", "invited", "followers", "reporters", "visitors")) {
      if (json.get(some) instanceof ArrayNode people) {
        people.removeIf(id -> id.textValue().equals(person.id()));
      }
    }
    forget(json.required("joined"), person);
    json.path("pairs").valueStream().forEach(pair -> forget(pair, person));
    json.path("former").valueStream().forEach(left -> forget(left, person));
    json.required("chairs").properties().stream()
        .filter(chair -> chair.getValue().textValue().equals(person.id()))
        .forEach(chair -> chair.setValue(TextNode.valueOf(Person.FORMER.id())));
    if (json.get("names") instanceof ObjectNode names) {
      names.remove(person.id());
    }
    return json.toString();
  }

  /** That somebody was there stays known, as it decides who may take a seat there. */
  private static void forget(JsonNode people, Person person) {
    for (int i = 0; i < people.size(); i++) {
      if (people.get(i).textValue().equals(person.id())) {
        ((ArrayNode) people).set(i, Person.FORMER.id());
      }
    }
  }

  /** Who sits at a table, whatever its game; nobody where that cannot be read. */
  public static List<Person> joined(String text) {
    try {
      JsonNode json = JsonText.parsed(text);
      return people(json.required("joined"), id -> person(id, json.path("names")));
    } catch (IllegalArgumentException unreadable) {
      return List.of();
    }
  }

  private static Person person(JsonNode id, JsonNode names) {
    if (id.textValue().equals(Person.FORMER.id())) {
      return Person.FORMER;
    }
    return new Person(id.textValue(), names.path(id.textValue()).asText());
  }

  /** The messages as far as the game still has the seats that they speak to. */
  public static LiveMessages live(String text, Collection<Seat> seats) {
    JsonNode json = JsonText.parsed(text);
    Optional<MessageId> board = board(json);
    SortedMap<Seat, MessageId> prompts = bySeat(json.required("prompts"), seats, TableJson::letter);
    Stream<MessageId> former =
        json.has("former")
            ? json.required("former").valueStream().map(TableJson::letter)
            : Stream.concat(board.stream(), prompts.values().stream());
    return new LiveMessages(
        board,
        NanoTimestamps.instant(json.required("since").longValue()),
        json.path("turn").asInt(),
        prompts,
        seats(json.required("unreachable"), seats),
        former.collect(Collectors.toSet()),
        Optional.ofNullable(json.get("lobby")).map(TableJson::lobby),
        Optional.ofNullable(json.get("owed")).map(TableJson::owed),
        letters(json.path("copies"), number -> new MessageId(Long.parseLong(number))),
        letters(json.path("cards"), channel -> channel));
  }

  private static <K> SortedMap<K, MessageId> letters(JsonNode json, Function<String, K> key) {
    SortedMap<K, MessageId> letters = new TreeMap<>();
    json.properties().forEach(e -> letters.put(key.apply(e.getKey()), letter(e.getValue())));
    return letters;
  }

  private static MessageId letter(JsonNode number) {
    return new MessageId(number.longValue());
  }

  private static List<Person> people(JsonNode json, Function<JsonNode, Person> person) {
    return json.valueStream().map(person).toList();
  }

  static Set<Seat> seats(JsonNode json, Collection<Seat> seats) {
    Set<String> ids = texts(json);
    return seats.stream().filter(seat -> ids.contains(seat.id())).collect(Collectors.toSet());
  }

  private static Set<String> texts(JsonNode json) {
    return json.valueStream().map(JsonNode::textValue).collect(Collectors.toSet());
  }

  static <T> SortedMap<Seat, T> bySeat(
      JsonNode json, Collection<Seat> seats, Function<JsonNode, T> value) {
    Map<String, Seat> known = seats.stream().collect(Collectors.toMap(Seat::id, seat -> seat));
    SortedMap<Seat, T> found = new TreeMap<>();
    json.properties().stream()
        .filter(entry -> known.containsKey(entry.getKey()))
        .forEach(entry -> found.put(known.get(entry.getKey()), value.apply(entry.getValue())));
    return found;
  }
}
