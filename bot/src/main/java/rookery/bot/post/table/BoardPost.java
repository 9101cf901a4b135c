package rookery.bot.post.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.bot.post.text.LineBudget;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.post.text.RecentActions;
import rookery.bot.post.text.ResultWords;
import rookery.bot.post.text.SeatWords;
import rookery.bot.post.text.TablePhrases;
import rookery.bot.post.text.TruncatedText;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.View;
import rookery.engine.diagram.Cell;
import rookery.engine.diagram.Diagram;
import rookery.engine.explanation.Plan;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/**
 * The message that shows a game: in the channel, as everybody may see it.
 *
 * @param isPrivate whether the player whose turn it is alone reads it
 */
public record BoardPost(Table table, CachedViews views, boolean isPrivate) {
  private static final int LONGEST_PAST = 1_000;

  /** The message in the channel. */
  public BoardPost(Table table, CachedViews views) {
    this(table, views, false);
  }

  /** The players whose turn it is, the position, and the buttons. */
  public Post post() {
    return calling(Set.of());
  }

  /**
   * The same, notifying these people. Discord notifies only people whom the words mention, so those
   * whom the first lines do not mention are mentioned in the list of seats.
   */
  public Post calling(Collection<Person> called) {
    return warnings()
        .flatMap(Warnings::plan)
        .flatMap(plan -> planned(called, plan))
        .orElseGet(() -> posted(called, words(called, opening(called, advice()))));
  }

  /** As much of what threatens as leaves room for the plan, in its own words or in a few. */
  private Optional<Post> planned(Collection<Person> called, Plan plan) {
    PlanWording wording = wording(plan);
    for (Sentences way : wording.ways()) {
      String words = words(called, opening(called, way));
      if (wording.isTold(way, one -> tells(words, one))) {
        return Optional.of(posted(called, words));
      }
    }
    return Optional.empty();
  }

  private PlanWording wording(Plan plan) {
    List<Sentence> worst =
        warnings().flatMap(Warnings::worst).map(one -> one.told().sentences()).orElse(List.of());
    Sentences danger = new Sentences(worst.stream().limit(1).toList());
    return new PlanWording(advice(), danger, plan, plan.brief().orElseGet(() -> tip(plan)));
  }

  /** What the plan begins with, where there is no room for what it is good for. */
  private Sentence tip(Plan plan) {
    return addressed()
        .flatMap(
            seat -> plan.first().flatMap(text -> Action.find(views.of(table, seat).legal(), text)))
        .map(action -> Sentence.of("Tip: %s.", new PlayerNames(table).briefDeed(action)))
        .orElse(plan.naming());
  }

  /** The last message of a game without a result. It says who stopped it, if a person did. */
  public Post stopped(Optional<Person> by, Collection<Person> called) {
    String game = table.game().title();
    return posted(
        called,
        words(
            called,
            opening(
                by.map(
                        person ->
                            "%s stopped this game of %s.".formatted(PlayerNames.of(person), game))
                    .orElse("This game of %s was stopped.".formatted(game)))));
  }

  /** The board for one seat alone, with what nobody else may see. */
  public Post shownTo(Seat seat) {
    if (table.game().hidesNothing()) {
      return post();
    }
    return new BoardPost(table, views, true).own(seat);
  }

  private Post own(Seat seat) {
    String words = words(Set.of(), opening(Set.of(), advice()), false);
    return Post.of(warned(Picture.of(views.of(table, seat)), words), words)
        .withRows(new BoardButtons(table, views, true).rows());
  }

  private Post posted(Collection<Person> called, String words) {
    Post post = Post.of(warned(new PublicPicture(table, views).picture(), words), words);
    Post buttoned =
        table.stage() == TableStage.PLAYING
            ? post.withRows(new BoardButtons(table, views).rows())
            : post;
    return buttoned.pinging(List.copyOf(called));
  }

  /** With what threatens, and with a plan that the words tell. */
  private Picture warned(Picture plain, String words) {
    return warnings()
        .map(warnings -> drawn(warnings, words))
        .flatMap(warnings -> plain.diagram().map(warnings::on))
        .map(drawn -> Picture.of(drawn, plain.alt()))
        .orElse(plain);
  }

  /** Where a game hides something, the news may leave no room for words that tell the same. */
  private Warnings drawn(Warnings warnings, String words) {
    return table.game().hidesNothing()
        ? warnings.saidIn(one -> tells(words, one), plan -> tells(words, plan))
        : warnings;
  }

  /**
   * What stays of this message once another replaces it: the news that it told, without picture and
   * buttons. The other message tells what has happened since.
   */
  public Post past(Post next) {
    String told = new RecentActions(table).words();
    if (told.isEmpty()) {
      return Post.words("The game has started. " + table.game().summary());
    }
    return Post.words(next.words().contains(told) ? "-# The game continues below." : told);
  }

  /**
   * What stays of a message that had not yet told everything that happened before it was replaced.
   *
   * @param told what it had told and what has happened since, oldest first
   * @param next the message that replaces it, which tells the newest of that
   */
  public static Post past(List<String> told, Post next) {
    List<String> left = new ArrayList<>(told);
    left.removeIf(next.words()::contains);
    return Post.words(
        left.isEmpty()
            ? "-# The game continues below."
            : TruncatedText.to(LONGEST_PAST, String.join(" ", left)));
  }

  private TablePhrases phrases() {
    return new TablePhrases(table);
  }

  private boolean tells(String words, Plan plan) {
    return wording(plan).isTold(one -> tells(words, one));
  }

  private boolean tells(String words, Sentence sentence) {
    return words.contains(new PlayerNames(table, addressed()).read(sentence));
  }

  /**
   * The first lines.
   *
   * @param advice what is said of danger and plan
   */
  private LineBudget opening(Collection<Person> called, Sentences advice) {
    String game = table.game().title();
    return switch (table.stage()) {
      case PLAYING, GATHERING -> waiting(called, advice);
      case OVER -> opening(ResultWords.sentence(table.result().orElseThrow(), table));
      case STRANDED ->
          opening("%s is on hold: I can no longer post in its channel.".formatted(game));
      case CLOSED -> opening("This game of %s was stopped.".formatted(game));
    };
  }

  private LineBudget opening(String sentence) {
    return new LineBudget(table).then(LineBudget.NEEDED, sentence);
  }

  /** What the board tells; where it hides their pieces from those who are called, also that. */
  private String words(Collection<Person> called, LineBudget opening) {
    return words(called, opening, hidesTheirPieces());
  }

  private String words(Collection<Person> called, LineBudget opening, boolean hidesTheirPieces) {
    LineBudget lines = opening;
    if (table.stage() != TableStage.PLAYING) {
      lines = new RecentActions(table).below(lines);
    }
    if (table.result().isEmpty()) {
      lines = lines.then(TablePhrases.STATUS, phrases().status(views.publicly(table), lines));
    }
    if (table.stage() == TableStage.PLAYING && isBeginningAlone()) {
      lines = lines.small(LineBudget.NEEDED, table.game().title());
    }
    if (hidesTheirPieces) {
      lines =
          lines.small(
              TablePhrases.TASK,
              "Press " + new BoardButtons(table, views).ownView("My view") + " to see your pieces");
    }
    Set<Person> left = unsaid(called, lines.all());
    String words = phrases().timed(lines, left).words();
    // Where names are long, the introduction that mentions people may have found no room.
    left.addAll(unsaid(called, words));
    return new RecentActions(table).pointing(phrases().timed(lines, left)).words();
  }

  private static Set<Person> unsaid(Collection<Person> called, String words) {
    Set<Person> unsaid = new TreeSet<>(called);
    unsaid.removeIf(person -> words.contains(person.mention()));
    return unsaid;
  }

  /** Open questions come first, because they are the newest. */
  private LineBudget waiting(Collection<Person> called, Sentences advice) {
    List<String> asked = new OpenQuestions(table).sentences();
    LineBudget lines = new LineBudget(table, addressed());
    for (String question : asked) {
      lines = lines.then(LineBudget.NEEDED, question);
    }
    if (table.awaited().seats().isEmpty()) {
      return lines;
    }
    if (asked.isEmpty()) {
      boolean titled = isBeginningAlone();
      LineBudget call =
          titled ? lines.then(LineBudget.NEEDED, phrases().call()) : phrases().call(lines);
      return introduced(call, called).then(TablePhrases.TASK, advice);
    }
    String questions = lines.all();
    boolean unsaid =
        table.awaited().people().stream()
            .anyMatch(who -> called.contains(who) && !questions.contains(who.mention()));
    return lines.then(unsaid ? LineBudget.NEEDED : TablePhrases.NEWS, phrases().call());
  }

  /** Whoever plays with computers alone is the only one whom the words call. */
  private Optional<Seat> addressed() {
    return new SeatWords(table).onlyPerson().filter(table.awaited().seats()::contains);
  }

  /** Of a game that hides something, not what its status tells: its news needs the room. */
  private Sentences advice() {
    Sentences told = warnings().map(Warnings::sentences).orElse(Sentences.NONE);
    return table.game().hidesNothing()
        ? told
        : new Sentences(told.sentences().stream().filter(one -> !isInStatus(one)).toList());
  }

  private boolean isInStatus(Sentence advice) {
    return status().sentences().stream().anyMatch(advice::saysTheSameAs);
  }

  private Sentences status() {
    return views.publicly(table).status();
  }

  /**
   * What threatens the only person, who is called, and what they could work towards. Among people
   * nobody else may read that, and where pieces are hidden it may tell a secret.
   */
  private Optional<Warnings> warnings() {
    return addressed()
        .filter(seat -> table.stage() == TableStage.PLAYING)
        .filter(seat -> isPrivate || table.game().showsAllPieces())
        .map(seat -> views.warnings(table, seat));
  }

  /**
   * On the first board also who plays what, and what there is to do; what the game is about for
   * those who have never played it, or where its options make another game of it.
   */
  private LineBudget introduced(LineBudget call, Collection<Person> called) {
    Set<Person> unsaid = unsaid(called, call.all());
    unsaid.removeIf(Person::isComputer);
    Optional<String> seats = new SeatWords(table).first(unsaid);
    LineBudget lines =
        phrases()
            .news(
                call.beside(TablePhrases.INTRODUCTION, seats.orElse("")),
                status().then(advice().only(Set.of(SentenceRole.URGENT))));
    String aim = table.game().aim(table.options());
    boolean differs = table.turn() == 0 && !aim.equals(table.game().summary());
    if (views.isNew(table) || differs) {
      return lines.then(TablePhrases.TASK, aim);
    }
    // A warning or a plan says more.
    int need = advice().isEmpty() ? TablePhrases.TASK : TablePhrases.CONSEQUENCE;
    return seats.isPresent() ? lines.then(need, firstTask()) : lines;
  }

  /**
   * Whether the board is the first of somebody who plays alone in a channel. There the small print
   * names the game beside the table, which leaves room for what it is about.
   */
  private boolean isBeginningAlone() {
    return table.seats().size() == 1 && !table.hasThread() && views.isNew(table);
  }

  /** What the only player whose turn it is has to do, if that tells no secret. */
  private Sentences firstTask() {
    Set<Seat> awaited = table.awaited().seats();
    return awaited.size() == 1 && !table.awaited().onlyComputers()
        ? Optional.of(views.of(table, awaited.iterator().next()))
            .filter(view -> view.secret().isEmpty() && !view.asksInSecret())
            .flatMap(View::task)
            .orElse(Sentences.NONE)
        : Sentences.NONE;
  }

  /** Whether players who are called see here only numbers where they know their own pieces. */
  private boolean hidesTheirPieces() {
    return table.stage() == TableStage.PLAYING
        && table.awaited().seats().stream()
            .anyMatch(seat -> views.of(table, seat).secret().isPresent())
        && isNumbered(views.publicly(table).diagram());
  }

  private static boolean isNumbered(Diagram board) {
    return board.squares().stream()
        .map(board::at)
        .anyMatch(cell -> cell instanceof Cell.Numbered one && one.identity().isEmpty());
  }
}
