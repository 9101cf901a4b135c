package rookery.bot.turn.unasked;

import rookery.bot.turn.Moment;
import rookery.bot.turn.Outcome;
import rookery.bot.turn.Request;
import rookery.bot.turn.Step;

/** Lets time pass at a table: all that is due there at one time happens at once. */
record WhatIsDue() implements Step {
  @Override
  public Outcome step(Request request, Moment moment) {
    return moment
        .found()
        .map(table -> new TimePassing(moment).at(table))
        .orElseGet(Outcome::nothing);
  }
}
