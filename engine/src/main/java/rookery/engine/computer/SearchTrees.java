package rookery.engine.computer;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.computer.knowledge.SampledWorld;

/** The trees of one search, one for each seat, which grow no larger than memory allows. */
final class SearchTrees {
  /** The most nodes that are kept. */
  static final int NODES = 50_000;

  /** The most choices that are kept at all of them together. */
  private static final int EDGES = 180_000;

  /** The most worlds that are kept. */
  private static final int WORLDS = 1_000;

  private final Map<Seat, SearchNode> roots = new HashMap<>();
  private final Map<String, String> texts = new HashMap<>();
  private int nodes;
  private int edges;
  private int worlds;

  SearchTrees(List<Seat> seats) {
    seats.forEach(seat -> roots.put(seat, new SearchNode()));
  }

  SearchNode root(Seat seat) {
    return roots.get(seat);
  }

  /** A node more, if there is room. */
  Optional<SearchNode> node() {
    if (nodes >= NODES) {
      return Optional.empty();
    }
    nodes++;
    return Optional.of(new SearchNode());
  }

  /** Whether the choices of a node more may be kept. */
  boolean hasRoom() {
    return edges < EDGES;
  }

  /** Keeps what always becomes of a choice, if there is room. */
  void keep(SearchEdge edge, SampledWorld.After always) {
    if (worlds < WORLDS) {
      worlds++;
      edge.keep(always);
    }
  }

  /**
   * One choice at {@code node} for each of {@code legal}, in that order.
   *
   * @param same whether the choices there are the same in every world
   */
  SearchEdge[] offer(SearchNode node, List<Action> legal, boolean same) {
    int before = node.size();
    SearchEdge[] offered = node.offer(legal, texts, same);
    edges += node.size() - before;
    return offered;
  }
}
