package rookery.bot.season;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import rookery.engine.Side;
import rookery.engine.games.Games;

/** The games of a season, which follow from its terms and the number of people. */
final class Pairings {
  private Pairings() {}

  /** All games, in the order in which they are to be played. */
  static List<Pairing> of(SeasonTerms terms, int people) {
    return terms.isForTeams() ? ofTeams(terms, people) : ofTwo(terms, people);
  }

  private static List<Pairing> ofTwo(SeasonTerms terms, int people) {
    List<Pairing> games = new ArrayList<>();
    for (RoundRobin.Meeting meeting : RoundRobin.of(people)) {
      List<Integer> lots = List.of(meeting.first(), meeting.second());
      games.add(game(games.size() + 1, meeting.round(), terms, lots));
    }
    return games;
  }

  private static List<Pairing> ofTeams(SeasonTerms terms, int people) {
    List<Pairing> games = new ArrayList<>();
    for (PartnerRounds.Game game : PartnerRounds.of(people)) {
      List<Integer> lots = seated(terms.game(game.round()), game);
      games.add(game(games.size() + 1, game.round(), terms, lots));
    }
    return games;
  }

  private static Pairing game(int number, int round, SeasonTerms terms, List<Integer> lots) {
    return Pairing.of(number, round, terms.game(round), lots);
  }

  /** The people of both pairs in the order of the game's seats. */
  private static List<Integer> seated(String game, PartnerRounds.Game pairs) {
    Deque<Integer> white = new ArrayDeque<>(pairs.white().people());
    Deque<Integer> black = new ArrayDeque<>(pairs.black().people());
    return SeasonTerms.seats(Games.find(game).orElseThrow()).stream()
        .map(seat -> (seat.side() == Side.WHITE ? white : black).removeFirst())
        .toList();
  }
}
