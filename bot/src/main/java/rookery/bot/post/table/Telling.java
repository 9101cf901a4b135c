package rookery.bot.post.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import rookery.bot.table.Person;
import rookery.bot.table.Stage;
import rookery.bot.table.Table;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.View;
import rookery.engine.match.Match;
import rookery.engine.match.Talk;
import rookery.engine.option.OptionSpec;
import rookery.engine.text.Phrase;

/**
 * What is told of a game that is played: whom it waits for, what they are to do, what happened
 * last, and how it stands; each thing once, in few lines.
 *
 * @param table where the game is played
 */
record Telling(Table table) {
  private static final int LONGEST = 1_900;
  private static final int LONGEST_NEWS = 240;
  private static final Pattern SENTENCES = Pattern.compile("(?<=[.!?]) +(?=\\p{Lu}|\\d)");
  private static final Pattern WHOSE_TURN =
      Pattern.compile("^[^,.:]+ to [a-z ]+\\.$|^[^,;.]+ is to [a-z ]+\\.$");

  /** What somebody may or is to do says nothing new to whoever is told to do it. */
  private static final Pattern WHAT_TO_DO = Pattern.compile("\\bmay\\b|^[^,;.]+ is to ");

  /** What goes without saying once the next is called. */
  private static final Pattern LEADS_ON =
      Pattern.compile("\\bends the turn\\b|\\bface down\\.$|\\bpredict first\\b");

  private static final Pattern END =
      Pattern.compile("\\bends the turn\\.$|\\bdoes without the bonus\\.$");

  /** What no board shows beside the choices; what was moved is seen there. */
  private static final Pattern UNSEEN = Pattern.compile("\\bguesses that\\b");

  /** What goes before what, where there is no room for all; what is least, last. */
  static final int MORE_DONE = 1;

  static final int NEWS = 10;

  static final int SECRET_ADVICE = 15;
  static final int TASK = 20;
  static final int SECRET = 30;
  private static final int OLDER_NEWS = 40;
  static final int STATUS = 50;
  private static final int OWN_NEWS = 45;
  private static final int SEATS = 70;
  private static final int LEAST = 80;

  /** Lines as words, cut where they would be too long for a message. */
  static String fitting(List<String> lines) {
    List<String> fitting = new ArrayList<>(lines);
    while (String.join("\n", fitting).length() > LONGEST) {
      int longest = 0;
      for (int i = 1; i < fitting.size(); i++) {
        longest = fitting.get(i).length() > fitting.get(longest).length() ? i : longest;
      }
      fitting.set(longest, shortened(fitting.get(longest), fitting.get(longest).length() / 2));
    }
    return String.join("\n", fitting);
  }

  private static String shortened(String line, int longest) {
    return line.length() <= longest ? line : line.substring(0, longest - 1).strip() + "\u2026";
  }

  /** The first line: who is called to what, and what happened; it is what a lock screen shows. */
  FewLines call(FewLines before) {
    return news(before.then(FewLines.NEEDED, called(awaited(), deed())));
  }

  /** Who is called to what, where something else is asked first. */
  String call() {
    String deed = deed().replaceFirst(" in$", "");
    return "%s, %s.".formatted(awaited(), deed);
  }

  private String called(String who, String deed) {
    return "%s, %s %s.".formatted(who, deed, table.game().title());
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
  FewLines calling(Seat seat) {
    String duty = table.running().duty(seat).orElse("Move");
    String call = called(new Names(table).of(seat), deed(duty));
    return news(new FewLines(table).then(FewLines.NEEDED, call));
  }

  private String deed() {
    return deed(duty());
  }

  private static String deed(String duty) {
    return duty.equals("Move")
        ? "your move in"
        : Character.toLowerCase(duty.charAt(0)) + duty.substring(1) + " in";
  }

  /** What those are to do whom the game waits for, as far as they have it in common. */
  String duty() {
    Set<String> duties = new LinkedHashSet<>();
    table.awaited().seats().forEach(seat -> table.running().duty(seat).ifPresent(duties::add));
    return duties.stream().reduce(Telling::common).filter(w -> !w.isEmpty()).orElse("Move");
  }

  private static String common(String one, String other) {
    List<String> words = new ArrayList<>();
    String[] others = other.split(" ");
    for (String word : one.split(" ")) {
      if (words.size() >= others.length || !others[words.size()].equals(word)) {
        break;
      }
      words.add(word);
    }
    return String.join(" ", words).replaceFirst("^a$| an?$", "");
  }

  /** What happened, as far as there is room. */
  String news() {
    return joined(lastLines());
  }

  /** What happened, beside words; most needed is what is not seen, then the newest. */
  private FewLines news(FewLines before) {
    List<String> lines = lastLines();
    List<String> needed = new ArrayList<>(lines);
    Collections.reverse(needed);
    needed.sort(
        Comparator.comparing((String line) -> !UNSEEN.matcher(line).find())
            .thenComparing(line -> LEADS_ON.matcher(line).find()));
    FewLines told = before;
    int newest = isOwn() ? OWN_NEWS : NEWS;
    for (String line : lines) {
      int age = needed.indexOf(line);
      int rank = age == 0 ? newest : OLDER_NEWS + age;
      for (String sentence : SENTENCES.split(line)) {
        told = told.beside(rank, sentence);
      }
    }
    return told;
  }

  /**
   * The last lines of the log, without what those did who are called, and without what is asked in
   * words of its own.
   */
  private List<String> lastLines() {
    Match match = table.match().orElseThrow();
    List<String> recent = new ArrayList<>(match.recent());
    recent.removeAll(Talk.unanswered(match));
    int own = recent.size();
    // Alone everything is one's own.
    while (table.seats().size() > 1 && own > 0 && !isTheirs(recent.get(own - 1))) {
      own--;
    }
    List<String> others = recent.subList(own, recent.size());
    List<String> told = others.isEmpty() ? last(recent) : withoutEnd(others);
    return told.stream().distinct().map(new Names(table)::told).toList();
  }

  /** Whoever is called knows that the turn before has ended. */
  private static List<String> withoutEnd(List<String> lines) {
    List<String> left = lines.stream().filter(line -> !END.matcher(line).find()).toList();
    return left.isEmpty() ? lines : left;
  }

  /** Whether nothing has happened since but what those did who are called. */
  private boolean isOwn() {
    List<String> recent = table.match().orElseThrow().recent();
    return table.seats().size() > 1 && !recent.isEmpty() && isTheirs(recent.get(recent.size() - 1));
  }

  private boolean isTheirs(String line) {
    return table.awaited().seats().stream().anyMatch(seat -> line.startsWith(seat.title()));
  }

  private static List<String> last(List<String> lines) {
    return lines.subList(Math.max(0, lines.size() - 1), lines.size());
  }

  /** Whole sentences as far as there is room, the newest first to stay. */
  private static String joined(List<String> lines) {
    String news = "";
    for (int i = lines.size() - 1; i >= 0; i--) {
      String more = (lines.get(i) + " " + news).strip();
      if (more.length() > LONGEST_NEWS && !news.isEmpty()) {
        break;
      }
      news = more;
    }
    return shortened(news, LONGEST_NEWS);
  }

  /** The last lines of the log, a line each. */
  List<String> recent() {
    return table.match().orElseThrow().recent().stream().map(new Names(table)::told).toList();
  }

  static List<String> sentences(String words) {
    return List.of(SENTENCES.split(words));
  }

  /** What is public besides, in sentences, without what was said already and whose turn it is. */
  List<String> status(View view, String... said) {
    Names names = new Names(table);
    return SENTENCES
        .splitAsStream(view.status())
        .filter(sentence -> !WHOSE_TURN.matcher(sentence).matches())
        .filter(sentence -> view.legal().isEmpty() || !WHAT_TO_DO.matcher(sentence).find())
        .map(names::told)
        .filter(sentence -> List.of(said).stream().noneMatch(s -> s.contains(sentence)))
        .toList();
  }

  /** The small line below: who sits where, what is unusual, and the table's name. */
  String footer() {
    return footer(new FewLines(table)).words();
  }

  /** The small line below a board, as far as there is room for it. */
  FewLines footer(FewLines before) {
    return footer(before, Set.of(), List.of());
  }

  /** The same with what the clock says, and with some called by it. */
  FewLines timed(FewLines before, Set<Person> called) {
    boolean running = table.stage() == Stage.PLAYING;
    return footer(before, called, running ? ClockWords.lines(table) : List.of());
  }

  private FewLines footer(FewLines before, Set<Person> called, List<String> more) {
    Names names = new Names(table);
    FewLines lines =
        called.isEmpty()
            ? before.small(SEATS, names.seats())
            : before.small(FewLines.NEEDED, names.called(called));
    return which(lines, more);
  }

  /** Which table it is: what is unusual at it, and its name. */
  FewLines which(FewLines before) {
    return which(before, List.of());
  }

  private FewLines which(FewLines before, List<String> more) {
    FewLines lines = before;
    for (String part : unusual(table)) {
      lines = lines.small(NEWS - 2, part);
    }
    for (String part : more) {
      lines = lines.small(NEWS - 2, part);
    }
    // A thread bears the table's name; in a channel it is what people type.
    return lines.small(table.isInThread() ? LEAST : FewLines.NEEDED, "table " + table.id());
  }

  /** The line below what one person is shown: which game, and where it is played. */
  String place() {
    return "-# %s \u00b7 %s".formatted(table.title(), table.home().mention());
  }

  /** The same with by when something must be done, if it must, as far as there is room. */
  FewLines place(FewLines before, Optional<String> due) {
    FewLines titled =
        table.isInThread() ? before : before.small(FewLines.NEEDED, "table " + table.id());
    return titled
        .small(FewLines.NEEDED, table.home().mention())
        .small(FewLines.NEEDED, due.orElse(""));
  }

  /** The options that differ from the usual, in words. */
  static List<String> unusual(Table table) {
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
  String turn() {
    return "It is %s's turn.".formatted(Names.of(table.awaited().people()));
  }

  /** Those whom the game waits for, in a sentence: {@code Ben is to move.} */
  String next() {
    Set<Person> awaited = table.awaited().people();
    String duty = duty();
    String deed = Character.toLowerCase(duty.charAt(0)) + duty.substring(1);
    return "%s %s to %s.".formatted(Names.of(awaited), awaited.size() == 1 ? "is" : "are", deed);
  }
}
