package rookery.engine.games.toddler;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.TwoColourSeats;
import rookery.engine.Viewer;
import rookery.engine.attack.Attack;
import rookery.engine.attack.AttackedPiece;
import rookery.engine.attack.CapturablePieces;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.DrawRules;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.explanation.PieceGuide;
import rookery.engine.explanation.Plan;
import rookery.engine.games.toddler.capture.ToddlerExchange;
import rookery.engine.games.toddler.capture.ToddlerPin;
import rookery.engine.games.toddler.move.ToddlerMove;
import rookery.engine.games.toddler.move.ToddlerMoveGenerator;
import rookery.engine.games.toddler.move.ToddlerPosition;
import rookery.engine.games.toddler.move.ToddlerRefusal;
import rookery.engine.games.toddler.move.ToddlerThreats;
import rookery.engine.games.toddler.piece.Toddler;
import rookery.engine.games.toddler.piece.ToddlerKind;
import rookery.engine.games.toddler.piece.ToddlerPiece;
import rookery.engine.lazy.Lazy;
import rookery.engine.lazy.LazyList;
import rookery.engine.play.SingleDuty;
import rookery.engine.play.SituationAction;
import rookery.engine.play.ViewContent;
import rookery.engine.text.Sentences;

/**
 * Between two moves. Nothing is secret, so everybody is told all of it.
 *
 * @param truth board, side to move, and whether the other side has just passed
 * @param draws the draw rules, the truth counted
 * @param past the moves that led here, the latest first, as far as they matter
 * @param ended how that move ended the game by itself
 */
record ToddlerSituation(
    ToddlerPosition truth,
    DrawRules draws,
    List<ToddlerMove> past,
    Optional<Result> ended,
    Lazy<List<ToddlerMove>> moves)
    implements SingleDuty<ToddlerSituation> {
  /** Who has come from a square in one of the last three turns isn't sent back to it. */
  static final int PAST = 6;

  private ToddlerSituation(
      ToddlerPosition truth, DrawRules draws, List<ToddlerMove> past, Optional<Result> ended) {
    this(truth, draws, past, ended, Lazy.of(() -> ToddlerMoveGenerator.legal(truth)));
  }

  /** A game that begins with {@code position}. */
  static ToddlerSituation start(ToddlerPosition position) {
    DrawRules draws = DrawRules.start().turnBegins(position);
    return new ToddlerSituation(position, draws, List.of(), Optional.empty());
  }

  ToddlerSituation after(ToddlerMove move) {
    ToddlerPosition next = truth.after(move);
    DrawRules drawsThen = move.counted(draws).turnBegins(next);
    List<ToddlerMove> moves = Stream.concat(Stream.of(move), past.stream()).limit(PAST).toList();
    return new ToddlerSituation(next, drawsThen, moves, ToddlerEndings.byMove(truth, next));
  }

  Optional<ToddlerMove> last() {
    return past.stream().findFirst();
  }

  /** Whether a move leads to where its side has moved a piece away from lately. */
  boolean returns(ToddlerMove move) {
    return IntStream.range(0, past.size())
        .filter(turn -> turn % 2 == 1)
        .mapToObj(turn -> past.get(turn).squares().stream().findFirst())
        .anyMatch(from -> from.isPresent() && from.equals(move.arrival()));
  }

  @Override
  public Optional<Result> result() {
    return ended.or(() -> ToddlerEndings.atTurn(truth, moves.get().isEmpty(), draws));
  }

  /** Whether the side to move has to end a threat, or has lost because it cannot. */
  boolean threatened() {
    return truth.threatened() && !(result().orElse(null) instanceof Result.Draw);
  }

  @Override
  public Optional<Explanation> why() {
    String reason = result().map(Result::reason).orElse("");
    return switch (reason) {
      case "" -> attackedToddler().flatMap(AttackedPiece::attacked);
      case ToddlerEndings.THREAT_AND_CAPTURE ->
          attackedToddler()
              .flatMap(AttackedPiece::lost)
              .map(Explanation::asCause)
              .map(lost -> lost.with(ToddlerThreats.toSwaps(truth.field(), truth.turn())));
      case ToddlerEndings.TODDLERS_MEET -> Optional.of(meeting());
      default -> Optional.empty();
    };
  }

  /** The Toddler of the side to move, with what threatens it. */
  private Optional<AttackedPiece> attackedToddler() {
    ToddlerPiece toddler = Toddler.of(truth.field(), truth.turn());
    List<Attack> attacks =
        ToddlerThreats.to(truth.field(), toddler).stream()
            .map(enemy -> ToddlerThreats.attack(truth.field(), enemy, toddler))
            .toList();
    return Optional.of(new AttackedPiece(ToddlerKind.TODDLER.title(), toddler.square(), attacks));
  }

  private Explanation meeting() {
    Square white = Toddler.of(truth.field(), Colour.WHITE).square();
    Square black = Toddler.of(truth.field(), Colour.BLACK).square();
    return Explanation.of(
        List.of(Mark.joint(white, black, "red")),
        "The Toddlers stand next to each other on %s and %s.",
        white,
        black);
  }

  @Override
  public Seat actor() {
    return TwoColourSeats.seat(truth.turn());
  }

  @Override
  public List<? extends SituationAction<ToddlerSituation>> deeds() {
    return LazyList.of(moves.get(), move -> new ToddlerAction(this, move));
  }

  @Override
  public boolean inOrder() {
    return true;
  }

  @Override
  public Sentences task() {
    if (truth.threatened()) {
      return Sentences.of("End the threat to your Toddler.");
    }
    if (!capturable().isEmpty()) {
      return new ToddlerCaptures(this).told();
    }
    return Sentences.of("Move one of your pieces, or pass.");
  }

  @Override
  public Optional<Plan> plan(Seat seat) {
    return actor().equals(seat) ? new ToddlerAdvice(this).best() : Optional.empty();
  }

  /** What the side to move can capture. */
  CapturablePieces capturable() {
    return capturable(moves.get());
  }

  CapturablePieces capturable(List<ToddlerMove> some) {
    return CapturablePieces.by(
        some, square -> truth.field().piece(square).kind().letter(), ToddlerKind.NAMES);
  }

  /** A threat to the Toddler is more, and told to everybody. */
  @Override
  public Optional<Explanation> danger(Seat seat) {
    return actor().equals(seat) && !truth.threatened()
        ? new ToddlerDanger(this).pieces()
        : Optional.empty();
  }

  /** What the other side could win, whoever is to move. */
  @Override
  public SortedMap<Square, Character> endangered(Seat seat) {
    return new ToddlerExchange(actor().equals(seat) ? truth.skipped() : truth).won();
  }

  /** The same as if the side to move had passed; it counts for no draw. */
  ToddlerSituation passed() {
    return start(truth.skipped());
  }

  /** What its kind does, and what is so of this piece now. */
  @Override
  public Optional<PieceGuide> about(String value) {
    return Square.find(value)
        .flatMap(
            square ->
                new ToddlerExplanation(truth.field())
                    .about(square)
                    .map(guide -> pinned(guide, square)));
  }

  /**
   * Rather with what it prevents than with what keeps it from capturing; but first with an Empress
   * beside it that it can't capture.
   */
  private PieceGuide pinned(PieceGuide guide, Square square) {
    Sentences spared = new ToddlerExplanation(truth.field()).spared(square);
    return Optional.of(spared)
        .filter(told -> !told.isEmpty())
        .or(() -> new ToddlerPin(truth).prevented(truth.field().piece(square)).map(Sentences::of))
        .map(limit -> new PieceGuide(guide.told(), guide.picture(), limit))
        .orElse(guide);
  }

  @Override
  public String whyNot(String typed) {
    return new ToddlerRefusal(truth, moves.get()).of(typed);
  }

  @Override
  public Set<String> claims(Seat seat) {
    return actor().equals(seat) ? draws.claims() : Set.of();
  }

  @Override
  public SortedMap<String, Object> position() {
    return new TreeMap<>(
        Map.of(
            "position", truth.rows(),
            "turn", truth.turn().word(),
            "passed", truth.passed(),
            "halfmove", draws.halfmove()));
  }

  @Override
  public Diagram.Numbering numbering() {
    return Diagram.Numbering.FROM_TOP;
  }

  @Override
  public ViewContent told(Viewer viewer) {
    return telling(ToddlerPicture.of(this, viewer), ToddlerSentences.of(this));
  }

  /** With what could be captured, what cannot be and what cannot capture. */
  @Override
  public Optional<ViewContent> explained(Viewer viewer) {
    ToddlerExplanation explanation = new ToddlerExplanation(truth.field());
    ToddlerPicture picture = ToddlerPicture.of(this, viewer, explanation.marks());
    return Optional.of(
        telling(
            picture,
            viewer
                .seat()
                .map(this::atStake)
                .orElse(Sentences.NONE)
                .then(Sentences.of(explanation.worth()))
                .then(explanation.text())));
  }

  /** What the side to move could lose or capture. */
  private Sentences atStake(Seat seat) {
    Sentences danger = danger(seat).map(Explanation::told).orElse(Sentences.NONE);
    boolean captures = actor().equals(seat) && !truth.threatened() && !capturable().isEmpty();
    return captures ? danger.then(new ToddlerCaptures(this).won()) : danger;
  }

  private ViewContent telling(ToddlerPicture picture, Sentences status) {
    return new ViewContent(position(), picture.diagram(), picture.words(), status);
  }
}
