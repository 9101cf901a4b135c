package rookery.bot.post.text;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.View;
import rookery.engine.option.OptionSpec;
import rookery.engine.text.DutyTitle;
import rookery.engine.text.Phrase;
import rookery.engine.text.Role;
import rookery.engine.text.Text;

/**
 * What is told of a game that is played: whom it waits for, what they are to do, and how it stands;
 * each thing once, in few lines.
 *
 * @param table where the game is played
 */
public record TablePhrases(Table table) {
  private static final int SEATS = 70;
  private static final int LEAST = 80;

  /** What goes before what, where there is no room for all; what is least, last. */
  public static final int MORE_DONE = 1;

  public static final int NEWS = 10;
  public static final int SECRET_ADVICE = 15;
  public static final int TASK = 20;
  public static final int SECRET = 30;
  public static final int STATUS = 50;

  /** The first line: who is called to what, and what happened; it is what a lock screen shows. */
  public LineBudget call(LineBudget before) {
    return new News(table).beside(before.then(LineBudget.NEEDED, called(awaited(), duty())));
  }

  /** Who is called to what, where something else is asked first. */
  public String call() {
    return "%s, %s.".formatted(awaited(), deed(duty()));
  }

  private String called(String who, String duty) {
    return "%s, %s in %s.".formatted(who, deed(duty), table.game().title());
  }

  /** Those whom the game waits for: {@code @Ada or @Ben} where either will do. */
  private String awaited() {
    return Phrase.list(
        table.running().awaited().stream()
            .map(seats -> seats.stream().sorted().map(this::mention).toList())
            .map(Phrase::either)
            .toList());
  }

  private String mention(Seat seat) {
    return table.seating().chairs().get(seat).mention();
  }

  /** The first line of a direct message to one seat: what it is to do, and what happened. */
  public LineBudget calling(Seat seat) {
    String duty = table.running().duty(seat).orElse(DutyTitle.MOVE).words();
    String call = called(new PlayerNames(table).of(seat), duty);
    return new News(table).beside(new LineBudget(table).then(LineBudget.NEEDED, call));
  }

  private static String deed(String duty) {
    return duty.equals("Move") ? "your move" : lower(duty);
  }

  private static String lower(String duty) {
    return Character.toLowerCase(duty.charAt(0)) + duty.substring(1);
  }

  /** What those are to do whom the game waits for, as far as they have it in common. */
  public String duty() {
    List<DutyTitle> duties =
        table.awaited().seats().stream()
            .flatMap(seat -> table.running().duty(seat).stream())
            .toList();
    return DutyTitle.common(duties).orElse(DutyTitle.MOVE.words());
  }

  /** What is public besides, without what was said already and whose turn it is. */
  public Text status(View view, LineBudget said) {
    return said.unsaid(
        new Text(
            view.status().sentences().stream()
                .filter(sentence -> sentence.role() != Role.TURN)
                .filter(sentence -> view.legal().isEmpty() || sentence.role() != Role.TO_DO)
                .toList()));
  }

  /** The small line below: who sits where, what is unusual, and the table's name. */
  public String footer() {
    return footer(new LineBudget(table)).words();
  }

  /** The small line below a board, as far as there is room for it. */
  public LineBudget footer(LineBudget before) {
    return footer(before, Set.of(), List.of());
  }

  /** The same with what the clock says, and with some called by it. */
  public LineBudget timed(LineBudget before, Set<Person> called) {
    boolean running = table.stage() == TableStage.PLAYING;
    return footer(before, called, running ? ClockWords.lines(table) : List.of());
  }

  private LineBudget footer(LineBudget before, Set<Person> called, List<String> more) {
    PlayerNames names = new PlayerNames(table);
    LineBudget lines =
        called.isEmpty()
            ? before.small(SEATS, names.seats())
            : before.small(LineBudget.NEEDED, names.called(called));
    return which(lines, more);
  }

  /** Which table it is: what is unusual at it, and its name. */
  public LineBudget which(LineBudget before) {
    return which(before, List.of());
  }

  private LineBudget which(LineBudget before, List<String> more) {
    LineBudget lines = before;
    for (String part : unusual(table)) {
      lines = lines.small(NEWS - 2, part);
    }
    for (String part : more) {
      lines = lines.small(NEWS - 2, part);
    }
    // A thread bears the table's name; in a channel it is what people type.
    return lines.small(table.isInThread() ? LEAST : LineBudget.NEEDED, "table " + table.id());
  }

  /** The line below what one person is shown: which game, and where it is played. */
  public String place() {
    return "-# %s \u00b7 %s".formatted(table.title(), table.home().mention());
  }

  /** The same with by when something must be done, if it must, as far as there is room. */
  public LineBudget place(LineBudget before, Optional<String> due) {
    LineBudget titled =
        table.isInThread() ? before : before.small(LineBudget.NEEDED, "table " + table.id());
    return titled
        .small(LineBudget.NEEDED, table.home().mention())
        .small(LineBudget.NEEDED, due.orElse(""));
  }

  /** The options that differ from the usual, in words. */
  public static List<String> unusual(Table table) {
    Game game = table.game();
    return game.options().stream()
        .filter(spec -> !table.options().word(spec.name()).equals(spec.defaultValue()))
        .map(spec -> unusual(spec, table.options().word(spec.name())))
        .toList();
  }

  private static String unusual(OptionSpec spec, String value) {
    String name = spec.name().replace('-', ' ');
    return switch (spec.kind()) {
      case WORD -> Phrase.capitalised(value.replace('-', ' '));
      case FLAG -> value.equals("true") ? Phrase.capitalised(name) : "No " + name;
      case NUMBER -> Phrase.capitalised(name) + " " + value;
    };
  }

  /** Whose turn it is, in a sentence: {@code It is Ada's turn.} */
  public String turn() {
    return "It is %s's turn.".formatted(PlayerNames.of(table.awaited().people()));
  }

  /** Those whom the game waits for, in a sentence: {@code Ben is to move.} */
  public String next() {
    return next("");
  }

  /** The same with more words at its end. */
  public String next(String more) {
    Set<Person> awaited = table.awaited().people();
    String are = awaited.size() == 1 ? "is" : "are";
    return "%s %s to %s%s.".formatted(PlayerNames.of(awaited), are, lower(duty()), more);
  }
}
