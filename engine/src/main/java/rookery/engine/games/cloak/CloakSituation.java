package rookery.engine.games.cloak;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.TwoColourSeats;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.cloak.known.CloakMoves;
import rookery.engine.games.cloak.known.CloakStep;
import rookery.engine.games.cloak.known.CloakTurn;
import rookery.engine.games.cloak.known.PublicBoard;
import rookery.engine.games.cloak.known.PublicGame;
import rookery.engine.games.cloak.known.PublicSide;
import rookery.engine.games.cloak.known.TurnStarts;
import rookery.engine.games.cloak.setup.Arrangement;
import rookery.engine.games.cloak.setup.Evidence;
import rookery.engine.games.cloak.setup.GridExplanation;
import rookery.engine.games.cloak.setup.IdentityGridEntries;
import rookery.engine.games.cloak.setup.PublicEvidence;
import rookery.engine.games.cloak.setup.SetUps;
import rookery.engine.games.cloak.view.CheckerVisibility;
import rookery.engine.games.cloak.view.CloakPicture;
import rookery.engine.games.cloak.view.Discoveries;
import rookery.engine.lazy.Lazy;
import rookery.engine.play.Situation;
import rookery.engine.play.ViewContent;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/**
 * Everything that is true.
 *
 * @param grid what the grids go by
 * @param open what is public
 * @param setUps what is not
 * @param moves those of the side whose turn it is
 * @param ambushes those of them after which something hidden could likely capture what they moved
 */
record CloakSituation(
    IdentityGridEntries grid,
    PublicGame open,
    SetUps setUps,
    Lazy<CloakMoves> moves,
    Lazy<Set<Move>> ambushes)
    implements Situation<CloakSituation> {
  CloakSituation(IdentityGridEntries grid, PublicGame open, SetUps setUps) {
    this(
        grid,
        open,
        setUps,
        Lazy.of(() -> open.moves(setUps.of(open.turn().side()))),
        Lazy.of(() -> CloakAmbush.moves(new CloakSituation(grid, open, setUps))));
  }

  static CloakSituation start(IdentityGridEntries grid) {
    return new CloakSituation(grid, PublicGame.start(), SetUps.NONE);
  }

  PublicBoard board() {
    return open.board();
  }

  CloakTurn turn() {
    return open.turn();
  }

  /** The same secrets after something public. */
  CloakSituation with(PublicGame after) {
    return new CloakSituation(grid, after, setUps);
  }

  /** What the grids prove untold checkers of a side to be. */
  SortedMap<Integer, PieceType> certain(Colour side) {
    return certain(board().side(side));
  }

  /** The same of a side as everybody saw it at some time. */
  SortedMap<Integer, PieceType> certain(PublicSide checkers) {
    SortedMap<Integer, PieceType> certain = new TreeMap<>();
    grid.concluded(checkers.known())
        .ifPresent(
            evidence ->
                checkers.guessable().stream()
                    .filter(number -> evidence.kinds(number).size() == 1)
                    .forEach(number -> certain.put(number, evidence.kinds(number).get(0))));
    return certain;
  }

  /** The king of a side that is cloaked though everybody was told or can tell which it is. */
  Optional<Integer> knownKing(Colour side) {
    PublicSide checkers = board().side(side);
    Map<Integer, PieceType> certain = certain(side);
    return checkers.underCloaks().stream()
        .filter(
            number -> checkers.known().kind(number).orElse(certain.get(number)) == PieceType.KING)
        .findFirst();
  }

  /** CL-10: mate and stalemate look at regular moves alone, and come before other draws. */
  @Override
  public Optional<Result> result() {
    boolean stuck = open.captor().isEmpty() && turn().needsMove() && moves.get().areNone();
    return stuck ? Optional.of(open.stuck()) : open.result();
  }

  /** CL-15: a set-up is final; after that one side has its turn. */
  @Override
  public List<CloakDuty> duties() {
    if (turn().step() != CloakStep.SETUP) {
      return List.of(new CloakDuty(this, turn().side()));
    }
    List<CloakDuty> missing = new ArrayList<>();
    for (Colour colour : Colour.values()) {
      if (!setUps.has(colour)) {
        missing.add(new CloakDuty(this, colour));
      }
    }
    return missing;
  }

  @Override
  public Set<String> claims(Seat seat) {
    boolean may = TwoColourSeats.colour(seat) == turn().side() && open.isStartOfTurn();
    return may ? open.draws().claims() : Set.of();
  }

  /**
   * Whether an action shows anybody more of what is hidden: fewer arrangements can be believed in,
   * or the game ends and everything is shown.
   */
  boolean isToldBy(CloakSituation after) {
    return after.result().isPresent()
        || isToldBy(after, Colour.WHITE)
        || isToldBy(after, Colour.BLACK);
  }

  private boolean isToldBy(CloakSituation after, Colour colour) {
    Evidence before = board().side(colour).known().all();
    Evidence now = after.board().side(colour).known().all();
    return !before.equals(now) && !before.concluded().equals(now.concluded());
  }

  @Override
  public Optional<Explanation> why() {
    return CloakDanger.why(this, result());
  }

  /** At every step, as it outweighs the danger that is told there. */
  @Override
  public Optional<Explanation> threat(Seat seat) {
    Colour own = TwoColourSeats.colour(seat);
    return turn().side() == own && turn().step() != CloakStep.SETUP && !board().inCheck(own)
        ? CloakDanger.to(own, this).flatMap(CloakDanger::threat)
        : Optional.empty();
  }

  /** CL-16: by what its owner knows, so nobody else is told; a check or a mate is more. */
  @Override
  public Optional<Explanation> danger(Seat seat) {
    Colour own = TwoColourSeats.colour(seat);
    boolean isBonus = turn().step() == CloakStep.BONUS || turn().step() == CloakStep.SETUP;
    return !isBonus && turn().side() == own && !board().inCheck(own)
        ? CloakAmbush.of(own, this).flatMap(CloakAmbush::danger)
        : Optional.empty();
  }

  /** What a move leaves in danger is news, and it may still be taken back. */
  @Override
  public boolean isDangerOfNextStep(Seat seat) {
    return turn().step() == CloakStep.UNCLOAK;
  }

  @Override
  public SortedMap<Square, Character> endangered(Seat seat) {
    return CloakDanger.to(TwoColourSeats.colour(seat), this)
        .map(CloakDanger::endangered)
        .orElseGet(Collections::emptySortedMap);
  }

  @Override
  public SortedMap<String, Object> position() {
    return new CheckerVisibility(open, setUps, Viewer.SPECTATOR, true).facts();
  }

  @Override
  public ViewContent told(Viewer viewer) {
    return telling(eyes(viewer), CloakSentences.of(this, viewer));
  }

  @Override
  public ViewContent toldAtEnd(Viewer viewer) {
    return telling(
        new CheckerVisibility(open, setUps, viewer, true),
        Sentences.of("All pieces are revealed."));
  }

  /** With what happened last and gave away, and how what both sides can tell has come about. */
  @Override
  public Optional<ViewContent> explained(Viewer viewer) {
    return viewer.seat().flatMap(seat -> explained(seat, eyes(viewer)));
  }

  private Optional<ViewContent> explained(Seat seat, CheckerVisibility eyes) {
    Colour own = TwoColourSeats.colour(seat);
    Colour other = own.opposite();
    Seat rival = TwoColourSeats.seat(other);
    List<Integer> given = List.copyOf(certain(own).keySet());
    return why(own)
        .flatMap(
            ours ->
                why(other)
                    .map(
                        theirs ->
                            lastTurn()
                                .then(ours.of(seat, rival, given))
                                .then(theirs.of(rival, board().side(other).guessable()))))
        .map(told -> telling(eyes, told));
  }

  private Optional<GridExplanation> why(Colour side) {
    PublicEvidence known = board().side(side).known();
    return grid.evidence(known).map(evidence -> new GridExplanation(known.facts(), evidence));
  }

  /** What was done last, and what either player has learned since the turn before this began. */
  private Sentences lastTurn() {
    List<String> moves = open.trail().words();
    if (moves.isEmpty()) {
      return Sentences.NONE;
    }
    Colour side = turn().side();
    Sentence done =
        Sentence.of(
            moves.size() == 1 ? "%s's last move: %s." : "%s's last moves: %s.",
            TwoColourSeats.seat(turn().moved() ? side : side.opposite()),
            String.join(", then ", moves));
    TurnStarts starts = open.starts();
    List<Sentence> before =
        new Discoveries(grid, side.opposite(), starts.last(), starts.now().board()).told();
    List<Sentence> now = new Discoveries(grid, side, starts.now(), board()).told();
    return turn().moved()
        ? new Sentences(before).then(told(done, now))
        : told(done, before).then(new Sentences(now));
  }

  private static Sentences told(Sentence done, List<Sentence> learned) {
    return Sentences.of(done)
        .then(learned.isEmpty() ? Sentences.of("That gave nothing away.") : new Sentences(learned));
  }

  /** A viewer's as long as the game goes on; everything once it is over. */
  private CheckerVisibility eyes(Viewer viewer) {
    return new CheckerVisibility(open, setUps, viewer, result().isPresent());
  }

  private ViewContent telling(CheckerVisibility eyes, Sentences status) {
    CloakPicture picture = CloakPicture.of(eyes, grid);
    return new ViewContent(
        eyes.facts(),
        picture.diagram(),
        picture.words(),
        status,
        eyes.viewer()
            .seat()
            .flatMap(owner -> CloakSentences.secret(this, eyes, TwoColourSeats.colour(owner))));
  }

  /** Each set-up that the viewer may not know becomes any that explains all that is public. */
  @Override
  public Optional<CloakSituation> resampled(Viewer viewer, RandomGenerator random) {
    if (result().isPresent()) {
      return Optional.empty();
    }
    CheckerVisibility eyes = eyes(viewer);
    SetUps imagined = setUps;
    for (Colour colour : Colour.values()) {
      if (setUps.has(colour) && !eyes.own(colour)) {
        imagined = imagined.with(colour, imagined(colour, random));
      }
    }
    return Optional.of(new CloakSituation(grid, open, imagined));
  }

  private Arrangement imagined(Colour colour, RandomGenerator random) {
    List<Arrangement> possible = new ArrayList<>(board().side(colour).known().all().arrangements());
    while (true) {
      Arrangement drawn = possible.remove(random.nextInt(possible.size()));
      // Where the game was not over, the side whose turn it is had a move.
      if (turn().side() != colour || open.canGoOn(drawn)) {
        return drawn;
      }
    }
  }
}
