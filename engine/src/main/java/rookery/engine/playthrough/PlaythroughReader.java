package rookery.engine.playthrough;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.option.IllegalOptionException;
import rookery.engine.option.Options;

/**
 * Follows an exchange file: takes game, options, orders of decks, seats and actions from it and
 * computes all else anew. Other keys may say anything or be missing.
 */
public record PlaythroughReader(Function<String, Optional<Game>> games) {
  /**
   * The game that the file tells of.
   *
   * @throws PlaythroughException if a line cannot be read or its action is not legal
   */
  public Playthrough read(List<String> lines) {
    return follow(lines).whole();
  }

  /**
   * The game that the file tells of, if it tells nothing but the truth about it.
   *
   * @throws PlaythroughException for the first line that cannot be followed or is not just what
   *     {@link Playthrough#lines()} writes there
   */
  public Playthrough check(List<String> lines) {
    Followed followed = follow(lines);
    Playthrough played = followed.played();
    int comparable = followed.stop().map(stop -> stop.line() - 1).orElse(played.size());
    for (int i = 0; i < comparable; i++) {
      String wanted = played.written(i);
      if (i == lines.size() || !lines.get(i).equals(wanted)) {
        throw new PlaythroughException(i + 1, "this should be " + wanted);
      }
    }
    return followed.whole();
  }

  /** How far a file could be followed, and what is wrong with the line after that. */
  private record Followed(Playthrough played, Optional<PlaythroughException> stop) {
    Playthrough whole() {
      if (stop.isPresent()) {
        throw stop.get();
      }
      return played;
    }
  }

  private Followed follow(List<String> lines) {
    if (lines.isEmpty()) {
      throw new PlaythroughException(1, "the file is empty; its first line must name the game");
    }
    Line head = Line.read(1, lines.get(0));
    Map<String, List<String>> orders = orders(head);
    Playthrough played = begin(head, orders);
    try {
      boolean ended = false;
      for (int number = 2; number <= lines.size(); number++) {
        Line line = Line.read(number, lines.get(number - 1));
        if (ended) {
          throw line.wrong("nothing can follow a line without an action");
        }
        ended = !line.hasAction();
        played =
            ended ? played : played.then(ply(line, played), new RecordedDealer(orders, number));
      }
      return new Followed(played, Optional.empty());
    } catch (PlaythroughException stop) {
      return new Followed(played, Optional.of(stop));
    }
  }

  private Playthrough begin(Line head, Map<String, List<String>> orders) {
    String id = head.string("game");
    Game game = games.apply(id).orElseThrow(() -> head.wrong("there's no game \"" + id + "\""));
    Map<String, Object> given = head.object("options");
    try {
      Options options = Options.of(game.options(), words(head, given));
      return Playthrough.begin(game, options, given, head.object("about"), orders);
    } catch (IllegalOptionException e) {
      throw head.wrong(e.getMessage());
    }
  }

  private static Map<String, String> words(Line head, Map<String, Object> options) {
    Map<String, String> words = new LinkedHashMap<>();
    options.forEach(
        (name, value) -> {
          if (value == null || value instanceof Map || value instanceof List) {
            throw head.wrong("the option \"%s\" needs a single value".formatted(name));
          }
          words.put(name, value.toString());
        });
    return words;
  }

  private static Map<String, List<String>> orders(Line head) {
    Map<String, List<String>> orders = new LinkedHashMap<>();
    head.object("chance").keySet().forEach(key -> orders.put(key, head.cards(key)));
    return orders;
  }

  private static Ply ply(Line line, Playthrough played) {
    State state = played.state();
    state
        .result()
        .ifPresent(
            result -> {
              throw line.wrong("the game is over (%s)".formatted(result.reason()));
            });
    Seat seat = seat(line, played);
    String text = line.string("action");
    Action action =
        state.find(seat, text).orElseThrow(() -> line.wrong(illegal(state, seat, text)));
    return new Ply(seat, action);
  }

  private static Seat seat(Line line, Playthrough played) {
    String id = line.string("seat");
    return played.seats().stream()
        .filter(seat -> seat.id().equals(id))
        .findFirst()
        .orElseThrow(
            () -> line.wrong("there's no seat \"%s\", only %s".formatted(id, played.seats())));
  }

  private static String illegal(State state, Seat seat, String text) {
    String action = "\"%s\" isn't legal for %s".formatted(text, seat);
    if (!state.mayAct().contains(seat)) {
      return "%s, who can't act now".formatted(action);
    }
    return action + state.refusal(seat, text).map(why -> ". " + why).orElse("");
  }

  /** One line of the file, already read as JSON. */
  private record Line(int number, Map<?, ?> content) {
    static Line read(int number, String text) {
      try {
        if (Json.read(text) instanceof Map<?, ?> content) {
          return new Line(number, content);
        }
      } catch (JsonException e) {
        throw new PlaythroughException(number, e.getMessage());
      }
      throw new PlaythroughException(number, "this must be an object in braces");
    }

    boolean hasAction() {
      return content.containsKey("seat") || content.containsKey("action");
    }

    String string(String key) {
      if (content.get(key) instanceof String string) {
        return string;
      }
      throw wrong("\"%s\" must be given as a string".formatted(key));
    }

    /** The object of that key; an empty one if there is no such key. */
    Map<String, Object> object(String key) {
      if (!content.containsKey(key)) {
        return Map.of();
      }
      if (content.get(key) instanceof Map<?, ?> map) {
        Map<String, Object> object = new LinkedHashMap<>();
        map.forEach((name, value) -> object.put((String) name, value));
        return object;
      }
      throw wrong("\"%s\" must be an object".formatted(key));
    }

    List<String> cards(String key) {
      if (object("chance").get(key) instanceof List<?> cards
          && cards.stream().allMatch(String.class::isInstance)) {
        return cards.stream().map(String.class::cast).toList();
      }
      throw wrong("\"chance\" must give \"%s\" as a list of strings".formatted(key));
    }

    PlaythroughException wrong(String reason) {
      return new PlaythroughException(number, reason);
    }
  }
}
