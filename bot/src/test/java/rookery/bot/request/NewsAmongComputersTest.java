package rookery.bot.request;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.request.testroom.HeldComputers;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.computer.ComputerPlayers;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;

/** What the only person at a table of four reads as a turn begins, while computers play. */
class NewsAmongComputersTest {
  private static final int TURNS = 15;

  private final InMemoryChannel hall = new InMemoryChannel();
  private final RandomGenerator random = new SplittableRandom(1);

  private static Person computer(int number) {
    return Person.computer(ComputerPlayers.BEGINNER, number);
  }

  @ParameterizedTest
  @ValueSource(strings = {"telepathy", "split-brain"})
  void whatBecameOfEachGuessAndOfEachPairOfCirclesIsToldWhole(String game) {
    hall.opens(game, ADA, computer(1), computer(2), computer(3));
    Seat seat = hall.table().seating().seatOf(ADA).orElseThrow();
    for (int i = 0; i < TURNS && hall.table().stage() == TableStage.PLAYING; i++) {
      List<Action> legal = hall.table().running().legal(seat);
      hall.plays(ADA, legal.get(random.nextInt(legal.size())).text());
      if (hall.table().stage() == TableStage.PLAYING) {
        assertTold(hall.table(), seat);
      }
    }
  }

  private void assertTold(Table table, Seat seat) {
    String words = hall.board().post().words();
    // A check comes first, whoever has just acted has read what came of it, and of a turn in which
    // a piece was removed there is too much to tell.
    List<GameLogLine> recent = table.running().recent();
    boolean isOwn = recent.get(recent.size() - 1).by().filter(seat::equals).isPresent();
    if (!table.awaited().seats().contains(seat) || isOwn || words.contains("in check")) {
      return;
    }
    PlayerNames names = new PlayerNames(table, Optional.of(seat));
    List<GameLogLine> news = table.running().since(Set.of(seat), Viewer.SPECTATOR).lines();
    List<String> asked = told(news, names, of(SentenceRole.PENDING)).toList();
    if (words.contains("which circle counts")) {
      assertFalse(asked.isEmpty(), words);
      assertTrue(asked.stream().allMatch(words::contains), asked + " is not all in " + words);
      // What there is to choose between may leave no room for one's own last turn.
      return;
    }
    List<String> weighty =
        told(news, names, sentence -> isWeighty(sentence) || isOutcome(sentence))
            .collect(Collectors.toList());
    if (weighty.stream().anyMatch(told -> told.contains(" removed "))) {
      return;
    }
    List<GameLogLine> own =
        recent.stream()
            .filter(line -> line.by().equals(Optional.of(seat)))
            .reduce((older, newer) -> newer)
            .stream()
            .toList();
    told(own, names, this::isOutcome).forEach(weighty::add);
    told(own, names, of(SentenceRole.PENDING))
        .forEach(told -> assertFalse(words.contains(told), "it is over in " + words));
    // Where that has no room, both last turns are folded into what their game makes of them.
    boolean isFolded =
        table.running().digests().stream()
            .map(digest -> names.read(digest.sentences().get(0)))
            .anyMatch(words::contains);
    weighty.forEach(
        told -> assertTrue(isFolded || words.contains(told), told + " is not in " + words));
  }

  private static Stream<String> told(
      List<GameLogLine> lines, PlayerNames names, Predicate<Sentence> wanted) {
    return lines.stream()
        .flatMap(line -> line.text().sentences().stream())
        .filter(wanted)
        .map(names::read);
  }

  private static Predicate<Sentence> of(SentenceRole role) {
    return sentence -> sentence.role() == role;
  }

  private static boolean isWeighty(Sentence sentence) {
    return sentence.role().weight() > 0;
  }

  /** What came of somebody's own turn: no board shows it, and another answer replaces what did. */
  private boolean isOutcome(Sentence sentence) {
    return sentence.role() == SentenceRole.UNSEEN || sentence.role() == SentenceRole.OUTCOME;
  }

  /** While a computer is to move, nobody is told once more what came of its own last move. */
  @Test
  void onlyThePersonsOwnOutcomeIsRepeated() {
    HeldComputers thinking = new HeldComputers();
    InMemoryChannel slow = new InMemoryChannel(thinking);
    slow.opens("telepathy", ADA, computer(1), computer(2), computer(3));
    int waited = 0;
    for (int i = 0; i < 4 * TURNS && slow.table().stage() == TableStage.PLAYING; i++) {
      Table table = slow.table();
      if (!table.awaited().people().contains(ADA)) {
        waited++;
        assertNothingOld(table, slow.board().post().words());
        thinking.lets();
      } else {
        Seat seat = table.seating().seatOf(ADA).orElseThrow();
        slow.plays(ADA, table.running().legal(seat).get(0).text());
      }
    }
    assertTrue(waited > TURNS, Integer.toString(waited));
  }

  private static void assertNothingOld(Table table, String words) {
    PlayerNames names = new PlayerNames(table);
    List<GameLogLine> news =
        table.running().since(table.awaited().seats(), Viewer.SPECTATOR).lines();
    List<GameLogLine> recent = table.running().recent();
    List<GameLogLine> old = new ArrayList<>(recent.subList(0, Math.max(0, recent.size() - 1)));
    old.removeAll(news);
    List<String> told = told(news, names, sentence -> true).toList();
    told(old, names, sentence -> !news.isEmpty())
        .filter(sentence -> !told.contains(sentence))
        .forEach(sentence -> assertFalse(words.contains(sentence), sentence + " is in " + words));
  }

  /** Which of two opponents did something matters less than which side moved. */
  @Test
  void opponentsAreTheirSide() {
    hall.opens("telepathy", ADA, computer(1), computer(2), computer(3));
    hall.plays(ADA, "lead W2");
    String words = hall.board().post().words();
    Pattern told =
        Pattern.compile("Black (guessed right|wrongly .*)(: | and (played|captured) )\\w");
    for (int i = 0; i < TURNS && !told.matcher(words).find(); i++) {
      Seat seat = hall.table().seating().seatOf(ADA).orElseThrow();
      hall.plays(ADA, hall.table().running().legal(seat).get(0).text());
      words = hall.board().post().words();
    }
    assertTrue(told.matcher(words).find(), words);
  }
}
