package rookery.engine.games.cloak;

import java.util.List;
import java.util.Optional;
import rookery.engine.Choice;
import rookery.engine.Seat;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Square;
import rookery.engine.chess.Castling;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.games.cloak.known.PublicGame;
import rookery.engine.games.cloak.known.PublicSide;
import rookery.engine.games.cloak.setup.Evidence;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;

/** The regular move of a turn. */
sealed interface CloakMoveAction extends CloakAction.OfTurn {
  /**
   * That it tells the other side which checker is the king, as no move before it did. Said also of
   * a capture that wins, unless everybody knows that it does: not to be asked would tell a player
   * that a hidden checker is the king.
   */
  @Override
  default Optional<Sentence> warning() {
    return situation().knownKing(side()).isPresent() || takesKnownKing()
        ? Optional.empty()
        : situation()
            .with(after())
            .knownKing(side())
            .map(
                king ->
                    Sentence.of(
                        "After that, %s can tell that your checker %s is the king.",
                        TwoColourSeats.seat(side().opposite()), king));
  }

  private boolean takesKnownKing() {
    PublicSide others = situation().board().side(side().opposite());
    return situation()
        .knownKing(side().opposite())
        .filter(king -> captures().contains(others.place(king)))
        .isPresent();
  }

  @Override
  default Optional<String> asks() {
    return warning().map(told -> "Play it anyway");
  }

  @Override
  default boolean isExpected() {
    return warning().isEmpty();
  }

  /** The regular move. */
  record Play(CloakSituation situation, Move move) implements CloakMoveAction, CloakAction.ByMove {
    /** What can be so many things is hidden well. */
    private static final int MANY = 3;

    @Override
    public String text() {
      return move.text();
    }

    @Override
    public String question() {
      return Choice.WHICH_PIECE;
    }

    @Override
    public PublicGame after() {
      return situation.open().moved(move, situation.setUps());
    }

    /** What hidden checker may wait for it, or what it tells of the one that makes it. */
    @Override
    public Optional<Sentence> fits() {
      return beware().or(() -> warning().isPresent() ? Optional.empty() : disclosed());
    }

    private Optional<Sentence> beware() {
      return CloakAmbush.of(side(), situation).flatMap(now -> now.on(move));
    }

    /** Whether it gives the queen away for nothing, or moves it where a hidden checker may wait. */
    @Override
    public boolean isRisky() {
      return situation.board().kind(move.from(), situation.setUps().of(side())) == PieceType.QUEEN
          && captures().isEmpty()
          && (beware().isPresent() || isTelling());
    }

    /** What the other side learns of the checker that moves, or still can't know. */
    private Optional<Sentence> disclosed() {
      if (situation.board().isPawn(move.from())) {
        return captures().isEmpty() ? ofPawn() : Optional.empty();
      }
      return number().flatMap(this::ofChecker);
    }

    /** Its number, as long as nobody sees what it is. */
    private Optional<Integer> number() {
      return situation.board().number(move.from()).filter(own().underCloaks()::contains);
    }

    private PublicSide own() {
      return situation.board().side(side());
    }

    private boolean isTelling() {
      return number()
          .filter(one -> !kinds(after(), one).equals(kinds(situation.open(), one)))
          .isPresent();
    }

    /** Said until the first checker moves; later it is no reason for one pawn or another. */
    private Optional<Sentence> ofPawn() {
      boolean isOpening = own().living().stream().allMatch(own()::isUnmoved);
      return isOpening
          ? Optional.of(
              Sentence.of(
                  SentenceRole.STAKE,
                  "A pawn's move tells %s nothing about your checkers.",
                  TwoColourSeats.seat(side().opposite())))
          : Optional.empty();
    }

    private Optional<Sentence> ofChecker(int number) {
      List<PieceType> kinds = kinds(after(), number);
      String each = Phrase.either(kinds.stream().map(Evidence::one).toList());
      Seat rival = TwoColourSeats.seat(side().opposite());
      if (isTelling()) {
        return Optional.of(
            Sentence.of(
                SentenceRole.STAKE,
                kinds.size() < MANY
                    ? "But it tells %s that checker %s is %s."
                    : "%s only learns that checker %s is %s.",
                rival,
                number,
                each));
      }
      return kinds.size() == 1
          ? Optional.empty()
          : Optional.of(
              Sentence.of(
                  SentenceRole.STAKE,
                  "%s still can't tell if checker %s is %s.",
                  rival,
                  number,
                  each));
    }

    private List<PieceType> kinds(PublicGame game, int number) {
      return game.board().side(side()).known().all().concluded().kinds(number);
    }

    @Override
    public GameLogLine told() {
      return GameLogLine.moved(actor(), CloakNames.move(situation, move, ""))
          .briefly(CloakNames.brief(this, ""));
    }
  }

  /** Castling as the regular move. */
  record Castle(CloakSituation situation, Castling castling) implements CloakMoveAction {
    @Override
    public String text() {
      return castling.san();
    }

    @Override
    public List<Choice> path() {
      String label = "Castle: king %s, rook %s".formatted(castling.kingTo(), castling.rookTo());
      return List.of(Choice.piece(text(), label));
    }

    /** As a name it may also be typed with zeros. */
    @Override
    public List<String> names() {
      return List.of(text());
    }

    @Override
    public PublicGame after() {
      return situation.open().moved(castling);
    }

    @Override
    public GameLogLine told() {
      Sentence castled =
          Sentence.of(
              "%s castled: %s, and %s.",
              actor(),
              went(castling.king(), castling.kingTo()),
              went(castling.rook(), castling.rookTo()));
      return GameLogLine.by(actor(), castled)
          .briefly(
              Sentence.of(
                  "%s castled with %s and %s.",
                  actor(),
                  way(castling.king(), castling.kingTo()),
                  way(castling.rook(), castling.rookTo())));
    }

    private String way(Square from, Square to) {
      return "%s %s-%s".formatted(situation.board().man(from), from, to);
    }

    /** In a shuffled start one of the two may already stand where castling takes it. */
    private String went(Square from, Square to) {
      return from.equals(to)
          ? "%s stayed on %s".formatted(mover(from), from)
          : "%s went from %s to %s".formatted(mover(from), from, to);
    }

    private String mover(Square square) {
      String article = situation.board().visible(square).isPresent() ? "the " : "";
      return article + situation.board().man(square);
    }
  }
}
