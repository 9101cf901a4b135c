package rookery.engine.kit.trial;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.cards.Dealer;
import rookery.engine.match.IllegalActionException;
import rookery.engine.match.Match;
import rookery.engine.match.MatchTranscript;
import rookery.engine.playthrough.Playthrough;
import rookery.engine.playthrough.Ply;
import rookery.engine.playthrough.RecordedDealer;

/** The matches in which what a trial shows was done. */
public final class Matches {
  private Matches() {}

  /** The match before each ply of the playthrough, and the one after them all. */
  public static List<Match> of(Playthrough played) {
    Dealer dealer = new RecordedDealer(played.chance(), 1);
    List<Match> matches = new ArrayList<>();
    matches.add(Match.begin(played.game(), played.options(), dealer));
    for (Ply ply : played.plies()) {
      Match last = matches.get(matches.size() - 1);
      matches.add(last.act(ply.seat(), ply.action(), dealer));
    }
    return matches;
  }

  /** All that one person can see of a match at once, but for the log of its past. */
  public static String seen(Match match, Viewer viewer) {
    return String.join(
        "\n",
        Texts.of(match.viewWithRecap(viewer)),
        Integer.toString(match.revision()),
        match.recent().toString(),
        since(match, viewer),
        match.drawOffer().toString(),
        match.takeBackOffer().toString());
  }

  /** What has happened since the turn of each seat, as one person can know it. */
  private static String since(Match match, Viewer viewer) {
    StringBuilder since = new StringBuilder();
    for (Seat seat : match.seats()) {
      since.append(seat).append(' ').append(match.since(Set.of(seat), viewer)).append('\n');
    }
    return since.toString();
  }

  /** What everybody can see of a match at once, and the log as everybody may read it. */
  public static String seen(Match match) {
    StringBuilder seen = new StringBuilder();
    for (Viewer viewer : viewers(match)) {
      seen.append(seen(match, viewer)).append(MatchTranscript.of(match, viewer)).append('\n');
    }
    return seen.toString();
  }

  public static List<Viewer> viewers(Match match) {
    List<Viewer> viewers = new ArrayList<>(match.seats().stream().map(Viewer::of).toList());
    viewers.add(Viewer.SPECTATOR);
    return viewers;
  }

  /** What {@code seat} is told when it wants its last action back. */
  public static String takeBackAnswer(Match match, Seat seat) {
    try {
      return match.takeBack(seat).takeBackOffer().isPresent() ? "asked" : "done";
    } catch (IllegalActionException e) {
      return e.getMessage();
    }
  }
}
