package rookery.engine.games.fluid;

import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import rookery.engine.attack.Attack;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.games.fluid.move.FluidMove;
import rookery.engine.games.fluid.move.FluidPosition;
import rookery.engine.games.fluid.move.Stack;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;

/** How a quiet move saves the one piece that is in danger, where that doesn't go itself. */
record FluidRescue(FluidDanger was, FluidDanger now) {
  private static final Geometry BOARD = Geometry.CHESS;

  /** One sentence; empty where it saves nothing, or several pieces, or by a check. */
  static Optional<Sentence> sentence(FluidSituation before, FluidSituation after) {
    FluidPosition truth = before.truth();
    FluidMove move = after.last().orElseThrow();
    boolean isQuiet = move.taken() == Stack.EMPTY && !truth.inCheck() && !after.truth().inCheck();
    if (!isQuiet || after.result().isPresent()) {
      return Optional.empty();
    }
    Colour own = truth.turn();
    return new FluidRescue(FluidDanger.to(own, truth), FluidDanger.to(own, after.truth()))
        .saved(BOARD.square(move.from()));
  }

  private Optional<Sentence> saved(Square from) {
    SortedSet<Square> saved = new TreeSet<>(was.pieces().letters().keySet());
    saved.removeAll(now.pieces().letters().keySet());
    return saved.size() == 1 && !saved.contains(from) ? how(saved.first()) : Optional.empty();
  }

  private Optional<Sentence> how(Square square) {
    Set<String> blocked = attackers(was, square);
    blocked.removeAll(attackers(now, square));
    String piece = PieceType.NAMES.word(was.pieces().letters().get(square));
    return Optional.of(
        blocked.isEmpty()
            ? Sentence.of(
                SentenceRole.RESCUE,
                "It guards your %s on %s: you could recapture there.",
                piece,
                square)
            : Sentence.of(
                SentenceRole.RESCUE,
                "It saves your %s on %s by blocking the way of %s.",
                piece,
                square,
                Phrase.list(blocked.stream().sorted().toList())));
  }

  private static Set<String> attackers(FluidDanger danger, Square square) {
    return danger.on(square).attacks().stream().map(Attack::words).collect(Collectors.toSet());
  }
}
