package rookery.engine.games.cloak;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import rookery.engine.Seat;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Colour;
import rookery.engine.chess.Castling;
import rookery.engine.chess.PieceType;
import rookery.engine.games.cloak.known.CloakMoves;
import rookery.engine.games.cloak.known.CloakStep;
import rookery.engine.games.cloak.known.PublicSide;
import rookery.engine.games.cloak.setup.Arrangement;
import rookery.engine.play.Duty;
import rookery.engine.text.Sentences;

/** What a side is to do: set up in secret, and then each step of its turns. */
record CloakDuty(CloakSituation situation, Colour side) implements Duty<CloakSituation> {
  @Override
  public Set<Seat> seats() {
    return Set.of(TwoColourSeats.seat(side));
  }

  @Override
  public Sentences task() {
    return CloakSentences.task(situation);
  }

  @Override
  public String title() {
    return switch (situation.turn().step()) {
      case SETUP -> "Set up";
      case REPLY, BONUS -> "Make a bonus move";
      // What a first game says of moves is about the guess that can come before.
      case GUESS -> situation.turn().guess().isPresent() ? "Move a piece" : "Move";
      // What a first game says of that is about what can be revealed.
      case UNCLOAK ->
          new Revealing(situation, side).isNeedless() ? "End the turn" : "Finish the turn";
    };
  }

  @Override
  public String told(String who) {
    return switch (situation.turn().step()) {
      case REPLY, BONUS -> who + " can make a bonus move.";
      case SETUP -> who + " must set up the checkers.";
      case GUESS -> "It's %s's turn.".formatted(who);
      case UNCLOAK -> Duty.super.told(who);
    };
  }

  @Override
  public String whyNot(String typed) {
    return CloakRefusal.of(situation, side).sentence(typed);
  }

  @Override
  public List<CloakAction> deeds() {
    List<CloakAction> deeds = new ArrayList<>();
    switch (situation.turn().step()) {
      case SETUP -> addSetUps(deeds);
      case REPLY, BONUS -> addBonuses(deeds);
      case GUESS -> {
        if (situation.turn().guess().isEmpty()) {
          addGuesses(deeds);
        }
        addPlays(deeds);
      }
      case UNCLOAK -> addUncloakings(deeds);
    }
    return deeds;
  }

  private void addSetUps(List<CloakAction> deeds) {
    for (Arrangement arrangement : Arrangement.ALL) {
      deeds.add(new SetUpAction(situation, side, arrangement));
    }
  }

  @Override
  public Map<String, String> usual() {
    boolean settingUp = situation.turn().step() == CloakStep.SETUP;
    return settingUp ? Map.of("As in chess", "setup RNBQKBNR") : Map.of();
  }

  private CloakMoves moves() {
    return situation.moves().get();
  }

  private void addBonuses(List<CloakAction> deeds) {
    moves().pawns().forEach(move -> deeds.add(new BonusAction.Bonus(situation, move)));
    moves().drops().forEach(square -> deeds.add(new BonusAction.Drop(situation, square)));
    deeds.add(new BonusAction.Skip(situation));
  }

  private void addGuesses(List<CloakAction> deeds) {
    PublicSide other = situation.board().side(side.opposite());
    for (int number : other.guessable()) {
      for (PieceType kind : Arrangement.KINDS) {
        deeds.add(new GuessAction(situation, number, kind));
      }
    }
  }

  private void addPlays(List<CloakAction> deeds) {
    moves().regular().forEach(move -> deeds.add(new CloakMoveAction.Play(situation, move)));
    for (Castling castling : moves().castlings()) {
      deeds.add(new CloakMoveAction.Castle(situation, castling));
    }
  }

  private void addUncloakings(List<CloakAction> deeds) {
    new Revealing(situation, side)
        .possible()
        .forEach(number -> deeds.add(new UncloakAction.Uncloak(situation, number)));
    deeds.add(new UncloakAction.End(situation));
  }
}
