package rookery.engine.games.fluid;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import rookery.engine.ActionNews;
import rookery.engine.Choice;
import rookery.engine.Seat;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.fluid.move.FluidMove;
import rookery.engine.games.fluid.move.FluidPiece;
import rookery.engine.games.fluid.move.FluidPosition;
import rookery.engine.games.fluid.move.Stack;
import rookery.engine.play.SituationAction;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/** A move as the side to move may make it. */
record FluidAction(FluidSituation situation, FluidMove move)
    implements SituationAction<FluidSituation> {
  @Override
  public String text() {
    return move.text();
  }

  @Override
  public List<Choice> path() {
    FluidWording wording = new FluidWording(move);
    List<Choice> path = new ArrayList<>();
    String from = Geometry.CHESS.square(move.from()).toString();
    path.add(Choice.piece(from, wording.home()));
    if (Stack.isPair(move.ownHome())) {
      String value = move.isPairs() ? "both" : Character.toString(FluidPiece.name(move.moved()));
      path.add(said("What should move from %s?".formatted(from), value, wording.mover()));
    }
    path.add(wording.target());
    if (move.choosesVictim()) {
      String value = Character.toString(FluidPiece.name(move.taken()));
      path.add(said("Which one do you capture?", value, wording.victim()));
    }
    move.promotion().map(p -> Choice.promotion("" + p.letter(), p.label())).ifPresent(path::add);
    return List.copyOf(path);
  }

  /** An answer that goes on a sentence: only its button begins with a capital. */
  private static Choice said(String question, String value, String answer) {
    return new Choice(question, value, answer).briefly(Phrase.capitalised(answer));
  }

  @Override
  public List<String> names() {
    return new ShortNames(move).all();
  }

  @Override
  public Optional<String> spoken() {
    boolean isCheck = situation.truth().after(move).inCheck();
    return Optional.of(new FluidWording(move).deed(isCheck ? "giving check" : ""));
  }

  /** A hint tells of a check as its reason. */
  @Override
  public Optional<Sentence> spokenWithSeats() {
    return Optional.of(Sentence.of("%s", new FluidWording(move).deed("")));
  }

  @Override
  public List<Square> captures() {
    return move.taken() == Stack.EMPTY ? List.of() : List.of(Geometry.CHESS.square(move.takenOn()));
  }

  @Override
  public boolean leavesOneOfTwo() {
    return move.spared() != Stack.EMPTY;
  }

  /** A knight walks, so where it passes is drawn. */
  @Override
  public List<Mark> marks() {
    List<Square> way = move.way(situation.truth().cells());
    return way.size() > 2 ? Mark.way(way, "blue") : List.of();
  }

  @Override
  public boolean isExposed() {
    return after().isLost();
  }

  @Override
  public boolean isHalfExposed() {
    return after().isOfHalf();
  }

  @Override
  public boolean offersTrade() {
    return after().isTraded();
  }

  @Override
  public Optional<String> recompense() {
    return after().recompense();
  }

  private FluidExposure after() {
    return FluidExposure.of(move, situation.truth());
  }

  @Override
  public boolean isFatal() {
    return FluidDanger.mateBy(situation.truth().after(move)).isPresent();
  }

  @Override
  public double loss() {
    return FluidDanger.loss(move, situation.truth());
  }

  /** Far ahead, what presses. */
  @Override
  public boolean isExpected() {
    return FluidChase.of(situation, situation.after(move)).isPressing();
  }

  /** The dearest capture that would win a piece, which anybody would think of first. */
  @Override
  public Optional<Sentence> fits() {
    FluidPosition truth = situation.truth();
    FluidDanger prospects = FluidDanger.to(truth.turn().opposite(), truth);
    return move.taken() != Stack.EMPTY
        ? Optional.empty()
        : prospects.pieces().letters().entrySet().stream()
            .filter(prey -> prey.getValue() != PieceType.PAWN.letter())
            .min(Comparator.comparing(prey -> PieceType.NAMES.rank(prey.getValue())))
            .map(
                prey ->
                    Sentence.of(
                        SentenceRole.STAKE,
                        "It seems better than capturing %s %s on %s.",
                        prospects.isOfHalf(prey.getKey()) ? "half of the" : "the",
                        PieceType.NAMES.word(prey.getValue()),
                        prey.getKey()));
  }

  @Override
  public Optional<Explanation> explained() {
    return HalfOfQueen.why(situation, move).map(Sentences::of).map(Explanation::of);
  }

  @Override
  public Optional<Explanation> exposure() {
    return after().told();
  }

  @Override
  public FluidSituation done(Seat by) {
    return situation.after(move);
  }

  @Override
  public ActionNews news(Seat by, FluidSituation after) {
    return ActionNews.toAll(() -> told(by, after.isCheckToAnswer()));
  }

  /** A check is kept where plainer moves are left out: the answer to it tells nothing else. */
  private GameLogLine told(Seat by, boolean isCheck) {
    FluidWording wording = new FluidWording(move);
    return isCheck ? wording.told(by, "giving check").weighty() : wording.told(by, "");
  }
}
