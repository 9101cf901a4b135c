package rookery.bot.post.text;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.View;
import rookery.engine.option.OptionSpec;
import rookery.engine.text.DutyTitle;
import rookery.engine.text.Phrase;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/**
 * Sentences about a running game: whose turn it is, what they can do, and how the game stands; each
 * said once, in few lines.
 */
public record TablePhrases(Table table) {
  private static final int SEATS = 55;
  private static final int LEAST = 80;

  /**
   * The ranks of the parts of a message: if room is short, parts with higher numbers are left out
   * first.
   */
  public static final int MORE_DONE = 1;

  public static final int INTRODUCTION = 5;
  public static final int BRIEF = 7;

  /** What the opponents moved last, and how that leaves the game. */
  static final int LATEST = 8;

  /** What others' actions mean for a player who is called. */
  static final int CONCERNING = 9;

  /** What partners of a player who is called have moved. */
  static final int BY_PARTNERS = 10;

  public static final int NEWS = 10;

  /** Where the rest is told: it takes no room from what is needed most. */
  public static final int REST = 11;

  public static final int WEIGHTY = 12;

  /** The rank of the least needed of several captures and the like. */
  static final int LEAST_WEIGHTY = 14;

  public static final int SECRET_ADVICE = 15;
  public static final int TASK = 20;

  /** What followed from an action and is seen on the board or goes without saying. */
  public static final int CONSEQUENCE = 25;

  public static final int SECRET = 30;

  public static final int HINT = 31;

  /** Who somebody is, in private: what to do and what only they know comes first. */
  public static final int OWN_SEAT = 32;

  public static final int TEAMS = 35;
  public static final int STATUS = 50;

  private static final Set<SentenceRole> TASK_TELLS =
      EnumSet.of(SentenceRole.TO_DO, SentenceRole.STAKE);

  /** The first line, which a lock screen shows: who has to do what. */
  public LineBudget call(LineBudget before) {
    return before.then(
        LineBudget.NEEDED,
        table.awaited().onlyComputers()
            ? waiting(" in " + table.game().title())
            : called(awaited(this::mention), duty(), isKnown()));
  }

  /**
   * These words, then what happened.
   *
   * @param below what is told below, such as how the game stands: room is kept for what is urgent
   */
  public LineBudget news(LineBudget before, Sentences below) {
    return new RecentActions(table).beside(before, below);
  }

  /** Who has to do what, for a message that begins with a question. */
  public String call() {
    return table.awaited().onlyComputers()
        ? waiting("")
        : "%s, %s.".formatted(awaited(this::mention), asPhrase(duty()));
  }

  /** Computers are not called; people read that they need do nothing. */
  private String waiting(String where) {
    return table.turn() == 0
        ? "%s %s first%s."
            .formatted(
                awaited(new PlayerNames(table)::of),
                table.awaited().people().size() == 1 ? "goes" : "go",
                where)
        : next(where);
  }

  private String called(String who, String duty, boolean known) {
    String where = known ? "" : " in " + table.game().title();
    return "%s, %s%s.".formatted(who, asPhrase(duty), where);
  }

  /** A thread bears the game's name; whoever has played there knows it, and has room for news. */
  private boolean isKnown() {
    return table.isInThread()
        && table.awaited().seats().stream().allMatch(new SeatWords(table)::hasActed);
  }

  /** The players whose turn it is: {@code @Ada or @Ben} if either can act. */
  private String awaited(Function<Seat, String> name) {
    return Phrase.list(
        table.awaited().called().stream()
            .map(seats -> seats.stream().sorted().map(name).toList())
            .map(Phrase::either)
            .toList());
  }

  private String mention(Seat seat) {
    return table.seating().chairs().get(seat).mention();
  }

  /**
   * The first line of a direct message to one seat: what to do, and what happened.
   *
   * @param view how the game stands for that seat, which is told below
   */
  public LineBudget calling(Seat seat, View view) {
    String duty = table.running().duty(seat).orElse(DutyTitle.MOVE).words();
    SeatWords seats = new SeatWords(table);
    // Among computers nobody has to tell one game from others by a notification.
    boolean isKnown = seats.onlyPerson().isPresent() && seats.hasActed(seat);
    String call =
        isKnown
            ? Phrase.capitalised(asPhrase(duty)) + "."
            : called(new PlayerNames(table).of(seat), duty, false);
    LineBudget told = new LineBudget(table, Optional.of(seat));
    return news(told.then(LineBudget.NEEDED, call), view.status());
  }

  /** Whoever is called reads of a turn of their own: {@code end your turn}. */
  private static String asPhrase(String duty) {
    return duty.equals("Move") ? "your move" : lower(duty).replace(" the turn", " your turn");
  }

  private static String lower(String duty) {
    return Character.toLowerCase(duty.charAt(0)) + duty.substring(1);
  }

  /** What the players whose turn it is have to do, as far as it is the same for all of them. */
  public String duty() {
    List<DutyTitle> duties =
        table.awaited().called().stream()
            .flatMap(Set::stream)
            .flatMap(seat -> table.running().duty(seat).stream())
            .toList();
    return DutyTitle.common(duties).orElse(DutyTitle.MOVE.words());
  }

  /**
   * The status of the game, without what was already said, without whose turn it is, and, for
   * whoever can act, without what the task tells of what there is to do and what that can cost; and
   * for whoever plays with computers alone, without what only people need be asked.
   */
  public Sentences status(View view, LineBudget said) {
    Sentences told =
        new SeatWords(table).onlyPlayer().isPresent()
            ? view.status().without(SentenceRole.AMONG_PEOPLE)
            : view.status();
    return said.unsaid(
        new Sentences(
            told.sentences().stream()
                .filter(sentence -> sentence.role() != SentenceRole.TURN)
                .filter(sentence -> view.legal().isEmpty() || !TASK_TELLS.contains(sentence.role()))
                .toList()));
  }

  /** The small print: who sits where, unusual options, and the table's id. */
  public String footer() {
    return footer(new LineBudget(table)).words();
  }

  /** The small print below a board, as far as there is room. */
  public LineBudget footer(LineBudget before) {
    return footer(before, Set.of(), List.of());
  }

  /** The same with the clock, and with mentions of these people. */
  public LineBudget timed(LineBudget before, Set<Person> called) {
    boolean running = table.stage() == TableStage.PLAYING;
    return footer(before, called, running ? ClockWords.lines(table) : List.of());
  }

  private LineBudget footer(LineBudget before, Set<Person> called, List<ClockWords.Line> more) {
    if (!called.isEmpty()) {
      String names = new PlayerNames(table).called(called);
      return which(before.small(LineBudget.NEEDED, names), more);
    }
    LineBudget unseated = which(before, more);
    return unseated.keeps(INTRODUCTION) ? unseated : which(seated(before), more);
  }

  /** Who sits where, for everybody; the only person among computers is told who they are. */
  private LineBudget seated(LineBudget before) {
    return new SeatWords(table)
        .onlyPerson()
        .filter(seat -> table.stage() == TableStage.PLAYING)
        .map(seat -> who(before, seat))
        .orElseGet(() -> before.small(SEATS, new PlayerNames(table).seats()));
  }

  /** Who the person in that seat is, with whom and against whom, as far as there is room. */
  public LineBudget who(LineBudget before, Seat seat) {
    LineBudget lines = before;
    for (String part : new SeatWords(table).small(seat)) {
      lines = lines.small(table.seats().size() > 2 ? TEAMS : SEATS, part);
    }
    return lines;
  }

  /** The small print below a board that one person alone sees, as far as there is room. */
  public LineBudget footer(LineBudget before, Optional<Seat> viewer) {
    boolean seated = viewer.isPresent() && table.seats().size() > 1;
    return seated ? which(who(before, viewer.get())) : footer(before);
  }

  /** The details of the table: its unusual options and its id. */
  public LineBudget which(LineBudget before) {
    return which(before, List.of());
  }

  private LineBudget which(LineBudget before, List<ClockWords.Line> more) {
    LineBudget lines = before;
    for (String part : unusual(table)) {
      lines = lines.small(NEWS - 2, part);
    }
    for (ClockWords.Line part : more) {
      lines = lines.small(part.explainsWaiting() ? BRIEF - 1 : NEWS - 2, part.words());
    }
    // A thread is named after the table; in a channel people need the id to type it.
    return lines.small(table.hasThread() ? LEAST : LineBudget.NEEDED, "table " + table.id());
  }

  /**
   * In a sentence: {@code **Custodian Chess (table k7f2)** in #chess}; direct messages need no
   * place, and a thread has the name of its game.
   */
  public static String titleWithPlace(Table table) {
    String title = "**%s**".formatted(table.title());
    return table.home().isDirect() || table.isInThread()
        ? title
        : title + " in " + table.home().mention();
  }

  /** The small print of a private answer: which game, and where it is played. */
  public String place() {
    return "-# %s \u00b7 %s".formatted(table.title(), table.home().mention());
  }

  /** The same with the deadline, if there is one, as far as there is room. */
  public LineBudget place(LineBudget before, Optional<String> due) {
    LineBudget titled =
        table.isInThread() ? before : before.small(LineBudget.NEEDED, "table " + table.id());
    return titled
        .small(LineBudget.NEEDED, table.home().mention())
        .small(LineBudget.NEEDED, due.orElse(""));
  }

  /** The options that differ from their defaults, in words, and whether the game is rated. */
  public static List<String> unusual(Table table) {
    Game game = table.game();
    Stream<String> options =
        game.options().stream()
            .filter(spec -> !table.options().word(spec.name()).equals(spec.defaultValue()))
            .map(spec -> unusual(spec, table.options().word(spec.name())));
    return Stream.concat(
            options, table.countsForRatings() ? Stream.of("Rated game") : Stream.empty())
        .toList();
  }

  private static String unusual(OptionSpec spec, String value) {
    return switch (spec.kind()) {
      case WORD -> "%s: %s".formatted(spec.title(), lower(spec.label(value)));
      case FLAG -> value.equals("true") ? spec.title() : "No " + spec.name().replace('-', ' ');
      case NUMBER -> "%s: %s".formatted(spec.title(), value);
    };
  }

  /** Whose turn it is, in a sentence: {@code It is Ada's turn.} */
  public String turn() {
    return "It's %s's turn.".formatted(PlayerNames.of(table.awaited().people()));
  }

  /** The players whose turn it is, in a sentence: {@code Waiting for Ben to move.} */
  public String next() {
    return next("");
  }

  /** The same to a player: {@code Waiting for you to move.} */
  public String next(Optional<Seat> reader) {
    PlayerNames names = new PlayerNames(table);
    return next(seat -> reader.filter(seat::equals).isPresent() ? "you" : names.of(seat), "");
  }

  /** The same with more words at its end. */
  public String next(String more) {
    return next(new PlayerNames(table)::of, more);
  }

  private String next(Function<Seat, String> name, String more) {
    return "Waiting for %s to %s%s.".formatted(awaited(name), lower(duty()), more);
  }
}
