package rookery.engine.review;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import rookery.engine.playthrough.Json;
import rookery.engine.playthrough.JsonException;

/**
 * What was found in a game. Immutable, and small: its text has at most 2 KB.
 *
 * @param curve how the game stood after each turn, from 0 to {@link #HIGHEST}: for White, or for
 *     all who played together
 * @param stride how many turns one value of the curve stands for, in very long games more than one
 * @param points in the order of the game
 */
public record GameReview(List<Integer> curve, int stride, List<TurningPoint> points) {
  /** The highest value of a curve. */
  public static final int HIGHEST = 51;

  /** The most values of a curve. */
  public static final int LONGEST = 300;

  /** The most characters of a review as text, all of them ASCII. */
  public static final int LARGEST = 2_048;

  private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

  public GameReview {
    curve = List.copyOf(curve);
    points = List.copyOf(points);
    if (curve.isEmpty() || curve.size() > LONGEST || stride < 1) {
      throw new IllegalArgumentException("a curve of " + curve.size() + " values");
    }
    if (curve.stream().anyMatch(value -> value < 0 || value > HIGHEST)) {
      throw new IllegalArgumentException("a value beyond the curve");
    }
  }

  /** The review of a game that stood so after each turn, from 0 to 1. */
  static GameReview of(List<Double> worths, List<TurningPoint> points) {
    int stride = (worths.size() + LONGEST - 1) / LONGEST;
    List<Integer> curve = new ArrayList<>();
    for (int i = stride - 1; i < worths.size() + stride - 1; i += stride) {
      double worth = worths.get(Math.min(i, worths.size() - 1));
      curve.add((int) Math.round(HIGHEST * Math.max(0, Math.min(1, worth))));
    }
    return new GameReview(curve, stride, points);
  }

  /** Where on the curve a turning point is. */
  public int place(TurningPoint point) {
    return Math.min(point.turn() / stride, curve.size() - 1);
  }

  /** The review as one line of text; {@link #parse} reads it back. */
  public String text() {
    StringBuilder letters = new StringBuilder();
    curve.forEach(value -> letters.append(LETTERS.charAt(value)));
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("review", 1);
    form.put("curve", letters.toString());
    form.put("stride", stride);
    form.put("points", points.stream().map(GameReview::form).toList());
    return Json.write(form);
  }

  private static Map<String, Object> form(TurningPoint point) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("kind", point.kind().word());
    form.put(
        "numbers",
        List.of(
            point.ply(),
            point.turn(),
            point.before(),
            point.after(),
            point.rank(),
            point.outcomes()));
    form.put(
        "others",
        point.others().stream()
            .map(other -> List.of(other.seat(), other.action(), other.worth()))
            .toList());
    return form;
  }

  /**
   * Reads what {@link #text} wrote.
   *
   * @throws IllegalArgumentException if it is not such a text
   */
  public static GameReview parse(String text) {
    try {
      Map<?, ?> form = (Map<?, ?>) Json.read(text);
      List<Integer> curve =
          ((String) form.get("curve")).chars().mapToObj(LETTERS::indexOf).toList();
      List<TurningPoint> points =
          ((List<?>) form.get("points")).stream().map(GameReview::point).toList();
      return new GameReview(curve, (Integer) form.get("stride"), points);
    } catch (JsonException | ClassCastException | NullPointerException other) {
      throw new IllegalArgumentException("not a review", other);
    }
  }

  private static TurningPoint point(Object read) {
    Map<?, ?> form = (Map<?, ?>) read;
    List<Integer> numbers =
        ((List<?>) form.get("numbers")).stream().map(Integer.class::cast).toList();
    String kind = ((String) form.get("kind")).toUpperCase(Locale.ROOT);
    return new TurningPoint(
        TurningPoint.Kind.valueOf(kind),
        numbers.get(0),
        numbers.get(1),
        numbers.get(2),
        numbers.get(3),
        ((List<?>) form.get("others")).stream().map(GameReview::other).toList(),
        numbers.get(4),
        numbers.get(5));
  }

  private static TurningPoint.Other other(Object read) {
    List<?> form = (List<?>) read;
    return new TurningPoint.Other(
        (String) form.get(0), (String) form.get(1), (Integer) form.get(2));
  }
}
