/** The first screen: what this is, what waits, and the games as cards. */

import * as api from "./api.js";
import { calls } from "./toDo.js";
import { announce, el, fill, unseen } from "./dom.js";
import { disc } from "./people.js";
import { COMPUTERS, EVERYBODY, PEOPLE, openTable } from "./openTable.js";

/** So many of those who are waited for are shown above the games, the others on request. */
const MOST_WAITING = 5;

let games = null;
let invitations = null;

/** The first screen for the person of a client. */
export class Home {
  constructor(client, paths) {
    this.client = client;
    this.paths = paths;
    this.waiting = el("div", { class: "waiting" });
    this.invitations = el("ul", { class: "invitations", "aria-label": "Every day" });
    this.cards = el("ul", { class: "cards", "aria-label": "Games" });
    this.trouble = el("p", { class: "trouble", role: "alert" });
    this.element = el(
      "div",
      { class: "home", tabindex: "-1" },
      el("h1", {}, "The practice room"),
      el(
        "p",
        { class: "lead" },
        "Unusual chess games, played in chat. Learn teaches you a game in three minutes; Play starts a game ",
        "against computers that are beginners too.",
      ),
      el(
        "details",
        {},
        el("summary", {}, "Play with others on this computer"),
        el(
          "p",
          { class: "subtext" },
          "The bar above shows four people, and you can be any of them. Press “Take every seat” to play them all, ",
          "and switch to the player whose turn it is.",
        ),
      ),
      this.waiting,
      this.trouble,
      this.invitations,
      this.cards,
    );
    this.changed();
    this.showCards();
  }

  async showCards() {
    try {
      [games, invitations] = [games ?? (await api.showcase()), invitations ?? (await api.invitations())];
      fill(this.invitations, invitations.map((invitation) => this.invitation(invitation)));
      fill(this.cards, games.map((game) => this.card(game)));
    } catch (refusal) {
      this.trouble.textContent = refusal.message;
    }
  }

  invitation({ title, summary, label, command }) {
    return el(
      "li",
      { class: "card" },
      el(
        "div",
        { class: "card-words" },
        el("h2", {}, title),
        el("p", {}, summary),
        el(
          "div",
          { class: "row" },
          el("button", { type: "button", class: "button main", click: () => this.paths.asks(command) }, label),
        ),
      ),
    );
  }

  card(game) {
    return el(
      "li",
      { class: "card" },
      el("img", { src: game.picture, alt: game.alt, loading: "lazy", decoding: "async" }),
      el(
        "div",
        { class: "card-words" },
        el("h2", {}, game.title),
        el("p", {}, game.summary),
        el("p", { class: "subtext" }, seats(game)),
        el(
          "div",
          { class: "row" },
          this.opener(game, "main", "Play", game.seats > 1 ? COMPUTERS : EVERYBODY),
          game.learned ? leading("Learn", game, this.paths.learn, "") : null,
          game.alone ? this.opener(alone(game), "plain", "Play alone", EVERYBODY) : null,
          game.seats > 1 ? this.opener(game, "plain", "Play with people", PEOPLE) : null,
          game.seats > 1 ? this.opener(game, "plain", "Take every seat", EVERYBODY) : null,
          game.choosing ? leading("Options", game, this.paths.options) : null,
          leading("Rules", game, this.paths.rules),
        ),
      ),
    );
  }

  opener(game, look, label, company) {
    return el(
      "button",
      {
        type: "button",
        class: `button ${look}`,
        click: (event) => this.begin(game, company, event.currentTarget),
      },
      label,
      unseen(` ${game.title}`),
    );
  }

  async begin(game, company, button) {
    if (button.getAttribute("aria-busy") === "true") {
      return;
    }
    button.setAttribute("aria-busy", "true");
    this.trouble.textContent = "";
    announce(`Opening a table for ${game.title}.`);
    try {
      this.paths.played(await openTable(this.client, game, company));
    } catch (refusal) {
      this.trouble.textContent = refusal.message;
      this.trouble.scrollIntoView({ block: "nearest" });
    } finally {
      button.removeAttribute("aria-busy");
    }
  }

  /** Shows anew whose turn it is where. */
  changed() {
    const called = calls(this.client);
    const lines = this.client.people
      .flatMap((person, index) =>
        Object.values(Object.groupBy(called.get(person.id) ?? [], (call) => call.place)).map(
          (there, rank) => ({ rank, line: this.waitingLine(person, index, there) }),
        ),
      )
      // One of each person first, as the others of a long list are not shown at once.
      .sort((a, b) => a.rank - b.rank)
      .map(({ line }) => line);
    const focused = this.waiting.contains(document.activeElement);
    const shown = this.wide ? lines : lines.slice(0, MOST_WAITING);
    fill(
      this.waiting,
      lines.length > 0 ? [el("h2", {}, "Games in progress"), el("ul", { class: "row" }, shown)] : null,
      shown.length < lines.length ? this.widener(lines.length - shown.length) : null,
    );
    if (focused) {
      this.waiting.querySelector("button")?.focus();
    }
  }

  widener(more) {
    const widen = () => {
      this.wide = true;
      this.changed();
    };
    return el("button", { type: "button", class: "button plain", click: widen }, `Show ${more} more`);
  }

  waitingLine(person, index, called) {
    const place = this.client.places.get(called[0].place);
    const what = called.some((call) => call.acts)
      ? `${person.name}'s turn`
      : `a question for ${person.name}`;
    const where = place?.kind === "DIRECT" ? "direct messages" : `#${place?.name}`;
    return el(
      "li",
      {},
      el(
        "button",
        { type: "button", class: "button plain", click: () => this.paths.be(person, called[0].place) },
        disc(person, index),
        `${what} in ${where}`,
      ),
    );
  }
}

/** A button that leads elsewhere. */
function leading(label, game, path, between = " of") {
  return el(
    "button",
    { type: "button", class: "button plain", click: () => path(game) },
    label,
    unseen(`${between} ${game.title}`),
  );
}

function seats(game) {
  const count = game.seats === 1 ? "Solo" : `${game.seats} seats`;
  return game.alone ? `${count}, or play alone` : count;
}

/** A game for several as one person plays it. */
function alone(game) {
  return { ...game, seats: 1, options: game.alone };
}
