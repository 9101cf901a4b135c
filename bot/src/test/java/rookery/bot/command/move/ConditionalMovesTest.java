package rookery.bot.command.move;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;
import static rookery.bot.request.testroom.InMemoryChannel.CLEO;
import static rookery.bot.request.testroom.InMemoryChannel.DAN;
import static rookery.bot.request.testroom.InMemoryChannel.EVE;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.post.SelectableOption;
import rookery.bot.request.CompletionRequest;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.PrivateAnswer;
import rookery.bot.request.testroom.RandomGame;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.engine.Game;
import rookery.engine.games.Games;
import rookery.engine.match.Entry;
import rookery.engine.option.Options;

/** Answers made beforehand. */
class ConditionalMovesTest {
  private final InMemoryChannel hall = new InMemoryChannel();

  @BeforeEach
  void adaWaitsForBen() {
    hall.opens("custodian", ADA, BEN);
    hall.plays(ADA, "a2-a3");
  }

  private Post foresees(String they, String then) {
    return hall.types(ADA, "if", "they=" + they, "then=" + then).post();
  }

  private List<String> played() {
    return hall.table().match().orElseThrow().record().entries().stream().map(Entry::line).toList();
  }

  private List<OutgoingMessage> toAda() {
    return hall.mail.at(new MessageAddress.Direct(ADA));
  }

  @Test
  void whatWasForeseenIsAnsweredAtOnce() {
    foresees("a6-a5", "b2-b3");
    Post answer = hall.plays(BEN, "a6-a5").post();
    assertEquals(List.of("act W a2a3", "act B a6a5", "act W b2b3"), played());
    assertTrue(answer.words().contains("b2-b3"), answer.words());
    assertTrue(hall.table().awaited().has(BEN));
    assertEquals(List.of(), toAda());
  }

  @Test
  void whoeverIsAnsweredAtOnceHasAllTheTimeForTheNextMove() {
    foresees("a6-a5", "b2-b3");
    hall.waits(Duration.ofDays(2));
    hall.plays(BEN, "a6-a5");
    Instant due = hall.now().plus(Duration.ofDays(3));
    assertEquals(Optional.of(due), hall.table().clock().due());
  }

  @Test
  void severalAnswersFollowOneAnother() {
    foresees("a6-a5", "b2-b3");
    Post both = foresees("b6-b5", "c2-c3");
    assertTrue(both.words().contains(". If they then play `b6b5`, you play `c2c3`."), both.words());
    hall.plays(BEN, "a6-a5");
    hall.plays(BEN, "b6-b5");
    assertEquals("act W c2c3", played().get(played().size() - 1));
    assertEquals(5, played().size());
  }

  @Test
  void anythingElseMakesItVoidAndIsTold() {
    foresees("a6-a5", "b2-b3");
    hall.plays(BEN, "b6-b5");
    assertEquals(List.of("act W a2a3", "act B b6b5"), played());
    assertTrue(
        toAda()
            .get(0)
            .post()
            .words()
            .startsWith("I've cancelled your planned replies in Custodian"));
    assertTrue(hall.table().timing().conditionalMoves().isEmpty());
  }

  @Test
  void nobodyElseSeesThatSomethingIsForeseen() {
    InMemoryChannel other = new InMemoryChannel();
    other.opens("custodian", ADA, BEN);
    other.plays(ADA, "a2-a3");
    foresees("a6-a5", "b2-b3");
    assertEquals(other.board().post(), hall.board().post());
    assertEquals(other.types(BEN, "board").post(), hall.types(BEN, "board").post());
    assertEquals(other.types(BEN, "if").post(), hall.types(BEN, "if").post());
  }

  @Test
  void whatWasForeseenCanBeDropped() {
    Post made = foresees("a6-a5", "b2-b3");
    hall.presses(ADA, made, "Remove plan");
    hall.plays(BEN, "a6-a5");
    assertEquals(List.of("act W a2a3", "act B a6a5"), played());
    assertEquals(List.of(), toAda());
  }

  @Test
  void aTakeBackMakesItVoid() {
    foresees("a6-a5", "b2-b3");
    hall.presses(ADA, hall.types(ADA, "takeback").post(), "Ask");
    hall.presses(BEN, hall.board(), "Allow the take-back");
    assertTrue(hall.table().timing().conditionalMoves().isEmpty());
  }

  @Test
  void whoeverIsToMoveMovesInstead() {
    assertEquals(
        "It's your turn. Type `/move` to play.",
        hall.types(BEN, "if", "they=a3-a4", "then=a6-a5").words());
  }

  @Test
  void whatIsNotPossibleIsRefused() {
    String words = foresees("a6-a2", "b2-b3").words();
    assertTrue(words.startsWith("\u201ca6-a2\u201d isn't a move you can plan here."), words);
  }

  @Test
  void gamesWithSecretsTakeNoAnswersBeforehand() {
    hall.opens("split-brain", ADA, BEN, CLEO, DAN);
    String words = hall.types(CLEO, "if", "they=x", "then=y", "table=" + hall.table().id()).words();
    assertTrue(words.contains("could give them away"), words);
    assertFalse(hall.table().timing().conditionalMoves().containsKey(hall.table().seatOf(CLEO)));
  }

  @Test
  void bothCanForeseeAndOneAnswerLeadsToTheNext() {
    foresees("a6-a5", "b2-b3");
    hall.plays(BEN, "a6-a5");
    hall.plays(BEN, "b6-b5");
    // Now Ben waits for Ada, and foresees; Ada foresees nothing.
    hall.types(BEN, "if", "they=c2-c3", "then=c6-c5");
    hall.plays(ADA, "c2-c3");
    assertEquals("act B c6c5", played().get(played().size() - 1));
  }

  @Test
  void whoeverTakesTheSeatHearsNothingOfIt() {
    foresees("a6-a5", "b2-b3");
    hall.types(ADA, "substitute");
    OutgoingMessage notice = hall.mail.message(hall.table().timing().notice().orElseThrow());
    hall.presses(EVE, notice, "Play for Ada");
    assertEquals(List.of(), hall.mail.at(new MessageAddress.Direct(EVE)));
    assertEquals(
        List.of(),
        toAda().stream()
            .filter(letter -> !letter.post().words().contains("has taken your seat"))
            .toList());
  }

  @Test
  void everythingThatIsSuggestedIsAccepted() {
    PrivateAnswer example = hall.types(ADA, "if");
    Matcher shown = Pattern.compile("/if they:(\\S+) then:(\\S+?)`").matcher(example.words());
    assertTrue(shown.find(), example.words());
    PrivateAnswer kept = hall.types(ADA, "if", "they=" + shown.group(1), "then=" + shown.group(2));
    assertTrue(kept.words().startsWith("If they play"), kept.words());
  }

  /** In Custodian a king may be left to be captured, which ends the game. */
  @Test
  void onlyMovesThatCanBeAnsweredAreSuggestedAndOnlyAnswersThatAreAccepted() {
    InMemoryChannel other = new InMemoryChannel();
    new RandomGame(other, "custodian", new SplittableRandom(1))
        .goesOn(
            60,
            turn -> {
              Person waiting = turn.person().equals(ADA) ? BEN : ADA;
              for (String they : suggested(other, waiting, "they", Map.of())) {
                List<String> answers = suggested(other, waiting, "then", Map.of("they", they));
                assertFalse(answers.isEmpty(), they);
              }
              other.plays(turn.person(), turn.drawn().text());
            });
  }

  private static List<String> suggested(
      InMemoryChannel hall, Person who, String option, Map<String, String> others) {
    return hall
        .host
        .complete("if", new CompletionRequest(who, InMemoryChannel.GAMES, option, "", others))
        .stream()
        .map(SelectableOption::value)
        .toList();
  }

  @Test
  void inEveryGameThatHidesNothingTheExampleCanBeTyped() {
    for (Game game : Games.all()) {
      if (game.hidesNothing() && game.seats(defaults(game)).size() == 2) {
        InMemoryChannel other = new InMemoryChannel();
        other.opens(game.id(), ADA, BEN);
        Person waiting = other.table().awaited().has(ADA) ? BEN : ADA;
        String words = other.types(waiting, "if").words();
        Matcher shown = Pattern.compile("/if they:(.+?) then:(.+?)`").matcher(words);
        if (shown.find()) {
          PrivateAnswer kept =
              other.types(waiting, "if", "they=" + shown.group(1), "then=" + shown.group(2));
          assertTrue(kept.words().startsWith("If they play"), game.id() + ": " + kept.words());
        }
        assertFalse(words.contains("g1-f3"), game.id() + ": " + words);
      }
    }
  }

  private static Options defaults(Game game) {
    return Options.of(game.options(), Map.of());
  }
}
