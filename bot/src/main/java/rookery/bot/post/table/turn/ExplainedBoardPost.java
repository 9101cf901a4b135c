package rookery.bot.post.table.turn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.bot.post.table.CachedViews;
import rookery.bot.post.text.LineBudget;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.post.text.TablePhrases;
import rookery.bot.post.text.TruncatedText;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.engine.View;
import rookery.engine.text.Sentence;

/**
 * The board with marks for rules that the picture alone does not show, if the game has such rules.
 */
public record ExplainedBoardPost(Table table, Person person, CachedViews views) {
  /** The argument of the button that shows the explanation without its board. */
  public static final String IN_WORDS = "words";

  /** More things than that find no room above a board. */
  private static final int LONGEST_LIST = 12;

  /** Whether there is something to explain now. */
  boolean isPossible() {
    return explained().isPresent();
  }

  /** The board with its rules marked, as much of it in words as there is room for. */
  public Post post() {
    return explained().map(this::shown).orElseGet(this::nothing);
  }

  /**
   * The whole explanation, each sentence on a line, without the board, and how to get back to that.
   */
  public Post inWords() {
    PlayerNames names = new PlayerNames(table, table.seating().seatOf(person));
    return explained()
        .map(view -> view.status().sentences().stream().map(names::read))
        .map(told -> Stream.concat(told, Stream.of(new TablePhrases(table).footer())).toList())
        .map(all -> Post.words(TruncatedText.toAMessage(all)).with(controls()))
        .orElseGet(this::nothing);
  }

  private Optional<View> explained() {
    return table
        .match()
        .orElseThrow()
        .explained(table.viewer(person))
        .map(new PlayerNames(table)::shown);
  }

  private Post nothing() {
    return own().below("There's nothing to explain right now. See `/rules`.");
  }

  private PersonalBoardPost own() {
    return new PersonalBoardPost(table, person, views);
  }

  /** If there is no room above the board for the whole explanation, a button leads to the rest. */
  private Post shown(View view) {
    List<Sentence> all = view.status().sentences();
    List<Sentence> shown = fitting(all);
    List<Control> row = controls();
    if (!shown.equals(all)) {
      ControlId whole = ControlId.of(ControlVerb.EXPLAIN, table, IN_WORDS);
      row.add(new Button(whole, "Read it all", Look.PLAIN));
    }
    return Post.of(Picture.of(view), lines(shown).words()).with(row);
  }

  private List<Control> controls() {
    List<Control> row = new ArrayList<>(own().mainButton());
    row.add(new Button(ControlId.of(ControlVerb.BOARD, table), "My view", Look.PLAIN));
    return row;
  }

  /** One after another as far as there is room, a long list only if that has some for its first. */
  private List<Sentence> fitting(List<Sentence> all) {
    List<Sentence> shown = new ArrayList<>();
    for (Sentence sentence : all) {
      Stream.iterate(LONGEST_LIST, most -> most > 1, most -> most - 1)
          .map(sentence::shortened)
          .filter(one -> lines(Stream.concat(shown.stream(), Stream.of(one)).toList()).isWhole())
          .findFirst()
          .ifPresent(shown::add);
    }
    return shown;
  }

  /** A sentence with a list begins a paragraph. */
  private LineBudget lines(List<Sentence> told) {
    LineBudget lines = new LineBudget(table, table.seating().seatOf(person));
    for (int i = 0; i < told.size(); i++) {
      Sentence sentence = told.get(i);
      boolean lists = sentence.arguments().stream().anyMatch(List.class::isInstance);
      String words = lines.names().read(sentence);
      lines =
          lists
              ? lines.then(TablePhrases.NEWS + i, words)
              : lines.beside(TablePhrases.NEWS + i, words);
    }
    return lines;
  }
}
