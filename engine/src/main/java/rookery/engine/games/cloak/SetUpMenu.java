package rookery.engine.games.cloak;

import java.util.List;
import java.util.stream.IntStream;
import rookery.engine.Choice;
import rookery.engine.chess.PieceType;

/** The set-ups to choose from, the same for both sides: checker by checker in the menus. */
final class SetUpMenu {
  /** All of them, sorted. */
  static final List<CloakAction> ACTIONS = Arrangement.ALL.stream().map(SetUpMenu::action).toList();

  private SetUpMenu() {}

  private static CloakAction action(Arrangement arrangement) {
    return new CloakAction(
        new Deed.SetUp(arrangement),
        IntStream.rangeClosed(1, Arrangement.CHECKERS)
            .mapToObj(number -> choice(number, arrangement.kind(number)))
            .toList());
  }

  private static Choice choice(int number, PieceType kind) {
    char file = (char) ('a' + number - 1);
    return new Choice(
        "What is checker %s, on file %s?".formatted(number, file),
        "" + kind.letter(),
        "%s: %s".formatted(number, kind.word()));
  }
}
