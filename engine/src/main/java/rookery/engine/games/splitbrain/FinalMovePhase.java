package rookery.engine.games.splitbrain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Function;
import rookery.engine.ActionNews;
import rookery.engine.Choice;
import rookery.engine.ScoreSheetNote;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.board.Square;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.San;
import rookery.engine.chess.tactics.ChessDanger;
import rookery.engine.play.SingleDuty;
import rookery.engine.play.SituationAction;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentences;

/** More than one move is left; who makes the final move picks it. */
record FinalMovePhase(
    SplitBrainTurn turn, SplitBrainTurn.Circles both, CircleVerdict verdict, List<Move> moves)
    implements SplitBrainPhase, SingleDuty<SplitBrainPhase> {

  /** What follows a verdict: the next turn if it leaves only one move, which is made by itself. */
  static SplitBrainPhase begin(
      SplitBrainTurn turn, SplitBrainTurn.Circles both, CircleVerdict verdict) {
    List<Move> moves = verdict.moves(turn, both);
    return moves.size() == 1
        ? CirclingPhase.begin(turn.after(moves.get(0), both))
        : new FinalMovePhase(turn, both, verdict, moves);
  }

  @Override
  public String word() {
    return "finish";
  }

  @Override
  public SortedMap<Seat, Square> circles() {
    return both.by(turn);
  }

  @Override
  public Seat actor() {
    return verdict.actor(turn);
  }

  @Override
  public List<Finish> deeds() {
    return moves.stream().map(move -> new Finish(this, move)).toList();
  }

  /** Whether there is a choice in that part of the move. */
  boolean varies(Function<Move, Square> part) {
    return moves.stream().map(part).distinct().count() > 1;
  }

  @Override
  public String whyNot(String typed) {
    String texts = Phrase.either(moves.stream().map(Move::text).map(Phrase::typed).toList());
    return "You must %s: type %s.".formatted(verdict.duty(turn, both), texts);
  }

  @Override
  public Sentences status(Viewer viewer) {
    return verdict.told(turn, both);
  }

  @Override
  public Sentences task() {
    return Sentences.of("%s.", Phrase.capitalised(verdict.duty(turn, both)));
  }

  @Override
  public List<Square> candidates() {
    Function<Move, Square> part = varies(Move::from) ? Move::from : Move::to;
    return moves.stream().map(part).distinct().sorted().toList();
  }

  /** The move that ends the turn, where more than one was left. */
  record Finish(FinalMovePhase phase, Move move) implements SituationAction<SplitBrainPhase> {
    @Override
    public String text() {
      return move.text();
    }

    /** What is the same in all moves that are left is not asked. */
    @Override
    public List<Choice> path() {
      List<Choice> path = new ArrayList<>();
      if (phase.varies(Move::from)) {
        String label = phase.turn().titled(move.from());
        path.add(Choice.piece(move.from().toString(), label));
      }
      if (phase.varies(Move::to)) {
        path.add(phase.turn().target(Choice.WHERE_TO, move.to()));
      }
      move.promotion().map(PieceType::asPromotion).ifPresent(path::add);
      return path;
    }

    @Override
    public List<String> names() {
      return San.forms(phase.turn().position(), move);
    }

    @Override
    public List<Square> captures() {
      return phase.turn().position().capturedOn(move).stream().toList();
    }

    @Override
    public boolean isExposed() {
      return ChessDanger.isLoss(move, phase.turn().position());
    }

    @Override
    public SplitBrainPhase done(Seat by) {
      return CirclingPhase.begin(phase.turn().after(move, phase.both()));
    }

    @Override
    public Optional<ScoreSheetNote> noted(Seat by, SplitBrainPhase after) {
      return phase.turn().noted(after.turn());
    }

    @Override
    public ActionNews news(Seat by, SplitBrainPhase after) {
      return ActionNews.toAll(() -> GameLogLine.moved(by, phase.turn().inWords(move)));
    }
  }
}
