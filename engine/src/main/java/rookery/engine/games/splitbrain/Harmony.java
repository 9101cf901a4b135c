package rookery.engine.games.splitbrain;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import rookery.engine.Seat;
import rookery.engine.board.Colour;

/** How often the circles of two partners made a move by themselves, without a ruling. */
final class Harmony {
  private Harmony() {}

  /** A sentence for each team that has circled. */
  static List<String> of(List<OwnCircle.Circle> circles) {
    List<String> sentences = new ArrayList<>();
    for (Colour team : List.of(Colour.WHITE, Colour.BLACK)) {
      List<SplitBrainPhase> revealed =
          circles.stream()
              .filter(c -> isLastOf(team, c))
              .map(c -> c.done(c.duty().seat()))
              .toList();
      long agreed = revealed.stream().filter(phase -> !(phase instanceof Ruling)).count();
      if (!revealed.isEmpty()) {
        sentences.add("%s agreed %s of %s times.".formatted(names(team), agreed, revealed.size()));
      }
    }
    return sentences;
  }

  private static boolean isLastOf(Colour team, OwnCircle.Circle circle) {
    Circling phase = circle.duty().phase();
    return phase.turn().team() == team && phase.isCompletedBy(circle.duty().seat());
  }

  private static String names(Colour team) {
    return SplitBrainGame.team(team).stream().map(Seat::title).collect(Collectors.joining(" and "));
  }
}
