package rookery.bot.command.computer;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Stream;
import rookery.bot.computer.ThinkingExecutor;
import rookery.bot.post.Post;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.request.Reply;
import rookery.bot.table.Person;
import rookery.engine.Action;
import rookery.engine.computer.Adviser;
import rookery.engine.computer.Decision;
import rookery.engine.computer.knowledge.ActionReasons;
import rookery.engine.computer.knowledge.SeatKnowledge;
import rookery.engine.computer.knowledge.SeededNumbers;
import rookery.engine.diagram.Mark;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/**
 * Finds what a strong computer would play, by what a seat knows. Searches run one after another,
 * and computers that have to move wait for the one under way, so everybody has one at a time.
 */
public final class HintSearch {
  /** So many hints take a minute at most. */
  static final int MOST = 15;

  private static final Post TOO_MANY =
      Post.words("Many people are asking for hints right now. Please try again in a minute.");

  private static final Post ONE_AT_A_TIME =
      Post.words("I'm still working on your last hint. You can have another after that.");

  /** What is said if none is found, as may happen where the machine is busy. */
  private static final String TOO_LONG = "That took too long. Please try again.";

  private static final String RESTARTED =
      "I was restarted while I was working on your hint. Press Hint again.";

  private static final Duration PATIENCE = Duration.ofSeconds(4);
  private static final int ROUND = 10;
  private static final Duration SPARE = Duration.ofMillis(500);

  /** What is left for a closer look at moves that save pieces in danger, and to say why. */
  private static final Duration COMPARING = Duration.ofMillis(1500);

  /** What is left where the win that was seen last is still there: a second is enough for that. */
  private static final Duration SEEN = Duration.ofSeconds(3);

  private final ThinkingExecutor quiet;

  /** Decides with who asks what is drawn, so that nobody can look up what another was advised. */
  private final long secret = new SecureRandom().nextLong();

  private final Set<Person> waiting = ConcurrentHashMap.newKeySet();

  /** What some were advised last, as most people do it and then ask what comes next. */
  private final Map<Person, Decision> advised = new ConcurrentHashMap<>();

  public HintSearch(ThinkingExecutor quiet) {
    this.quiet = quiet;
  }

  /**
   * What a strong computer would play.
   *
   * @param tip what the board advises instead, if it does
   * @param why sentences that say why and what it means for pieces in danger
   * @param drawn how the turn would win, if it goes on, or what a guess has in mind
   * @param saysAll whether there is no more to say for it
   * @param isHopeless whether whoever plays alone can only go back: then nothing is advised
   */
  public record FoundHint(
      Action action,
      Optional<Action> tip,
      PlayerNames names,
      Sentences why,
      List<Mark> drawn,
      boolean saysAll,
      boolean isHopeless) {
    /** The hint for somebody who chooses by buttons. */
    public String words() {
      return withWhy("I'd %s%s.".formatted(names.deed(action), rather()));
    }

    /** Whoever has just read another tip is told that this one comes of a longer look. */
    private String rather() {
      return tip.map(
              other -> " rather than %s: I looked further ahead".formatted(names.deed(other)))
          .orElse("");
    }

    /** The same for somebody who types, with what to type. */
    public String typed() {
      return withWhy(names.advice(action));
    }

    private String withWhy(String advice) {
      String reasons = names.read(why);
      return isHopeless ? reasons : (advice + " " + reasons).stripTrailing();
    }
  }

  /**
   * Looks for a hint; finds none if that takes too long. Whoever is still waiting for another hint,
   * or comes when too many others wait, is told so beside the choices, which stay.
   *
   * @param who is told
   * @param meanwhile shows a sentence until a hint is found
   * @param again shows the choices, which the search had put away, with a sentence if none is found
   * @param hinted shows the hint
   */
  public Reply find(
      Person who,
      PlayerNames names,
      SeatKnowledge outlook,
      Function<String, Post> meanwhile,
      Function<String, Post> again,
      Function<FoundHint, Post> hinted) {
    int before = waiting.size();
    if (!waiting.contains(who) && before >= MOST) {
      return new Reply.Beside(TOO_MANY);
    }
    if (!waiting.add(who)) {
      return new Reply.Beside(ONE_AT_A_TIME);
    }
    CompletionStage<Optional<FoundHint>> hint =
        search(who, names, outlook).whenComplete((found, fault) -> waiting.remove(who));
    return new Reply.Pondered(
        meanwhile.apply(searching(before)),
        hint.thenApply(found -> found.map(hinted).orElseGet(() -> again.apply(TOO_LONG))),
        again.apply(RESTARTED).keepingPicture());
  }

  /** What is said until a hint is found, where so many others have asked before. */
  private static String searching(int before) {
    if (before == 0) {
      return "I'm looking for a good choice. This will take a few seconds.";
    }
    long seconds = (before + 1) * PATIENCE.toSeconds();
    return "I'm looking for a good choice. %s asked before you, so this can take %d seconds."
        .formatted(
            before == 1 ? "Someone else" : before + " other people",
            (seconds + ROUND - 1) / ROUND * ROUND);
  }

  /** The same whenever a person asks, for as long as the program runs. */
  SeededNumbers numbers(Person who) {
    return new SeededNumbers(secret + who.id().hashCode());
  }

  private CompletionStage<Optional<FoundHint>> search(
      Person who, PlayerNames names, SeatKnowledge outlook) {
    CompletableFuture<Optional<FoundHint>> hint = new CompletableFuture<>();
    quiet.advise(
        () -> hint.completeAsync(() -> Optional.of(found(who, names, outlook)), Runnable::run),
        () -> hint.complete(Optional.empty()));
    return hint;
  }

  private FoundHint found(Person who, PlayerNames names, SeatKnowledge outlook) {
    ThinkingExecutor.Pause pause = quiet.begin(PATIENCE);
    Decision advice =
        new Adviser(outlook)
            .advise(
                advised(who),
                numbers(who),
                pause.isNearly(outlook.isAlone() ? SEEN : COMPARING),
                pause.isNearly(SPARE));
    Action action = advice.action();
    if (advice.isHopeless()) {
      advised.remove(who);
      return new FoundHint(
          action, Optional.empty(), names, advice.told(Sentences.NONE), List.of(), true, true);
    }
    remember(who, advice);
    ActionReasons reasons = new ActionReasons(outlook, action);
    Sentences hint = advice.told(reasons.hint());
    Sentences told = saidAnyway(hint, action, outlook);
    List<Mark> drawn =
        Stream.concat(reasons.winning().stream(), action.hintMarks().stream()).toList();
    Optional<Action> tip = outlook.tip().filter(other -> !other.text().equals(action.text()));
    boolean saysAll = reasons.more().isEmpty();
    return new FoundHint(action, tip, names, told, drawn, saysAll, false);
  }

  /** What somebody was advised last, if it is not too long ago. */
  public Optional<Decision> advised(Person who) {
    return Optional.ofNullable(advised.get(who));
  }

  /** For no more people than may ask at the same time, as it is soon of no use. */
  private void remember(Person who, Decision advice) {
    if (advised.size() >= MOST) {
      advised.clear();
    }
    advised.put(who, advice);
  }

  /**
   * Where nothing on the board tells why, that is said, or people think that something is missing.
   */
  private static Sentences saidAnyway(Sentences hint, Action action, SeatKnowledge outlook) {
    // The choices of a capture say already what it's good for; what it can cost is no reason.
    boolean tells = hint.sentences().stream().anyMatch(one -> one.role() != SentenceRole.STAKE);
    if (tells || !action.captures().isEmpty()) {
      return hint;
    }
    return Sentences.of(
            outlook.legal().size() == 1
                ? "You have no other choice."
                : "I looked ahead and saw nothing clearly better.")
        .then(hint);
  }
}
