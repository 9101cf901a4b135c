package rookery.bot.command.move;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.choice.ChoicePath;
import rookery.bot.post.table.BoardPost;
import rookery.bot.post.table.CachedViews;
import rookery.bot.post.table.step.MenuPage;
import rookery.bot.post.table.turn.ActionMenu;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.preference.DefaultClock;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.preference.Preferences;
import rookery.bot.preference.RatedByDefault;
import rookery.bot.preference.ServerPreferences;
import rookery.bot.preference.TableCreators;
import rookery.bot.preference.TablePlace;
import rookery.bot.preference.ThreatWarnings;
import rookery.bot.preference.Wishing;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.RandomGame;
import rookery.bot.request.testroom.RandomGame.Turn;
import rookery.bot.request.testroom.VisibleControls;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Square;
import rookery.engine.cards.Dealer;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Highlight;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Plan;
import rookery.engine.match.Match;
import rookery.engine.text.Sentences;

/** Whoever could lose the game next turn is told when they are about to move, and nobody else. */
class WarningTest {
  private static final String[] A_CAPTURE =
      """
      c1b3 a6a5 e1d3 b6b5 c2c3 d6d5 c3c4 e6e5 b3c5 d5d4 c5a6 a5b4
      a2a3 f6f5 a3a4 c6c5 b2b3 c7b5
      """
          .split("\\s+");

  private static final String[] TWO_CAPTURED =
      """
      c1b3 a6a5 e1d3 b6b5 c2c3 d6d5 c3c4 e6e5 b3c5 d5d4 c5a6 a5b4
      a2a3 f6f5 a3a4 c6c5 b2b3 c7b5 b3c4 b7d5 a1a3 d7e6 a3b3 e7c6
      g2g3 c6b4 d3b2 c5c4 b3c3 a7d7 b1d3 b4c6 a4a5 b5d6 c3c5 c6d4
      d3c4 d6b5
      """
          .split("\\s+");

  private static final int ACTIONS = 150;

  private final InMemoryChannel hall = new InMemoryChannel();
  private final List<Boolean> warned = new ArrayList<>();
  private final List<Boolean> threatened = new ArrayList<>();

  private void play() {
    SplittableRandom random = new SplittableRandom(4);
    new RandomGame(hall, "custodian", random).goesOn(ACTIONS, this::looksAndMoves);
  }

  private void looksAndMoves(Turn turn) {
    String asked =
        hall.presses(turn.person(), hall.types(turn.person(), "board").post(), "Move").words();
    warned.add(asked.contains("Careful: "));
    threatened.add(hall.table().running().threat(turn.seat()).isPresent());
    hall.plays(turn.person(), turn.drawn().text());
  }

  @Test
  void whoeverCouldLoseIsWarned() {
    play();
    assertTrue(threatened.contains(true), "nobody was in danger");
    assertEquals(threatened, warned);
  }

  @Test
  void everybodyElseReadsNothingOfIt() {
    play();
    assertTrue(
        hall.mail.letters.stream().noneMatch(sent -> sent.post().words().contains("Careful: ")));
  }

  @Test
  void whoeverPlaysComputersIsCalledWithIt() {
    Post called = calledAfter("custodian", "c1d3", "e6e5", "e1f3", "e5e4", "f3e5", "a6a5");
    assertTrue(called.words().contains("In danger: your knight on e5."), called.words());
    Diagram drawn = called.picture().orElseThrow().diagram().orElseThrow();
    assertTrue(drawn.marks().contains(Mark.danger(List.of(Square.named("e5")))), drawn.toString());
  }

  @Test
  void whoeverIsInNoDangerIsCalledWithAPlan() {
    Post called = calledAfter("custodian", "c1b3", "a6a5");
    assertTrue(
        called.words().contains("Bring your knights forward, starting with knight e1-d3."),
        called.words());
    Diagram drawn = called.picture().orElseThrow().diagram().orElseThrow();
    assertTrue(drawn.toString().contains("blue"), drawn.toString());
  }

  @Test
  void whoeverIsInDangerIsCalledWithAWayOutAndSeesBoth() {
    Post called = calledAfter("toddler", "c11c4", "a3a4");
    assertTrue(
        called
            .words()
            .contains("In danger: your Phoenix on c4. Save your Phoenix: try Phoenix c4-"),
        called.words());
    Diagram drawn = called.picture().orElseThrow().diagram().orElseThrow();
    assertTrue(drawn.toString().contains("blue"), drawn.toString());
    assertTrue(drawn.marks().contains(Mark.danger(List.of(Square.named("c4")))), drawn.toString());
  }

  @Test
  void whereDangerAndPlanFindNoRoomThePlanIsToldAndTheDangerShown() {
    Post called = calledAfter("toddler", "c11d5", "a3a4", "i11b5", "c3c4");
    assertTrue(
        called.words().contains("Save your Phoenix rather than the one on "), called.words());
    Diagram drawn = called.picture().orElseThrow().diagram().orElseThrow();
    assertTrue(
        drawn.marks().contains(Mark.danger(List.of(Square.named("b5"), Square.named("d5")))),
        drawn.toString());
  }

  @Test
  void whoeverPlaysAComputerReadsTheirOwnCaptureTooWhereThereIsRoom() {
    Post called = calledAfter("fluid", "e2e4", "d7d5", "e4d5", "a7a6");
    assertTrue(
        called.words().contains("You played pawn e4-d5, capturing the pawn. "), called.words());
    Post quiet = calledAfter("fluid", "e2e4", "d7d6", "d2d3", "a7a6");
    assertFalse(quiet.words().contains("You played"), quiet.words());
  }

  @Test
  void whoeverPlaysAComputerReadsTheirOwnCheckTooWhereThereIsRoom() {
    Post called = calledAfter("fluid", "e2e4", "e7e6", "a2a3", "f7f6", "d1h5", "e8e7");
    assertTrue(called.words().contains("You played queen d1-h5, giving check. "), called.words());
  }

  @Test
  void whoeverHasCapturedADearPieceReadsThatBesideTheDanger() {
    String words = calledAfter("toddler", "c11c2", "a3a4", "i11d5", "b3b4", "c2a1", "c3c4").words();
    assertTrue(words.contains("You captured the Android (6). Linnet played Soldier c3-c4."), words);
    assertTrue(words.contains("In danger: your Phoenix on d5. Tip: "), words);
  }

  @Test
  void whatCanBeCapturedIsAdvisedAlsoAfterACaptureOfTheOpponent() {
    Post called = calledAfter("custodian", A_CAPTURE);
    assertTrue(
        called.words().contains("You can capture the pawns on b4 and d4: pawn b3-c4."),
        called.words());
    Post ofTwo = calledAfter("custodian", TWO_CAPTURED);
    assertTrue(ofTwo.words().contains("Tip: move **Knight b2** to **c4**."), ofTwo.words());
  }

  private Post calledAfter(String game, String... plies) {
    hall.types(InMemoryChannel.ADA, "play", "game=" + game, "seats=named", "opponents=beginner");
    Table table = hall.table();
    table = table.with(table.posted().located(opener -> Optional.of("77")));
    for (String text : plies) {
      Seat seat = table.awaited().seats().iterator().next();
      table = table.playing(match -> done(match, seat, text));
    }
    return new BoardPost(table, new CachedViews()).post();
  }

  private static Match done(Match match, Seat seat, String text) {
    Action action = Action.find(match.legal(seat), text).orElseThrow();
    return match.act(seat, action, Dealer.sorted());
  }

  @Test
  void whoeverChoosesAMoveSeesThePlanWithoutTheCaptureThatTheBoardHasShown() {
    hall.opens("custodian", InMemoryChannel.ADA, InMemoryChannel.BEN);
    List<String> plies = List.of("c1b3", "e7f5", "e1d3", "f5d4", "b3c5");
    for (int i = 0; i < plies.size(); i++) {
      hall.plays(i % 2 == 0 ? InMemoryChannel.ADA : InMemoryChannel.BEN, plies.get(i));
    }
    assertTrue(showsCapture(hall.board().post()));
    assertFalse(showsCapture(hall.presses(InMemoryChannel.BEN, hall.board(), "Move").post()));
  }

  private static boolean showsCapture(Post post) {
    return post.picture().orElseThrow().diagram().orElseThrow().marks().stream()
        .anyMatch(Highlight.Meaning.VICTIMS::isOf);
  }

  @Test
  void whoeverMeetsTheGameAmongComputersIsAskedBeforeAPieceGoesWhereItCouldBeCaptured() {
    hall.types(InMemoryChannel.ADA, "play", "game=toddler", "seats=named", "opponents=beginner");
    Post asked = chosen(true);
    assertTrue(VisibleControls.confirmation(asked).isPresent(), asked.words());
    assertTrue(asked.words().contains(" could capture it on "), asked.words());
    Post played = chosen(false);
    assertFalse(VisibleControls.confirmation(played).isPresent(), played.words());
  }

  @Test
  void whoeverDoesWhatTheyWereAdvisedIsNotAsked() {
    hall.types(InMemoryChannel.ADA, "play", "game=custodian", "seats=named", "opponents=beginner");
    int exposed = 0;
    for (int turn = 0; turn < 40 && hall.table().awaited().has(InMemoryChannel.ADA); turn++) {
      Action advised = advised();
      if (advised.isExposed()) {
        exposed++;
        Post played = pressed(InMemoryChannel.ADA, ControlVerb.CHOOSE, ChoicePath.values(advised));
        assertFalse(VisibleControls.confirmation(played).isPresent(), played.words());
      } else {
        hall.plays(InMemoryChannel.ADA, advised.text());
      }
    }
    assertTrue(exposed > 0);
  }

  private Action advised() {
    Match match = hall.table().running();
    Seat seat = hall.table().awaited().seats().iterator().next();
    String first = match.advice(seat).plan().flatMap(Plan::first).orElse("");
    return Action.find(match.legal(seat), first)
        .orElseGet(() -> match.legal(seat).get(match.legal(seat).size() / 2));
  }

  @Test
  void whatCouldCaptureOnSeveralSquaresIsNamedOnce() {
    hall.opens("cloak", InMemoryChannel.ADA, InMemoryChannel.BEN);
    hall.plays(InMemoryChannel.BEN, "setup RNBQKBNR");
    hall.plays(InMemoryChannel.ADA, "setup RNBQKBNR");
    List.of("d2d3", "end").forEach(text -> hall.plays(InMemoryChannel.ADA, text));
    List.of("d7d5", "end").forEach(text -> hall.plays(InMemoryChannel.BEN, text));
    List.of("b1d2", "end").forEach(text -> hall.plays(InMemoryChannel.ADA, text));
    List.of("a7a6", "end").forEach(text -> hall.plays(InMemoryChannel.BEN, text));
    Post asked = pressed(InMemoryChannel.ADA, ControlVerb.CHOOSE, List.of("d2"));
    assertTrue(
        asked.words().contains("The pawn on d5 could capture it on c4 or e4."), asked.words());
  }

  @Test
  void whereAPieceWouldBeTradedIsToldBesideWhereItCouldBeCaptured() {
    Person ada = InMemoryChannel.ADA;
    Person ben = InMemoryChannel.BEN;
    Person cleo = InMemoryChannel.CLEO;
    Person dan = InMemoryChannel.DAN;
    hall.opens("telepathy", ada, ben, cleo, dan);
    List.of("lead W1", "card N").forEach(text -> hall.plays(ada, text));
    hall.plays(ben, "e2e4");
    List.of("lead B1", "card C").forEach(text -> hall.plays(cleo, text));
    hall.plays(dan, "d7d5");
    hall.plays(ben, "card B");
    hall.plays(ada, "f1b5");
    hall.plays(dan, "card B");
    hall.plays(cleo, "c8d7");
    hall.plays(ada, "card P");
    Post asked = pressed(ben, ControlVerb.CHOOSE, List.of("b5"));
    assertTrue(
        asked
            .words()
            .contains(
                "On a4, c4, a6 or c6, you could lose your piece. On d7, you'd get a bishop for it."),
        asked.words());
  }

  private Post chosen(boolean isExposed) {
    Action action =
        hall.table().running().legal(TwoColourSeats.WHITE).stream()
            .filter(one -> one.path().size() == 2 && one.isExposed() == isExposed)
            .findFirst()
            .orElseThrow();
    return pressed(InMemoryChannel.ADA, ControlVerb.CHOOSE, ChoicePath.values(action));
  }

  private Post pressed(Person person, String verb, List<String> values) {
    ControlId id = ControlId.of(verb, hall.table(), MenuPage.FIRST.argument(values));
    return hall.asks(hall.pressed(person, hall.board(), id, "")).post();
  }

  @Test
  void howAPieceCouldBeCapturedOnEachOfSeveralSquaresIsExplained() {
    List<String> unsaid = new ArrayList<>();
    List<Boolean> met = new ArrayList<>();
    new RandomGame(hall, "custodian", new SplittableRandom(4))
        .goesOn(
            ACTIONS,
            turn -> {
              risks(turn)
                  .values()
                  .forEach(
                      risky -> {
                        met.add(true);
                        unsaid.addAll(unsaid(turn, risky));
                      });
              hall.plays(turn.person(), turn.drawn().text());
            });
    assertTrue(met.contains(true), "no piece could be captured on several squares");
    assertEquals(List.of(), unsaid);
  }

  @Test
  void inGravityEverySignOfADangerHasItsSentenceAndTheOtherWayRound() {
    List<String> wrong = new ArrayList<>();
    List<Boolean> met = new ArrayList<>();
    new RandomGame(hall, "gravity", new SplittableRandom(4))
        .goesOn(
            2 * ACTIONS,
            turn -> {
              List<Post> posts = new ArrayList<>(List.of(afterAMove(turn.seat())));
              chosenInPart(turn)
                  .forEach(chosen -> posts.add(pressed(turn.person(), ControlVerb.CHOOSE, chosen)));
              for (Post asked : posts) {
                List<Square> signs = signs(asked);
                met.add(!signs.isEmpty());
                if (!tells(asked.words(), signs)) {
                  wrong.add(signs + " " + asked.words());
                }
              }
              hall.plays(turn.person(), turn.drawn().text());
            });
    assertTrue(met.contains(true), "nothing was in danger");
    assertEquals(List.of(), wrong);
  }

  private Post afterAMove(Seat seat) {
    return ActionMenu.start(hall.table(), seat, new CachedViews())
        .after(Sentences.of("You played bishop g2-h1, which scores 1 point."));
  }

  /** Nothing yet, or one of the pieces. */
  private static List<List<String>> chosenInPart(Turn turn) {
    List<List<String>> chosen = new ArrayList<>(List.of(List.of()));
    turn.legal().stream()
        .filter(action -> action.path().size() > 1)
        .map(action -> List.of(action.path().get(0).value()))
        .distinct()
        .forEach(chosen::add);
    return chosen;
  }

  private static List<Square> signs(Post post) {
    return post.picture().orElseThrow().diagram().orElseThrow().marks().stream()
        .filter(Highlight.Meaning.DANGER::isOf)
        .flatMap(mark -> ((Highlight) mark).squares().stream())
        .distinct()
        .toList();
  }

  private static boolean tells(String words, List<Square> signs) {
    boolean isTold =
        Stream.of("could capture ", " captured wherever ", "can't get away from", " could lose ")
            .anyMatch(words::contains);
    boolean isListed = signs.stream().allMatch(sign -> words.contains(" " + sign));
    boolean isTooMany =
        signs.size() > 4 && words.contains("red !") || words.contains("a marked square");
    boolean isAnywhere =
        words.contains("Wherever you add it") || words.contains("wherever it goes");
    return isTold == !signs.isEmpty() && (isListed || isTooMany || isAnywhere);
  }

  /** The moves of each piece that could be captured on two to four squares. */
  private Map<String, List<Action>> risks(Turn turn) {
    Map<String, List<Action>> risks =
        hall.table().running().legal(turn.seat()).stream()
            .filter(action -> action.path().size() == 2 && action.isExposed())
            .collect(Collectors.groupingBy(action -> action.path().get(0).value()));
    risks.values().removeIf(some -> some.size() < 2 || some.size() > 4);
    return risks;
  }

  private List<String> unsaid(Turn turn, List<Action> risky) {
    String from = risky.get(0).path().get(0).value();
    String words = pressed(turn.person(), ControlVerb.ABOUT, List.of(from)).words();
    PlayerNames names = new PlayerNames(hall.table());
    return risky.stream()
        .map(action -> names.read(action.exposure().orElseThrow().told()))
        .filter(how -> !words.contains(how))
        .toList();
  }

  @Test
  void whereAPieceCouldBeLostIsSaidWhereTheFirstChoiceIsASquare() {
    List<String> asked = new ArrayList<>();
    new RandomGame(hall, "split-brain", new SplittableRandom(4))
        .goesOn(
            ACTIONS,
            turn -> {
              if (choosesAmongExposedSquares(turn.seat())) {
                asked.add(pressed(turn.person(), ControlVerb.CHOOSE, List.of()).words());
              }
              hall.plays(turn.person(), turn.drawn().text());
            });
    assertFalse(asked.isEmpty(), "no square was dangerous");
    // Where several pieces are in danger, their names take the room, and so does a fork.
    assertEquals(
        List.of(),
        asked.stream()
            .filter(words -> !words.contains(" could lose ") && !words.contains(" and your "))
            .filter(words -> !words.contains(" could fork "))
            .toList());
  }

  private boolean choosesAmongExposedSquares(Seat seat) {
    List<Action> legal = hall.table().running().legal(seat);
    return legal.stream().filter(Action::isExposed).count() > 1
        && legal.stream().allMatch(action -> action.path().get(0).isTarget());
  }

  @Test
  void whoeverWantsNoWarningGetsNone() {
    allWish(ThreatWarnings.NONE);
    play();
    assertTrue(threatened.contains(true), "nobody was in danger");
    assertFalse(warned.contains(true));
  }

  @Test
  void inARatedGameAmongPeopleNobodyIsWarned() {
    gamesAreRated();
    play();
    assertTrue(threatened.contains(true), "nobody was in danger");
    assertFalse(warned.contains(true));
  }

  @Test
  void inARatedGameWhoeverCouldLoseIsWarnedIfAllWishIt() {
    gamesAreRated();
    allWish(ThreatWarnings.ALL);
    play();
    assertTrue(threatened.contains(true), "nobody was in danger");
    assertEquals(threatened, warned);
  }

  @Test
  void inARatedGameOneWhoDoesNotWishItIsEnoughForNoWarnings() {
    gamesAreRated();
    allWish(ThreatWarnings.ALL);
    wishes(InMemoryChannel.BEN, ThreatWarnings.UNRATED);
    play();
    assertTrue(threatened.contains(true), "nobody was in danger");
    assertFalse(warned.contains(true));
  }

  private void gamesAreRated() {
    hall.wishes()
        .keep(
            new PreferenceChange.OfServer(
                InMemoryChannel.GAMES,
                new ServerPreferences(
                    TablePlace.THREAD,
                    TableCreators.EVERYBODY,
                    DefaultClock.THREE_DAYS,
                    RatedByDefault.ON,
                    Optional.empty()),
                InMemoryChannel.ADA));
  }

  private void allWish(ThreatWarnings warnings) {
    RandomGame.FRIENDS.forEach(friend -> wishes(friend, warnings));
  }

  private void wishes(Person friend, ThreatWarnings warnings) {
    hall.wishes()
        .keep(new PreferenceChange.Personal(friend, Wishing.with(Preferences.USUAL, warnings)));
  }
}
