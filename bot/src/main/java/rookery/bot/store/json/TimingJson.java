package rookery.bot.store.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import rookery.bot.clock.ClockPause;
import rookery.bot.clock.Deadline;
import rookery.bot.clock.Deadlines;
import rookery.bot.clock.PostponedReminders;
import rookery.bot.clock.ReserveTimes;
import rookery.bot.clock.TableClock;
import rookery.bot.clock.TimeControl;
import rookery.bot.clock.TimeControl.AtExpiry;
import rookery.bot.table.ConditionalMoves;
import rookery.bot.table.Person;
import rookery.bot.table.TableTiming;
import rookery.bot.table.message.MessageId;
import rookery.engine.Seat;
import rookery.engine.Side;

/** The time of a table as JSON in one column of its row; what is usual is left out. */
public final class TimingJson {
  private TimingJson() {}

  /** The timing as text, which {@link #read} turns into an equal one. */
  public static String write(TableTiming timing) {
    TableClock clock = timing.clock();
    ObjectNode json = JsonText.object();
    clock.control().aMove().ifPresent(move -> json.put("move", move.toNanos()));
    put(json, "reserve", clock.control().reserve().toNanos());
    putFlag(json, "forfeit", clock.control().atExpiry() == AtExpiry.FORFEIT);
    json.put("touched", NanoTimestamps.of(clock.touched()));
    put(json, "outages", clock.outages());
    clock.deadlines().all().forEach(d -> write(d, json.withArrayProperty("deadlines").addObject()));
    clock
        .reserves()
        .left()
        .forEach(
            (side, left) -> json.withObjectProperty("reserves").put(side.name(), left.toNanos()));
    putTimes(json, "away", clock.away());
    putTimes(json, "owed", clock.owed().at());
    clock.rest().ifPresent(rest -> write(rest, json.putObject("rest")));
    timing
        .vacant()
        .forEach(
            (seat, kept) ->
                json.withObjectProperty("vacant").put(seat.id(), kept.map(Person::id).orElse("")));
    timing.began().ifPresent(at -> json.put("began", NanoTimestamps.of(at)));
    timing.notice().ifPresent(letter -> json.put("notice", letter.number()));
    timing
        .conditionalMoves()
        .forEach(
            (seat, plan) -> {
              ObjectNode written =
                  json.withObjectProperty("foreseen").withObjectProperty(seat.id());
              written.put("turn", plan.turn());
              plan.plies().forEach(written.withArrayProperty("plies")::add);
            });
    return json.toString();
  }

  private static void write(Deadline deadline, ObjectNode json) {
    deadline.group().forEach(seat -> json.withArrayProperty("group").add(seat.id()));
    json.put("since", NanoTimestamps.of(deadline.since()));
    json.put("free", NanoTimestamps.of(deadline.free()));
    json.put("due", NanoTimestamps.of(deadline.due()));
    put(json, "reach", deadline.reach());
    put(json, "reminders", deadline.reminders());
    putFlag(json, "nudged", deadline.nudged());
    deadline.frozen().ifPresent(until -> json.put("frozen", NanoTimestamps.of(until)));
    putFlag(json, "spared", deadline.spared());
    putFlag(json, "expired", deadline.expired());
    deadline.recall().ifPresent(at -> json.put("recall", NanoTimestamps.of(at)));
  }

  private static void write(ClockPause rest, ObjectNode json) {
    json.put("kind", rest.kind().name());
    json.put("since", NanoTimestamps.of(rest.since()));
    rest.wanted().forEach(seat -> json.withArrayProperty("wanted").add(seat.id()));
  }

  private static void putTimes(ObjectNode json, String name, Map<Seat, Instant> times) {
    times.forEach(
        (seat, at) -> json.withObjectProperty(name).put(seat.id(), NanoTimestamps.of(at)));
  }

  private static void put(ObjectNode json, String name, long number) {
    if (number != 0) {
      json.put(name, number);
    }
  }

  private static void putFlag(ObjectNode json, String name, boolean flag) {
    if (flag) {
      json.put(name, true);
    }
  }

  /**
   * The timing as far as the game still has its seats.
   *
   * @param text empty for a table of before there were clocks
   * @param changed when that table last changed
   */
  public static TableTiming read(String text, Collection<Seat> seats, Instant changed) {
    if (text.isEmpty()) {
      return TableTiming.of(TableClock.opened(TimeControl.NONE, changed, 0));
    }
    JsonNode json = JsonText.parsed(text);
    TimeControl control = control(json);
    return new TableTiming(
        new TableClock(
            control,
            new Deadlines(
                json.path("deadlines").valueStream().map(d -> deadline(d, seats)).toList()),
            new ReserveTimes(control.reserve(), reserves(json.path("reserves"))),
            TableJson.bySeat(json.path("away"), seats, TimingJson::instant),
            Optional.ofNullable(json.get("rest")).map(rest -> rest(rest, seats)),
            new PostponedReminders(TableJson.bySeat(json.path("owed"), seats, TimingJson::instant)),
            instant(json.required("touched")),
            json.path("outages").intValue()),
        TableJson.bySeat(
            json.path("vacant"),
            seats,
            kept -> Optional.of(kept.textValue()).filter(id -> !id.isEmpty()).map(Person::new)),
        Optional.ofNullable(json.get("notice")).map(letter -> new MessageId(letter.longValue())),
        TableJson.bySeat(json.path("foreseen"), seats, TimingJson::conditionalMoves),
        Optional.ofNullable(json.get("began")).map(TimingJson::instant));
  }

  /** A timing as {@link #write} wrote it, where no seat is kept for that person any more. */
  public static String without(String timing, Person person) {
    if (timing.isEmpty()) {
      return timing;
    }
    JsonNode json = JsonText.parsed(timing);
    if (json.get("vacant") instanceof ObjectNode vacant) {
      vacant.properties().stream()
          .filter(kept -> kept.getValue().textValue().equals(person.id()))
          .forEach(kept -> kept.setValue(TextNode.valueOf("")));
    }
    return json.toString();
  }

  private static ConditionalMoves conditionalMoves(JsonNode json) {
    return new ConditionalMoves(
        json.required("turn").intValue(),
        json.path("plies").valueStream().map(JsonNode::textValue).toList());
  }

  private static TimeControl control(JsonNode json) {
    return new TimeControl(
        Optional.ofNullable(json.get("move")).map(TimingJson::length),
        length(json.path("reserve")),
        json.path("forfeit").booleanValue() ? AtExpiry.FORFEIT : AtExpiry.CLAIM);
  }

  private static Deadline deadline(JsonNode json, Collection<Seat> seats) {
    return new Deadline(
        TableJson.seats(json.path("group"), seats),
        instant(json.required("since")),
        instant(json.required("free")),
        instant(json.required("due")),
        json.path("reach").intValue(),
        json.path("reminders").intValue(),
        json.path("nudged").booleanValue(),
        Optional.ofNullable(json.get("frozen")).map(TimingJson::instant),
        json.path("spared").booleanValue(),
        json.path("expired").booleanValue(),
        Optional.ofNullable(json.get("recall")).map(TimingJson::instant));
  }

  private static ClockPause rest(JsonNode json, Collection<Seat> seats) {
    return new ClockPause(
        ClockPause.Kind.valueOf(json.required("kind").textValue()),
        TableJson.seats(json.path("wanted"), seats),
        instant(json.required("since")));
  }

  private static Map<Side, Duration> reserves(JsonNode json) {
    Map<Side, Duration> reserves = new EnumMap<>(Side.class);
    json.properties().forEach(e -> reserves.put(Side.valueOf(e.getKey()), length(e.getValue())));
    return reserves;
  }

  private static Instant instant(JsonNode number) {
    return NanoTimestamps.instant(number.longValue());
  }

  private static Duration length(JsonNode nanos) {
    return Duration.ofNanos(nanos.longValue());
  }
}
