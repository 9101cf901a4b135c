package rookery.bot.turn.command;

import java.util.List;
import java.util.function.Supplier;
import rookery.bot.computer.Quiet;
import rookery.bot.post.Pictures;
import rookery.bot.turn.Command;
import rookery.bot.turn.CommandList;
import rookery.bot.turn.Declaration.Slash;
import rookery.bot.turn.command.agreeing.AnswerQuestion;
import rookery.bot.turn.command.agreeing.Ask;
import rookery.bot.turn.command.agreeing.Dismiss;
import rookery.bot.turn.command.agreeing.Draw;
import rookery.bot.turn.command.agreeing.Resign;
import rookery.bot.turn.command.agreeing.Stop;
import rookery.bot.turn.command.agreeing.TakeBack;
import rookery.bot.turn.command.computing.Fill;
import rookery.bot.turn.command.computing.Hint;
import rookery.bot.turn.command.looking.Board;
import rookery.bot.turn.command.looking.Help;
import rookery.bot.turn.command.looking.More;
import rookery.bot.turn.command.looking.Notice;
import rookery.bot.turn.command.looking.OwnGames;
import rookery.bot.turn.command.looking.Rules;
import rookery.bot.turn.command.moving.Foresee;
import rookery.bot.turn.command.moving.Hand;
import rookery.bot.turn.command.moving.Move;
import rookery.bot.turn.command.moving.Next;
import rookery.bot.turn.command.opening.Cancel;
import rookery.bot.turn.command.opening.Decline;
import rookery.bot.turn.command.opening.Join;
import rookery.bot.turn.command.opening.Leave;
import rookery.bot.turn.command.opening.Play;
import rookery.bot.turn.command.opening.Rematch;
import rookery.bot.turn.command.opening.Resume;
import rookery.bot.turn.command.past.Export;
import rookery.bot.turn.command.past.LookBack;
import rookery.bot.turn.command.past.ShowReplay;
import rookery.bot.turn.command.preferring.Forget;
import rookery.bot.turn.command.preferring.Wishes;
import rookery.bot.turn.command.timing.GoAway;
import rookery.bot.turn.command.timing.Late;
import rookery.bot.turn.command.timing.Nudge;
import rookery.bot.turn.command.timing.Pause;
import rookery.bot.turn.command.timing.Substitute;

/** All commands there are; a new one is a class and a line here. */
public final class Commands {
  private final CommandList list;

  private Commands(Notice notice, Pictures pictures, Quiet quiet) {
    Supplier<List<Slash>> slashes = this::slashes;
    List<Command> all =
        List.of(
            new Play(),
            new Join(),
            new Rematch(),
            new Leave(),
            new Decline(),
            new Cancel(),
            new Fill(),
            new Move(),
            new Foresee(),
            new Board(),
            new More(),
            new Hand(),
            new OwnGames(),
            new Next(),
            new Hint(quiet),
            new Ask(),
            new AnswerQuestion(),
            new Draw(),
            new TakeBack(),
            new Resign(),
            new Late(),
            new GoAway(),
            new Pause(),
            new Nudge(),
            new Substitute(),
            new Dismiss(),
            new Wishes(),
            new Forget(),
            new LookBack(),
            new ShowReplay(pictures),
            new Export(pictures),
            new Rules(),
            new Stop(),
            new Resume(),
            new Help(notice, slashes));
    list = new CommandList(all);
  }

  private List<Slash> slashes() {
    return list.slashes();
  }

  /**
   * The list of them.
   *
   * @param notice the licence notice of the artwork, which the help shows
   * @param pictures paints what is in the files that are given away
   * @param quiet where computers think
   */
  public static CommandList all(Notice notice, Pictures pictures, Quiet quiet) {
    return new Commands(notice, pictures, quiet).list;
  }
}
