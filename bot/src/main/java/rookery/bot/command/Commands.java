package rookery.bot.command;

import java.util.List;
import java.util.stream.Stream;
import rookery.bot.command.agreement.AnswerQuestion;
import rookery.bot.command.agreement.AskPartner;
import rookery.bot.command.agreement.DismissQuestion;
import rookery.bot.command.agreement.Draw;
import rookery.bot.command.agreement.Resign;
import rookery.bot.command.agreement.StopGame;
import rookery.bot.command.agreement.TakeBack;
import rookery.bot.command.club.PostBulletin;
import rookery.bot.command.club.ProfileCommand;
import rookery.bot.command.club.StandingsCommand;
import rookery.bot.command.club.TableRatings;
import rookery.bot.command.computer.FillWithComputers;
import rookery.bot.command.computer.Hint;
import rookery.bot.command.computer.HintSearch;
import rookery.bot.command.daily.Daily;
import rookery.bot.command.history.Decks;
import rookery.bot.command.history.Export;
import rookery.bot.command.history.History;
import rookery.bot.command.history.Replay;
import rookery.bot.command.history.Review;
import rookery.bot.command.info.Board;
import rookery.bot.command.info.Follow;
import rookery.bot.command.info.Games;
import rookery.bot.command.info.Help;
import rookery.bot.command.info.LicenceNotice;
import rookery.bot.command.info.MoreActions;
import rookery.bot.command.info.Rules;
import rookery.bot.command.lesson.Learn;
import rookery.bot.command.lobby.AvoidPlayer;
import rookery.bot.command.lobby.Cancel;
import rookery.bot.command.lobby.CutDecks;
import rookery.bot.command.lobby.Decline;
import rookery.bot.command.lobby.FindPlayers;
import rookery.bot.command.lobby.Join;
import rookery.bot.command.lobby.Leave;
import rookery.bot.command.lobby.ListOpenSeats;
import rookery.bot.command.lobby.Play;
import rookery.bot.command.lobby.Rematch;
import rookery.bot.command.lobby.ReportTable;
import rookery.bot.command.lobby.Resume;
import rookery.bot.command.lobby.ShareTable;
import rookery.bot.command.move.Hand;
import rookery.bot.command.move.Move;
import rookery.bot.command.move.OpenNextTable;
import rookery.bot.command.move.PlanConditionalMoves;
import rookery.bot.command.puzzle.PuzzlesAhead;
import rookery.bot.command.puzzle.SolvePuzzle;
import rookery.bot.command.season.SeasonCommand;
import rookery.bot.command.settings.AllowSharing;
import rookery.bot.command.settings.Forget;
import rookery.bot.command.settings.SettingsCommand;
import rookery.bot.command.time.AwayCommand;
import rookery.bot.command.time.Nudge;
import rookery.bot.command.time.OvertimeDecision;
import rookery.bot.command.time.Pause;
import rookery.bot.command.time.Substitute;
import rookery.bot.computer.ThinkingExecutor;
import rookery.bot.daily.DailyStore;
import rookery.bot.post.Pictures;
import rookery.bot.request.Command;
import rookery.bot.request.CommandList;
import rookery.bot.result.Bulletins;
import rookery.bot.result.CurrentRatings;
import rookery.bot.review.ReviewQueue;
import rookery.bot.season.SeasonStore;
import rookery.bot.seat.SeatStore;
import rookery.bot.seat.SharingServers;

/**
 * Lists all commands. To add one, write its class and add a line here.
 *
 * @param notice the licence notice of the artwork, which the help shows
 * @param ahead prepares the puzzles that people may ask for next
 * @param bulletins keeps the messages that are kept up in channels of servers
 */
public record Commands(
    LicenceNotice notice,
    Pictures pictures,
    ThinkingExecutor quiet,
    PuzzlesAhead ahead,
    CurrentRatings ratings,
    ReviewQueue reviews,
    DailyStore deals,
    SeasonStore seasons,
    SeatStore seats,
    SharingServers sharing,
    Bulletins bulletins) {
  /** The list of all commands. */
  public CommandList all() {
    HintSearch hints = new HintSearch(quiet);
    List<Command> others =
        List.of(
            new Play(seats, sharing),
            new Join(seats, sharing),
            new ListOpenSeats(seats, ratings),
            new FindPlayers(seats, sharing),
            new ShareTable(sharing),
            new ReportTable(sharing),
            new AllowSharing(sharing),
            new AvoidPlayer(seats),
            new Rematch(),
            new Leave(),
            new CutDecks(),
            new Decline(),
            new Cancel(),
            new FillWithComputers(),
            new Move(ratings.results(), hints),
            new PlanConditionalMoves(),
            new Board(),
            new MoreActions(),
            new Follow(),
            new Hand(),
            new Games(),
            new OpenNextTable(),
            new Hint(hints),
            new AskPartner(),
            new AnswerQuestion(),
            new Draw(),
            new TakeBack(),
            new Resign(),
            new OvertimeDecision(),
            new AwayCommand(),
            new Pause(),
            new Nudge(),
            new Substitute(),
            new DismissQuestion(),
            new SettingsCommand(),
            new Forget(),
            new History(),
            new Replay(pictures),
            new Decks(),
            new Export(pictures, reviews),
            new Review(reviews),
            new Rules(),
            new Learn(),
            new SolvePuzzle(ahead),
            new Daily(deals, hints, pictures),
            new StandingsCommand(ratings, seasons),
            new ProfileCommand(ratings, deals),
            new TableRatings(ratings),
            new PostBulletin(bulletins),
            new SeasonCommand(seasons, seats),
            new StopGame(),
            new Resume());
    Help help = new Help(notice, new CommandList(others).slashes());
    return new CommandList(Stream.concat(others.stream(), Stream.of(help)).toList());
  }
}
