package rookery.engine.games.cooperative;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import rookery.engine.Action;
import rookery.engine.chess.Move;
import rookery.engine.chess.San;

/**
 * Other texts for legal actions: the words of a card, and moves in the notation of chess wherever
 * the cards leave only one way to make them.
 */
record Aliases(Turn turn) {

  Map<String, Action> of(List<Action> legal) {
    Map<String, Action> aliases = new TreeMap<>();
    Map<String, List<BoardMove>> bySquares = new LinkedHashMap<>();
    Map<Move, List<BoardMove>> byMove = new LinkedHashMap<>();
    for (Action action : legal) {
      if (action instanceof PlayCard card) {
        String words = CooperativeAction.coloured(card.piece());
        aliases.put(words, card);
        aliases.put("play " + words, card);
      } else if (action instanceof BoardMove move) {
        Move made = move.move();
        bySquares.computeIfAbsent("" + made.from() + made.to(), k -> new ArrayList<>()).add(move);
        byMove.computeIfAbsent(made, k -> new ArrayList<>()).add(move);
      }
    }
    bySquares.forEach((squares, moves) -> putOnly(aliases, squares, moves));
    byMove.forEach((move, moves) -> putOnly(aliases, move.text(), moves));
    San.names(turn.chess(), byMove.keySet())
        .forEach((name, move) -> putOnly(aliases, name, byMove.get(move)));
    return aliases;
  }

  private static void putOnly(Map<String, Action> aliases, String name, List<BoardMove> moves) {
    if (moves.size() == 1 && !moves.get(0).text().equals(name)) {
      aliases.put(name, moves.get(0));
    }
  }
}
