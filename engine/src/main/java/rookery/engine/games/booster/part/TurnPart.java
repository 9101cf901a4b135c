package rookery.engine.games.booster.part;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.ActionText;
import rookery.engine.Choice;
import rookery.engine.Seat;
import rookery.engine.board.Square;
import rookery.engine.chess.Castling;
import rookery.engine.chess.PieceType;
import rookery.engine.games.booster.board.BoosterNames;
import rookery.engine.games.booster.board.BoosterPosition;
import rookery.engine.games.booster.board.Landing;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;

/** What is done in one part of a turn. */
public sealed interface TurnPart extends ActionText
    permits TurnPart.OfLanding, TurnPart.Castle, TurnPart.End, AddCard {
  /** What the first menu after the move asks. */
  String FIRST_QUESTION = "What next?";

  /** The position afterwards, before the turn passes. */
  BoosterPosition on(BoosterPosition position);

  /** Whether nothing before it can come back: a capture, a pawn's move or a placed checker. */
  default boolean isProgress() {
    return false;
  }

  /** Whether the turn passes with it. */
  default boolean endsTurn() {
    return false;
  }

  /** What the log tells of it, whoever did it. */
  GameLogLine told(Seat by);

  /** The squares to show as part of the turn; where there are two, the second is reached. */
  default List<Square> touched() {
    return List.of();
  }

  /** One piece coming to a square. */
  sealed interface OfLanding extends TurnPart {
    /** What comes of that. */
    Landing landing();

    @Override
    default List<Square> captures() {
      return landing().victims();
    }

    @Override
    default boolean isProgress() {
      return landing().isPawn() || landing().captures();
    }

    @Override
    default List<Square> touched() {
      return List.of(landing().start(), landing().end());
    }
  }

  /** The same as a move of orthodox chess, if it looks like one. */
  default Optional<rookery.engine.chess.Move> orthodox() {
    return Optional.empty();
  }

  /** A move of step 1, castling aside: {@code e2e4}, {@code e7e8=Q}. */
  record Move(Landing landing) implements OfLanding {
    /** The answer that picks a piece to move. */
    public static Choice piece(char letter, Square square, int boosters) {
      String label = PieceType.of(letter).title() + " " + square;
      return Choice.piece(
          square.toString(),
          boosters == 0 ? label : "%s (%s)".formatted(label, BoosterNames.standing(boosters)));
    }

    @Override
    public String text() {
      return landing.start() + landing.goal();
    }

    @Override
    public List<Choice> path() {
      List<Choice> path = new ArrayList<>();
      path.add(piece(landing.piece(), landing.start(), landing.carried()));
      path.addAll(new LandingWords(landing).choices());
      return List.copyOf(path);
    }

    @Override
    public BoosterPosition on(BoosterPosition position) {
      return position.moved(landing);
    }

    @Override
    public GameLogLine told(Seat by) {
      LandingWords words = new LandingWords(landing);
      return GameLogLine.moved(by, words.words()).then(words.checkers());
    }

    @Override
    public Optional<rookery.engine.chess.Move> orthodox() {
      return Optional.of(
          new rookery.engine.chess.Move(landing.start(), landing.end(), landing.promotion()));
    }
  }

  /** Castling, named by the king's move: {@code e1g1}. */
  record Castle(Castling right) implements TurnPart {
    @Override
    public String text() {
      return right.king().toString() + right.kingTo();
    }

    @Override
    public List<Choice> path() {
      return List.of(
          Move.piece('K', right.king(), 0), Choice.castling(right.kingTo(), right.rook()));
    }

    @Override
    public BoosterPosition on(BoosterPosition position) {
      return position.castled(right);
    }

    @Override
    public GameLogLine told(Seat by) {
      return GameLogLine.by(by, Sentence.of("%s castled (%s).", by, right.words()));
    }

    @Override
    public List<Square> touched() {
      return List.of(right.king(), right.kingTo(), right.rook(), right.rookTo());
    }

    @Override
    public Optional<rookery.engine.chess.Move> orthodox() {
      return Optional.of(rookery.engine.chess.Move.of(right.king(), right.kingTo()));
    }
  }

  /** One king's step more for one checker: {@code boost f5}, {@code boost f8=Q}. */
  record Boost(Landing landing) implements OfLanding {
    private static final String WORD = "boost";

    @Override
    public String text() {
      return WORD + " " + landing.goal();
    }

    @Override
    public List<Choice> path() {
      List<Choice> path = new ArrayList<>();
      path.add(new Choice(FIRST_QUESTION, WORD, "Take an extra step"));
      path.addAll(new LandingWords(landing).choices());
      return List.copyOf(path);
    }

    @Override
    public Optional<String> spoken() {
      return Optional.of("move the " + new LandingWords(landing).boost());
    }

    /** The kind of piece that is boosted, in a word. */
    public String piece() {
      return PieceType.of(landing.piece()).word();
    }

    @Override
    public BoosterPosition on(BoosterPosition position) {
      return position.boosted(landing);
    }

    @Override
    public GameLogLine told(Seat by) {
      LandingWords words = new LandingWords(landing);
      return GameLogLine.by(by, Sentence.of("%s moved the %s.", by, words.step()))
          .then(words.checkers());
    }
  }

  /** Ending the turn without a card: {@code end}. */
  record End() implements TurnPart {
    @Override
    public String text() {
      return "end";
    }

    @Override
    public List<Choice> path() {
      return List.of(new Choice(FIRST_QUESTION, text(), "End the turn"));
    }

    @Override
    public Optional<String> spoken() {
      return Optional.of("end the turn");
    }

    @Override
    public BoosterPosition on(BoosterPosition position) {
      return position;
    }

    @Override
    public boolean endsTurn() {
      return true;
    }

    @Override
    public GameLogLine told(Seat by) {
      return GameLogLine.by(by, Sentence.of(SentenceRole.END_OF_TURN, "%s ended the turn.", by));
    }
  }
}
