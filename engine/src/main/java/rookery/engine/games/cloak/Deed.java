package rookery.engine.games.cloak;

import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.Castling;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;

/** What can be done in the game, whatever menus lead to it. */
sealed interface Deed {
  /** The canonical text. */
  String text();

  /** What is true after {@code actor}, who may, has done this. */
  Truth after(Truth truth, Colour actor);

  /** What everybody reads of it, with what it makes public. */
  String told(Truth truth, Colour actor);

  /** CL-15: setting up in secret, once and for all. */
  record SetUp(Arrangement arrangement) implements Deed {
    @Override
    public String text() {
      return "setup " + arrangement;
    }

    @Override
    public Truth after(Truth truth, Colour actor) {
      Armies armies = truth.armies().with(actor, arrangement);
      return new Truth(truth.moment().setUp(armies), armies);
    }

    @Override
    public String told(Truth truth, Colour actor) {
      return "%s's set-up is in.".formatted(actor.title());
    }
  }

  /** CL-1: saying what one of the other side's cloaked checkers is. */
  record Guess(int number, PieceType kind) implements Deed {
    @Override
    public String text() {
      return "guess " + number + " " + kind.letter();
    }

    @Override
    public Truth after(Truth truth, Colour actor) {
      return truth.with(truth.moment().guessed(number, kind, truth.armies()));
    }

    @Override
    public String told(Truth truth, Colour actor) {
      boolean right = truth.armies().kind(actor.opposite(), number) == kind;
      return "%s guesses that %s's checker %s is %s: %s."
          .formatted(
              actor.title(),
              actor.opposite().title(),
              number,
              Naming.oneOf(kind),
              right ? "right" : "wrong");
    }
  }

  /** The regular move. */
  record Play(Move move) implements Deed {
    @Override
    public String text() {
      return move.text();
    }

    @Override
    public Truth after(Truth truth, Colour actor) {
      return truth.with(truth.moment().moved(move, truth.armies()));
    }

    @Override
    public String told(Truth truth, Colour actor) {
      return "%s: %s.".formatted(actor.title(), Naming.move(truth, move));
    }
  }

  /** Castling as the regular move. */
  record Castle(Wing wing) implements Deed {
    @Override
    public String text() {
      return wing.text();
    }

    @Override
    public Truth after(Truth truth, Colour actor) {
      return truth.with(truth.moment().moved(castling(truth, actor)));
    }

    private Castling castling(Truth truth, Colour actor) {
      return truth.field().rights(actor, truth.armies().of(actor)).stream()
          .filter(castling -> castling.san().equals(wing.text()))
          .findFirst()
          .orElseThrow();
    }

    @Override
    public String told(Truth truth, Colour actor) {
      Castling castling = castling(truth, actor);
      return "%s castles on the %s: %s %s-%s, %s %s-%s."
          .formatted(
              actor.title(),
              wing.word(),
              Naming.man(truth.field(), castling.king()),
              castling.king(),
              castling.kingTo(),
              Naming.man(truth.field(), castling.rook()),
              castling.rook(),
              castling.rookTo());
    }
  }

  /** CL-6: a pawn's move as a bonus. */
  record Bonus(Move move) implements Deed {
    @Override
    public String text() {
      return "bonus " + move.text();
    }

    @Override
    public Truth after(Truth truth, Colour actor) {
      return truth.with(truth.moment().bonus(move, truth.armies()));
    }

    @Override
    public String told(Truth truth, Colour actor) {
      return "%s's bonus: %s.".formatted(actor.title(), Naming.move(truth, move));
    }
  }

  /** CL-8: dropping a captured pawn as a bonus. */
  record Drop(Square square) implements Deed {
    @Override
    public String text() {
      return "bonus @" + square;
    }

    @Override
    public Truth after(Truth truth, Colour actor) {
      return truth.with(truth.moment().bonus(square, truth.armies()));
    }

    @Override
    public String told(Truth truth, Colour actor) {
      return "%s's bonus: a captured pawn comes back on %s.".formatted(actor.title(), square);
    }
  }

  /** Doing without the bonus. */
  record Skip() implements Deed {
    @Override
    public String text() {
      return "skip";
    }

    @Override
    public Truth after(Truth truth, Colour actor) {
      return truth.with(truth.moment().skipped());
    }

    @Override
    public String told(Truth truth, Colour actor) {
      return "%s does without the bonus.".formatted(actor.title());
    }
  }

  /** Putting a piece in the place of its checker. */
  record Uncloak(int number) implements Deed {
    @Override
    public String text() {
      return "uncloak " + number;
    }

    @Override
    public Truth after(Truth truth, Colour actor) {
      return truth.with(truth.moment().uncloaked(number, truth.armies()));
    }

    @Override
    public String told(Truth truth, Colour actor) {
      return "%s uncloaks checker %s: %s."
          .formatted(actor.title(), number, Naming.oneOf(truth.armies().kind(actor, number)));
    }
  }

  /** Ending the turn. */
  record End() implements Deed {
    @Override
    public String text() {
      return "end";
    }

    @Override
    public Truth after(Truth truth, Colour actor) {
      return truth.with(truth.moment().ended(truth.armies()));
    }

    @Override
    public String told(Truth truth, Colour actor) {
      return "%s ends the turn.".formatted(actor.title());
    }
  }
}
