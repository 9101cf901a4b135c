package rookery.engine.games.cooperative;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.random.RandomGenerator;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.Shuffle;
import rookery.engine.Viewer;
import rookery.engine.attack.AttackedPiece;
import rookery.engine.chess.KingAttack;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Diagram;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.cooperative.cards.HandQuestion;
import rookery.engine.games.cooperative.points.CooperativeScore;
import rookery.engine.lazy.Lazy;
import rookery.engine.play.SingleDuty;
import rookery.engine.play.SituationAction;
import rookery.engine.play.ViewContent;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/**
 * A moment of the game, or before it: then the deck is yet to be shuffled. Whoever's turn it is has
 * the one duty.
 *
 * @param moves what the pieces may do once a card has been played
 * @param worthwhile the captures among them that count and neither lose the game nor take its end
 *     away
 */
record CooperativeSituation(
    CooperativeTurn turn, Lazy<List<BoardMove>> moves, Lazy<List<BoardMove>> worthwhile)
    implements SingleDuty<CooperativeSituation> {
  /** What the first menu asks once a card has been played. */
  private static final Shuffle DECK = new Shuffle("deck", CooperativeTurn.DECK);

  private static final int MOST_CAPTURES = 3;

  /** File e. */
  private static final int LAST_BEFORE_END = 4;

  CooperativeSituation(CooperativeTurn turn) {
    this(turn, Lazy.of(() -> BoardMoves.of(turn)));
  }

  private CooperativeSituation(CooperativeTurn turn, Lazy<List<BoardMove>> moves) {
    this(turn, moves, Lazy.of(() -> worthwhile(moves.get())));
  }

  private static List<BoardMove> worthwhile(List<BoardMove> moves) {
    return moves.stream().filter(move -> move.isWorthwhile() && !move.takesKingAway()).toList();
  }

  @Override
  public Optional<Shuffle> chance() {
    return turn.isUndealt() ? Optional.of(DECK) : Optional.empty();
  }

  @Override
  public CooperativeSituation shuffled(List<String> order) {
    return new CooperativeSituation(turn.dealt(order));
  }

  @Override
  public Optional<CooperativeSituation> answered(Seat seat, String question, boolean yes) {
    return Optional.of(
        new CooperativeSituation(turn.answered(seat, new HandQuestion(question), yes)));
  }

  @Override
  public Map<String, String> questions(Seat seat) {
    return turn.partnersOf(seat).findFirst().map(turn.cards()::questions).orElse(Map.of());
  }

  @Override
  public Optional<Result> result() {
    return turn.result();
  }

  /** CO-4: a check need not be answered, but no move may leave the own king in it. */
  @Override
  public Optional<Explanation> why() {
    return turn.result().isPresent()
        ? Optional.of(turn.end())
        : attackedKing().map(king -> new Explanation(Sentences.of(check(king)), king.arrows()));
  }

  @Override
  public List<String> progress() {
    return turn.isSolitaire()
        ? List.of(
            CooperativeScore.reached(turn.score().points()),
            Phrase.left(turn.cards().pile().size(), "card"))
        : List.of();
  }

  /** What a partner did in the turn that has just ended. */
  @Override
  public List<Sentences> digests() {
    boolean isNext = turn.step() == CooperativeTurn.Step.PLAY;
    return isNext
        ? TrailMove.digests(turn.side(turn.colour().opposite()), turn.trail(), turn.score())
        : List.of();
  }

  @Override
  public Seat actor() {
    return turn.actor();
  }

  /** In the order of the texts: a hand is sorted, and {@code end} comes after moves from file e. */
  @Override
  public List<? extends SituationAction<CooperativeSituation>> deeds() {
    if (turn.step() == CooperativeTurn.Step.PLAY) {
      return turn.cards().hand(turn.actor()).stream()
          .distinct()
          .map(card -> new PlayCard(turn, card.charAt(0)))
          .toList();
    }
    List<BoardMove> sorted = new ArrayList<>(moves.get());
    sorted.sort(BoardMove.BY_TEXT);
    List<SituationAction<CooperativeSituation>> deeds = new ArrayList<>(sorted.size() + 1);
    deeds.addAll(sorted);
    int further = 0;
    while (further < sorted.size() && sorted.get(further).move().from().file() <= LAST_BEFORE_END) {
      further++;
    }
    deeds.add(further, new EndTurn(this));
    return deeds;
  }

  @Override
  public boolean inOrder() {
    return true;
  }

  /** Whether something can be captured now that counts and doesn't lose the game. */
  boolean mayCapture() {
    return !worthwhile.get().isEmpty() && !countsNoMore();
  }

  /** CO-8: whether nothing counts any more, as everybody can see once the card has been played. */
  private boolean countsNoMore() {
    return new LastTurns(turn).isLost(false);
  }

  @Override
  public Sentences task() {
    Sentences hurry = new LastTurns(turn).told();
    if (isStuck()) {
      return Sentences.of(stuck(attackedKing().orElseThrow())).then(hurry);
    }
    Sentences check = check();
    boolean mustAnswer = !check.isEmpty() && turn.step() == CooperativeTurn.Step.MOVE;
    return mustAnswer ? check.then(answering()).then(hurry) : check.then(hurry).then(step());
  }

  /** CO-4: whether a check leaves no move, which nobody need answer. */
  boolean isStuck() {
    return turn.step() == CooperativeTurn.Step.MOVE
        && moves.get().isEmpty()
        && attackedKing().isPresent();
  }

  private Sentence stuck(AttackedPiece king) {
    return Sentence.of(
        SentenceRole.URGENT,
        "No move gets %s's king out of check from %s: just end your turn.",
        turn.side(),
        king.attackers());
  }

  private Sentences step() {
    if (new LastTurns(turn).isLost(true)) {
      boolean hasCard = turn.step() == CooperativeTurn.Step.PLAY;
      return Sentences.of(hasCard ? "Play your last card." : "End your turn.");
    }
    if (turn.step() == CooperativeTurn.Step.PLAY) {
      // The call says that a card is to be played, which leaves room for the hand.
      Sentences kings = drawnKings("You");
      return kings.isEmpty() ? Sentences.of("Play a card at the end of the line.") : kings;
    }
    if (turn.isSolitaire() && turn.isOpening()) {
      return Sentences.of(
          Sentence.of("You play both sides, and each turn a new card joins the end of the line."),
          Sentence.of("Move a white piece, or end the turn."));
    }
    boolean moves = turn.step() == CooperativeTurn.Step.MOVE;
    if (mayCapture()) {
      String may = moves ? "Move, capture, or end your turn." : "Capture, or end your turn.";
      return Sentences.of(Sentence.of(may), possible()).then(lastNextTurn());
    }
    Sentences links = new CooperativeExplanation(turn).links();
    if (moves().get().stream().anyMatch(BoardMove::loses)) {
      Sentences king =
          Sentences.of(
              "If you capture the king now, you lose with %s.",
              Phrase.counted(turn.score().withAKing().points(), "point"));
      return moves
          ? Sentences.of("Move, or end your turn.").then(king).then(links)
          : king.then(Sentences.of("End your turn.")).then(links);
    }
    return moves
        ? Sentences.of("Move a piece, or end your turn.").then(links)
        : Sentences.of("Nothing to capture now: end your turn.")
            .then(new Sentences(new CooperativeExplanation(turn).ahead().stream().toList()));
  }

  /** What ends a turn well although something can be captured. */
  private Sentences lastNextTurn() {
    boolean hasRoom = new LastTurns(turn).told().isEmpty();
    return CaptureProspects.lastNextTurn(turn)
        .filter(last -> hasRoom)
        .map(last -> Sentences.of(Sentence.of("Next turn %s.", last.words())))
        .orElse(Sentences.NONE);
  }

  private Sentences check() {
    return new Sentences(attackedKing().map(this::check).stream().toList());
  }

  private Optional<AttackedPiece> attackedKing() {
    return KingAttack.on(turn.chess(), turn.colour());
  }

  private Sentence check(AttackedPiece king) {
    return Sentence.of(
        SentenceRole.URGENT, "%s's king is in check from %s.", turn.side(), king.attackers());
  }

  /** CO-4: why few moves are offered in check. */
  private static Sentences answering() {
    return Sentences.of(
        Sentence.of(SentenceRole.WEIGHTY, "Get out of it before anything else, or end your turn."));
  }

  /** What everybody should know as a turn begins: kings that have come, and that few are left. */
  Sentences tidings() {
    boolean begins = turn.step() == CooperativeTurn.Step.PLAY;
    Sentences kings = begins ? drawnKings(turn.side()) : Sentences.NONE;
    return kings.then(check()).then(new LastTurns(turn).toAll());
  }

  /**
   * The kings that have come into the line since the last turn of whoever plays.
   *
   * @param player what that is called
   */
  private Sentences drawnKings(Object player) {
    List<String> own = turn.kings(turn.colour());
    List<String> others = turn.kings(turn.colour().opposite());
    Object partner = turn.side(turn.colour().opposite());
    if (own.isEmpty()) {
      return others.isEmpty()
          ? Sentences.NONE
          : Sentences.of(EndTurn.drew(partner, others)).then(parted());
    }
    return Sentences.of(
        others.isEmpty()
            ? EndTurn.drew(player, own)
            : Sentence.of(
                SentenceRole.WEIGHTY,
                "%s drew %s into the line, %s %s.",
                player,
                EndTurn.named(own),
                partner,
                EndTurn.named(others)));
  }

  /** Of the first king that parts the line: his card stays, and cards are played at the end. */
  private Sentences parted() {
    return turn.cards().line().isPartedOnce()
        ? Sentences.of(
            Sentence.of(
                SentenceRole.WEIGHTY, "Cards played later can't be linked with those before it."))
        : Sentences.NONE;
  }

  private Sentence possible() {
    return Sentence.of("Possible captures: %s.", captures());
  }

  /** What can be captured now, or else after a move or in the next turn. */
  Sentences allowed() {
    return mayCapture()
        ? Sentences.of(possible())
        : new CooperativeExplanation(turn).linksOnBoard();
  }

  /** Whether anything can be captured now, or that a card comes first. */
  Sentence now() {
    if (turn.step() == CooperativeTurn.Step.PLAY || countsNoMore()) {
      return next();
    }
    return Sentence.of(
        SentenceRole.TO_DO,
        mayCapture() ? "There's something to capture now." : "There's nothing to capture now.");
  }

  /** Whose turn it is, and to do what. */
  Sentence next() {
    Object who = turn.side();
    if (countsNoMore()) {
      return Sentence.of(SentenceRole.TO_DO, "%s can end the turn.", who);
    }
    return switch (turn.step()) {
      case PLAY -> Sentence.of(SentenceRole.TURN, "%s must play a card.", who);
      case MOVE ->
          isStuck()
              ? Sentence.of(SentenceRole.TO_DO, "%s can only end the turn.", who)
              : Sentence.of(SentenceRole.TO_DO, "%s can move, capture or end the turn.", who);
      case CAPTURE ->
          mayCapture()
              ? Sentence.of(SentenceRole.TO_DO, "%s can capture or end the turn.", who)
              : Sentence.of(SentenceRole.TO_DO, "%s can only end the turn.", who);
    };
  }

  /** What can be captured now, the best first: {@code pawn e7\u00d7d8}. */
  List<String> captures() {
    List<String> captures =
        worthwhile.get().stream()
            .sorted(
                Comparator.comparing((BoardMove move) -> PieceType.of(move.victim().orElseThrow())))
            .map(BoardMove::brief)
            .distinct()
            .toList();
    return Phrase.firstAndOthers(captures, MOST_CAPTURES, "capture");
  }

  /** The line decides what can be captured, the pile is the clock, and the own hand comes next. */
  @Override
  public Optional<Diagram> choosing() {
    CooperativePicture picture = new CooperativePicture(turn, Viewer.of(actor()), false);
    return Optional.of(picture.choosing());
  }

  @Override
  public String title() {
    if (countsNoMore() || isStuck()) {
      return "End the turn";
    }
    return switch (turn.step()) {
      case PLAY -> "Play a card";
      case CAPTURE -> mayCapture() ? "Make a capture" : "End the turn";
      // Whoever captures first can't move any more.
      case MOVE -> mayCapture() ? "Move or capture" : "Move";
    };
  }

  @Override
  public String whyNot(String typed) {
    return new CooperativeRefusal(turn).of(typed);
  }

  @Override
  public SortedMap<String, Object> position() {
    return new CooperativeView(turn, Viewer.SPECTATOR, true).facts();
  }

  @Override
  public ViewContent told(Viewer viewer) {
    return new CooperativeView(turn, viewer, turn.result().isPresent()).telling();
  }

  /** Both hands may be seen then. */
  @Override
  public ViewContent toldAtEnd(Viewer viewer) {
    return new CooperativeView(turn, viewer, true).telling();
  }

  /** With every capture that the line allows to either colour. */
  @Override
  public Optional<ViewContent> explained(Viewer viewer) {
    return Optional.of(new CooperativeView(turn, viewer, turn.result().isPresent()).explained());
  }

  @Override
  public Optional<CooperativeSituation> resampled(Viewer viewer, RandomGenerator random) {
    return turn.result().isPresent()
        ? Optional.empty()
        : Optional.of(new CooperativeSituation(turn.resampled(viewer.seat(), random)));
  }
}
