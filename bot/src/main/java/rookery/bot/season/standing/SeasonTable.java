package rookery.bot.season.standing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import rookery.bot.season.Entrant;
import rookery.bot.season.Season;

/**
 * The table of a season: who is where, and how each game that counts ended.
 *
 * @param rows the first place first
 */
public record SeasonTable(Season season, List<Row> rows) {
  /**
   * A row of the table.
   *
   * @param place from 1 on; the same for people whom nothing tells apart
   * @param games in how many games
   * @param headToHead what they scored against those with as many points
   * @param sonnebornBerger what those are worth whom they beat
   * @param cells what they scored with each, in the order of the rows: {@code 1}, {@code ½}, {@code
   *     0}; {@code +} and {@code -} for games that were not played; a dot where nothing counts yet.
   *     In games of teams it is what two scored as partners
   */
  public record Row(
      int place,
      Entrant entrant,
      double points,
      int games,
      double headToHead,
      double sonnebornBerger,
      List<String> cells) {
    public Row {
      cells = List.copyOf(cells);
    }
  }

  /** What stands where a row meets itself. */
  public static final String SELF = "x";

  /** What stands where nothing counts yet. */
  public static final String NOTHING = "\u00b7";

  private static final Comparator<Standing> BEST_FIRST =
      Comparator.comparingDouble(Standing::points)
          .thenComparingDouble(Standing::headToHead)
          .thenComparingDouble(Standing::sonnebornBerger)
          .reversed();

  private record Standing(
      Entrant entrant, double points, double headToHead, double sonnebornBerger) {}

  public SeasonTable {
    rows = List.copyOf(rows);
  }

  /** The table as it is now. */
  public static SeasonTable of(Season season) {
    SeasonScores scores = SeasonScores.of(season);
    return season.terms().isLadder() ? ofLadder(season, scores) : ofAll(season, scores);
  }

  /** Places on a ladder are not won by points. */
  private static SeasonTable ofLadder(Season season, SeasonScores scores) {
    List<Row> rows = new ArrayList<>();
    for (int lot : Ladder.of(season).order()) {
      double points = scores.points(lot);
      int games = scores.count(lot);
      rows.add(new Row(rows.size() + 1, season.entrant(lot), points, games, 0, 0, List.of()));
    }
    return new SeasonTable(season, rows);
  }

  private static SeasonTable ofAll(Season season, SeasonScores scores) {
    Map<Double, List<Integer>> level = new TreeMap<>();
    for (Entrant one : season.entrants()) {
      level.computeIfAbsent(scores.points(one.lot()), key -> new ArrayList<>()).add(one.lot());
    }
    List<Standing> order =
        season.entrants().stream()
            .map(one -> standing(one, scores, level.get(scores.points(one.lot()))))
            .sorted(BEST_FIRST.thenComparing(one -> one.entrant().lot()))
            .toList();
    List<Row> rows = new ArrayList<>();
    for (Standing one : order) {
      int place =
          1 + (int) order.stream().filter(other -> BEST_FIRST.compare(other, one) < 0).count();
      rows.add(row(place, one, order, scores));
    }
    return new SeasonTable(season, rows);
  }

  private static Standing standing(Entrant one, SeasonScores scores, List<Integer> level) {
    return new Standing(
        one,
        scores.points(one.lot()),
        level.size() > 1 ? scores.pointsAgainst(one.lot(), level) : 0,
        scores.sonnebornBerger(one.lot()));
  }

  private static Row row(int place, Standing one, List<Standing> order, SeasonScores scores) {
    int lot = one.entrant().lot();
    return new Row(
        place,
        one.entrant(),
        one.points(),
        scores.count(lot),
        one.headToHead(),
        one.sonnebornBerger(),
        order.stream().map(other -> cell(lot, other.entrant().lot(), scores)).toList());
  }

  private static String cell(int lot, int other, SeasonScores scores) {
    if (lot == other) {
      return SELF;
    }
    Optional<ScoredGame> game = scores.between(lot, other, scores.season().terms().isForTeams());
    return game.map(found -> cell(found.score(lot), found.played())).orElse(NOTHING);
  }

  private static String cell(double score, boolean played) {
    if (!played) {
      return score == 1 ? "+" : "-";
    }
    return score == 1 ? "1" : score == 0 ? "0" : "\u00bd";
  }

  /**
   * The best of those who did not drop out, if anything counts; several whom nothing tells apart.
   */
  public List<Entrant> champions() {
    boolean ladder = season.terms().isLadder();
    List<Row> staying =
        rows.stream()
            .filter(row -> row.entrant().isIn())
            .filter(row -> ladder ? Ladder.of(season).isDecided() : row.games() > 0)
            .toList();
    return staying.stream()
        .filter(row -> row.place() == staying.get(0).place())
        .map(Row::entrant)
        .toList();
  }

  /** A number of points: {@code 7½}. */
  public static String points(double points) {
    int whole = (int) points;
    String half = points > whole ? "\u00bd" : "";
    return whole == 0 && !half.isEmpty() ? half : whole + half;
  }
}
