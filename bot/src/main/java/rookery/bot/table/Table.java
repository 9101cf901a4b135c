package rookery.bot.table;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import rookery.bot.clock.TableClock;
import rookery.bot.clock.TimeControl;
import rookery.engine.Game;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.Side;
import rookery.engine.Viewer;
import rookery.engine.cards.Dealer;
import rookery.engine.match.Match;
import rookery.engine.option.Options;

/**
 * A game in a channel, from the invitation on. Immutable. What somebody may not do is a {@link
 * Refusal} or an {@link rookery.engine.match.IllegalActionException} with a sentence for that
 * person.
 *
 * @param id short and unique, as people type it
 * @param place where it stands
 * @param game what is played
 * @param options chosen by the host
 * @param stage where it stands in its life
 * @param seating its people; the host is the first who joined
 * @param match the game as played so far; present from the start of play on, but for games of rules
 *     that are no longer kept
 * @param posted its messages that still speak
 * @param timing who is due when, and what comes of it
 * @param version counts the changes that were kept, whoever may see them, so nobody is shown it; 0
 *     before the table is kept for the first time
 */
public record Table(
    String id,
    Place place,
    Game game,
    Options options,
    TableStage stage,
    Seating seating,
    Optional<Match> match,
    LiveMessages posted,
    TableTiming timing,
    long version) {

  /** A new table with the host in it and the named people asked. */
  public static Table open(
      String id, Place place, Game game, Options options, Person host, Invitation invitation) {
    int seats = game.seats(options).size();
    invitation.check(host, seats, game.title());
    Seating seating = Seating.opened(host, invitation.people(), invitation.drawn());
    return gathering(id, place, game, options, seating);
  }

  private static Table gathering(
      String id, Place place, Game game, Options options, Seating seating) {
    return new Table(
        id,
        place,
        game,
        options,
        TableStage.GATHERING,
        seating,
        Optional.empty(),
        LiveMessages.NOTHING,
        TableTiming.of(TableClock.opened(TimeControl.NONE, Instant.EPOCH, 0)),
        0);
  }

  /** A new table for the same people and game, where the sides are changed. */
  public Table rematch(String newId, Person host) {
    return gathering(
        newId, place, game, options, Seating.again(host, seating.onOtherSides(seats())));
  }

  /** Whether it is the rematch of {@code other}, or another of the same. */
  public boolean isRematchOf(Table other) {
    return game.id().equals(other.game.id())
        && options.equals(other.options)
        && seating.named().equals(other.seating.onOtherSides(seats()));
  }

  /** Everybody who may do something at this table. */
  public List<Seat> seats() {
    return game.seats(options);
  }

  /** Who opened the table, or the first of those still there. */
  public Person host() {
    return seating.joined().stream()
        .filter(person -> !person.isComputer())
        .findFirst()
        .orElseGet(() -> seating.joined().get(0));
  }

  /** Who is due when. */
  public TableClock clock() {
    return timing.clock();
  }

  /** How people call the table: {@code Custodian Chess (table k7f2)}. */
  public String title() {
    return "%s (table %s)".formatted(game.title(), id);
  }

  /** The first line of what is said about the table in its channel. */
  public String heading() {
    return "**%s** \u00b7 table %s".formatted(game.title(), id);
  }

  /** Where its messages go. */
  public Address address() {
    if (place.isDirect()) {
      return new Address.Direct(host());
    }
    return posted
        .lobby()
        .<Address>map(lobby -> new Address.InThread(place.channel(), lobby.letter(), threadName()))
        .orElseGet(() -> new Address.Channel(place.channel()));
  }

  private String threadName() {
    return "%s \u00b7 %s".formatted(game.title(), id);
  }

  /** Where it is played: its thread, once play has begun and that is known, or its channel. */
  public Place home() {
    return posted
        .thread()
        .filter(thread -> match.isPresent())
        .map(thread -> new Place(place.guild(), thread))
        .orElse(place);
  }

  /** Whether it is played in a thread of its own, and not in the channel itself. */
  public boolean isInThread() {
    return !home().equals(place);
  }

  /** Whether it can be seen there: in its channel, or in its thread. */
  public boolean isAt(Place other) {
    return other.equals(place) || other.equals(home());
  }

  /** The table with its thread, if that is known now and was not before. */
  public Table located(Function<MessageId, Optional<String>> threads) {
    return posted.thread().isPresent() ? this : with(posted.located(threads));
  }

  /**
   * Counts what everybody could see, so that a button of an earlier moment can be told. It stands
   * still while choices come in that several make at the same time.
   */
  public int turn() {
    return match.map(Match::revision).orElse(0);
  }

  /**
   * The table as long as people gather.
   *
   * @throws Refusal if they do no more
   */
  public SeatsFilling gathering() {
    return switch (stage) {
      case GATHERING -> new SeatsFilling(this);
      case PLAYING -> throw new Refusal("This game has already started.");
      case STRANDED -> throw new Refusal(waiting());
      case OVER -> throw new Refusal("This game is over.");
      case CLOSED -> throw new Refusal("This table was closed before the game started.");
    };
  }

  /** Whether every seat has somebody to take it before the game. */
  public boolean isFull() {
    return stage == TableStage.GATHERING && seating.joined().size() == seats().size();
  }

  /** The table once the game has started, if everybody is here; otherwise as it is. */
  public Table startedIfFull(RandomGenerator random, Dealer dealer) {
    return isFull() ? gathering().started(random, dealer) : this;
  }

  /** After something was done in the match; the table is over when the match is. */
  public Table playing(UnaryOperator<Match> done) {
    Table played = ConditionalMoves.answered(this, with(done.apply(running())));
    return played.result().isPresent() ? played.with(TableStage.OVER) : played;
  }

  /** After the table was stopped without a result. */
  public Table stopped() {
    if (stage == TableStage.OVER || stage == TableStage.CLOSED) {
      throw new Refusal("This game is already over.");
    }
    return with(TableStage.CLOSED);
  }

  /** Whether the game was begun by rules that are no longer kept, so that it cannot go on. */
  public boolean isOutdated() {
    return stage == TableStage.PLAYING && match.isEmpty();
  }

  /** The match, while it is being played. */
  public Match running() {
    return switch (stage) {
      case PLAYING -> match.orElseThrow();
      case GATHERING -> throw new Refusal("This game has not started: seats are still open.");
      case STRANDED -> throw new Refusal(waiting());
      case OVER -> throw new Refusal("This game is over.");
      case CLOSED -> throw new Refusal("This table was closed.");
    };
  }

  private String waiting() {
    return ("I can no longer post in this table's channel, so the game is on hold. Type"
            + " `/resume table:%s` in a channel where I can post.")
        .formatted(id);
  }

  /** Once its channel is gone or shut to the bot; time stands still. */
  public Table stranded(Instant now) {
    return with(clock().stranded(now)).with(TableStage.STRANDED);
  }

  /** Once its messages can be shown again; time goes on. */
  public Table returned(Instant now) {
    TableStage former = match.isPresent() ? TableStage.PLAYING : TableStage.GATHERING;
    return with(clock().returned(now)).with(former);
  }

  /** Standing somewhere else from now on, where none of its messages is to be seen yet. */
  public Table movedTo(Place other) {
    LiveMessages left = posted.withoutThread();
    TableTiming untold = timing.told(Optional.empty());
    return new Table(id, other, game, options, stage, seating, match, left, untold, version);
  }

  /** How the game ended. */
  public Optional<Result> result() {
    return match.flatMap(Match::result);
  }

  /**
   * The seat of somebody who wants to act.
   *
   * @throws Refusal if that person has none here
   */
  public Seat seatOf(Person person) {
    return seating
        .seatOf(person)
        .orElseThrow(() -> new Refusal("You have no seat at this table, so you can only watch."));
  }

  /**
   * Whether that person sits here, is invited, has played here, or can take a seat kept for them.
   */
  public boolean concerns(Person person) {
    return seating.concerns(person)
        || seating.formerSeat(person).isPresent()
        || timing.vacant().containsValue(Optional.of(person));
  }

  /** The viewer that {@code person} is: the one in a seat, or a spectator. */
  public Viewer viewer(Person person) {
    return seating.seatOf(person).map(Viewer::of).orElse(Viewer.SPECTATOR);
  }

  /** Whether a hint is fair for that seat: alone, together against the game, or among computers. */
  public boolean allowsHints(Seat seat) {
    // Whoever a computer plays on for may come back.
    return seat.side() == Side.PARTNERS
        || seating.isAmongComputers(seating.chairs().get(seat)) && timing.vacant().isEmpty();
  }

  /** Whom it waits for, and whom it asks. */
  public AwaitedSeats awaited() {
    return new AwaitedSeats(stage, match, seating);
  }

  /** The letter that first sent the message which asks or tells that person something in secret. */
  public Optional<MessageId> promptOf(Person person) {
    return seating.seatOf(person).map(posted.prompts()::get);
  }

  /** This table, which knows what that person is called now, should the person sit at it. */
  public Table naming(Person person) {
    return person.name().isEmpty() ? this : with(seating.naming(person));
  }

  /** The same with other people. */
  public Table with(Seating changed) {
    return new Table(id, place, game, options, stage, changed, match, posted, timing, version);
  }

  /** The same elsewhere in its life. */
  public Table with(TableStage changed) {
    return new Table(id, place, game, options, changed, seating, match, posted, timing, version);
  }

  /** The same with the game played further, or back. */
  public Table with(Match changed) {
    return new Table(
        id, place, game, options, stage, seating, Optional.of(changed), posted, timing, version);
  }

  /** The same with other times. */
  public Table with(TableTiming changed) {
    return new Table(id, place, game, options, stage, seating, match, posted, changed, version);
  }

  /** The same with its clock changed. */
  public Table with(TableClock changed) {
    return with(timing.with(changed));
  }

  /** The same with other messages that speak. */
  public Table with(LiveMessages changed) {
    return new Table(id, place, game, options, stage, seating, match, changed, timing, version);
  }

  /** This table as it is kept now. */
  public Table kept(long version) {
    return new Table(id, place, game, options, stage, seating, match, posted, timing, version);
  }
}
