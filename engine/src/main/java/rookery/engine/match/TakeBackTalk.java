package rookery.engine.match;

import java.util.Optional;
import rookery.engine.Seat;

/** What seats say about a take-back that must be agreed. */
public sealed interface TakeBackTalk extends Talk
    permits AskTakeBack, TakeBackTalk.AgreeTakeBack, TakeBackTalk.DeclineTakeBack {
  /** Agrees to the take-back asked for. */
  record AgreeTakeBack() implements TakeBackTalk {
    @Override
    public String word() {
      return "agree-take-back";
    }

    @Override
    public Optional<String> refusal(Seat by, Match match) {
      return new DeclineTakeBack()
          .refusal(by, match)
          .or(
              () ->
                  Talk.refuse(
                      match.takeBackOffer().filter(offer -> !offer.waitsFor(by)).isPresent(),
                      "You want it already; the others have yet to answer."));
    }

    @Override
    public Agreements said(Seat by, Match match) {
      Agreements agreements = match.agreements();
      return agreements.withTakeBack(agreements.takeBack().map(offer -> offer.joinedBy(by)));
    }

    @Override
    public String line(Seat by, Match match) {
      return by.title() + " agrees to the take-back.";
    }
  }

  /** Says no to the take-back asked for, or no longer wants the own one. */
  record DeclineTakeBack() implements TakeBackTalk {
    @Override
    public String word() {
      return "decline-take-back";
    }

    @Override
    public Optional<String> refusal(Seat by, Match match) {
      return Talk.refuse(match.takeBackOffer().isEmpty(), "Nobody asks for a take-back now.");
    }

    @Override
    public Agreements said(Seat by, Match match) {
      return match.agreements().withTakeBack(Optional.empty());
    }

    @Override
    public String line(Seat by, Match match) {
      return by.title() + " does not want the take-back.";
    }
  }
}
