package rookery.engine.games.cloak;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.engine.ActionNews;
import rookery.engine.Choice;
import rookery.engine.Seat;
import rookery.engine.TwoColourSeats;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.cloak.known.CloakStep;
import rookery.engine.games.cloak.known.PublicGame;
import rookery.engine.play.SituationAction;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Sentence;

/** What can be done in the game. */
sealed interface CloakAction extends SituationAction<CloakSituation>
    permits SetUpAction, CloakAction.OfTurn {
  /** Where it is done. */
  CloakSituation situation();

  /** What everybody reads of it. */
  GameLogLine told();

  /** What whoever did it reads of it. */
  default GameLogLine toldToActor() {
    return told();
  }

  /** Whether it can never be taken back. */
  default boolean isFinal() {
    return false;
  }

  @Override
  default ActionNews news(Seat by, CloakSituation after) {
    return new Told(this, after);
  }

  /** The news of a deed: whether it showed what was hidden is found by comparing evidence. */
  record Told(CloakAction deed, CloakSituation after) implements ActionNews {
    @Override
    public Optional<GameLogLine> line(Viewer viewer) {
      boolean isOwn =
          deed instanceof OfTurn done && viewer.seat().equals(Optional.of(done.actor()));
      return Optional.of(isOwn ? deed.toldToActor() : deed.told());
    }

    @Override
    public boolean reveals() {
      return deed.situation().isToldBy(after);
    }

    @Override
    public boolean isFinal() {
      return deed.isFinal();
    }
  }

  /** What is done by a move of a man on the board. */
  sealed interface ByMove extends OfTurn permits CloakMoveAction.Play, BonusAction.Bonus {
    /** Where it goes from and to. */
    Move move();

    /** Which man makes it, as its menu asks. */
    String question();

    /** An own man as the answer to that question, where it goes, and what it promotes to. */
    @Override
    default List<Choice> path() {
      List<Choice> steps = new ArrayList<>();
      steps.add(new Choice(question(), move().from().toString(), own(move().from())));
      steps.add(goal());
      move().promotion().map(PieceType::asPromotion).ifPresent(steps::add);
      return steps;
    }

    /** An own man: {@code Checker 3 on b1 (knight)}. */
    private String own(Square square) {
      PieceType kind = situation().board().kind(square, situation().setUps().of(side()));
      if (situation().board().visible(square).isPresent()) {
        return kind.title() + " " + square;
      }
      int number = situation().board().number(square).orElseThrow();
      return "Checker " + number + " on " + square + " (" + kind.word() + ")";
    }

    private Choice goal() {
      String where =
          Stream.of(Optional.of(Choice.WHERE_TO), CloakAmbush.squares(situation(), move().from()))
              .flatMap(Optional::stream)
              .collect(Collectors.joining(" "));
      return situation()
          .board()
          .victim(move())
          .map(
              victim ->
                  Choice.capture(
                      where, move().to(), "%s, capturing %s", move().to(), victim(victim)))
          .orElseGet(() -> Choice.target(where, move().to()));
    }

    private String victim(Square square) {
      String man = situation().board().man(square);
      return situation().board().visible(square).isPresent() ? "the " + man : man;
    }

    @Override
    default Optional<Sentence> ambush() {
      return Optional.of(move())
          .filter(situation().ambushes().get()::contains)
          .flatMap(move -> CloakAmbush.of(side(), situation()).flatMap(now -> now.on(move)));
    }

    /** Not of a bonus at the beginning of a turn: the move after it can still save that pawn. */
    @Override
    default Optional<Explanation> exposure() {
      return situation().turn().step() == CloakStep.REPLY
          ? Optional.empty()
          : CloakAmbush.of(side(), situation()).flatMap(now -> now.exposed(move()));
    }

    /** Whoever has captured a hidden checker knows the move, and looks for what the checker was. */
    @Override
    default GameLogLine toldToActor() {
      return situation()
          .board()
          .victim(move())
          .filter(square -> situation().board().visible(square).isEmpty())
          .filter(square -> move().promotion().isEmpty())
          .map(square -> GameLogLine.by(actor(), CloakNames.captured(this, square)))
          .orElseGet(this::told);
    }

    @Override
    default List<String> names() {
      return CloakNames.shortly(situation(), move());
    }

    @Override
    default List<Square> captures() {
      return situation().board().victim(move()).stream().toList();
    }
  }

  /** What the side whose turn it is can do; everybody can see it. */
  sealed interface OfTurn extends CloakAction
      permits ByMove, GuessAction, CloakMoveAction, BonusAction, UncloakAction {
    /** What everyone can see after it. */
    PublicGame after();

    default Colour side() {
      return situation().turn().side();
    }

    /** Who does it. */
    default Seat actor() {
      return TwoColourSeats.seat(side());
    }

    @Override
    default CloakSituation done(Seat by) {
      return situation().with(after());
    }
  }
}
