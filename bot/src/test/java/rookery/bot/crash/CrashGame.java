package rookery.bot.crash;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Function;
import rookery.bot.crash.DatabaseImage.Row;
import rookery.bot.crash.TableHistory.Attempt;
import rookery.bot.crash.TableHistory.Heard;
import rookery.bot.endtoend.FriendsRoom;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.cards.Dealer;
import rookery.engine.games.Games;
import rookery.engine.match.GameRecord;
import rookery.engine.match.IllegalActionException;
import rookery.engine.match.Match;
import rookery.practice.person.Button;
import rookery.practice.person.InteractionOutcome;
import rookery.practice.person.Person;
import rookery.practice.person.VisibleMessage;
import rookery.practice.resource.Channel;

/**
 * One game in one channel, played at random whenever the bot lives, table after table. What people
 * do follows from what the database holds, as they would look at the board; what they are told is
 * noted, and held against the database afterwards.
 */
final class CrashGame {
  private static final int LONGEST = 40;
  private static final Dealer NONE =
      wanted -> {
        throw new NoSuchElementException("only the bot shuffles");
      };

  private final Game game;
  private final Channel channel;
  private final List<Person> people;
  private final Function<CrashGame, Optional<Row>> peek;
  private SplittableRandom random;
  private Optional<Row> row = Optional.empty();
  private Optional<Match> match = Optional.empty();
  private final Map<String, Chapter> chapters = new ConcurrentSkipListMap<>();
  private final String clock;
  private final Function<String, List<Channel>> threads;
  private boolean foresees;
  private int done;

  /**
   * @param clock as it is typed
   * @param people who play, as many as the game has seats; the first opens the tables
   * @param threads of a table
   * @param peek looks into the database while the bot lives
   */
  CrashGame(
      String game,
      String clock,
      Channel channel,
      List<Person> people,
      Function<String, List<Channel>> threads,
      Function<CrashGame, Optional<Row>> peek) {
    this.game = Games.find(game).orElseThrow();
    this.clock = clock;
    this.channel = channel;
    this.people = people;
    this.threads = threads;
    this.peek = peek;
  }

  /**
   * The same where people also answer beforehand, in private and at the moment when somebody moves:
   * a change that adds nothing to what happened.
   */
  CrashGame foreseeing() {
    foresees = true;
    return this;
  }

  /** The table of this bout that is not over, among the rows of those that are not. */
  Optional<Row> own(List<Row> open) {
    List<Row> found = open.stream().filter(this::isOwn).toList();
    if (found.size() > 1) {
      throw new IllegalStateException("two tables of " + game.id() + " after one /play");
    }
    return found.stream().findFirst();
  }

  /** The same where somebody who heard nothing may have asked twice: the table opened last. */
  Optional<Row> newest(List<Row> open) {
    return open.stream().filter(this::isOwn).reduce((older, newer) -> newer);
  }

  private boolean isOwn(Row table) {
    return table.channel().equals(Long.toString(channel.id()))
        && GameRecord.parse(table.rules()).game().equals(game.id());
  }

  /** The number of the channel where it is played. */
  long channel() {
    return channel.id();
  }

  /** How many actions people were told were done. */
  int done() {
    return done;
  }

  /** What has happened at the tables that this life of the bot has seen here, up to now. */
  Map<String, Chapter> soFar() {
    Map<String, Chapter> copy = new TreeMap<>();
    chapters.forEach((id, chapter) -> copy.put(id, chapter.asNow()));
    return copy;
  }

  /** A table in one life: what had happened there before, and what was tried since. */
  record Chapter(List<String> then, TableHistory history) {
    private Chapter asNow() {
      return new Chapter(then, history.asNow());
    }

    /** The same where what nobody heard of may have been kept later. */
    Optional<String> wrongThoughLate(Optional<Row> found) {
      return found.isPresent() && history.explainsLate(acts(found.get().entries()))
          ? Optional.empty()
          : wrong(found);
    }

    /** What is wrong with a table as it was found; empty where it is gone. */
    Optional<String> wrong(Optional<Row> found) {
      if (found.isEmpty()) {
        return Optional.of("is gone");
      }
      List<String> now = found.get().entries();
      return explains(now)
          ? Optional.empty()
          : Optional.of("was %s, is %s, tried %s".formatted(then, now, history));
    }

    private boolean explains(List<String> now) {
      if (now.size() < then.size() || !now.subList(0, then.size()).equals(then)) {
        return false;
      }
      return history.explains(acts(now.subList(then.size(), now.size())));
    }

    private static List<String> acts(List<String> entries) {
      return entries.stream().filter(line -> line.startsWith("act ")).toList();
    }
  }

  /** A new life begins with the table as the database has it. */
  void beginsWith(Optional<Row> now, SplittableRandom chance) {
    chapters.clear();
    random = chance;
    now.ifPresent(
        table -> chapters.put(table.id(), new Chapter(table.entries(), new TableHistory())));
    resume(now);
  }

  private void resume(Optional<Row> now) {
    row = now;
    match = now.filter(table -> table.stage().equals("PLAYING")).map(this::replayed);
    // What was not there when this life began was opened in it.
    now.ifPresent(
        table ->
            chapters.computeIfAbsent(table.id(), id -> new Chapter(List.of(), new TableHistory())));
  }

  private TableHistory history() {
    return chapters.get(row.orElseThrow().id()).history();
  }

  private Match replayed(Row table) {
    String record = table.rules() + "\n" + String.join("\n", table.entries());
    return Match.replay(game, GameRecord.parse(record.strip()));
  }

  /** Plays until the bot dies. */
  void playIn(BotLifetime life) throws Exception {
    while (!life.isOver()) {
      if (row.isEmpty()) {
        open(life);
      } else if (row.get().stage().equals("GATHERING")) {
        gather(life, row.get());
      } else if (match.isEmpty() || match.get().result().isPresent() || tooLong()) {
        stop(life, row.get());
      } else {
        act(life, row.get(), match.get());
      }
    }
  }

  private boolean tooLong() {
    return match.get().record().entries().size() > LONGEST;
  }

  private void open(BotLifetime life) throws Exception {
    StringBuilder line = new StringBuilder("/play clock:%s game:%s".formatted(clock, game.id()));
    for (int i = 1; i < people.size(); i++) {
      line.append(" player%d:@%s".formatted(i, people.get(i).name()));
    }
    life.answer(people.get(0).types(channel, line.toString()));
    look(life);
  }

  /** Sees what the bot has made of it, unless it is dead. */
  private void look(BotLifetime life) {
    if (!life.isOver()) {
      resume(peek.apply(this));
    }
  }

  private void gather(BotLifetime life, Row table) throws Exception {
    Set<String> joined = new TreeSet<>();
    table.seating().get("joined").forEach(id -> joined.add(id.textValue()));
    Optional<VisibleMessage> lobby =
        message(channel, table).filter(seen -> hasButton(seen, "Join"));
    for (Person person : people) {
      if (lobby.isPresent() && !joined.contains(Long.toString(person.id())) && !life.isOver()) {
        life.answer(person.presses(lobby.get(), "Join"));
      }
    }
    look(life);
  }

  private Optional<VisibleMessage> message(Channel where, Row table) {
    return people.get(0).sees(where).stream()
        .filter(seen -> !seen.ephemeral() && seen.text().contains("table " + table.id()))
        .max(Comparator.comparing(VisibleMessage::id));
  }

  private static boolean hasButton(VisibleMessage seen, String label) {
    return seen.buttons().stream().anyMatch(button -> button.label().equals(label));
  }

  private void stop(BotLifetime life, Row table) throws Exception {
    Person steward = people.get(0);
    Optional<VisibleMessage> asked =
        life.answer(steward.types(channel, "/stop table:" + table.id()));
    if (asked.isPresent() && hasButton(asked.get(), "Stop the game") && !life.isOver()) {
      life.answer(steward.presses(asked.get(), "Stop the game"));
    }
    look(life);
  }

  private void act(BotLifetime life, Row table, Match now) throws Exception {
    List<Seat> able =
        new ArrayList<>(now.seats().stream().filter(s -> !now.legal(s).isEmpty()).toList());
    Seat first = any(able);
    if (random.nextInt(3) == 0 && press(life, table, first)) {
      look(life);
      return;
    }
    // The same seat twice at the same moment, or another.
    List<Seat> seats = new ArrayList<>(List.of(first));
    if (random.nextBoolean()) {
      seats.add(any(able));
    }
    type(life, table, now, seats);
  }

  /** Types actions of these seats at the same time. */
  private void type(BotLifetime life, Row table, Match now, List<Seat> seats) throws Exception {
    List<Action> actions = seats.stream().map(seat -> any(now.legal(seat))).toList();
    List<Attempt> round = new ArrayList<>();
    for (int n = 0; n < seats.size(); n++) {
      round.add(new Attempt(seats.get(n).id(), Optional.of(actions.get(n).text())));
    }
    Optional<Plan> plan = plan(now, seats.get(0), actions.get(0));
    plan.ifPresent(made -> round.add(new Attempt(made.by().id(), Optional.of(made.then().text()))));
    history().add(round);
    Optional<InteractionOutcome> planned = plan.map(made -> typed(table, made));
    boolean known = hear(life, round, typed(table, seats, actions));
    match = known && plan.isEmpty() ? after(now, seats, actions) : Optional.empty();
    if (planned.isPresent()) {
      life.answer(planned.get());
    }
    if (match.isEmpty()) {
      look(life);
    }
  }

  /** What a seat plays by itself should another play what it does not just now. */
  private record Plan(Seat by, Action they, Action then) {}

  private Optional<Plan> plan(Match now, Seat mover, Action played) {
    List<Seat> others = now.seats().stream().filter(seat -> !seat.equals(mover)).toList();
    List<Action> expected =
        now.legal(mover).stream().filter(action -> !action.equals(played)).toList();
    if (!foresees || !game.hidesNothing() || others.isEmpty() || expected.isEmpty()) {
      return Optional.empty();
    }
    Seat by = any(others);
    Action they = any(expected);
    return after(now, List.of(mover), List.of(they))
        .map(then -> then.legal(by))
        .filter(answers -> !answers.isEmpty())
        .map(answers -> new Plan(by, they, any(answers)));
  }

  private InteractionOutcome typed(Row table, Plan plan) {
    Person person = person(table, plan.by());
    return person.types(
        person.direct(),
        "/if table:%s they:%s then:%s"
            .formatted(table.id(), plan.they().text(), plan.then().text()));
  }

  private <T> T any(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  private List<InteractionOutcome> typed(Row table, List<Seat> seats, List<Action> actions) {
    List<InteractionOutcome> asked = new ArrayList<>();
    for (int n = 0; n < seats.size(); n++) {
      String line = "/move table:%s action:%s".formatted(table.id(), actions.get(n).text());
      Person person = person(table, seats.get(n));
      // Direct messages come by a session of their own, and so perhaps to another process.
      asked.add(person.types(random.nextInt(3) == 0 ? person.direct() : channel, line));
    }
    return asked;
  }

  /** Whether all was done for certain. */
  private boolean hear(BotLifetime life, List<Attempt> round, List<InteractionOutcome> asked)
      throws Exception {
    boolean known = true;
    for (int n = 0; n < asked.size(); n++) {
      known &= hear(round.get(n), life.answer(asked.get(n)));
    }
    return known;
  }

  private Person person(Row table, Seat seat) {
    String id = table.seating().get("chairs").get(seat.id()).textValue();
    return people.stream()
        .filter(person -> Long.toString(person.id()).equals(id))
        .findFirst()
        .orElseThrow();
  }

  /** Whether it was done for certain. */
  private boolean hear(Attempt attempt, Optional<VisibleMessage> answer) {
    answer.ifPresent(seen -> attempt.heard(heard(seen), seen.text()));
    boolean isDone = answer.filter(CrashGame::isOutcome).isPresent();
    done += isDone ? 1 : 0;
    return isDone;
  }

  /** Whoever hears only of trouble does not know whether it was done. */
  private static Heard heard(VisibleMessage answer) {
    boolean unclear =
        answer.text().startsWith("That's already done")
            || answer.text().startsWith("I lost touch with my database")
            || answer.text().startsWith("I was restarting just then")
            || answer.text().startsWith("Something went wrong");
    return isOutcome(answer) ? Heard.DONE : unclear ? Heard.NOTHING : Heard.REFUSED;
  }

  /** An outcome tells what was done before it names the table, and shows it. */
  private static boolean isOutcome(VisibleMessage answer) {
    return !answer.text().startsWith("**") && FriendsRoom.isOutcome(answer);
  }

  /** The match after these actions, if they can be followed from here. */
  private static Optional<Match> after(Match now, List<Seat> seats, List<Action> actions) {
    try {
      Match after = now;
      for (int n = 0; n < seats.size(); n++) {
        after = after.act(seats.get(n), actions.get(n), NONE);
      }
      return Optional.of(after);
    } catch (NoSuchElementException | IllegalActionException otherwise) {
      // The bot has shuffled, or heard the two in the other order.
      return Optional.empty();
    }
  }

  /** Plays by buttons: in private or under the board, whichever there is. */
  private boolean press(BotLifetime life, Row table, Seat seat) throws Exception {
    List<Channel> places = new ArrayList<>(threads.apply(table.id()));
    places.add(channel);
    RandomPresses presses = new RandomPresses(person(table, seat), table.id(), places, random);
    Optional<VisibleMessage> at = presses.prompt();
    if (at.isEmpty()) {
      Optional<InteractionOutcome> opening = presses.opening();
      at = opening.isPresent() ? life.answer(opening.get()) : at;
    }
    boolean begun = at.isPresent();
    while (at.isPresent() && !life.isOver()) {
      at = step(life, seat, presses, at.get());
    }
    return begun;
  }

  private Optional<VisibleMessage> step(
      BotLifetime life, Seat seat, RandomPresses presses, VisibleMessage at) throws Exception {
    // Some choices are done as soon as they are picked.
    Attempt attempt = new Attempt(seat.id(), Optional.empty());
    Optional<Button> sure = RandomPresses.sure(at);
    if (sure.isPresent()) {
      history().add(List.of(attempt));
      hear(attempt, life.answer(presses.pressed(at, sure.get())));
      return Optional.empty();
    }
    if (RandomPresses.choices(at).isEmpty()) {
      return Optional.empty();
    }
    history().add(List.of(attempt));
    Optional<VisibleMessage> answer = life.answer(presses.picked(at));
    // A step on the way is answered by what there is to choose next.
    answer.ifPresent(seen -> attempt.heard(heardOfAStep(seen), seen.text()));
    return answer;
  }

  private static Heard heardOfAStep(VisibleMessage answer) {
    return heard(answer) == Heard.NOTHING ? Heard.NOTHING : Heard.ANSWERED;
  }
}
