package rookery.engine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** How a game ended. */
public sealed interface Result {
  /** Why, as the game's page names it: {@code checkmate}, {@code agreed}. */
  String reason();

  /**
   * The reason as the end of a sentence, where several games share it: {@code a king was captured}.
   */
  default String words() {
    return switch (reason()) {
      case "agreed" -> "everyone agreed to a draw";
      case "bare-kings" -> "only the kings were left";
      case "connected" -> "the pieces form one group";
      case "fifty" -> "fifty moves without progress";
      case "fivefold" -> "the same position came up for the fifth time";
      case "forfeit" -> "time ran out";
      case "given-up" -> "a player gave up";
      case "king-captured" -> "a king was captured";
      case "no-action" -> "no legal moves were left";
      case "out-of-cards" -> "the cards ran out";
      case "points" -> this instanceof Win ? "more points" : "equal points";
      case "resignation" -> "the other side resigned";
      case "seventy-five" -> "seventy-five moves without progress";
      case "threefold" -> "the same position came up for the third time";
      default -> reason().replace('-', ' ');
    };
  }

  /** The form of exchange files: kind, then what belongs to the kind, then the reason. */
  Map<String, Object> exchanged();

  /** Some seats beat the others. */
  record Win(List<Seat> winners, String reason) implements Result {
    public Win {
      winners = List.copyOf(winners);
      Objects.requireNonNull(reason);
    }

    @Override
    public Map<String, Object> exchanged() {
      Map<String, Object> form = new LinkedHashMap<>();
      form.put("kind", "win");
      form.put("seats", winners.stream().map(Seat::id).toList());
      form.put("reason", reason);
      return form;
    }
  }

  /** Nobody won. */
  record Draw(String reason) implements Result {
    public Draw {
      Objects.requireNonNull(reason);
    }

    @Override
    public Map<String, Object> exchanged() {
      Map<String, Object> form = new LinkedHashMap<>();
      form.put("kind", "draw");
      form.put("reason", reason);
      return form;
    }
  }

  /** People played against the game and made so many points. */
  record Score(int score, Optional<String> verdict, String reason) implements Result {
    /** One on which the game's rules pass a verdict. */
    public Score(int score, String verdict, String reason) {
      this(score, Optional.of(verdict), reason);
    }

    public Score {
      Objects.requireNonNull(verdict);
      Objects.requireNonNull(reason);
    }

    /** Whether the game's rules call it a win. */
    public boolean isWin() {
      return verdict.filter(word -> word.equals("win") || word.equals("great")).isPresent();
    }

    @Override
    public Map<String, Object> exchanged() {
      Map<String, Object> form = new LinkedHashMap<>();
      form.put("kind", "score");
      form.put("score", score);
      verdict.ifPresent(word -> form.put("verdict", word));
      form.put("reason", reason);
      return form;
    }
  }
}
