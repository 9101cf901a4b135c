package rookery.bot.season;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The games of a season that are to come or being played. */
public record Fixtures(Season season) {
  /** Whether no game is left that could still count. */
  public boolean arePlayedOut() {
    return !season.terms().isLadder() && season.pairings().stream().noneMatch(this::canStillCount);
  }

  /** Whether it is to come or being played, by people who are still there. */
  public boolean canStillCount(Pairing game) {
    boolean open = game.table().isEmpty() || game.isRunning();
    return open && game.lots().stream().allMatch(lot -> season.entrant(lot).isIn());
  }

  /**
   * The games whose tables are to be opened now: in order, as many for each person as they want at
   * a time.
   */
  public List<Pairing> toOpen() {
    if (season.stage() != SeasonStage.PLAYING || season.isLost()) {
      return List.of();
    }
    if (season.terms().isLadder()) {
      return season.pairings().stream()
          .filter(Pairing::isToCome)
          .filter(this::canStillCount)
          .toList();
    }
    Map<Integer, Integer> free = new HashMap<>();
    season.entrants().forEach(one -> free.put(one.lot(), one.isIn() ? one.atOnce() : 0));
    season.pairings().stream()
        .filter(Pairing::isRunning)
        .flatMap(game -> game.lots().stream())
        .forEach(lot -> free.merge(lot, -1, Integer::sum));
    List<Pairing> open = new ArrayList<>();
    for (Pairing game : season.pairings()) {
      if (game.isToCome() && game.lots().stream().allMatch(lot -> free.get(lot) > 0)) {
        game.lots().forEach(lot -> free.merge(lot, -1, Integer::sum));
        open.add(game);
      }
    }
    return open;
  }
}
