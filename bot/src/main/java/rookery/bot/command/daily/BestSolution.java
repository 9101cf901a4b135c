package rookery.bot.command.daily;

import java.util.List;
import rookery.bot.daily.DailyDeal;
import rookery.bot.history.GameExport;
import rookery.bot.post.Pictures;
import rookery.bot.post.Post;
import rookery.bot.post.PrivateTable;
import rookery.bot.post.daily.DealWords;
import rookery.bot.request.Reply;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.table.Refusal;
import rookery.bot.table.Table;
import rookery.engine.Seat;
import rookery.engine.board.Colour;
import rookery.engine.match.Match;
import rookery.engine.solo.SoloSolver;

/** The best way to play a deal that is known, as a picture that moves, once its day is over. */
record BestSolution(DealRequest press, Pictures pictures) {
  RequestOutcome outcome() {
    if (!press.isOver()) {
      throw new Refusal("I'll show the best solution once the day is over.");
    }
    DailyDeal deal = press.deal();
    SoloSolver.Found best =
        press
            .store()
            .search(press.day().date(), deal.id())
            .best()
            .orElseThrow(
                () -> new Refusal("I have no solution for this deal yet. Try again in an hour."));
    Seat seat = deal.solo().orElseThrow().seat();
    Match match = deal.played(press.day(), best.actions()).orElseThrow(DealRequest::gone);
    Request request = press.context().request();
    String id = "day-" + press.day().number();
    Table table = PrivateTable.of(id, match, seat, request.who(), request.where().place());
    return RequestOutcome.of(
        new Reply.Delivery(
            Post.words(
                ("**%s, day %s**: the best solution I know scores %s. I could see all the cards"
                        + " when I looked for it; you can't.")
                    .formatted(
                        deal.title(), press.day().number(), DealWords.score(deal, best.score()))),
            List.of(new GameExport(table, pictures).gif(Colour.WHITE, GameExport.USUAL_PACE))));
  }
}
