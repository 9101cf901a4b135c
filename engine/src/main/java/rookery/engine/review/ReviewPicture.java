package rookery.engine.review;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;
import rookery.engine.Side;
import rookery.engine.diagram.BesideBoard;
import rookery.engine.diagram.Diagram;
import rookery.engine.playthrough.Playthrough;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentences;

/** How a game stood, as a picture and in words. */
public record ReviewPicture(Playthrough played, GameReview review) {
  private static final int MOST_CHANGES = 10;
  private static final int LONGEST = 1_000;
  private static final double THOUSAND = 1_000;

  /** So much of the picture's height is a leap that nobody overlooks. */
  private static final int LEAP = GameReview.HIGHEST / 6;

  /** The curve, with a number at each turning point. */
  public Diagram diagram() {
    boolean sides = hasSides();
    return Diagram.of(
        new BesideBoard.Curve(
            drawn(),
            review.points().stream().map(review::place).toList(),
            review.stride(),
            sides,
            sides ? "White is better" : "more points expected",
            sides ? "Black is better" : "fewer points expected"));
  }

  private boolean hasSides() {
    return played.seats().stream().anyMatch(seat -> seat.side() == Side.WHITE);
  }

  /** Of all the points that could be made a game sees a few, so these fill the picture. */
  private List<Integer> drawn() {
    if (hasSides()) {
      return review.curve();
    }
    List<Double> worths = worths();
    double least = Collections.min(worths);
    double room = Math.max(1.0 / GameReview.HIGHEST, Collections.max(worths) - least);
    return worths.stream()
        .map(worth -> (int) Math.round((worth - least) * GameReview.HIGHEST / room))
        .toList();
  }

  /**
   * How the game stood after each turn, from 0 to 1. Where points are made, a turning point is told
   * by them, so that the chart says the same; the last value is the result.
   */
  private List<Double> worths() {
    List<Double> worths =
        new ArrayList<>(
            review.curve().stream().map(value -> (double) value / GameReview.HIGHEST).toList());
    if (played.game().scores(played.options()).isPresent()) {
      review.points().stream()
          .filter(point -> review.place(point) < worths.size() - 1)
          .forEach(point -> worths.set(review.place(point), point.after() / THOUSAND));
    }
    return worths;
  }

  /** What to say where there is no turning point: when the game changed most, if it leaps. */
  public Sentences withoutPoints() {
    List<Integer> drawn = drawn();
    // The last value is the result, which everybody knows.
    return IntStream.range(1, drawn.size() - 1)
        .filter(place -> !standing(worths().get(place)).equals(standing(worths().get(place - 1))))
        .boxed()
        .max(Comparator.comparing(place -> leap(drawn, place)))
        .filter(place -> leap(drawn, place) >= LEAP)
        .map(this::changing)
        .orElseGet(() -> Sentences.of("Nothing stands out: no single move decided this game."));
  }

  private static int leap(List<Integer> drawn, int place) {
    return Math.abs(drawn.get(place) - drawn.get(place - 1));
  }

  private Sentences changing(int place) {
    double before = worths().get(place - 1);
    double after = worths().get(place);
    if (ReviewSentences.namesNoTurns(played)) {
      return Sentences.of("No single choice was a clear mistake.")
          .then(new Sentences(new ReviewSentences(played).line(lastOf(place))))
          .then(
              Sentences.of(
                  "That changed the outlook most, from %s to %s.", words(before), words(after)));
    }
    boolean isOfBlack = hasSides() && after < before;
    return Sentences.of(
        "No single move was a clear mistake, but the game changed most in turn %s: %s went from %s"
            + " to %s.",
        1 + place * review.stride(),
        isOfBlack ? "Black" : hasSides() ? "White" : "the outlook",
        words(isOfBlack ? 1 - before : before),
        words(isOfBlack ? 1 - after : after));
  }

  private int lastOf(int place) {
    return GameTurns.of(played).lasts().get(place * review.stride());
  }

  private String words(double worth) {
    return GameStanding.words(worth, played.game().scores(played.options()));
  }

  /** The same in words, for those who cannot see it. */
  public String alt() {
    StringBuilder told = new StringBuilder();
    told.append("A chart of how the game stood over %s turns: %s.".formatted(length(), course()));
    for (int i = 0; i < review.points().size(); i++) {
      told.append(
          " Turning point %s: turn %s.".formatted(i + 1, review.points().get(i).turn() + 1));
    }
    return told.length() <= LONGEST ? told.toString() : told.substring(0, LONGEST);
  }

  /** From when to when it stood how. */
  private String course() {
    List<String> told = new ArrayList<>();
    changes().forEach((turn, standing) -> told.add(standing + " from turn " + turn));
    String end = standing(worths().get(review.curve().size() - 1));
    if (!changes().lastEntry().getValue().equals(end)) {
      return Phrase.row(told) + " and " + end + " at the end";
    }
    return told.size() == 1 ? end + " throughout" : Phrase.row(told) + " to the end";
  }

  /** The longest standings of the game; of many changes those that did not last are left out. */
  private TreeMap<Integer, String> changes() {
    return IntStream.rangeClosed(1, review.curve().size())
        .mapToObj(this::changes)
        .filter(told -> told.size() <= MOST_CHANGES)
        .findFirst()
        .orElseThrow();
  }

  /**
   * How the game stood, by the turn from which it then stood so for at least so many values; there
   * is at least one.
   */
  private TreeMap<Integer, String> changes(int lasting) {
    TreeMap<Integer, String> told = new TreeMap<>();
    List<String> standings = worths().stream().map(this::standing).toList();
    String before = "";
    for (int i = 0; i + lasting <= standings.size(); i++) {
      String now = standings.get(i);
      boolean lasts = standings.subList(i, i + lasting).stream().allMatch(now::equals);
      if (lasts && !now.equals(before)) {
        told.put(1 + i * review.stride(), now);
        before = now;
      }
    }
    return told;
  }

  private int length() {
    return review.curve().size() * review.stride();
  }

  private String standing(double worth) {
    if (played.game().scores(played.options()).isPresent()) {
      return words(worth) + " expected";
    }
    GameStanding white = GameStanding.of(worth);
    if (white == GameStanding.EVEN) {
      return words(worth);
    }
    return white.compareTo(GameStanding.EVEN) > 0
        ? "White " + words(worth)
        : "Black " + words(1 - worth);
  }
}
