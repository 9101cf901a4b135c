package rookery.bot.post.table.turn;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Menu;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.SelectableOption;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.post.text.TruncatedText;
import rookery.bot.table.Table;
import rookery.engine.Seat;
import rookery.engine.text.Phrase;

/** The menu of questions to the partner, beside the choices of whoever is to act. */
public record QuestionMenu(Table table, Seat seat) {
  /** What is picked by whoever types a question. */
  public static final String TYPED = "type";

  /** With more rows of buttons there is no room for it below a board. */
  private static final int FEW_ROWS = 2;

  /** Empty where partners ask nothing. */
  public Optional<Menu> menu() {
    Map<String, String> questions = table.running().questionsToAsk(seat);
    if (questions.isEmpty()) {
      return Optional.empty();
    }
    List<SelectableOption> answers = new ArrayList<>();
    questions.forEach((label, asked) -> answers.add(new SelectableOption(asked, label + "?")));
    answers.add(new SelectableOption(TYPED, "Type another question"));
    return Optional.of(new Menu(ControlId.of(ControlVerb.ASK, table), title(), answers));
  }

  private String title() {
    PlayerNames names = new PlayerNames(table);
    List<String> partners =
        table.seats().stream().filter(other -> !other.equals(seat)).map(names::plain).toList();
    return TruncatedText.to(
        Control.Button.LONGEST, "Ask %s about a card".formatted(Phrase.list(partners)));
  }

  /** Below the buttons of a board, if there is room. */
  Post below(Post board) {
    return board.rows().size() <= FEW_ROWS ? menu().map(board::with).orElse(board) : board;
  }

  /** By itself, for whoever looks for it among what else can be done. */
  public Post post() {
    return menu()
        .map(Post.words("Question and answer can be read by everyone here.")::with)
        .orElseThrow();
  }
}
