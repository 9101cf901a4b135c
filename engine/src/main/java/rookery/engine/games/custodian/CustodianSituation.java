package rookery.engine.games.custodian;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.TwoColourSeats;
import rookery.engine.Viewer;
import rookery.engine.attack.CapturablePieces;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.DrawRules;
import rookery.engine.chess.PieceType;
import rookery.engine.explanation.Explanation;
import rookery.engine.explanation.PieceGuide;
import rookery.engine.explanation.Plan;
import rookery.engine.games.custodian.capture.CaptureGuide;
import rookery.engine.games.custodian.capture.CapturedPiece;
import rookery.engine.games.custodian.capture.MissingPartner;
import rookery.engine.games.custodian.move.CustodianMove;
import rookery.engine.games.custodian.move.CustodianMoveGenerator;
import rookery.engine.games.custodian.move.CustodianOptions;
import rookery.engine.games.custodian.move.CustodianPosition;
import rookery.engine.games.custodian.plan.ImaginedTurn;
import rookery.engine.games.custodian.plan.PairPlan;
import rookery.engine.games.custodian.plan.PlanSearch;
import rookery.engine.lazy.Lazy;
import rookery.engine.lazy.LazyList;
import rookery.engine.play.SingleDuty;
import rookery.engine.play.ViewContent;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentences;

/**
 * The game between two moves: whoever's turn it is moves. Nothing is secret, so everybody is told
 * all of it.
 *
 * @param truth the board, the side to move and the castling rights
 * @param draws how near a draw is; the turn that begins here counts
 * @param past the positions of the turns before this one, the latest first, as far as they matter
 * @param lastTurn the last turn of the side to move, without how near a draw it was
 * @param possible what the side to move could play if the game is not over
 * @param plan what it could capture later where it can capture nothing yet
 */
record CustodianSituation(
    CustodianOptions options,
    CustodianPosition truth,
    DrawRules draws,
    Optional<CustodianMove> last,
    List<CustodianPosition> past,
    Lazy<Optional<CustodianSituation>> lastTurn,
    Lazy<List<CustodianMove>> possible,
    Lazy<Optional<PairPlan>> plan)
    implements SingleDuty<CustodianSituation> {

  /** In so many turns a plan that was given first is carried out or given up. */
  private static final int REMEMBERED = 6;

  static CustodianSituation start(CustodianOptions options) {
    return first(
        options,
        new CustodianPosition(
            options.setup().board(), Colour.WHITE, Set.copyOf(CustodianPosition.CASTLINGS)));
  }

  /** A game that begins in that position. */
  static CustodianSituation first(CustodianOptions options, CustodianPosition position) {
    return begun(options, position, DrawRules.start(), Optional.empty(), List.of());
  }

  private static CustodianSituation begun(
      CustodianOptions options,
      CustodianPosition position,
      DrawRules draws,
      Optional<CustodianMove> last,
      List<CustodianPosition> past) {
    Lazy<Optional<CustodianSituation>> lastTurn = Lazy.of(() -> lastTurn(options, past));
    return new CustodianSituation(
        options,
        position,
        draws.turnBegins(position),
        last,
        past,
        lastTurn,
        Lazy.of(() -> CustodianMoveGenerator.moves(options, position)),
        Lazy.of(
            () ->
                PlanSearch.found(
                    options, position, past, lastTurn.get().flatMap(turn -> turn.plan.get()))));
  }

  private static Optional<CustodianSituation> lastTurn(
      CustodianOptions options, List<CustodianPosition> past) {
    return past.size() < 2
        ? Optional.empty()
        : Optional.of(
            begun(
                options,
                past.get(1),
                DrawRules.start(),
                Optional.empty(),
                past.subList(2, past.size())));
  }

  /** The other side's turn after that move. */
  CustodianSituation after(CustodianMove move) {
    List<CustodianPosition> turns = new ArrayList<>(REMEMBERED);
    turns.add(truth);
    turns.addAll(past.subList(0, Math.min(past.size(), REMEMBERED - 1)));
    return begun(options, truth.after(move), drawsAfter(move), Optional.of(move), turns);
  }

  private DrawRules drawsAfter(CustodianMove move) {
    if (!move.pawn() && move.taken().isEmpty()) {
      return draws.moved();
    }
    // Recruited pieces, and pawns that turned round with them, can go back to where they were.
    return options.recruit() ? draws.progressedReversibly() : draws.progressed();
  }

  @Override
  public Optional<Result> result() {
    return last.flatMap(move -> new CustodianEndings(move, truth, possible, draws).result());
  }

  @Override
  public Optional<Explanation> why() {
    return last.flatMap(
        move -> result().flatMap(end -> CustodianExplanation.of(move, truth, end.reason())));
  }

  /** CU-1: there is no check, but a king that is left to be captured loses the game. */
  @Override
  public Optional<Explanation> threat(Seat seat) {
    return actor().equals(seat) ? new CustodianDanger(this).win() : Optional.empty();
  }

  @Override
  public Optional<Explanation> danger(Seat seat) {
    return actor().equals(seat) ? new CustodianDanger(this).pieces() : Optional.empty();
  }

  /** What the other side could capture, whoever is to move. */
  @Override
  public SortedMap<Square, Character> endangered(Seat seat) {
    return (actor().equals(seat) ? passed() : this).capturable().letters();
  }

  /** This turn without what has led to it. */
  ImaginedTurn turn() {
    return new ImaginedTurn(options, truth, possible);
  }

  /** The same as if the side to move had passed; it counts for no draw. */
  CustodianSituation passed() {
    return first(options, truth.passed());
  }

  @Override
  public Seat actor() {
    return TwoColourSeats.seat(truth.turn());
  }

  @Override
  public List<CustodianAction> deeds() {
    return LazyList.of(possible.get(), move -> new CustodianAction(this, move));
  }

  @Override
  public boolean inOrder() {
    return true;
  }

  @Override
  public Sentences task() {
    CapturablePieces captures = capturable();
    return captures.isEmpty()
        ? Sentences.of("You can't %s anything now.", options.verb())
        : Sentences.of("You can %s %s.", options.verb(), Phrase.either(captures.words("the")));
  }

  @Override
  public Optional<Plan> plan(Seat seat) {
    return actor().equals(seat) ? Optional.of(new CustodianAdvice(this).best()) : Optional.empty();
  }

  /** The moves that win by taking the king, or else those that win otherwise. */
  List<CustodianMove> winning() {
    List<CustodianMove> kings = such(CustodianMove::endsByKing);
    return kings.isEmpty() ? such(this::wins) : kings;
  }

  /** What has to be prevented: what wins, or else what recruits the king. */
  List<CustodianMove> grave() {
    List<CustodianMove> winning = winning();
    return winning.isEmpty() ? such(CustodianMove::takesKing) : winning;
  }

  /** A king of the side to move that the other side could capture next if nothing was done. */
  Optional<Square> threatenedKing() {
    return result().isPresent()
        ? Optional.empty()
        : passed().such(CustodianMove::takesKing).stream()
            .flatMap(move -> move.taken().stream())
            .filter(CapturedPiece::king)
            .map(CapturedPiece::square)
            .findFirst();
  }

  private List<CustodianMove> such(Predicate<CustodianMove> some) {
    return possible.get().stream().filter(some).toList();
  }

  /** Whether a move only takes back the last one of its side. */
  boolean undoes(CustodianMove move) {
    return past.size() > 1 && past.get(1).isBefore(move);
  }

  private boolean wins(CustodianMove move) {
    // Only these end a game at once, and the rest need not be tried.
    boolean mayEnd = PieceType.of(move.piece()) == PieceType.KING || !move.taken().isEmpty();
    return mayEnd
        && after(move)
            .result()
            .filter(end -> end instanceof Result.Win win && win.winners().contains(actor()))
            .isPresent();
  }

  /** What the side to move can capture. */
  CapturablePieces capturable() {
    return CapturablePieces.by(possible.get(), truth.board()::at, PieceType.NAMES);
  }

  /** What stands on some squares: {@code the pawns on c4 and d5}. */
  String pieces(List<Square> squares) {
    Map<Square, Character> letters = new LinkedHashMap<>();
    squares.forEach(square -> letters.put(square, truth.board().at(square)));
    return CapturedPiece.listed(letters);
  }

  /** What it can capture now, then what it lacks to capture others; else with whom it captures. */
  @Override
  public Optional<PieceGuide> about(String value) {
    return Square.find(value)
        .filter(truth.board()::has)
        .filter(square -> !truth.board().isEmpty(square))
        .map(this::guide);
  }

  private PieceGuide guide(Square square) {
    char letter = truth.board().at(square);
    PieceGuide guide =
        new CaptureGuide(options.surround(), Colour.of(letter)).of(PieceType.of(letter));
    Map<Square, Sentences> now = new LinkedHashMap<>();
    turn().captures().stream()
        .filter(one -> one.move().from() == square)
        .forEach(one -> now.putIfAbsent(one.victim().square(), one.possible(turn())));
    Sentences told = now.values().stream().reduce(Sentences.NONE, Sentences::then);
    Sentences missing =
        new MissingPartner(options.geometry(), options.surround(), truth.board(), square)
            .told(options.verb(), now.keySet());
    return now.isEmpty() && missing.isEmpty()
        ? guide
        : new PieceGuide(told.then(missing), now.isEmpty() ? guide.picture() : Optional.empty());
  }

  @Override
  public String whyNot(String typed) {
    return new CustodianRefusal(options, truth, possible.get()).refusal(typed);
  }

  @Override
  public Set<String> claims(Seat seat) {
    return actor().equals(seat) ? draws.claims() : Set.of();
  }

  @Override
  public SortedMap<String, Object> position() {
    return new TreeMap<>(
        Map.of(
            "position", truth.board().rows(),
            "turn", truth.turn().word(),
            "castling", truth.rights(),
            "halfmove", draws.halfmove()));
  }

  /** The same for everybody, seen from the viewer's side. */
  @Override
  public ViewContent told(Viewer viewer) {
    CustodianPicture picture = CustodianPicture.of(this, viewer);
    return new ViewContent(
        position(), picture.diagram(), picture.words(), CustodianSentences.of(this));
  }

  /** With what either side could capture in place of what happened last. */
  @Override
  public Optional<ViewContent> explained(Viewer viewer) {
    CustodianThreats threats = new CustodianThreats(options, truth);
    CustodianPicture picture = CustodianPicture.of(this, viewer, threats.marks());
    return Optional.of(
        new ViewContent(position(), picture.diagram(), picture.words(), threats.text()));
  }
}
