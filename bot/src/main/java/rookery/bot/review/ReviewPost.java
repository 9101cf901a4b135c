package rookery.bot.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import rookery.bot.history.HistoryPosition;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.review.page.TurningPointBoard;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.engine.Seat;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.match.History;
import rookery.engine.playthrough.Playthrough;
import rookery.engine.review.GameReview;
import rookery.engine.review.ReviewPicture;
import rookery.engine.review.ReviewSentences;
import rookery.engine.review.TurningPoint;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;

/**
 * The review of a finished game as a message.
 *
 * @param table whose game is over
 * @param reader who alone reads it; empty where everybody does
 */
public record ReviewPost(Table table, GameReview review, Optional<Person> reader) {
  private static final int LONGEST = 1_850;
  private static final String FOOT =
      "-# I judge every move by what its player could know at that moment.";

  /** The button that shows the review of a table once it is ready. */
  public static Button showButton(Table table) {
    return new Button(ControlId.of(ControlVerb.REVIEW, table), "Show the review", Look.MAIN);
  }

  /** The curve, what happened at the numbers on it, and buttons that show them on the board. */
  public Post post() {
    Playthrough played = Playthrough.of(table.match().orElseThrow(), Map.of());
    ReviewPicture curve = new ReviewPicture(played, review);
    Post post =
        Post.of(Picture.of(curve.diagram(), curve.alt()), words(played, curve)).with(steps());
    return reader.isEmpty() || table.place().isInAnswers()
        ? post
        : post.with(
            new Button(
                ControlId.of(ControlVerb.REVIEW_SHOW, table), "Show in the channel", Look.PLAIN));
  }

  private String words(Playthrough played, ReviewPicture curve) {
    List<String> lines = new ArrayList<>(List.of("**Review** \u00b7 " + table.heading()));
    if (review.points().isEmpty()) {
      lines.add(read(curve.withoutPoints().sentences()));
    }
    ReviewSentences sentences = new ReviewSentences(played);
    for (int i = 0; i < review.points().size(); i++) {
      lines.add(line(i + 1, review.points().get(i), sentences));
    }
    lines.add(FOOT);
    return shortened(lines);
  }

  private String line(int number, TurningPoint point, ReviewSentences sentences) {
    String told = read(sentences.of(point).sentences());
    return "**%d.** %s: %s".formatted(number, sentences.turn(point), told);
  }

  private String read(List<Sentence> sentences) {
    return sentences.stream().map(this::read).collect(Collectors.joining(" "));
  }

  /** Whoever reads it alone is spoken to. */
  private String read(Sentence sentence) {
    Optional<Seat> own = reader.flatMap(table.seating()::seatOf);
    return Phrase.capitalised(new PlayerNames(table, own).read(sentence));
  }

  /** Whole sentences are left out at the ends of the longest lines. */
  private static String shortened(List<String> lines) {
    List<String> some = new ArrayList<>(lines);
    String all = String.join("\n", some);
    while (all.length() > LONGEST) {
      int longest = 0;
      for (int i = 0; i < some.size(); i++) {
        longest = some.get(i).length() > some.get(longest).length() ? i : longest;
      }
      String line = some.get(longest);
      int cut = line.lastIndexOf(". ", line.length() - 2);
      some.set(longest, line.substring(0, Math.max(1, cut + 1)));
      all = String.join("\n", some);
    }
    return all;
  }

  private List<Control> steps() {
    return IntStream.rangeClosed(1, review.points().size())
        .<Control>mapToObj(this::showButton)
        .toList();
  }

  /**
   * One turning point with its board, on which the better choice is drawn, and a button that steps
   * on from there.
   *
   * @param number as the review counts them, the first is 1; the nearest if there are fewer
   */
  public Post at(int number) {
    int shown = Math.max(1, Math.min(number, review.points().size()));
    TurningPoint point = review.points().get(shown - 1);
    Playthrough played = Playthrough.of(table.match().orElseThrow(), Map.of());
    TurningPointBoard board = TurningPointBoard.of(played, point);
    View view = new PlayerNames(table).shown(board.view());
    String alt = TurningPointBoard.alt(view.alt(), read(board.caption()));
    String words = line(shown, point, new ReviewSentences(played)) + "\n-# " + read(board.seen());
    return Post.of(Picture.of(view.diagram(), alt), words).with(stepsFrom(board, shown));
  }

  /** Whoever did not play has come from a message in the channel, where the others are. */
  private List<Control> stepsFrom(TurningPointBoard board, int shown) {
    boolean own = reader.flatMap(table.seating()::seatOf).isPresent();
    Viewer viewer = own ? table.viewer(reader.get()) : Viewer.SPECTATOR;
    History history = History.of(table.match().orElseThrow(), viewer);
    HistoryPosition then = new HistoryPosition(history.before(board.drawn().ply()), own);
    List<Control> row = new ArrayList<>();
    row.add(
        new Button(
            ControlId.of(ControlVerb.HISTORY, table, then.argument()),
            "Play on from here",
            Look.MAIN));
    if (own) {
      IntStream.rangeClosed(1, review.points().size())
          .filter(n -> n != shown)
          .forEach(n -> row.add(showButton(n)));
      row.add(
          new Button(ControlId.of(ControlVerb.REVIEW, table), "Back to the review", Look.PLAIN));
    }
    return row;
  }

  private Button showButton(int number) {
    ControlId id = ControlId.of(ControlVerb.REVIEW, table, Integer.toString(number));
    return new Button(id, "Show board " + number, Look.PLAIN);
  }
}
