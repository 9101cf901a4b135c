package rookery.engine.kit.toy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.Game;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.diagram.BesideBoard;
import rookery.engine.diagram.Mark;
import rookery.engine.text.Sentence;

/**
 * What can be wrong with a game; each spoils {@link BidGame} in one way, in {@link FlawedState}, or
 * {@link FogGame}.
 */
public enum Flaw {
  FACTS_SHOW_BIDS {
    @Override
    View view(FlawedState state, Viewer viewer) {
      SortedMap<String, Object> facts = new TreeMap<>(super.view(state, viewer).facts());
      facts.put("bids", BidState.byId(state.truth().bids()));
      return FlawedView.of(super.view(state, viewer)).facts(facts);
    }
  },
  ALT_COUNTS_BIDS {
    @Override
    View view(FlawedState state, Viewer viewer) {
      return FlawedView.of(super.view(state, viewer)).alt("Bid " + state.played() + " times.");
    }
  },
  STATUS_NAMES_THE_NEXT_CARD {
    @Override
    View view(FlawedState state, Viewer viewer) {
      return FlawedView.of(super.view(state, viewer))
          .status("Next: " + state.truth().cards().pile());
    }
  },
  PICTURE_SHOWS_THE_NEXT_CARD {
    @Override
    View view(FlawedState state, Viewer viewer) {
      View view = super.view(state, viewer);
      return state.truth().cards().pile().stream()
          .findFirst()
          .map(card -> view.diagram().with(new BesideBoard.Card(card, 8, 0)))
          .map(FlawedView.of(view)::diagram)
          .orElse(view);
    }
  },
  SPECTATORS_SEE_HANDS {
    @Override
    View view(FlawedState state, Viewer viewer) {
      View view = super.view(state, viewer);
      String hands = state.truth().cards().hands().toString();
      return viewer.seat().isPresent() ? view : FlawedView.of(view).status(hands);
    }
  },
  SHOWS_BIDS_WHEN_STOPPED {
    @Override
    View viewAtEnd(FlawedState state, Viewer viewer) {
      return FlawedView.of(state.view(viewer)).status("They lay " + state.truth().bids());
    }
  },
  TASK_FOR_EVERYBODY {
    @Override
    View view(FlawedState state, Viewer viewer) {
      return FlawedView.of(super.view(state, viewer)).task("Do something.");
    }
  },
  STATUS_CALLS_A_SEAT_BY_ITS_TITLE {
    @Override
    View view(FlawedState state, Viewer viewer) {
      return FlawedView.of(super.view(state, viewer)).status("White thinks.");
    }
  },
  STATUS_IS_TWO_SENTENCES_IN_ONE {
    @Override
    View view(FlawedState state, Viewer viewer) {
      return FlawedView.of(super.view(state, viewer)).status("Cards lie. Lay another.");
    }
  },
  STATUS_BEGINS_WITH_A_SMALL_LETTER {
    @Override
    View view(FlawedState state, Viewer viewer) {
      return FlawedView.of(super.view(state, viewer)).status("cards lie.");
    }
  },
  TASK_HAS_NO_FULL_STOP {
    @Override
    View view(FlawedState state, Viewer viewer) {
      View view = super.view(state, viewer);
      return view.task().isPresent() ? FlawedView.of(view).task("Lay a card!") : view;
    }
  },
  TASK_SAYS_A_WORD_TWICE {
    @Override
    View view(FlawedState state, Viewer viewer) {
      View view = super.view(state, viewer);
      return view.task().isPresent() ? FlawedView.of(view).task("Lay a a card.") : view;
    }
  },
  LOG_LEAVES_A_PLACE_EMPTY {
    @Override
    Optional<Sentence> describe(FlawedState state, Seat actor, Action action, Viewer viewer) {
      return super.describe(state, actor, action, viewer)
          .map(line -> Sentence.of("%s did %s."))
          .filter(line -> !action.secret());
    }
  },
  STATUS_WITH_MARKUP {
    @Override
    View view(FlawedState state, Viewer viewer) {
      return FlawedView.of(super.view(state, viewer)).status("**Now**");
    }
  },
  LOG_NAMES_THE_CARD {
    @Override
    Optional<Sentence> describe(FlawedState state, Seat actor, Action action, Viewer viewer) {
      return super.describe(state, actor, action, viewer)
          .map(line -> Sentence.of("%s (%s).", line.asPart(), action.text()));
    }
  },
  LOG_TELLS_OF_A_SECOND_BID {
    @Override
    Optional<Sentence> describe(FlawedState state, Seat actor, Action action, Viewer viewer) {
      return super.describe(state, actor, action, viewer)
          .or(() -> Optional.of(Sentence.of("Changed.")));
    }
  },
  LOG_NAMES_THE_CARD_PASSED_ON {
    @Override
    Optional<Sentence> describe(FlawedState state, Seat actor, Action action, Viewer viewer) {
      String told = action.text() + (action.secret() ? "" : state.truth().bids().toString());
      return Optional.of(Sentence.of("It was %s.", told))
          .filter(line -> !action.secret() || viewer.is(actor))
          .or(() -> super.describe(state, actor, action, viewer));
    }
  },
  LOG_IS_SILENT_ABOUT_PASSING {
    @Override
    Optional<Sentence> describe(FlawedState state, Seat actor, Action action, Viewer viewer) {
      return super.describe(state, actor, action, viewer).filter(line -> action.secret());
    }
  },
  ANSWER_NAMES_THE_HOLDER {
    @Override
    Optional<String> refusal(FlawedState state, Seat seat, String typed) {
      boolean held = state.truth().cards().hands().toString().contains(typed.replace("bid", ""));
      return Optional.of(held ? "They hold it." : "It is in the pile.");
    }
  },
  EXCEPTION_NAMES_THE_HOLDER {
    @Override
    State play(FlawedState state, Seat seat, Action action) {
      try {
        return super.play(state, seat, action);
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException("Not with " + state.truth().cards().hands());
      }
    }
  },
  ALIAS_TELLS_WHO_IS_AHEAD {
    @Override
    Map<String, Action> aliases(FlawedState state, Seat seat) {
      return state.truth().bids().containsValue("f")
          ? Map.of("lose", new BidState.Pass())
          : super.aliases(state, seat);
    }
  },
  ALIAS_OF_WHAT_IS_NOT_LEGAL {
    @Override
    Map<String, Action> aliases(FlawedState state, Seat seat) {
      return Map.of("highest", new BidState.Bid("f"));
    }
  },
  PASSING_DEPENDS_ON_THE_OTHER_BID {
    @Override
    List<Action> legal(FlawedState state, Seat seat) {
      return super.legal(state, seat).stream()
          .filter(action -> action.secret() || !state.truth().bids().containsValue("f"))
          .toList();
    }
  },
  MARKS_OF_A_CHOICE_SHOW_THE_OTHER_BID {
    @Override
    List<Action> legal(FlawedState state, Seat seat) {
      List<Mark> marks =
          state.truth().bids().containsValue("f") ? List.of(new BesideBoard.Coin(0, 0)) : List.of();
      return changed(super.legal(state, seat), action -> new Drawn(action, marks));
    }
  },
  CHOICE_IS_NOT_SECRET {
    @Override
    List<Action> legal(FlawedState state, Seat seat) {
      return changed(super.legal(state, seat), action -> new Odd(action.text(), action.path(), 0));
    }
  },
  PASSING_REVEALS_HIGH_BIDS_ONLY {
    @Override
    boolean reveals(FlawedState state, Seat actor, Action action) {
      return super.reveals(state, actor, action)
          || !action.secret() && state.truth().bids().containsValue("f");
    }
  },
  WORLDS_KEEP_SECRETS {
    @Override
    State resample(FlawedState state, Viewer viewer, RandomGenerator random) {
      return state;
    }
  },
  WORLDS_CHANGE_THE_OWN_HAND {
    @Override
    State resample(FlawedState state, Viewer viewer, RandomGenerator random) {
      return super.resample(state, Viewer.SPECTATOR, random);
    }
  },
  HOLDER_OF_THE_BEST_CARD_IS_NOT_AWAITED {
    @Override
    List<Set<Seat>> awaited(FlawedState state) {
      return super.awaited(state).stream()
          .filter(
              group -> !state.truth().cards().hands().get(group.iterator().next()).contains("f"))
          .toList();
    }
  },
  AWAITS_THE_IDLE {
    @Override
    Set<Seat> mayAct(FlawedState state) {
      Set<Seat> both = super.mayAct(state);
      return both.isEmpty() ? both : Set.of(BidGame.WHITE);
    }
  },
  LEGAL_AFTER_THE_END {
    @Override
    List<Action> legal(FlawedState state, Seat seat) {
      return state.result().isPresent() ? List.of(new BidState.Pass()) : super.legal(state, seat);
    }
  },
  UNSORTED {
    @Override
    List<Action> legal(FlawedState state, Seat seat) {
      List<Action> legal = new ArrayList<>(super.legal(state, seat));
      Collections.reverse(legal);
      return legal;
    }
  },
  TWICE_THE_SAME {
    @Override
    List<Action> legal(FlawedState state, Seat seat) {
      List<Action> legal = new ArrayList<>(super.legal(state, seat));
      legal.addAll(legal.subList(0, legal.isEmpty() ? 0 : 1));
      return legal.stream().sorted().toList();
    }
  },
  REFUSES_WHAT_IS_LEGAL {
    @Override
    State play(FlawedState state, Seat seat, Action action) {
      if (!action.secret() && state.played() == 1) {
        throw new IllegalArgumentException("You cannot pass so soon.");
      }
      return super.play(state, seat, action);
    }
  },
  PLAYS_WHAT_IS_NOT_LEGAL {
    @Override
    State play(FlawedState state, Seat seat, Action action) {
      return state.legal(seat).contains(action) ? super.play(state, seat, action) : state;
    }
  },
  ENDS_FOR_NO_KNOWN_REASON {
    @Override
    Optional<Result> result(FlawedState state) {
      return super.result(state).map(result -> new Result.Draw("boredom"));
    }
  },
  NEVER_THE_SAME_ANSWER {
    @Override
    SortedMap<String, Object> position(FlawedState state) {
      SortedMap<String, Object> position = super.position(state);
      position.put("salt", (int) (System.nanoTime() & 0xffff));
      return position;
    }
  },
  SPEAKS_THE_LOCAL_LANGUAGE {
    @Override
    View view(FlawedState state, Viewer viewer) {
      return FlawedView.of(super.view(state, viewer)).status("with points".toUpperCase());
    }
  },
  COUNTS_IN_LOCAL_DIGITS {
    @Override
    View view(FlawedState state, Viewer viewer) {
      return FlawedView.of(super.view(state, viewer)).alt("%d cards.".formatted(6));
    }
  },
  LISTS_ARE_ITS_OWN {
    private final Map<String, List<Action>> remembered = new ConcurrentHashMap<>();

    @Override
    List<Action> legal(FlawedState state, Seat seat) {
      return remembered.computeIfAbsent(
          seat + " of " + state, key -> new ArrayList<>(super.legal(state, seat)));
    }
  },
  TWO_WAYS_END_AT_ONE_PLACE {
    @Override
    List<Action> legal(FlawedState state, Seat seat) {
      List<Choice> way = List.of(new Choice("What now?", "it", "It"));
      return changed(super.legal(state, seat), action -> new Odd(action.text(), way, 0));
    }
  },
  ONE_WAY_PASSES_THROUGH_ANOTHER {
    @Override
    List<Action> legal(FlawedState state, Seat seat) {
      Choice bid = new Choice("What now?", "bid", "Lay a card");
      return changed(
          super.legal(state, seat),
          action -> action.secret() ? action : new Odd(action.text(), List.of(bid), 0));
    }
  },
  ONE_PLACE_ASKS_TWO_QUESTIONS {
    @Override
    List<Action> legal(FlawedState state, Seat seat) {
      Choice pass = new Choice("Will you pass?", "pass", "Pass");
      return changed(
          super.legal(state, seat),
          action -> action.secret() ? action : new Odd(action.text(), List.of(pass), 0));
    }
  },
  TOO_LONG_A_WAY {
    @Override
    List<Action> legal(FlawedState state, Seat seat) {
      return changed(
          super.legal(state, seat),
          action ->
              new Odd(
                  action.text(),
                  List.of(new Choice("What now?", action.text() + "-".repeat(60), "It")),
                  0));
    }
  },
  TEXT_DEPENDS_ON_THE_MOMENT {
    @Override
    List<Action> legal(FlawedState state, Seat seat) {
      return changed(
          super.legal(state, seat),
          action -> new Odd(action.text(), action.path(), state.played()));
    }
  },
  CASE_TELLS_ACTIONS_APART {
    @Override
    List<Action> legal(FlawedState state, Seat seat) {
      List<Action> legal = new ArrayList<>(super.legal(state, seat));
      if (!legal.isEmpty()) {
        legal.add(new Odd("PASS", List.of(new Choice("What now?", "PASS", "Pass")), 0));
      }
      return legal.stream().sorted().toList();
    }

    @Override
    State play(FlawedState state, Seat seat, Action action) {
      return super.play(state, seat, action.text().equals("PASS") ? new BidState.Pass() : action);
    }
  },
  LOG_TELLS_A_STEP_IN_THE_FOG {
    @Override
    public Game game() {
      return new FogGame(FogGame.Told.HOW_FAR_SOMEBODY_WALKED);
    }
  };

  /** A {@code bid} or {@code pass} that is not quite what it should be. */
  record Odd(String text, List<Choice> path, int moment) implements Action {}

  /** An action that shows something before it is done. */
  record Drawn(Action action, List<Mark> marks) implements Action {
    @Override
    public String text() {
      return action.text();
    }

    @Override
    public List<Choice> path() {
      return action.path();
    }

    @Override
    public boolean secret() {
      return action.secret();
    }

    @Override
    public String toString() {
      return text();
    }
  }

  private static List<Action> changed(List<Action> legal, UnaryOperator<Action> how) {
    return legal.stream().map(how).toList();
  }

  /** The game with this flaw. */
  public Game game() {
    return new FlawedGame(this);
  }

  Set<Seat> mayAct(FlawedState state) {
    return state.truth().mayAct();
  }

  List<Set<Seat>> awaited(FlawedState state) {
    return state.truth().awaited();
  }

  List<Action> legal(FlawedState state, Seat seat) {
    return state.truth().legal(seat);
  }

  State play(FlawedState state, Seat seat, Action action) {
    Action meant =
        state.truth().legal(seat).stream()
            .filter(legal -> legal.text().equals(action.text()))
            .findFirst()
            .orElse(action);
    return state.next(state.truth().play(seat, meant));
  }

  Optional<String> refusal(FlawedState state, Seat seat, String typed) {
    return state.truth().refusal(seat, typed);
  }

  Map<String, Action> aliases(FlawedState state, Seat seat) {
    return state.truth().aliases(seat);
  }

  Optional<Result> result(FlawedState state) {
    return state.truth().result();
  }

  SortedMap<String, Object> position(FlawedState state) {
    return state.truth().position();
  }

  View view(FlawedState state, Viewer viewer) {
    return state.truth().view(viewer);
  }

  View viewAtEnd(FlawedState state, Viewer viewer) {
    return state.view(viewer);
  }

  State resample(FlawedState state, Viewer viewer, RandomGenerator random) {
    return state.world(state.truth().resample(viewer, random));
  }

  Optional<Sentence> describe(FlawedState state, Seat actor, Action action, Viewer viewer) {
    return state.truth().describe(actor, action, viewer);
  }

  boolean reveals(FlawedState state, Seat actor, Action action) {
    return state.truth().reveals(actor, action);
  }
}
