package rookery.engine.kit.toy;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import rookery.engine.Seat;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.diagram.BesideBoard;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Margins;
import rookery.engine.text.Sentences;

/** What one viewer may know of a {@link BidState}. */
record BidView(BidState state, Viewer viewer) {

  /** What everybody knows, in the keys of exchange files. */
  static SortedMap<String, Object> common(BidState state) {
    SortedMap<String, Object> common = new TreeMap<>();
    common.put("position", rows(state));
    common.put("discards", state.cards().discards());
    common.put("shown", BidState.byId(state.shown()));
    return common;
  }

  /** One row a seat, in which its pawn stands on the number of its points. */
  private static List<String> rows(BidState state) {
    return List.of(
        row("p", state.points().get(BidGame.BLACK)), row("P", state.points().get(BidGame.WHITE)));
  }

  private static String row(String pawn, int points) {
    return ".".repeat(points) + pawn + ".".repeat(3 - points);
  }

  View view() {
    return new View(
        viewer,
        facts(),
        diagram(),
        alt(),
        status(),
        viewer
            .seat()
            .filter(state.mayAct()::contains)
            .map(seat -> Sentences.of("Lay a card or pass.")),
        viewer.seat().map(this::secret).map(Sentences::of),
        state.mayAct(),
        state.awaited(),
        viewer.seat().map(state::legal).orElse(List.of()),
        Set.of(),
        state.result());
  }

  private SortedMap<String, Object> facts() {
    SortedMap<String, Object> facts = common(state);
    facts.put("pile", state.cards().pile().size());
    facts.put("laid", state.bids().keySet().stream().map(Seat::id).toList());
    viewer.seat().ifPresent(seat -> facts.put("hand", state.cards().hands().get(seat)));
    viewer.seat().ifPresent(seat -> facts.put("bid", state.bids().get(seat)));
    return facts;
  }

  private Diagram diagram() {
    Diagram diagram = Diagram.ofRows(rows(state)).with(new Margins(0, 0, 4, 0));
    for (Seat seat : BidGame.SEATS) {
      double x = seat.equals(BidGame.WHITE) ? 4 : 6;
      for (String card : state.cards().hands().get(seat)) {
        diagram =
            diagram.with(
                new BesideBoard.Card(viewer.is(seat) ? card : BesideBoard.Card.BACK, x, 0));
      }
    }
    return diagram;
  }

  private String alt() {
    return "White has %s points, Black has %s; %s cards in the pile."
        .formatted(
            state.points().get(BidGame.WHITE),
            state.points().get(BidGame.BLACK),
            state.cards().pile().size());
  }

  private Sentences status() {
    return state.bids().isEmpty()
        ? Sentences.of("No card lies.")
        : Sentences.of("Cards lie of %s.", state.laid());
  }

  private String secret(Seat seat) {
    String laid = Optional.ofNullable(state.bids().get(seat)).orElse("nothing");
    return "You hold %s and have laid %s.".formatted(state.cards().hands().get(seat), laid);
  }
}
