package rookery.bot.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rookery.bot.history.HistoryPosition;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.exchange.Playthrough;
import rookery.engine.match.History;
import rookery.engine.review.GameReview;
import rookery.engine.review.ReviewPicture;
import rookery.engine.review.ReviewSentences;
import rookery.engine.review.TurningPoint;
import rookery.engine.text.Named;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceReader;

/**
 * The review of a finished game as a message.
 *
 * @param table whose game is over
 * @param review of that game
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
    Post post = Post.of(Picture.of(curve.diagram(), curve.alt()), words(played)).with(steps());
    return reader.isEmpty() || table.place().isInAnswers()
        ? post
        : post.with(
            new Button(
                ControlId.of(ControlVerb.REVIEW_SHOW, table), "Show in the channel", Look.PLAIN));
  }

  private String words(Playthrough played) {
    List<String> lines = new ArrayList<>(List.of("**Review** \u00b7 " + table.heading()));
    if (review.points().isEmpty()) {
      lines.add("Nothing stands out: no single move decided this game.");
    }
    ReviewSentences sentences = new ReviewSentences(played);
    for (int i = 0; i < review.points().size(); i++) {
      TurningPoint point = review.points().get(i);
      lines.add(line(i + 1, point, sentences.of(point).sentences()));
    }
    lines.add(FOOT);
    return shortened(lines);
  }

  private String line(int number, TurningPoint point, List<Sentence> sentences) {
    List<String> told = sentences.stream().map(this::read).toList();
    return "**%d** (turn %d). %s".formatted(number, point.turn() + 1, String.join(" ", told));
  }

  /** Whoever reads it alone is spoken to. */
  private String read(Sentence sentence) {
    PlayerNames names = new PlayerNames(table);
    Optional<Seat> own = reader.flatMap(table.seating()::seatOf);
    SentenceReader reads =
        new SentenceReader() {
          @Override
          public String seat(Named seat) {
            return own.filter(seat::equals).isPresent() ? "you" : names.seat(seat);
          }

          @Override
          public String code(String words) {
            return names.code(words);
          }

          @Override
          public String format(Sentence one) {
            return names.format(one);
          }
        };
    return Phrase.capitalised(reads.read(sentence));
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
    boolean own = reader.flatMap(table.seating()::seatOf).isPresent();
    Viewer viewer = own ? table.viewer(reader.get()) : Viewer.SPECTATOR;
    History history = History.of(table.match().orElseThrow(), viewer);
    List<Control> row = new ArrayList<>();
    for (int i = 0; i < review.points().size(); i++) {
      HistoryPosition then = new HistoryPosition(history.before(review.points().get(i).ply()), own);
      // No two buttons may have the same id, and two may lead to the same position.
      ControlId id = ControlId.of(ControlVerb.HISTORY, table, then.argument());
      if (row.stream().noneMatch(other -> ((Button) other).id().equals(id))) {
        row.add(new Button(id, "Show me " + (i + 1), Look.PLAIN));
      }
    }
    return row;
  }
}
