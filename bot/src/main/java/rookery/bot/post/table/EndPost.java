package rookery.bot.post.table;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import rookery.bot.clock.DurationWords;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Markdown;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.bot.post.text.LineBudget;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.post.text.Results;
import rookery.bot.post.text.TablePhrases;
import rookery.bot.table.Table;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.View;
import rookery.engine.match.History;
import rookery.engine.match.Match;
import rookery.engine.match.ScoreSheet;
import rookery.engine.text.Named;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceReader;
import rookery.engine.text.Text;

/**
 * The last message of a game, worth keeping: how it ended, the position with everything that is
 * shown at the end, what is to be counted of it, its moves, and what can be done with it.
 *
 * @param table where the game is over
 * @param views what may be seen of it
 * @param end when it ended
 */
public record EndPost(Table table, CachedViews views, Instant end) {
  /** As many lines as leave room for a picture on a telephone's screen. */
  private static final int LINES = 6;

  /** Four people are told of in longer sentences, which also tell who played against whom. */
  private static final int LINES_OF_TEAMS = 7;

  private static final int LINES_ABOVE_A_TALL_ONE = 5;
  private static final int LINES_OF_TEAMS_ABOVE_A_TALL_ONE = 6;
  private static final double TALL = 1;

  /** Of the moves, where they share their line. */
  private static final int FEW_LETTERS = 12;

  /** The card that ends the game. */
  public Post post() {
    View view = views.publicly(table);
    return Post.of(Picture.of(view), words(room(view))).with(buttons());
  }

  private int room(View view) {
    if (view.diagram().margins().bottom() > TALL) {
      return areTeams() ? LINES_OF_TEAMS_ABOVE_A_TALL_ONE : LINES_ABOVE_A_TALL_ONE;
    }
    return areTeams() ? LINES_OF_TEAMS : LINES;
  }

  private boolean areTeams() {
    return table.seats().size() > 2;
  }

  private String words(int most) {
    Text tally = History.tally(match());
    ScoreSheet sheet = ScoreSheet.of(match());
    return areTeams() ? ofTeams(most, tally, sheet) : apart(most - 1, told(tally), sheet);
  }

  /** The first way that has room for what either team has done, or else the shortest. */
  private String ofTeams(int most, Text counted, ScoreSheet sheet) {
    List<String> tally = told(counted);
    List<String> brief = counted.sentences().stream().map(this::brief).toList();
    return Stream.of(
            new Way(apart(most - 1, tally, sheet), tally),
            new Way(together(most, tally, sheet), tally),
            new Way(together(most, brief, sheet), brief),
            new Way(aside(most, brief, sheet), brief))
        .filter(Way::isWhole)
        .findFirst()
        .map(Way::words)
        .orElseGet(() -> shortest(most, brief, sheet));
  }

  /** A way to say it, with what it ought to tell of what was counted. */
  private record Way(String words, List<String> tally) {
    boolean isWhole() {
      return tally.stream().allMatch(words::contains);
    }
  }

  private List<String> told(Text tally) {
    return tally.sentences().stream().map(new PlayerNames(table)::read).toList();
  }

  /** How it ended, what was counted and the moves each begin a line. */
  private String apart(int most, List<String> tally, ScoreSheet sheet) {
    LineBudget counted = ended(most);
    for (int i = 0; i < tally.size(); i++) {
      counted =
          i == 0
              ? counted.then(TablePhrases.STATUS, tally.get(i))
              : counted.beside(TablePhrases.STATUS + i, tally.get(i));
    }
    LineBudget lines = which(counted, sheet);
    String moves = Markdown.escaped(sheet.last(lines.smallLettersLeft()));
    return lines.words() + (moves.isEmpty() ? "" : "\n-# " + moves);
  }

  /** What was counted follows how it ended, and the last moves follow the small words. */
  private String together(int most, List<String> tally, ScoreSheet sheet) {
    LineBudget lines = ended(most);
    for (String sentence : tally) {
      lines = lines.beside(TablePhrases.STATUS, sentence);
    }
    return withFewMoves(which(lines, sheet), sheet);
  }

  /** What was counted is among the small words. */
  private String aside(int most, List<String> tally, ScoreSheet sheet) {
    LineBudget lines = which(ended(most), sheet);
    for (String sentence : tally) {
      lines = lines.small(TablePhrases.STATUS, sentence);
    }
    return withFewMoves(lines, sheet);
  }

  /** The others are among the small words too; no moves, and only what there is room for beside. */
  private String shortest(int most, List<String> tally, ScoreSheet sheet) {
    LineBudget lines =
        new LineBudget(table, most)
            .then(LineBudget.NEEDED, Results.without(result(), table))
            .small(LineBudget.NEEDED, Results.against(result(), table));
    for (String sentence : tally) {
      lines = lines.small(LineBudget.NEEDED, sentence);
    }
    return new TablePhrases(table).which(lines.small(TablePhrases.STATUS, length(sheet))).words();
  }

  private LineBudget ended(int most) {
    return new LineBudget(table, most).then(LineBudget.NEEDED, Results.sentence(result(), table));
  }

  private LineBudget which(LineBudget before, ScoreSheet sheet) {
    LineBudget lines = before.small(LineBudget.NEEDED, length(sheet));
    return areTeams()
        ? new TablePhrases(table).which(lines)
        : new TablePhrases(table).footer(lines);
  }

  private static String withFewMoves(LineBudget lines, ScoreSheet sheet) {
    String few = Markdown.escaped(sheet.last(FEW_LETTERS));
    int more = lines.small(LineBudget.NEEDED, few).lettersLeftBeside();
    return lines.small(LineBudget.NEEDED, Markdown.escaped(sheet.last(FEW_LETTERS + more))).words();
  }

  /** With teams called by how they did, which takes less room than their names. */
  private String brief(Sentence sentence) {
    SentenceReader reader =
        new SentenceReader() {
          @Override
          public String seat(Named seat) {
            return new PlayerNames(table).seat(seat);
          }

          @Override
          public String seats(List<? extends Named> seats) {
            return brief(seats.stream().map(Seat.class::cast).toList());
          }
        };
    return Phrase.capitalised(reader.read(sentence));
  }

  private String brief(List<Seat> team) {
    return result() instanceof Result.Win win
        ? win.winners().containsAll(team) ? "the winners" : "the others"
        : PlayerNames.place(team.get(0));
  }

  private Match match() {
    return table.match().orElseThrow();
  }

  private Result result() {
    return match().result().orElseThrow();
  }

  private String length(ScoreSheet sheet) {
    String moves = Phrase.counted(sheet.length(), "move");
    return table
        .timing()
        .began()
        .map(
            began -> "%s in %s".formatted(moves, DurationWords.words(Duration.between(began, end))))
        .orElse(moves);
  }

  private String again() {
    return table.seats().size() == 1 ? "Play again" : "Rematch, swap sides";
  }

  private List<Control> buttons() {
    return List.of(
        new Button(ControlId.of(ControlVerb.REMATCH, table), again(), Look.MAIN),
        new Button(ControlId.of(ControlVerb.REPLAY, table), "Replay", Look.PLAIN),
        new Button(ControlId.of(ControlVerb.EXPORT, table), "Export", Look.PLAIN));
  }
}
