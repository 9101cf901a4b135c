package rookery.engine.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.cards.Dealer;
import rookery.engine.computer.Effort;
import rookery.engine.diagram.Diagram;
import rookery.engine.games.Games;
import rookery.engine.option.Options;
import rookery.engine.playthrough.Playthrough;
import rookery.engine.playthrough.Ply;
import rookery.engine.review.TurningPoint.Kind;
import rookery.engine.text.Sentence;

class ReviewerTest {
  private static final Reviewer LITTLE = new Reviewer(new Effort(30, 2), 1);
  private static final Reviewer LEAST = new Reviewer(new Effort(8, 1), 1);
  private static final int ACTIONS = 6;

  /** A review of the same game of each kind, which several tests look at. */
  private static final Map<Game, GameReview> REVIEWS = new ConcurrentHashMap<>();

  static Stream<Game> games() {
    return Games.all().stream();
  }

  private static final String QUEEN_COMES_TO_C6 =
      "setup BBNNRKQR, setup BBQRNNKR, b2b3, end, d7d5, end, c2c3, end, c7c5, end, a2a4, end,"
          + " d5d4, end, c3d4, end, c8c6, end";

  @Test
  void whatNobodyCouldKnowIsLuckAndNobodysMistake() {
    GameReview unlucky = boxes(0, "open 1");
    assertEquals(List.of(Kind.LUCK), kinds(unlucky));
    assertEquals(
        "White found nothing. Nobody could have seen that coming: it was bad luck. This"
            + " was the worse of 2 possible outcomes. White was level before that, and close"
            + " to losing afterwards.",
        words(0, "open 1"));
    assertEquals(List.of(Kind.LUCK), kinds(boxes(1, "open 1")));
  }

  /** Of the 23 points from the worst score to the best, a share of one is no exact number. */
  @Test
  void aPointLostIsAMistakeHoweverItsShareIsRounded() {
    Game parade = Games.find("parade").orElseThrow();
    Options options = Options.of(parade.options(), Map.of());
    double lost = 21 / 23.0 - 20 / 23.0;
    assertTrue(lost >= MistakeThresholds.of(parade, options).accusation());
  }

  @Test
  void whatCouldBeSeenIsAMistakeWhereverThePrizeIs() {
    assertEquals(List.of(Kind.MISTAKE), kinds(boxes(0, "walk")));
    assertEquals(kinds(boxes(0, "walk")), kinds(boxes(1, "walk")));
    String words = words(0, "walk");
    assertTrue(
        words.startsWith("White walked away. A better choice would have been \u201copen "), words);
    assertTrue(words.endsWith(" White would have been level instead of close to losing."), words);
  }

  /** White could defend a pawn in each of three turns. */
  @Test
  void whatIsMissedTurnAfterTurnIsToldOnce() {
    Playthrough played =
        played("fluid", List.of("e2e4", "d7d5", "a2a3", "h7h6", "h2h3", "a7a6", "g2g3"));
    GameReview review =
        new Reviewer(new Effort(100, 4), 1).review(played, ReviewProgress.NONE).orElseThrow();
    List<String> missed =
        review.points().stream()
            .filter(point -> point.kind() == Kind.MISTAKE)
            .map(point -> point.others().get(0).action())
            .toList();
    assertFalse(missed.isEmpty());
    assertEquals(missed.stream().distinct().toList(), missed);
  }

  /** White has guessed right and could play a pawn twice, which takes a queen. */
  @Test
  void nobodyIsBlamedForWhatOnlyHurtsIfAnOpponentGuessesRight() {
    List<String> actions = Stream.of(QUEEN_COMES_TO_C6.split(", ")).toList();
    ChoiceJudge judge =
        new ChoiceJudge(
            new ReviewedGame(played("cloak", actions)),
            new Effort(500, 4),
            LITTLE.seed(),
            ReviewProgress.NONE);
    ReviewedChoice queenLeft = judge.alone(actions.size() - 1);
    assertTrue(queenLeft.cost() > 0.1, "nothing seems better: " + queenLeft);
    assertFalse(queenLeft.fair(), queenLeft.toString());
  }

  /** A pawn could then take the queen with a bonus move. */
  @Test
  void aRightGuessThatNobodyCouldBeSureOfIsLuck() {
    List<String> actions =
        Stream.of((QUEEN_COMES_TO_C6 + ", guess 3 Q, d4d5").split(", ")).toList();
    Playthrough played = played("cloak", actions);
    GameReview review =
        new Reviewer(new Effort(100, 4), 1).review(played, ReviewProgress.NONE).orElseThrow();
    TurningPoint guess =
        review.points().stream()
            .filter(point -> point.ply() == actions.indexOf("guess 3 Q"))
            .findFirst()
            .orElseThrow(() -> new AssertionError("nothing is told of it: " + review));
    assertEquals(
        "White correctly guessed that Black's checker 3 is a queen. That earns White a bonus pawn move after this turn's move. Nobody could have seen that"
            + " coming: it was good luck. This was the better of 2 possible outcomes.",
        new ReviewSentences(played)
            .of(guess).sentences().subList(0, 4).stream()
                .map(Sentence::plain)
                .collect(Collectors.joining(" ")));
  }

  /** Whatever scores in a game of Gravity, as what would have been better. */
  @Test
  void pointsAreToldOnce() {
    int scoring = 0;
    Game gravity = Games.find("gravity").orElseThrow();
    Options options = Options.of(gravity.options(), Map.of());
    Playthrough played = Playthrough.random(gravity, options, new SplittableRandom(3), 60);
    ReviewedGame game = new ReviewedGame(played);
    for (int ply = 0; ply < game.size(); ply++) {
      for (Action action : game.state(ply).legal(game.seat(ply))) {
        ActionWords words = ActionWords.of(game.state(ply), game.seat(ply), action);
        if (words.words().plain().contains("score")) {
          scoring++;
          TurningPoint.Other better =
              new TurningPoint.Other(game.seat(ply).id(), action.text(), 600);
          TurningPoint point = new TurningPoint(Kind.MISTAKE, ply, 0, 0.6, 0.5, List.of(better));
          List<String> told =
              new ReviewSentences(played)
                  .of(point).sentences().stream().skip(1).map(Sentence::plain).toList();
          assertEquals(
              1, told.stream().filter(line -> line.contains("score")).count(), told.toString());
        }
      }
    }
    assertTrue(scoring > 5, "only " + scoring);
  }

  @Test
  void partnersAreToldWhatWouldHaveBeenBetterEvenWhereItStandsNearlyTheSame() {
    Playthrough played = played("split-brain", List.of("circle e4", "circle b3"));
    TurningPoint point =
        new TurningPoint(
            Kind.PARTNERS,
            1,
            0,
            0.3,
            0.2,
            List.of(
                new TurningPoint.Other("WK", "circle e3", 300),
                new TurningPoint.Other("WQ", "circle b4", 500)));
    assertEquals(
        "White's king-side player circled the pawn on b3, and White's queen-side player e4,"
            + " where the pawn can't go. It would have been better to choose \u201ce4\u201d"
            + " and \u201cPawn e3\u201d."
            + " If they'd chosen \u201cb4\u201d and \u201cPawn b3\u201d, their team would have"
            + " been level."
            + " Their choice left the team clearly behind.",
        new ReviewSentences(played).of(point).plain());
  }

  @Test
  void whereNoMoveStandsOutButTheCurveLeapsItIsToldWhenTheGameChanged() {
    assertEquals(
        "No single move was a clear mistake, but the game changed most in turn 3: Black went from"
            + " level to close to winning.",
        withoutPoints(0.5, 0.52, 0.1, 0.08, 0.0));
    assertEquals(
        "Nothing stands out: no single move decided this game.",
        withoutPoints(0.5, 0.55, 0.5, 1.0));
  }

  private static String withoutPoints(Double... worths) {
    return new ReviewPicture(played(0, "walk"), GameReview.of(List.of(worths), List.of()))
        .withoutPoints()
        .plain();
  }

  /** White is a little better or not from one turn to the next, and loses in the end. */
  @Test
  void inWordsACurveThatWaversStillTellsHowTheGameWasLost() {
    List<Double> worths =
        Stream.iterate(0, turn -> turn < 60, turn -> turn + 1)
            .map(turn -> turn < 40 ? 0.5 + 0.1 * (turn % 2) : turn < 50 ? 0.25 : 0.05)
            .toList();
    String alt = new ReviewPicture(played(0, "walk"), GameReview.of(worths, List.of())).alt();
    assertEquals(
        "A chart of how the game stood over 60 turns: Black clearly ahead from turn 41, Black close"
            + " to winning from turn 51 to the end.",
        alt);
  }

  /** Whoever acts next knows more, so that the curve alone would tell of other points. */
  @Test
  void theChartOfAGameForOneTellsTheSamePointsAsTheWordsOfATurningPoint() {
    TurningPoint point = new TurningPoint(Kind.LUCK, 1, 1, 0.87, 0.7, List.of());
    GameReview review = GameReview.of(List.of(0.87, 0.74, 0.87, 0.87), List.of(point));
    assertEquals(
        "A chart of how the game stood over 4 turns: about 4 points expected from turn 1, next to"
            + " nothing expected from turn 2, about 4 points expected from turn 3 to the end."
            + " Turning point 1: turn 2.",
        new ReviewPicture(played("parade", List.of()), review).alt());
  }

  private static Playthrough played(String id, List<String> actions) {
    Game game = Games.find(id).orElseThrow();
    Playthrough played =
        Playthrough.begin(game, Options.of(game.options(), Map.of()), Dealer.sorted());
    for (String action : actions) {
      Playthrough before = played;
      Ply ply =
          before.legal().stream()
              .filter(one -> one.action().text().equals(action))
              .findFirst()
              .orElseThrow();
      played = before.then(ply, Dealer.sorted());
    }
    return played;
  }

  private static GameReview boxes(int prize, String action) {
    return LITTLE.review(played(prize, action), ReviewProgress.NONE).orElseThrow();
  }

  private static String words(int prize, String action) {
    TurningPoint point = boxes(prize, action).points().get(0);
    return new ReviewSentences(played(prize, action)).of(point).plain();
  }

  private static Playthrough played(int prize, String action) {
    Game game = new BoxGame(prize);
    Playthrough begun =
        Playthrough.begin(game, Options.of(game.options(), Map.of()), Dealer.sorted());
    return begun.then(
        begun.legal().stream()
            .filter(ply -> ply.action().text().equals(action))
            .findFirst()
            .orElseThrow(),
        Dealer.sorted());
  }

  private static List<Kind> kinds(GameReview review) {
    return review.points().stream().map(TurningPoint::kind).toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void theSameGameHasTheSameReviewWhichIsSmallAndReadBackAsItWas(Game game) {
    Playthrough played = random(game);
    GameReview review = review(game);
    assertEquals(review, LEAST.review(played, ReviewProgress.NONE).orElseThrow());
    assertEquals(review, GameReview.parse(review.text()));
    assertTrue(review.text().length() <= GameReview.LARGEST, review.text());
    ReviewPicture picture = new ReviewPicture(played, review);
    assertEquals(picture.diagram(), Diagram.parse(picture.diagram().text()));
    assertTrue(picture.alt().startsWith("A chart of how the game stood over "), picture.alt());
    for (TurningPoint point : review.points()) {
      String words = new ReviewSentences(played).of(point).plain();
      assertFalse(words.contains("%"), words);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void atMostThreeTurningPointsAreSomebodysAndPartnersWhoChooseInSecretAreNeverBlamed(Game game) {
    Playthrough played = random(game);
    ReviewedGame reviewed = new ReviewedGame(played);
    GameReview review = review(game);
    for (TurningPoint point : review.points()) {
      boolean isJoint =
          reviewed.joint().containsKey(point.ply()) || reviewed.joint().containsValue(point.ply());
      assertEquals(isJoint, point.kind() == Kind.PARTNERS, point.toString());
    }
    List<Integer> turns =
        review.points().stream()
            .filter(point -> point.kind() == Kind.MISTAKE || point.kind() == Kind.PARTNERS)
            .map(TurningPoint::turn)
            .toList();
    assertTrue(review.points().size() <= 3, review.text());
    assertEquals(turns.stream().distinct().toList(), turns);
  }

  /** What a seat could not see must not change what is said of its choice. */
  @ParameterizedTest
  @MethodSource("games")
  void aChoiceIsJudgedTheSameWhateverItsSeatCouldNotSee(Game game) {
    Playthrough played = random(game);
    ReviewedGame reviewed = new ReviewedGame(played);
    for (int ply = 1; ply < played.plies().size(); ply += 2) {
      Playthrough other = elsewhere(played, ply);
      if (reviewed.isChoice(ply)) {
        assertEquals(judge(played).alone(ply), judge(other).alone(ply), "action " + ply);
      }
    }
  }

  private static ChoiceJudge judge(Playthrough played) {
    return new ChoiceJudge(
        new ReviewedGame(played), LITTLE.effort(), LITTLE.seed(), ReviewProgress.NONE);
  }

  /** The same game in a world that looked the same to whoever acted then. */
  private static Playthrough elsewhere(Playthrough played, int ply) {
    Viewer viewer = Viewer.of(played.plies().get(ply).seat());
    List<State> states = new ArrayList<>(played.states());
    states.set(ply, states.get(ply).resample(viewer, new SplittableRandom(ply)));
    return new Playthrough(
        played.game(),
        played.options(),
        played.writtenOptions(),
        played.about(),
        played.chance(),
        played.plies(),
        states);
  }

  @Test
  void aReviewThatIsStoppedGivesNothingAndTellsHowFarItCame() {
    List<Integer> reached = new ArrayList<>();
    Optional<GameReview> review =
        LITTLE.review(
            random(Games.find("custodian").orElseThrow()),
            new ReviewProgress() {
              @Override
              public boolean isToStop() {
                return reached.size() > 5;
              }

              @Override
              public void reached(int done, int all) {
                assertTrue(done < all);
                reached.add(done);
              }
            });
    assertEquals(Optional.empty(), review);
    assertEquals(List.of(0, 1, 2, 3, 4, 5), reached);
  }

  @Test
  void aVeryLongGameHasAShortCurve() {
    List<Double> worths = Stream.generate(() -> 0.7).limit(1_000).toList();
    GameReview review = GameReview.of(worths, List.of());
    assertEquals(250, review.curve().size());
    assertEquals(4, review.stride());
  }

  @Test
  void theLargestReviewIsSmallToo() {
    List<Double> worths = Stream.generate(() -> 0.7).limit(GameReview.LONGEST).toList();
    TurningPoint.Other other = new TurningPoint.Other("WQ", "c7d8x12=N/10@14", 1_000);
    TurningPoint point =
        new TurningPoint(Kind.MISTAKE, 10_000, 10_000, 1, 0.5, List.of(other, other, other));
    String text = GameReview.of(worths, List.of(point, point, point)).text();
    assertTrue(text.length() <= GameReview.LARGEST, text);
  }

  private static GameReview review(Game game) {
    return REVIEWS.computeIfAbsent(
        game, one -> LEAST.review(random(one), ReviewProgress.NONE).orElseThrow());
  }

  private static Playthrough random(Game game) {
    Options options = Options.of(game.options(), Map.of());
    return Playthrough.random(game, options, new SplittableRandom(1), ACTIONS);
  }
}
