package rookery.engine.games.cloak;

import java.util.List;
import rookery.engine.Choice;
import rookery.engine.board.Square;
import rookery.engine.chess.Move;
import rookery.engine.games.cloak.open.PublicGame;

/** What may follow a right guess, or answer one that was wrong. */
sealed interface BonusAction extends CloakAction.OfTurn {
  /** CL-6: a pawn's move as a bonus. */
  record Bonus(CloakScene scene, Move move) implements BonusAction, CloakAction.ByMove {
    @Override
    public String text() {
      return "bonus " + move.text();
    }

    @Override
    public List<Choice> path() {
      return new CloakMenu(scene).move(CloakMenu.BONUS, move);
    }

    @Override
    public PublicGame after() {
      return scene.open().bonus(move, scene.setUps());
    }

    @Override
    public String told() {
      return "%s's bonus: %s.".formatted(side().title(), CloakNames.move(scene, move));
    }
  }

  /** CL-8: dropping a captured pawn as a bonus. */
  record Drop(CloakScene scene, Square square) implements BonusAction {
    @Override
    public String text() {
      return "bonus @" + square;
    }

    @Override
    public List<Choice> path() {
      return List.of(
          new Choice(CloakMenu.BONUS, "drop", "Bring a captured pawn back"),
          new Choice("Where?", square.toString(), square.toString()));
    }

    @Override
    public List<String> names() {
      return List.of("@" + square);
    }

    @Override
    public PublicGame after() {
      return scene.open().bonus(square);
    }

    @Override
    public String told() {
      return "%s's bonus: a captured pawn comes back on %s.".formatted(side().title(), square);
    }
  }

  /** Doing without the bonus. */
  record Skip(CloakScene scene) implements BonusAction {
    @Override
    public String text() {
      return "skip";
    }

    @Override
    public List<Choice> path() {
      return List.of(new Choice(CloakMenu.BONUS, text(), "Do without the bonus"));
    }

    @Override
    public PublicGame after() {
      return scene.open().skipped();
    }

    @Override
    public String told() {
      return "%s does without the bonus.".formatted(side().title());
    }
  }
}
