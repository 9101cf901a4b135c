package rookery.bot.post.table;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.bot.clock.DurationWords;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Markdown;
import rookery.bot.post.Post;
import rookery.bot.post.text.LineBudget;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.post.text.ResultWords;
import rookery.bot.post.text.SeatWords;
import rookery.bot.post.text.TablePhrases;
import rookery.bot.table.Table;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.View;
import rookery.engine.computer.ComputerPlayer;
import rookery.engine.computer.ComputerPlayers;
import rookery.engine.match.Entry;
import rookery.engine.match.History;
import rookery.engine.match.Match;
import rookery.engine.match.ScoreSheet;
import rookery.engine.text.Named;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceReader;
import rookery.engine.text.Sentences;

/**
 * The last message of a game, worth keeping: how it ended, the position with everything that is
 * shown at the end, its totals, its moves, and buttons for what comes next.
 *
 * @param table where the game is over
 */
public record EndPost(Table table, CachedViews views, Instant end) {
  /** The argument of the button that opens the same deal. */
  public static final String SAME_DEAL = "deal";

  /** As many lines as leave room for a picture on a telephone's screen. */
  private static final int LINES = 6;

  /** With teams the sentences are longer, as they also say who played against whom. */
  private static final int LINES_OF_TEAMS = 7;

  private static final int LINES_ABOVE_A_TALL_ONE = 5;
  private static final int LINES_OF_TEAMS_ABOVE_A_TALL_ONE = 6;
  private static final double TALL = 1;

  /** Why it ended so is left out for the totals of teams, as the picture shows it too. */
  private static final int WHY_OF_TEAMS = TablePhrases.STATUS + 5;

  /** The least room for moves that share a line. */
  private static final int FEW_LETTERS = 12;

  /** Moves are digits and capitals, which take more room than the letters of words. */
  private static final int WIDER = 6;

  /** What stands before all of them. */
  private static final String MOVES = "Moves: ";

  /** What stands before them if there were more. */
  private static final String LAST_MOVES = "Last moves: ";

  /** The card that ends the game. */
  public Post post() {
    View view = views.publicly(table);
    Post post = Post.of(new PublicPicture(table, views).picture(), words(room(view)));
    return stronger().isEmpty()
        ? post.with(Stream.concat(again().stream(), looks().stream()).toList())
        : post.with(again()).with(looks());
  }

  private int room(View view) {
    if (view.diagram().margins().bottom() > TALL) {
      return hasTeams() ? LINES_OF_TEAMS_ABOVE_A_TALL_ONE : LINES_ABOVE_A_TALL_ONE;
    }
    return hasTeams() ? LINES_OF_TEAMS : LINES;
  }

  private boolean hasTeams() {
    return table.seats().size() > 2;
  }

  private String words(int most) {
    Sentences tally = History.tally(match());
    ScoreSheet sheet = ScoreSheet.of(match());
    return hasTeams() ? ofTeams(most, tally, sheet) : onSeparateLines(most - 1, read(tally), sheet);
  }

  /** The first wording that has room for the totals of both teams, or else the shortest. */
  private String ofTeams(int most, Sentences counted, ScoreSheet sheet) {
    List<String> tally = read(counted);
    List<String> brief = counted.sentences().stream().map(this::brief).toList();
    return Stream.of(
            // Each of its four parts may break a line later on a small telephone than is reckoned.
            new Wording(onSeparateLines(most - 2, tally, sheet), tally),
            new Wording(onSharedLines(most, tally, sheet), tally),
            new Wording(onSharedLines(most, brief, sheet), brief),
            new Wording(inSmallPrint(most, brief, sheet), brief))
        .filter(Wording::saysEverything)
        .findFirst()
        .map(Wording::words)
        .orElseGet(() -> shortest(most, brief, sheet));
  }

  /** One wording, and the totals that it should hold. */
  private record Wording(String words, List<String> tally) {
    boolean saysEverything() {
      return tally.stream().allMatch(words::contains);
    }
  }

  private List<String> read(Sentences tally) {
    return tally.sentences().stream().map(new PlayerNames(table)::read).toList();
  }

  /** The result, the totals and the moves each begin a line. */
  private String onSeparateLines(int most, List<String> tally, ScoreSheet sheet) {
    LineBudget counted = resultLine(most);
    for (int i = 0; i < tally.size(); i++) {
      counted =
          i == 0
              ? counted.then(TablePhrases.STATUS, tally.get(i))
              : counted.beside(TablePhrases.STATUS + i, tally.get(i));
    }
    LineBudget lines = which(counted, sheet);
    String moves = sheet.counted().isOfMoves() ? moves(sheet, lines.smallLettersLeft()) : "";
    return lines.words() + (moves.isEmpty() ? "" : "\n-# " + moves);
  }

  /** The last moves, and before them whether they are all, in so many letters. */
  private static String moves(ScoreSheet sheet, int room) {
    String all = sheet.last(room - MOVES.length());
    if (!all.startsWith(ScoreSheet.LEFT_OUT)) {
      return all.isEmpty() ? "" : MOVES + Markdown.escaped(all);
    }
    int left = ScoreSheet.LEFT_OUT.length();
    String last = sheet.last(room - LAST_MOVES.length() + left);
    return LAST_MOVES + Markdown.escaped(last.substring(left));
  }

  /** The totals follow the result, and the last moves are in the small print. */
  private String onSharedLines(int most, List<String> tally, ScoreSheet sheet) {
    LineBudget lines = resultLine(most);
    for (String sentence : tally) {
      lines = lines.beside(TablePhrases.STATUS, sentence);
    }
    return withFewMoves(which(lines, sheet), sheet);
  }

  /** The totals are in the small print. */
  private String inSmallPrint(int most, List<String> tally, ScoreSheet sheet) {
    LineBudget lines = which(resultLine(most), sheet);
    for (String sentence : tally) {
      lines = lines.small(TablePhrases.STATUS, sentence);
    }
    return withFewMoves(lines, sheet);
  }

  /** The losers are in the small print too, without moves. */
  private String shortest(int most, List<String> tally, ScoreSheet sheet) {
    LineBudget lines =
        new LineBudget(table, most)
            .then(LineBudget.NEEDED, ResultWords.shortlyAtTheEnd(result(), table))
            .small(LineBudget.NEEDED, ResultWords.against(result(), table));
    for (String sentence : tally) {
      lines = lines.small(LineBudget.NEEDED, sentence);
    }
    return new TablePhrases(table)
        .which(lines.small(TablePhrases.STATUS, gameLength(sheet)))
        .words();
  }

  private LineBudget resultLine(int most) {
    LineBudget lines =
        new LineBudget(table, most).then(LineBudget.NEEDED, ResultWords.atTheEnd(result(), table));
    for (Sentence why : ResultWords.because(table)) {
      lines = lines.beside(hasTeams() ? WHY_OF_TEAMS : TablePhrases.TEAMS, why);
    }
    return lines;
  }

  private LineBudget which(LineBudget before, ScoreSheet sheet) {
    LineBudget lines = before.small(LineBudget.NEEDED, gameLength(sheet));
    return hasTeams()
        ? new TablePhrases(table).which(lines)
        : new TablePhrases(table).footer(lines);
  }

  private static String withFewMoves(LineBudget lines, ScoreSheet sheet) {
    if (sheet.length() == 0) {
      return lines.words();
    }
    int few = LAST_MOVES.length() + FEW_LETTERS;
    int more = lines.small(LineBudget.NEEDED, moves(sheet, few)).lettersLeftBeside();
    return lines.small(LineBudget.NEEDED, moves(sheet, few + Math.max(0, more - WIDER))).words();
  }

  /**
   * A sentence that says "the winners" and "the losers" instead of names, which takes less room.
   */
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
        ? win.winners().containsAll(team) ? "the winners" : "the losers"
        : PlayerNames.place(team.get(0));
  }

  private Match match() {
    return table.match().orElseThrow();
  }

  private Result result() {
    return match().result().orElseThrow();
  }

  private String gameLength(ScoreSheet sheet) {
    String moves = sheet.counted().words();
    return table
        .timing()
        .began()
        .map(
            began -> "%s in %s".formatted(moves, DurationWords.words(Duration.between(began, end))))
        .orElse(moves);
  }

  /** The button that opens the same game again, and the one for the same deal if it has one. */
  private static List<Control> again(Table table) {
    String label = table.seats().size() == 1 ? "Play again" : "Rematch";
    Button again = new Button(ControlId.of(ControlVerb.REMATCH, table), label, Look.MAIN);
    Stream<Control> deal = table.pointsOfDeal().map(any -> sameDeal(table)).stream();
    return Stream.concat(Stream.of(again), deal).toList();
  }

  private static Control sameDeal(Table table) {
    return new Button(ControlId.of(ControlVerb.REMATCH, table, SAME_DEAL), "Same deal", Look.PLAIN);
  }

  /** The same for whoever may read nothing else of the end, with the review if there is any. */
  public static List<Control> againOrReview(Table table) {
    boolean hasMoves =
        table.match().orElseThrow().record().standing().stream()
            .anyMatch(Entry.Act.class::isInstance);
    Stream<Control> review = Stream.of(review(table)).filter(any -> hasMoves);
    return Stream.concat(again(table).stream(), review).toList();
  }

  private static Control review(Table table) {
    return new Button(ControlId.of(ControlVerb.REVIEW, table), "Review", Look.PLAIN);
  }

  /** Another game; beside the buttons of a look back at this one, a phone had no room for both. */
  private List<Control> again() {
    List<Control> row = new ArrayList<>(again(table));
    stronger().ifPresent(row::add);
    return row;
  }

  private List<Control> looks() {
    List<Control> row = new ArrayList<>();
    row.add(new Button(ControlId.of(ControlVerb.REPLAY, table), "Replay", Look.PLAIN));
    row.add(new Button(ControlId.of(ControlVerb.EXPORT, table), "Export", Look.PLAIN));
    row.add(review(table));
    if (table.rated()) {
      row.add(new Button(ControlId.of(ControlVerb.RATINGS, table), "Ratings", Look.PLAIN));
    }
    return row;
  }

  /** Whoever has beaten computers alone is offered stronger ones. */
  private Optional<Control> stronger() {
    return new SeatWords(table)
        .onlyPerson()
        .filter(seat -> result() instanceof Result.Win win && win.winners().contains(seat))
        .flatMap(seat -> opponentsLevel())
        .flatMap(ComputerPlayers::stronger)
        .map(
            level ->
                new Button(
                    ControlId.of(ControlVerb.REMATCH, table, level.name()),
                    "Try the %s level".formatted(level.name()),
                    Look.PLAIN));
  }

  private Optional<ComputerPlayer> opponentsLevel() {
    return table.seating().chairs().values().stream()
        .flatMap(person -> person.computer().stream())
        .max(Comparator.comparing(ComputerPlayers.LEVELS::indexOf));
  }
}
