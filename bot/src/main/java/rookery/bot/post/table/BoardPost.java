package rookery.bot.post.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.Markdown;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.bot.post.Verb;
import rookery.bot.table.Person;
import rookery.bot.table.Stage;
import rookery.bot.table.Table;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.View;
import rookery.engine.match.Match;
import rookery.engine.match.Offer;
import rookery.engine.match.Question;

/**
 * The message in the channel that shows a game as everybody may see it.
 *
 * @param table where the game is played, or was
 * @param views what may be seen of it
 */
public record BoardPost(Table table, Views views) {
  /** The argument of what shows an explanation without its board. */
  public static final String IN_WORDS = "words";

  private static final int ANSWERS_IN_A_ROW = 4;

  /** Where one thing of a list ends. */
  private static final Pattern THINGS = Pattern.compile("(?<=;) +|(?<=\\d,) +(?=\\p{Lu})");

  /** A list that stops before its end. */
  private static final Pattern UNFINISHED = Pattern.compile("[;,]$", Pattern.MULTILINE);

  /** Whom it waits for and why, the position, and what can be pressed. */
  public Post post() {
    return calling(Set.of());
  }

  /**
   * The same for people to be notified. Discord notifies only those whom the words mention, so
   * whoever is not called by the first lines is mentioned where it says who sits where.
   */
  public Post calling(Collection<Person> called) {
    return calling(called, opening(called));
  }

  /** The last message of a game without a result, which says who has ended it, if somebody has. */
  public Post stopped(Optional<Person> by, Collection<Person> called) {
    String game = table.game().title();
    return calling(
        called,
        saying(
            by.map(person -> "%s has stopped this game of %s.".formatted(Names.of(person), game))
                .orElse("This game of %s was stopped.".formatted(game))));
  }

  private Post calling(Collection<Person> called, FewLines opening) {
    Post post = Post.of(Picture.of(views.publicly(table)), words(called, opening));
    if (table.stage() == Stage.PLAYING) {
      for (List<Control> row : rows()) {
        post = post.with(row);
      }
    }
    return post.pinging(List.copyOf(called));
  }

  /** The same for one person, seen from that person's side. */
  public Post seenBy(Person person) {
    return seenBy(person, "");
  }

  private Post seenBy(Person person, String sentence) {
    View view = views.of(table, table.viewer(person));
    boolean acts = !view.legal().isEmpty() && table.stage() == Stage.PLAYING;
    List<String> recent = telling().recent();
    FewLines lines = new FewLines(table).then(FewLines.NEEDED, sentence);
    for (int i = 0; i < recent.size(); i++) {
      lines = lines.then(Telling.NEWS + recent.size() - i, recent.get(i));
    }
    lines =
        lines
            .then(Telling.STATUS, telling().status(view, recent.toArray(String[]::new)))
            .then(Telling.NEWS, view.secret().map(words -> "Only you know: " + words).orElse(""))
            .then(FewLines.NEEDED, acts ? "It is your turn." : "");
    String words = telling().footer(lines).words();
    List<Control> row = new ArrayList<>();
    if (acts) {
      row.add(main());
    }
    if (explained(person).isPresent()) {
      row.add(button(Verb.EXPLAIN, "Explain"));
    }
    return Post.of(Picture.of(view), words).with(row);
  }

  /** The same for somebody who sits here and wants to do what another is to do. */
  public Post toOthers(Person person) {
    return seenBy(person, telling().turn());
  }

  /** The same for somebody who wants to play and has no seat. */
  public Post toWatchers(Person person) {
    return seenBy(person, "You have no seat at this table, so you can only watch it.");
  }

  /** The same with rules marked that the picture alone does not show, where the game has some. */
  public Post explainedTo(Person person) {
    return explained(person).map(this::explained).orElseGet(() -> notExplained(person));
  }

  private Post notExplained(Person person) {
    return seenBy(person, "This board shows all there is; see also /rules.");
  }

  /** What there is no room for above the board is a page of its own. */
  private Post explained(View view) {
    FewLines lines = new FewLines(table);
    int told = 0;
    for (String sentence : Telling.sentences(new Names(table).told(view.status()))) {
      lines = explaining(lines, THINGS.split(sentence), told++);
    }
    Post post = Post.of(Picture.of(view), UNFINISHED.matcher(lines.words()).replaceAll(" \u2026"));
    ControlId all = ControlId.of(Verb.EXPLAIN, table, IN_WORDS);
    return lines.isWhole() ? post : post.with(new Button(all, "All in words", Look.PLAIN));
  }

  /** The beginning of each list goes before the rest of the others. */
  private static FewLines explaining(FewLines before, String[] things, int told) {
    int rank = Telling.NEWS + told;
    FewLines lines =
        things.length > 1 ? before.then(rank, things[0]) : before.beside(rank, things[0]);
    for (int i = 1; i < things.length; i++) {
      lines = lines.beside(Telling.SECRET + told, things[i]);
    }
    return lines;
  }

  /** All that can be explained now, without the board. */
  public Post explainedInWords(Person person) {
    return explained(person)
        .map(view -> new Names(table).told(view.status()))
        .map(all -> Post.words(Telling.fitting(List.of(all, telling().footer()))))
        .orElseGet(() -> notExplained(person));
  }

  private Optional<View> explained(Person person) {
    return table.match().orElseThrow().explained(table.viewer(person)).map(new Names(table)::shown);
  }

  /**
   * What is left of this message once another has taken its place: what it has told, without
   * picture and buttons. What has been done since is told by the other.
   *
   * @param next what has taken its place
   */
  public Post past(Post next) {
    String told = telling().news();
    if (told.isEmpty()) {
      return Post.words("The game has begun.");
    }
    return Post.words(next.words().contains(told) ? "-# The game goes on below." : told);
  }

  /**
   * Words, and then what was done since, in a line each, the newest first to stay.
   *
   * @param was the table at an earlier moment
   */
  FewLines since(Table was, FewLines before) {
    List<String> lines = telling().recent();
    int done = Math.max(1, table.turn() - was.posted().turn());
    List<String> since = lines.subList(Math.max(0, lines.size() - done), lines.size());
    FewLines told = before;
    for (int i = 0; i < since.size(); i++) {
      told = told.then(Telling.NEWS + since.size() - i, since.get(i));
    }
    return since.isEmpty() ? telling().footer(told) : told;
  }

  private Telling telling() {
    return new Telling(table);
  }

  private FewLines opening(Collection<Person> called) {
    String game = table.game().title();
    return switch (table.stage()) {
      case PLAYING, GATHERING -> waiting(called);
      case OVER -> saying(Results.sentence(table.result().orElseThrow(), table));
      case STRANDED -> saying("This game of %s waits, as its channel is lost.".formatted(game));
      case CLOSED -> saying("This game of %s was stopped.".formatted(game));
    };
  }

  private FewLines saying(String sentence) {
    return new FewLines(table).then(FewLines.NEEDED, sentence);
  }

  private String words(Collection<Person> called, FewLines opening) {
    FewLines lines = opening;
    if (table.stage() != Stage.PLAYING) {
      lines = lines.then(FewLines.NEEDED, telling().news());
    }
    if (table.result().isEmpty()) {
      lines = lines.then(Telling.STATUS, telling().status(views.publicly(table), lines.all()));
    }
    String said = lines.all();
    Set<Person> left = new TreeSet<>(called);
    left.removeIf(person -> said.contains(person.mention()));
    return telling().timed(lines, left).words();
  }

  /** Whoever is asked something reads that first: it was said last. */
  private FewLines waiting(Collection<Person> called) {
    Match match = table.match().orElseThrow();
    List<String> asked = new ArrayList<>();
    match.questions().forEach(question -> asked.add(asked(question)));
    match.drawOffer().ifPresent(o -> asked.add(asked(o, "wants a draw. Agreed?")));
    match.takeBackOffer().ifPresent(o -> asked.add(asked(o, undoing(o))));
    match.resigned().stream().sorted().forEach(seat -> asked.add(resigning(seat)));
    FewLines lines = new FewLines(table);
    for (String question : asked) {
      lines = lines.then(FewLines.NEEDED, question);
    }
    if (table.awaited().seats().isEmpty()) {
      return lines;
    }
    if (asked.isEmpty()) {
      return telling().call(lines);
    }
    String questions = lines.all();
    boolean unsaid =
        table.awaited().people().stream()
            .anyMatch(who -> called.contains(who) && !questions.contains(who.mention()));
    return lines.then(unsaid ? FewLines.NEEDED : Telling.NEWS, telling().call());
  }

  private String undoing(Offer offer) {
    List<String> undone = table.match().orElseThrow().undone(offer);
    return "wants to take back \u201c%s\u201d Agreed?".formatted(new Names(table).told(undone));
  }

  private String asked(Offer offer, String what) {
    return "%s, %s %s"
        .formatted(
            Person.mentions(table.awaited().asked(offer)), new Names(table).of(offer.by()), what);
  }

  private String resigning(Seat seat) {
    return "%s, %s wants to resign. Do you too?"
        .formatted(Person.mentions(table.awaited().partners(seat)), new Names(table).of(seat));
  }

  private String asked(Question question) {
    return "%s, %s asks: %s"
        .formatted(
            Person.mentions(table.awaited().asked(question)),
            new Names(table).of(question.by()),
            Markdown.escaped(question.text()));
  }

  private List<List<Control>> rows() {
    List<List<Control>> rows = new ArrayList<>();
    List<Control> answers = answers();
    for (int i = 0; i < answers.size(); i += ANSWERS_IN_A_ROW) {
      rows.add(answers.subList(i, Math.min(i + ANSWERS_IN_A_ROW, answers.size())));
    }
    rows.add(List.of(main(), button(Verb.BOARD, "My view"), button(Verb.MORE, "More")));
    return rows;
  }

  /** The button for what is to be done now; what can only be done in one way it does itself. */
  private Button main() {
    return forced()
        .map(action -> StepControls.deed(table, action))
        .orElseGet(() -> new Button(ControlId.of(Verb.MOVE, table), telling().duty(), Look.MAIN));
  }

  /** The only thing that can be done, where everybody can see that it is. */
  private Optional<Action> forced() {
    Set<Seat> awaited = table.awaited().seats();
    if (awaited.size() != 1) {
      return Optional.empty();
    }
    View view = views.of(table, awaited.iterator().next());
    return Optional.of(view.legal())
        .filter(legal -> legal.size() == 1 && view.secret().isEmpty())
        .map(legal -> legal.get(0))
        .filter(action -> !action.secret() && action.asks().isEmpty());
  }

  private List<Control> answers() {
    Match match = table.match().orElseThrow();
    List<Control> answers = new ArrayList<>();
    match.questions().forEach(question -> answers.addAll(answers(question)));
    match.drawOffer().ifPresent(offer -> answers.addAll(drawAnswers()));
    match.takeBackOffer().ifPresent(offer -> answers.addAll(takeBackAnswers()));
    if (!match.resigned().isEmpty()) {
      answers.add(new Button(ControlId.of(Verb.RESIGN, table, "too"), "Resign too", Look.DANGER));
      answers.add(new Button(ControlId.of(Verb.RESIGN, table, "on"), "Play on", Look.PLAIN));
    }
    return answers;
  }

  private List<Control> drawAnswers() {
    return List.of(
        new Button(ControlId.of(Verb.DRAW, table, "agree"), "Agree to the draw", Look.GOOD),
        new Button(ControlId.of(Verb.DECLINE_DRAW, table), "Play on", Look.PLAIN));
  }

  private List<Control> takeBackAnswers() {
    return List.of(
        new Button(ControlId.of(Verb.AGREE_TAKE_BACK, table), "Allow the take-back", Look.GOOD),
        new Button(ControlId.of(Verb.DECLINE_TAKE_BACK, table), "Do not allow it", Look.PLAIN));
  }

  private List<Control> answers(Question question) {
    return List.of(answer(question, "yes", "Yes"), answer(question, "no", "No"));
  }

  private Control answer(Question question, String word, String label) {
    return new Button(
        ControlId.of(Verb.ANSWER, table, question.number() + " " + word),
        "%s, %s".formatted(label, new Names(table).plain(question.by())),
        Look.PLAIN);
  }

  private Button button(String verb, String label) {
    return new Button(ControlId.of(verb, table), label, Look.PLAIN);
  }
}
