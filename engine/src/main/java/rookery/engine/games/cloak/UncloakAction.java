package rookery.engine.games.cloak;

import java.util.List;
import java.util.Optional;
import rookery.engine.Choice;
import rookery.engine.ScoreSheetNote;
import rookery.engine.Seat;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Geometry;
import rookery.engine.chess.ChessEvaluation;
import rookery.engine.chess.PieceType;
import rookery.engine.games.cloak.known.PublicBoard;
import rookery.engine.games.cloak.known.PublicGame;
import rookery.engine.games.cloak.known.PublicSide;
import rookery.engine.games.cloak.setup.Evidence;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;

/** What a turn ends with. */
sealed interface UncloakAction extends CloakAction.OfTurn {
  /** What its menu asks. */
  String WHETHER = "Reveal a checker?";

  private static Choice answer(String value, String label, boolean isAdvised) {
    SentenceRole role = isAdvised ? SentenceRole.ADVISED : SentenceRole.FACT;
    return new Choice(WHETHER, value, Sentence.of(role, label));
  }

  /** Putting a piece in the place of its checker. */
  record Uncloak(CloakSituation situation, int number) implements UncloakAction {
    @Override
    public String text() {
      return "uncloak " + number;
    }

    @Override
    public List<Choice> path() {
      Revealing revealing = new Revealing(situation, side());
      Optional<Integer> advised = revealing.advised();
      boolean isAdvised = advised.equals(Optional.of(number));
      if (isAdvised || revealing.isOnlyOther(number)) {
        return List.of(answer(Integer.toString(number), "Reveal " + number, isAdvised));
      }
      // All others on a page of their own, where there is room to say what they are.
      String label = "%s: %s".formatted(number, kind().word());
      return List.of(
          answer("uncloak", advised.isPresent() ? "Reveal more" : "Reveal a checker", false),
          new Choice("Which checker?", Integer.toString(number), label));
    }

    @Override
    public boolean isOffered() {
      return new Revealing(situation, side()).isOffered(number);
    }

    @Override
    public Optional<String> spoken() {
      return Optional.of("reveal checker %s, %s".formatted(number, Evidence.one(kind())));
    }

    /** What the other side can tell anyway is shown at once; else a slip would give it away. */
    @Override
    public Optional<String> asks() {
      return new Revealing(situation, side()).known().contains(number)
          ? Optional.empty()
          : Optional.of("Reveal the " + kind().word());
    }

    /** A cloaked king may stand in check; an uncloaked one can be checkmated. */
    @Override
    public Optional<Sentence> warning() {
      return kind() == PieceType.KING
          ? Optional.of(
              Sentence.of(
                  isKnown()
                      ? "%s can then also win by checkmating your king."
                      : "%s will know where your king is, and can then also win by checkmating it.",
                  TwoColourSeats.seat(side().opposite())))
          : Optional.empty();
    }

    /** Whether everybody knows what it is, so that showing it gives nothing away. */
    boolean isKnown() {
      PublicSide own = situation.board().side(side());
      return own.known().all().concluded().kinds(number).size() == 1;
    }

    @Override
    public Optional<Sentence> fits() {
      return isKnown()
          ? Optional.of(
              Sentence.of(
                  "%s already knows it, so guessing it can't earn a bonus any more.",
                  TwoColourSeats.seat(side().opposite())))
          : Optional.empty();
    }

    PieceType kind() {
      return situation.setUps().kind(side(), number);
    }

    /** The squares that it attacks, a bit for each. */
    long reach() {
      PublicBoard open = situation.board();
      int square = Geometry.CHESS.number(open.side(side()).place(number));
      char letter = side().cased(kind().letter());
      return ChessEvaluation.reach(Geometry.CHESS, square, letter, open.shown().occupied());
    }

    @Override
    public PublicGame after() {
      return situation.open().uncloaked(number, situation.setUps());
    }

    @Override
    public GameLogLine told() {
      String piece = Evidence.one(kind());
      return GameLogLine.by(
              actor(), Sentence.of("%s revealed that checker %s is %s.", actor(), number, piece))
          .briefly(
              Sentence.of(
                  SentenceRole.REVEALED,
                  "%s revealed checker %s (%s).",
                  actor(),
                  number,
                  kind().word()));
    }
  }

  /** Ending the turn. */
  record End(CloakSituation situation) implements UncloakAction {
    @Override
    public String text() {
      return "end";
    }

    @Override
    public List<Choice> path() {
      boolean isAdvised = new Revealing(situation, side()).advised().isEmpty();
      return List.of(answer(text(), "End the turn", isAdvised));
    }

    /** Not where a capture has told what a checker was: whoever made it wants to read that. */
    @Override
    public boolean endsUnasked() {
      PublicSide before = situation.open().starts().now().board().side(side().opposite());
      PublicSide now = situation.board().side(side().opposite());
      return new Revealing(situation, side()).isNeedless()
          && before.living().stream()
              .filter(number -> !now.lives(number))
              .allMatch(number -> before.known().all().concluded().kinds(number).size() == 1);
    }

    @Override
    public Optional<String> spoken() {
      return Optional.of("end the turn");
    }

    @Override
    public Optional<ScoreSheetNote> noted(Seat by, CloakSituation after) {
      return Optional.empty();
    }

    @Override
    public PublicGame after() {
      return situation.open().ended();
    }

    @Override
    public GameLogLine told() {
      return GameLogLine.by(
          actor(), Sentence.of(SentenceRole.END_OF_TURN, "%s ended the turn.", actor()));
    }
  }
}
