package rookery.bot.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import rookery.bot.crash.DatabaseImage.Row;
import rookery.bot.crash.ExpectedMessages.Said;
import rookery.bot.store.json.NanoTimestamps;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;

class ExpectedMessagesTest {
  private static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");
  private static final String SEATING =
      """
      {"joined": ["1", "2", "3", "4"], "named": ["2", "3", "4"],
       "chairs": {"WK": "1", "WQ": "2", "BK": "3", "BQ": "4"}}
      """;

  /** One partner circles a square, and so long after that once more. */
  private static Row circledTwice(Duration later) throws Exception {
    return circled(Duration.ZERO, later);
  }

  /** The same, so long after noon each time. */
  private static Row circled(Duration... later) throws Exception {
    List<String> lines = Collections.nCopies(later.length, "act WQ circle c4");
    return row("split-brain 1", SEATING, lines, later);
  }

  private static Row ledLate(Duration later) throws Exception {
    String seating =
        SEATING.replace("WQ", "W1").replace("WK", "W2").replace("BQ", "B1").replace("BK", "B2");
    return row(
        "telepathy 1", seating, List.of("act W1 lead W1", "act B1 lead B1"), Duration.ZERO, later);
  }

  private static Row row(String rules, String seating, List<String> lines, Duration... later)
      throws Exception {
    JsonMapper json = new JsonMapper();
    return new Row(
        "n3vm",
        "22",
        rules,
        "PLAYING",
        json.readTree(seating),
        json.readTree("{}"),
        lines,
        Stream.of(later).map(NOON::plus).map(NanoTimestamps::of).toList());
  }

  private static int messages(Row row, Instant... boards) {
    NavigableSet<Instant> written = new TreeSet<>(List.of(boards));
    return ExpectedMessages.of(row, "11", NOON, written)
        .get(new MessageAddress.Channel("22"))
        .size();
  }

  @Test
  void whatNobodyElseSeesMakesNoNewBoard() throws Exception {
    assertEquals(2, messages(circledTwice(Duration.ofHours(20))));
  }

  @Test
  void anOldBoardThatWasGivenTimeBackIsMadeAnewByTheNextMove() throws Exception {
    Row row = circledTwice(Duration.ofHours(20));
    assertEquals(3, messages(row, NOON.plus(Duration.ofHours(20)).minusMillis(90)));
  }

  @Test
  void aBoardThatIsNotOldIsChangedWhateverWasWritten() throws Exception {
    Row row = circledTwice(Duration.ofMinutes(20));
    assertEquals(2, messages(row, NOON.plus(Duration.ofMinutes(20)).minusMillis(90)));
  }

  @Test
  void whatWasBegunBeforeTimeLeaptChangesTheBoardThatIsThere() throws Exception {
    Row row = ledLate(Duration.ofHours(20));
    assertEquals(2, messages(row));
    assertEquals(3, messages(row, NOON.plus(Duration.ofHours(20)).minusMillis(90)));
  }

  @Test
  void aBoardWrittenBeforeTimeLeaptIsAsOldAsItsLetter() throws Exception {
    Duration kept = Duration.ofHours(20);
    Row row = circled(Duration.ZERO, kept, kept.plusMinutes(1));
    Instant written = NOON.plus(Duration.ofHours(10));
    Instant next = NOON.plus(kept).plusSeconds(59);
    assertEquals(4, messages(row, written, next));
  }

  @Test
  void whatWasPressedInADirectMessageMayBeAnsweredThere() throws Exception {
    Row row = circledTwice(Duration.ofMinutes(1));
    assertEquals(List.of(true), mayAnswer(row, "2"));
    assertEquals(List.of(false), mayAnswer(row, "1"));
  }

  private static List<Boolean> mayAnswer(Row row, String person) {
    MessageAddress direct = new MessageAddress.Direct(new Person(person));
    return ExpectedMessages.of(row, "11", NOON, new TreeSet<>()).get(direct).stream()
        .map(Said::mayAnswer)
        .toList();
  }
}
