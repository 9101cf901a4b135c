package rookery.engine.games.cloak;

import java.util.List;
import java.util.Optional;
import rookery.engine.Choice;
import rookery.engine.board.Square;
import rookery.engine.chess.Move;
import rookery.engine.games.cloak.known.PublicGame;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;

/** What may follow a right guess, or answer one that was wrong. */
sealed interface BonusAction extends CloakAction.OfTurn {
  /** What its menu asks. */
  String WHICH = "Which bonus move?";

  /** Said of a pawn's move that is none of the regular ones. */
  String NOTE = " (bonus move)";

  /** CL-6: a pawn's move as a bonus. */
  record Bonus(CloakSituation situation, Move move) implements BonusAction, CloakAction.ByMove {
    @Override
    public String text() {
      return "bonus " + move.text();
    }

    @Override
    public String question() {
      return WHICH;
    }

    @Override
    public PublicGame after() {
      return situation.open().bonus(move, situation.setUps());
    }

    @Override
    public Optional<String> spoken() {
      return Optional.of("play " + moved().plain());
    }

    @Override
    public GameLogLine told() {
      return GameLogLine.by(actor(), Sentence.of("%s played %s.", actor(), moved()))
          .briefly(CloakNames.brief(this, NOTE))
          .weighty();
    }

    private Sentence moved() {
      return CloakNames.move(situation, move, NOTE);
    }
  }

  /** CL-8: dropping a captured pawn as a bonus. */
  record Drop(CloakSituation situation, Square square) implements BonusAction {
    @Override
    public String text() {
      return "bonus @" + square;
    }

    @Override
    public List<Choice> path() {
      return List.of(
          new Choice(WHICH, "drop", "Bring a captured pawn back"), Choice.target("Where?", square));
    }

    @Override
    public Optional<String> spoken() {
      return Optional.of("bring a captured pawn back to " + square);
    }

    @Override
    public List<String> names() {
      return List.of("@" + square);
    }

    @Override
    public PublicGame after() {
      return situation.open().bonus(square);
    }

    @Override
    public GameLogLine told() {
      return GameLogLine.by(
              actor(), Sentence.of("%s brought a captured pawn back to %s.", actor(), square))
          .briefly(Sentence.of("%s brought a pawn back to %s.", actor(), square))
          .weighty();
    }
  }

  /** Doing without the bonus. */
  record Skip(CloakSituation situation) implements BonusAction {
    @Override
    public String text() {
      return "skip";
    }

    @Override
    public List<Choice> path() {
      return List.of(new Choice(WHICH, text(), "Skip the bonus"));
    }

    @Override
    public Optional<String> spoken() {
      return Optional.of("skip the bonus");
    }

    @Override
    public PublicGame after() {
      return situation.open().skipped();
    }

    @Override
    public GameLogLine told() {
      return GameLogLine.by(
          actor(), Sentence.of(SentenceRole.END_OF_TURN, "%s skipped the bonus move.", actor()));
    }
  }
}
