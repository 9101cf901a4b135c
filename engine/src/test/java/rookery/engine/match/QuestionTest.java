package rookery.engine.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.cards.Dealer;
import rookery.engine.games.Games;
import rookery.engine.option.Options;

class QuestionTest {
  private static final String ROOK = "Do you hold a rook?";
  private final Match partners = begin("cooperative", Map.of());
  private final Seat white = partners.seats().get(0);
  private final Seat black = partners.seats().get(1);

  private static Match begin(String id, Map<String, String> options) {
    Game game = Games.find(id).orElseThrow();
    Dealer dealer = Dealer.of(new SplittableRandom(1));
    return Match.begin(game, Options.of(game.options(), options), dealer);
  }

  private static String refusal(Runnable wrong) {
    return assertThrows(IllegalActionException.class, wrong::run).getMessage();
  }

  private static int number(Match match) {
    return match.questions().get(0).number();
  }

  private static List<String> questions(Match match) {
    return match.questions().stream().map(Question::text).toList();
  }

  @Test
  void aQuestionStandsUntilItIsAnswered() {
    Match asked = partners.say(white, new PartnerTalk.Ask(ROOK));
    assertEquals(List.of(ROOK), questions(asked));
    assertEquals(
        List.of(), questions(asked.say(black, new PartnerTalk.Answer(number(asked), true))));
  }

  @Test
  void everybodyReadsTheQuestionAndTheAnswer() {
    Match asked = partners.say(white, new PartnerTalk.Ask(ROOK));
    Match answered = asked.say(black, new PartnerTalk.Answer(number(asked), false));
    assertEquals(
        List.of("White asked: " + ROOK, "Black answered no to \u201c%s\u201d.".formatted(ROOK)),
        MatchTranscript.of(answered, Viewer.SPECTATOR));
  }

  @Test
  void aNewQuestionTakesThePlaceOfTheOldOne() {
    Match asked = partners.say(white, new PartnerTalk.Ask(ROOK));
    Match again = asked.say(white, new PartnerTalk.Ask("Do you hold a queen?"));
    assertEquals(List.of("Do you hold a queen?"), questions(again));
    assertEquals(
        "That question is no longer open: somebody answered it or asked it again.",
        refusal(() -> again.say(black, new PartnerTalk.Answer(number(asked), true))));
  }

  @Test
  void bothPartnersMayAskAtTheSameTime() {
    Match asked =
        partners
            .say(white, new PartnerTalk.Ask(ROOK))
            .say(black, new PartnerTalk.Ask("Do you hold a pawn?"));
    assertEquals(List.of(ROOK, "Do you hold a pawn?"), questions(asked));
  }

  @Test
  void nobodyAnswersTheOwnQuestion() {
    Match asked = partners.say(white, new PartnerTalk.Ask(ROOK));
    assertEquals(
        "You've already asked that. Wait for your partner's answer.",
        refusal(() -> asked.say(white, new PartnerTalk.Answer(number(asked), true))));
  }

  @Test
  void aQuestionChangesNeitherThePositionNorTheRevision() {
    Match asked = partners.say(black, new PartnerTalk.Ask(ROOK));
    assertEquals(partners.view(Viewer.of(white)), asked.view(Viewer.of(white)));
    assertEquals(partners.revision(), asked.revision());
  }

  @Test
  void aRecordKeepsWhatWasAskedAndAnswered() {
    Match asked = partners.say(white, new PartnerTalk.Ask(ROOK));
    Match answered =
        asked
            .say(black, new PartnerTalk.Answer(number(asked), true))
            .say(black, new PartnerTalk.Ask("And you?"));
    GameRecord read = GameRecord.parse(answered.record().text());
    Match replayed = Match.replay(answered.game(), read);
    assertEquals(answered.questions(), replayed.questions());
    assertEquals(
        MatchTranscript.of(answered, Viewer.SPECTATOR),
        MatchTranscript.of(replayed, Viewer.SPECTATOR));
  }

  @Test
  void anAnswerThatHoldsIsToldUntilItIsTakenBack() {
    Match asked = partners.say(white, new PartnerTalk.Ask(ROOK));
    Match told = asked.say(black, new PartnerTalk.Answer(number(asked), true));
    String said = "Black said: a rook.";
    assertTrue(read(told).contains(said), read(told));
    Dealer dealer = Dealer.of(new SplittableRandom(1));
    Match laid = told.act(white, told.legal(white).get(0), dealer);
    Match played = laid.act(white, laid.legal(white).get(0), dealer);
    Match again = played.say(white, new PartnerTalk.Ask("Do you hold a queen?"));
    Match more = again.say(black, new PartnerTalk.Answer(number(again), true));
    Match back = more.takeBack(white);
    assertTrue(read(more).contains("queen") && read(back).contains(said), read(back));
    Match replayed = Match.replay(back.game(), GameRecord.parse(back.record().text()));
    assertEquals(read(back), read(replayed));
  }

  private String read(Match match) {
    return match.view(Viewer.of(white)).status().plain();
  }

  @Test
  void whateverEndsALineBecomesASpace() {
    Match asked = partners.say(white, new PartnerTalk.Ask("  Do you\r\nhold\u2028a\u0085rook? "));
    assertEquals(List.of("Do you hold a rook?"), questions(asked));
    assertEquals(asked.record(), GameRecord.parse(asked.record().text()));
  }

  @Test
  void aQuestionHasWordsButNotTooMany() {
    assertTrue(
        refusal(() -> partners.say(white, new PartnerTalk.Ask(" \n ")))
            .startsWith("Ask a yes-or-no question"));
    assertTrue(
        refusal(() -> partners.say(white, new PartnerTalk.Ask("?".repeat(201))))
            .startsWith("Ask a yes-or-no question of at most"));
  }

  @Test
  void thereIsNobodyToAskAloneOrAgainstAnother() {
    Match alone = begin("cooperative", Map.of("solitaire", "true"));
    Match against = begin("custodian", Map.of());
    String nobody = "Partners can't ask each other questions in this game.";
    assertEquals(nobody, refusal(() -> alone.say(alone.seats().get(0), new PartnerTalk.Ask(ROOK))));
    assertEquals(
        nobody, refusal(() -> against.say(against.seats().get(0), new PartnerTalk.Ask(ROOK))));
  }

  @Test
  void questionsEndWithTheGame() {
    Match over =
        partners
            .say(white, new PartnerTalk.Ask(ROOK))
            .say(white, PlayerDeclaration.RESIGN)
            .say(black, PlayerDeclaration.RESIGN);
    assertEquals(List.of(), over.questions());
    assertEquals("This game is over.", refusal(() -> over.say(white, new PartnerTalk.Ask(ROOK))));
  }
}
