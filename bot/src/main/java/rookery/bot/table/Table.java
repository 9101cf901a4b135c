package rookery.bot.table;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import rookery.bot.clock.TableClock;
import rookery.bot.clock.TimeControl;
import rookery.bot.deal.DealSecret;
import rookery.bot.deal.DeckProof;
import rookery.bot.deal.FairDecks;
import rookery.bot.table.message.LiveMessages;
import rookery.bot.table.message.MessageId;
import rookery.engine.Game;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.Side;
import rookery.engine.Viewer;
import rookery.engine.cards.Dealer;
import rookery.engine.match.Entry;
import rookery.engine.match.Match;
import rookery.engine.option.Options;

/**
 * A game in a channel, from the invitation on. Immutable. If an action is not allowed, the answer
 * is a {@link Refusal} or an {@link rookery.engine.match.IllegalActionException} with a sentence
 * for that person.
 *
 * @param id a short and unique id, which people type
 * @param seating its people; the host is the first who joined
 * @param rated whether it was opened as a rated game, which it is if only people play it
 * @param decks what decides the order of its decks; empty if they are shuffled without a proof
 * @param match the game so far; present once it has started, unless its rules no longer exist
 * @param version the number of saved changes, secret ones included, so it is never shown; 0 before
 *     the table is first saved
 */
public record Table(
    String id,
    TableLocation place,
    Game game,
    Options options,
    TableStage stage,
    Seating seating,
    boolean rated,
    Optional<FairDecks> decks,
    Optional<Match> match,
    LiveMessages posted,
    TableTiming timing,
    long version) {

  /** A new table with the host and the invited people. */
  public static Table open(
      String id,
      TableLocation place,
      Game game,
      Options options,
      Person host,
      Invitation invitation) {
    int seats = game.seats(options).size();
    invitation.check(host, seats, game.title());
    Seating seating = Seating.opened(host, invitation.people(), invitation.drawn());
    return gathering(id, place, game, options, seating);
  }

  private static Table gathering(
      String id, TableLocation place, Game game, Options options, Seating seating) {
    return new Table(
        id,
        place,
        game,
        options,
        TableStage.GATHERING,
        seating,
        false,
        Optional.empty(),
        Optional.empty(),
        LiveMessages.NOTHING,
        TableTiming.of(TableClock.opened(TimeControl.NONE, Instant.EPOCH, 0)),
        0);
  }

  /** A new table for the same people and game, with sides swapped. */
  public Table rematch(String newId, Person host) {
    return gathering(
            newId,
            place,
            game,
            options,
            Seating.again(seating.known(host), seating.onOtherSides(seats())))
        .rated(rated);
  }

  /** The points of whoever has ended it alone, if its deal can be played once more. */
  public Optional<Integer> pointsOfDeal() {
    return result()
        .filter(end -> seats().size() == 1 && decks.isPresent())
        .filter(Result.Score.class::isInstance)
        .map(end -> ((Result.Score) end).score());
  }

  /** The same with the deal of {@code over}, which its player has ended with so many points. */
  public Table withDealOf(Table over, int points) {
    return with(over.decks.map(deal -> deal.again(points)));
  }

  /** Whether it is a rematch of {@code other}. */
  public boolean isRematchOf(Table other) {
    return game.id().equals(other.game.id())
        && options.equals(other.options)
        && seating.isLike(other.seating.onOtherSides(seats()));
  }

  /** All seats of the game. */
  public List<Seat> seats() {
    return game.seats(options);
  }

  /** The person who opened the table, or the first one still there. */
  public Person host() {
    return seating.joined().stream()
        .filter(person -> !person.isComputer())
        .findFirst()
        .orElseGet(() -> seating.joined().get(0));
  }

  /** The clock of the table. */
  public TableClock clock() {
    return timing.clock();
  }

  /** The title of the table: {@code Custodian Chess (table k7f2)}. */
  public String title() {
    return "%s (table %s)".formatted(game.title(), id);
  }

  /** The heading of messages about the table in its channel. */
  public String heading() {
    return "**%s** \u00b7 table %s".formatted(game.title(), id);
  }

  /** Where its messages go. */
  public MessageAddress address() {
    if (place.isDirect()) {
      return both()
          .<MessageAddress>map(both -> both)
          .orElseGet(() -> new MessageAddress.Direct(host()));
    }
    return posted
        .lobby()
        .<MessageAddress>map(
            lobby -> new MessageAddress.InThread(place.channel(), lobby.message(), threadName()))
        .orElseGet(() -> new MessageAddress.Channel(place.channel()));
  }

  /** The two people who play by direct message; empty if there are not two, or it has a channel. */
  public Optional<MessageAddress.Both> both() {
    if (!place.isDirect() || place.isInAnswers()) {
      return Optional.empty();
    }
    List<Person> people =
        Stream.of(seating.joined(), seating.invited())
            .flatMap(List::stream)
            .filter(person -> !person.isComputer() && !person.equals(Person.FORMER))
            .distinct()
            .toList();
    return people.size() == 2
        ? Optional.of(new MessageAddress.Both(people.get(0), people.get(1), Optional.empty()))
        : Optional.empty();
  }

  private String threadName() {
    return "%s \u00b7 %s".formatted(game.title(), id);
  }

  /**
   * Where it is played: its thread, once the game has started and the thread is known; otherwise
   * its channel.
   */
  public TableLocation home() {
    return posted
        .thread()
        .filter(thread -> match.isPresent())
        .map(thread -> new TableLocation(place.guild(), thread))
        .orElse(place);
  }

  /** Whether it is played in its own thread. */
  public boolean isInThread() {
    return !home().equals(place);
  }

  /** Whether its game is shown in a thread that bears its id, even if that is yet to be opened. */
  public boolean hasThread() {
    return match.isPresent() && posted.lobby().isPresent() || isInThread();
  }

  /** Whether that place is its channel or its thread. */
  public boolean isAt(TableLocation other) {
    return other.equals(place) || other.equals(home());
  }

  /** Whether its board is shown there to one of its people who asks for something there. */
  public boolean isShownAt(TableLocation other) {
    return other.equals(home()) || other.isDirect() && both().isPresent();
  }

  /** The table with the id of its thread, if that has become known. */
  public Table located(Function<MessageId, Optional<String>> threads) {
    return posted.thread().isPresent() ? this : with(posted.located(threads));
  }

  /**
   * Counts the changes that everybody could see, so that a button of an earlier turn can be
   * recognised. It does not change while several players make secret choices at the same time.
   */
  public int turn() {
    return match.map(Match::revision).orElse(0);
  }

  /**
   * The changes possible before the game starts.
   *
   * @throws Refusal if the game has started or the table is closed
   */
  public LobbySeats gathering() {
    return switch (stage) {
      case GATHERING -> new LobbySeats(this);
      case PLAYING -> throw new Refusal("This game has already started.");
      case STRANDED -> throw new Refusal(onHold());
      case OVER -> throw new Refusal("This game is over.");
      case CLOSED -> throw new Refusal("This table was closed before the game started.");
    };
  }

  /** The same, opened as a rated game or not. */
  public Table rated(boolean wanted) {
    return new Table(
        id, place, game, options, stage, seating, wanted, decks, match, posted, timing, version);
  }

  /**
   * Whether its result would count for ratings: it was opened as a rated game, and whoever sits
   * there is no computer and has taken over from nobody.
   */
  public boolean countsForRatings() {
    return rated && !seating.hasComputers() && seating.former().isEmpty();
  }

  /** The same with what decides its decks, if its game begins with shuffled ones. */
  public Table shuffledBy(Optional<DealSecret> secret) {
    boolean shuffles = game.start(options).chance().isPresent();
    return with(secret.filter(any -> shuffles).map(FairDecks::of));
  }

  /** The same with something added that decides its decks; once dealt, nothing can be added. */
  public Table adding(UnaryOperator<FairDecks> added) {
    return with(decks.map(added));
  }

  private Table with(Optional<FairDecks> changed) {
    return new Table(
        id, place, game, options, stage, seating, rated, changed, match, posted, timing, version);
  }

  /**
   * Who shuffles the decks of this table.
   *
   * @param usual who does so where nothing was settled before
   */
  public Dealer dealer(Dealer usual) {
    return decks.map(fair -> fair.dealer(game.id(), dealt())).orElse(usual);
  }

  /** The keys of all decks that were shuffled, those that were taken back too. */
  private List<String> dealt() {
    return match.stream()
        .flatMap(m -> m.record().entries().stream())
        .filter(Entry.Shuffle.class::isInstance)
        .map(entry -> ((Entry.Shuffle) entry).deck())
        .toList();
  }

  /** What proves that its decks were settled; empty before nothing depends on them any more. */
  public Optional<DeckProof> deckProof() {
    return decks
        .filter(fair -> stage == TableStage.OVER)
        .flatMap(fair -> match.map(m -> DeckProof.of(fair, m.record())));
  }

  /** Whether every seat is taken, before the game starts. */
  public boolean isFull() {
    return stage == TableStage.GATHERING && seating.joined().size() == seats().size();
  }

  /** The table with its game started if it is full; otherwise unchanged. */
  public Table startedIfFull(RandomGenerator random, Dealer dealer) {
    return isFull() ? gathering().started(random, dealer) : this;
  }

  /** The table after a change of the match. It is over when the match is. */
  public Table playing(UnaryOperator<Match> done) {
    Table played = ConditionalMoves.answered(this, with(done.apply(running())));
    return played.result().isPresent() ? played.with(TableStage.OVER) : played;
  }

  /** The table stopped without a result. */
  public Table stopped() {
    if (stage == TableStage.OVER || stage == TableStage.CLOSED) {
      throw new Refusal("This game is already over.");
    }
    return with(TableStage.CLOSED);
  }

  /** Whether the game was started under rules that no longer exist, so that it cannot continue. */
  public boolean isOutdated() {
    return stage == TableStage.PLAYING && match.isEmpty();
  }

  /** The match of a running game. */
  public Match running() {
    return switch (stage) {
      case PLAYING -> match.orElseThrow();
      case GATHERING -> throw new Refusal("This game hasn't started: seats are still open.");
      case STRANDED -> throw new Refusal(onHold());
      case OVER -> throw new Refusal("This game is over.");
      case CLOSED -> throw new Refusal("This table was closed.");
    };
  }

  /** What is told of the table while it is stranded. */
  public String onHold() {
    return ("I can no longer post in this table's channel, so the game is on hold. Type"
            + " `/resume table:%s` in a channel where I can post.")
        .formatted(id);
  }

  /** On hold, because its channel is lost; the clock is paused. */
  public Table stranded(Instant now) {
    return with(clock().stranded(now)).with(TableStage.STRANDED);
  }

  /** Continued, because its messages can be posted again; the clock runs. */
  public Table returned(Instant now) {
    TableStage former = match.isPresent() ? TableStage.PLAYING : TableStage.GATHERING;
    return with(clock().returned(now)).with(former);
  }

  /** Moved to another channel, where none of its messages is posted yet. */
  public Table movedTo(TableLocation other) {
    LiveMessages left = posted.withoutThread();
    TableTiming untold = timing.told(Optional.empty());
    return new Table(
        id, other, game, options, stage, seating, rated, decks, match, left, untold, version);
  }

  /** The same with this person following its game, or no longer. */
  public Table followedBy(Person person, boolean follows) {
    if (place.isDirect()) {
      throw new Refusal("Only games in a server can be followed.");
    }
    if (follows && stage != TableStage.PLAYING) {
      throw new Refusal("You can follow a game only while it's being played.");
    }
    if (follows && concerns(person)) {
      throw new Refusal("You're playing here, so I tell you everything anyway.");
    }
    return with(seating.followedBy(person, follows));
  }

  /** Whether that seat's player can't open the channel of the table, if it has one. */
  public boolean isOnlyReachedDirectly(Seat seat) {
    return place.isDirect()
        || Optional.ofNullable(seating.chairs().get(seat)).filter(seating::isVisitor).isPresent();
  }

  /** The same once this person has reported what happens here. */
  public Table reportedBy(Person person) {
    return with(seating.reportedBy(person));
  }

  /** The result of the game; empty while there is none. */
  public Optional<Result> result() {
    return match.flatMap(Match::result);
  }

  /**
   * The seat of a person who wants to act.
   *
   * @throws Refusal if the person has no seat here
   */
  public Seat seatOf(Person person) {
    return seating
        .seatOf(person)
        .orElseThrow(() -> new Refusal("You have no seat at this table, so you can only watch."));
  }

  /**
   * Whether that person has a seat here, is invited, has played here, or can take a seat reserved
   * for them.
   */
  public boolean concerns(Person person) {
    return seating.concerns(person)
        || seating.formerSeat(person).isPresent()
        || timing.vacant().containsValue(Optional.of(person));
  }

  /** The viewer for a person: their seat, or a spectator. */
  public Viewer viewer(Person person) {
    return seating.seatOf(person).map(Viewer::of).orElse(Viewer.SPECTATOR);
  }

  /** Whether a hint is fair for that seat: alone, together against the game, or among computers. */
  public boolean allowsHints(Seat seat) {
    // A person for whom a computer plays may come back.
    return seat.side() == Side.PARTNERS
        || seating.isAmongComputers(seating.chairs().get(seat)) && timing.vacant().isEmpty();
  }

  /**
   * Whether a player in that seat may be warned of what the others could win with next. In a rated
   * game among people everybody looks out alone, unless all of them wish otherwise.
   *
   * @param agreed whether all of them do
   */
  public boolean allowsWarnings(Seat seat, boolean agreed) {
    boolean amongPeople = !seating.isAmongComputers(seating.chairs().get(seat));
    return stage == TableStage.PLAYING && (agreed || !(rated && amongPeople));
  }

  /** Who must act and who must answer. */
  public AwaitedSeats awaited() {
    return new AwaitedSeats(stage, match, seating);
  }

  /** The secret prompt of that person; empty if there is none. */
  public Optional<MessageId> promptOf(Person person) {
    return seating.seatOf(person).map(posted.prompts()::get);
  }

  /** The same as that person reads of it: visitors can't open its channel, nor know accounts. */
  public Table asReadBy(Person person) {
    return seating.isVisitor(person)
        ? movedTo(TableLocation.MESSAGES).with(seating.byNames())
        : this;
  }

  /** Whether it is as a visitor reads of it. */
  public boolean isReadByVisitor() {
    return place.equals(TableLocation.MESSAGES);
  }

  /** This table with the current name of that person. */
  public Table naming(Person person) {
    return person.name().isEmpty() ? this : with(seating.naming(person));
  }

  /** The same with other people. */
  public Table with(Seating changed) {
    return new Table(
        id, place, game, options, stage, changed, rated, decks, match, posted, timing, version);
  }

  /** The same at another stage. */
  public Table with(TableStage changed) {
    return new Table(
        id, place, game, options, changed, seating, rated, decks, match, posted, timing, version);
  }

  /** The same with another state of the game. */
  public Table with(Match changed) {
    Optional<Match> now = Optional.of(changed);
    return new Table(
        id, place, game, options, stage, seating, rated, decks, now, posted, timing, version);
  }

  /** The same with other timing. */
  public Table with(TableTiming changed) {
    return new Table(
        id, place, game, options, stage, seating, rated, decks, match, posted, changed, version);
  }

  /** The same with its clock changed. */
  public Table with(TableClock changed) {
    return with(timing.with(changed));
  }

  /** The same with other current messages. */
  public Table with(LiveMessages changed) {
    return new Table(
        id, place, game, options, stage, seating, rated, decks, match, changed, timing, version);
  }

  /** This table with the version under which it is saved. */
  public Table kept(long version) {
    return new Table(
        id, place, game, options, stage, seating, rated, decks, match, posted, timing, version);
  }
}
