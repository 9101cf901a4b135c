package rookery.engine.computer;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import rookery.engine.Action;

/**
 * What one seat knows to have happened since the search began, as far as it went: its own choices
 * from here, and what it can see others do.
 */
final class SearchNode {
  private static final SearchEdge[] NONE = {};

  private Map<String, SearchNode> seen = Map.of();
  private SearchEdge[] edges = NONE;
  private int visits;

  /** Where it goes on when this is seen to happen; null before it was. */
  SearchNode seeing(String event) {
    return seen.get(event);
  }

  void sees(String event, SearchNode next) {
    if (seen.isEmpty()) {
      seen = new HashMap<>(2);
    }
    seen.put(event, next);
  }

  int visits() {
    return visits;
  }

  void visited() {
    visits++;
  }

  /**
   * The choices that are legal in one of the worlds that look like this, kept from then on.
   *
   * @param legal sorted by text
   * @param texts for each text the one that is kept
   * @param same whether the choices here are the same in every world
   * @return one for each of {@code legal}, in that order
   */
  SearchEdge[] offer(List<Action> legal, Map<String, String> texts, boolean same) {
    if (same && edges.length > 0) {
      return edges;
    }
    SearchEdge[] known = known(legal);
    if (known.length == legal.size()) {
      return known;
    }
    widen(legal, texts);
    return known(legal);
  }

  /** Those of {@code legal} that are kept, up to the first that is not. */
  private SearchEdge[] known(List<Action> legal) {
    SearchEdge[] known = new SearchEdge[legal.size()];
    int at = 0;
    for (int i = 0; i < known.length; i++) {
      String text = legal.get(i).text();
      while (at < edges.length && edges[at].text().compareTo(text) < 0) {
        at++;
      }
      if (at == edges.length || !edges[at].text().equals(text)) {
        return Arrays.copyOf(known, i);
      }
      known[i] = edges[at];
    }
    return known;
  }

  private void widen(List<Action> legal, Map<String, String> texts) {
    SearchEdge[] wider = new SearchEdge[edges.length + legal.size()];
    int size = 0;
    int old = 0;
    for (Action action : legal) {
      String text = action.text();
      while (old < edges.length && edges[old].text().compareTo(text) < 0) {
        wider[size++] = edges[old++];
      }
      boolean known = old < edges.length && edges[old].text().equals(text);
      wider[size++] =
          known ? edges[old++] : new SearchEdge(texts.computeIfAbsent(text, same -> same));
    }
    while (old < edges.length) {
      wider[size++] = edges[old++];
    }
    edges = Arrays.copyOf(wider, size);
  }

  /** How many choices were ever offered here. */
  int size() {
    return edges.length;
  }
}
