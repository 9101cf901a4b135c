package rookery.bot.computer;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import rookery.bot.post.ControlVerb;
import rookery.bot.request.Arguments;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOrigin;
import rookery.bot.request.RequestOrigin.Surface;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableLocation;
import rookery.engine.Seat;
import rookery.engine.computer.ComputerPlayer;
import rookery.engine.computer.ComputerPlayers;
import rookery.engine.computer.Decision;
import rookery.engine.computer.knowledge.SeatKnowledge;
import rookery.engine.match.Match;
import rookery.engine.match.Offer;
import rookery.engine.match.Question;

/** A computer player that must act at a table. */
public record ComputerTurn(Table table, Person computer) {
  /** A computer that rates its position below this accepts a draw. */
  private static final double POOR = 0.45;

  private static final double LEVEL = 0.55;
  private static final int LONG = 160;

  private static final Map<ComputerPlayer, Duration> PACES =
      Map.of(
          ComputerPlayers.BEGINNER, Duration.ofMillis(1_000),
          ComputerPlayers.CASUAL, Duration.ofMillis(1_500),
          ComputerPlayers.CLUB, Duration.ofMillis(3_000));

  private static final RequestOrigin NOWHERE =
      new RequestOrigin(new TableLocation("", ""), Surface.NONE);

  /** A computer that must act; any one of them if there are several. */
  public static Optional<ComputerTurn> of(Table table) {
    return table.awaited().computers().stream()
        .findFirst()
        .map(computer -> new ComputerTurn(table, computer));
  }

  /**
   * How long the computer takes for an action, from the time it was asked. It does not depend on
   * the position, the number of actions or secrets, so that it gives nothing away.
   */
  public Duration pace() {
    return PACES.get(player());
  }

  private ComputerPlayer player() {
    return computer.computer().orElseThrow();
  }

  private Seat seat() {
    return table.seatOf(computer);
  }

  private Match match() {
    return table.running();
  }

  /**
   * The request for the action that the computer chooses.
   *
   * @param enough when it becomes true the computer chooses the best action found so far
   */
  public Request request(RandomGenerator random, BooleanSupplier enough) {
    return request(player(), random, enough);
  }

  /** The request for any legal action, if the computer found nothing in time. */
  public Request anything(RandomGenerator random) {
    return request(ComputerPlayers.RANDOM, random, () -> true);
  }

  private Request request(ComputerPlayer by, RandomGenerator random, BooleanSupplier enough) {
    if (isPartnerResigning()) {
      return pressed(ControlVerb.RESIGN, "too");
    }
    if (isAsked(match().drawOffer())) {
      return pressed(agreesToDraw(random) ? ControlVerb.DRAW : ControlVerb.DECLINE_DRAW, "agree");
    }
    if (isAsked(match().takeBackOffer())) {
      return pressed(ControlVerb.AGREE_TAKE_BACK, "");
    }
    return question()
        .map(question -> pressed(ControlVerb.ANSWER, question.number() + answer(question)))
        .orElseGet(() -> acting(by, random, enough));
  }

  /** A computer always agrees when its partner resigns. */
  private boolean isPartnerResigning() {
    return match().resigned().stream()
        .anyMatch(seat -> table.awaited().partners(seat).contains(computer));
  }

  private boolean isAsked(Optional<Offer> offer) {
    return offer.filter(standing -> standing.waitsFor(seat())).isPresent();
  }

  private Optional<Question> question() {
    return match().questions().stream().filter(asked -> !asked.by().equals(seat())).findFirst();
  }

  private String answer(Question question) {
    return answer(table, seat(), question.text()).orElse(false) ? " yes" : " no";
  }

  /** The truthful answer of that seat; empty if a computer cannot understand the question. */
  public static Optional<Boolean> answer(Table table, Seat seat, String question) {
    return table.game().answer(table.running().outlook(seat).facts(), seat, question);
  }

  private boolean agreesToDraw(RandomGenerator random) {
    double worth = match().outlook(seat()).worth(random);
    boolean drags = match().record().entries().size() > LONG;
    return worth < (drags ? LEVEL : POOR);
  }

  private Request acting(ComputerPlayer by, RandomGenerator random, BooleanSupplier enough) {
    SeatKnowledge known = match().outlook(seat());
    SeatKnowledge outlook = isBesidePerson() ? known.besidePerson() : known;
    Decision decision = by.choose(outlook, random, enough);
    Set<String> claims = outlook.claims();
    if (!claims.isEmpty() && decision.worth() < POOR) {
      return pressed(ControlVerb.CLAIM, claims.iterator().next());
    }
    return request(ControlVerb.TYPE, "", Map.of(Arguments.TYPED, decision.action().text()));
  }

  private boolean isBesidePerson() {
    Seat own = seat();
    return table.seats().stream()
        .filter(other -> other.side() == own.side() && !other.equals(own))
        .anyMatch(other -> !table.seating().chairs().get(other).isComputer());
  }

  private Request pressed(String verb, String argument) {
    return request(verb, argument, Map.of());
  }

  /**
   * The id is the same for the same computer and table version, so the request is carried out only
   * once.
   */
  private Request request(String verb, String argument, Map<String, String> words) {
    return new Request(
        "computer %s %s %s".formatted(table.id(), table.version(), computer.id()),
        computer,
        NOWHERE,
        verb,
        Optional.of(table.id()),
        new Arguments(Optional.of(table.turn()), argument, words, List.of()));
  }
}
