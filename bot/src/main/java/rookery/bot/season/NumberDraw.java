package rookery.bot.season;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import rookery.bot.table.Person;
import rookery.engine.cards.Cards;

/**
 * Draws the numbers of a season, which decide who plays whom. Where partners change, everybody
 * plays with everybody; but whom they meet as opponents depends on the draw, so of many draws one
 * is taken that brings those together least who avoid each other.
 *
 * @param apart people who avoid each other, two each
 */
record NumberDraw(SeasonTerms terms, Set<Set<Person>> apart) {
  /** So many that with few such people the best draw is nearly always among them. */
  private static final int DRAWS = 200;

  /** These entrants with numbers from 1 on. */
  List<Entrant> of(List<Entrant> entrants, RandomGenerator random) {
    List<Entrant> best = drawn(entrants, random);
    if (apart.isEmpty() || !terms.isForTeams() || terms.isLadder()) {
      return best;
    }
    List<Pairing> games = Pairings.of(terms, entrants.size());
    long fewest = together(best, games);
    for (int draw = 1; draw < DRAWS; draw++) {
      List<Entrant> other = drawn(entrants, random);
      long times = together(other, games);
      if (times < fewest) {
        best = other;
        fewest = times;
      }
    }
    return best;
  }

  private static List<Entrant> drawn(List<Entrant> entrants, RandomGenerator random) {
    List<Entrant> drawn = new ArrayList<>();
    for (Entrant entrant : Cards.shuffled(entrants, random)) {
      drawn.add(entrant.drawing(drawn.size() + 1));
    }
    return drawn;
  }

  /** How often two who avoid each other sit at one table. */
  private long together(List<Entrant> drawn, List<Pairing> games) {
    long times = 0;
    for (Pairing game : games) {
      Set<Person> people = new HashSet<>();
      game.lots().forEach(lot -> people.add(drawn.get(lot - 1).person()));
      times += apart.stream().filter(people::containsAll).count();
    }
    return times;
  }
}
