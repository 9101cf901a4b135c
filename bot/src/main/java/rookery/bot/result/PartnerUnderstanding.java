package rookery.bot.result;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.engine.Side;
import rookery.engine.match.History;
import rookery.engine.text.CountBySide;
import rookery.engine.text.PartnerAgreement;

/**
 * How often a person and their partners understood each other in one game.
 *
 * @param verb what they have done then: {@code agreed}
 * @param nouns of what: {@code circles}
 * @param right how often
 * @param all of how many times
 */
public record PartnerUnderstanding(String verb, String nouns, int right, int all) {
  /** Adds up the finished games at these tables, by the ids of the games. */
  public static Map<String, PartnerUnderstanding> of(Person person, Iterable<Table> tables) {
    Map<String, PartnerUnderstanding> byGame = new TreeMap<>();
    for (Table table : tables) {
      of(person, table)
          .ifPresent(one -> byGame.merge(table.game().id(), one, PartnerUnderstanding::plus));
    }
    return byGame;
  }

  private static Optional<PartnerUnderstanding> of(Person person, Table table) {
    return table
        .seating()
        .seatOf(person)
        .flatMap(
            seat ->
                table
                    .match()
                    .flatMap(History::partnership)
                    .map(count -> of(seat.side(), count))
                    .filter(one -> one.all > 0));
  }

  private static PartnerUnderstanding of(Side side, PartnerAgreement count) {
    return new PartnerUnderstanding(
        count.verb(),
        count.nouns(),
        ofSide(side, count.count().right()),
        ofSide(side, count.count().all()));
  }

  private static int ofSide(Side side, CountBySide count) {
    return side == Side.WHITE ? count.white() : count.black();
  }

  private PartnerUnderstanding plus(PartnerUnderstanding other) {
    return new PartnerUnderstanding(verb, nouns, right + other.right, all + other.all);
  }

  /** In words: {@code agreed 61 % of 240 circles}. */
  public String words() {
    return "%s %d\u00a0%% of %d %s".formatted(verb, Math.round(100.0 * right / all), all, nouns);
  }
}
