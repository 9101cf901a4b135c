package rookery.engine.games.telepathy;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.games.telepathy.TelepathyAction.Lead;

/**
 * TE-1: a team is to say who of it predicts first, at any time before its first turn.
 *
 * @param meanwhile what goes on otherwise
 */
record Leading(Phase meanwhile, Colour team) implements Duty {
  @Override
  public List<Lead> legal() {
    return TelepathyGame.partners(team).stream().map(Lead::new).toList();
  }

  @Override
  public Phase after(Action action) {
    return meanwhile.with(meanwhile.standing().roles().with(((Lead) action).predictor()));
  }

  @Override
  public Map<String, Action> aliases() {
    Map<String, Action> aliases = new TreeMap<>();
    legal().forEach(lead -> aliases.put(lead.predictor().id(), lead));
    return aliases;
  }

  @Override
  public String refusal(String typed) {
    List<Lead> leads = legal();
    return "Say who of your team predicts first: write %s or %s."
        .formatted(leads.get(0).text(), leads.get(1).text());
  }

  @Override
  public String task() {
    return "Say who of your team predicts first; the other one moves. After each turn you swap.";
  }

  @Override
  public String describe(Seat actor, Action action, Viewer viewer) {
    Seat predictor = ((Lead) action).predictor();
    return "%s says: %s predicts first, %s moves."
        .formatted(actor.title(), predictor.title(), TelepathyGame.partner(predictor).title());
  }
}
