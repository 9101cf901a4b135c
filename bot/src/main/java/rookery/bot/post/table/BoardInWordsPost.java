package rookery.bot.post.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import rookery.bot.post.Post;
import rookery.bot.post.text.LineBudget;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.post.text.RecentLines;
import rookery.bot.post.text.TablePhrases;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.Seat;
import rookery.engine.View;
import rookery.engine.board.PieceNames;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.DiagramInWords;
import rookery.engine.diagram.PieceInventory;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Sentences;

/**
 * All that a board shows, in words, for people who use a screen reader: whose turn it is and how
 * the game stands, the board square by square, and what else the picture holds.
 *
 * @param table where the game has started
 * @param person who asks; the words hold only what this person may see
 */
public record BoardInWordsPost(Table table, Person person, CachedViews views) {
  /** The words, as a page without a picture. */
  public Post post() {
    List<String> lines = lines();
    lines.add(new TablePhrases(table).place());
    return page(lines);
  }

  /** The same where no table is played, below a heading. */
  public Post below(String heading) {
    List<String> lines = lines();
    lines.add(0, heading);
    return page(lines);
  }

  private static Post page(List<String> lines) {
    return Post.page(Optional.empty(), String.join("\n", lines));
  }

  private List<String> lines() {
    View view = views.of(table, table.viewer(person));
    PieceNames names = table.game().pieceNames().orElse(PieceType.NAMES);
    List<String> lines = new ArrayList<>(standing(view));
    lines.addAll(DiagramInWords.of(view.diagram(), names));
    lines.add(PieceInventory.besides(view.alt(), view.diagram(), names));
    lines.removeIf(String::isEmpty);
    return lines;
  }

  /** Whose turn it is, what was done last, and how the game stands. */
  private List<String> standing(View view) {
    TablePhrases telling = new TablePhrases(table);
    Optional<Seat> reader = table.viewer(person).seat();
    List<String> lines = new ArrayList<>();
    if (table.stage() == TableStage.PLAYING && !table.awaited().seats().isEmpty()) {
      lines.add(telling.next(reader));
    }
    PlayerNames names = new PlayerNames(table, reader);
    List<GameLogLine> recent = new RecentLines(table).recent();
    String news = recent.stream().map(names::told).collect(Collectors.joining(" "));
    lines.add(news);
    Sentences told = recent.stream().map(GameLogLine::text).reduce(Sentences.NONE, Sentences::then);
    LineBudget said = new LineBudget(table, reader).then(LineBudget.NEEDED, news, told);
    lines.add(names.read(telling.status(view, said)));
    return lines;
  }
}
