/** Puts the page together: who one is, where one is, and what is shown. */

import * as api from "./api.js";
import { DeveloperPanel } from "./developerPanel.js";
import { calls, toDo } from "./toDo.js";
import { Interactions } from "./interactions.js";
import { directoryOf } from "./directory.js";
import { announce, el, fill } from "./dom.js";
import { Navigation } from "./navigation.js";
import { ownLetters } from "./people.js";
import { placeHeader } from "./placeHeader.js";
import { Home } from "./home.js";
import { Composer } from "./composer.js";
import { BEGINNERS, playCommand, placeToPlay } from "./openTable.js";
import { Client } from "./client.js";
import { Timeline } from "./timeline.js";
import { keepRelativeTimes } from "./times.js";

const HOME = "home";
const ANEW_MILLIS = 1000;
const TYPED_INTO =
  "input:not([type=checkbox]), textarea, select, [contenteditable], [role=listbox], dialog";

/** The page; its address says who one is and where: {@code #/Ada/123}. */
class Page {
  constructor() {
    this.main = document.getElementById("main");
    this.developerPanel = new DeveloperPanel();
    this.main.after(this.developerPanel.element);
    this.navigation = new Navigation(this.developerPanel.opener(), {
      become: (person) => this.switchTo(person),
      addressOf: (place) => this.address(place),
    });
    this.listen();
  }

  listen() {
    window.addEventListener("hashchange", () => this.follow());
    window.addEventListener("online", () => this.client?.hurry());
    document.addEventListener("visibilitychange", () => this.seen());
    document.addEventListener("keydown", (event) => this.onKey(event));
    document.getElementById("skip").addEventListener("click", (event) => {
      event.preventDefault();
      (this.composer?.input ?? this.main).focus();
    });
  }

  seen() {
    if (document.visibilityState === "visible") {
      this.client?.hurry();
      this.timeline?.readIfSeen();
    }
  }

  /** Goes where the address says. */
  async follow() {
    const [name, place] = location.hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
    this.navigation.openPlaces(false);
    if (this.client?.self()?.name !== name) {
      this.here = place;
      await this.become(name);
    } else if (place !== "direct") {
      this.show(place);
    }
    if (place === "direct") {
      await this.openDirect();
    }
  }

  async openDirect() {
    const place = await api.act(this.client.me, "direct", {});
    this.client.places.set(place.id, place);
    location.replace(this.address(place.id));
  }

  /** Everybody, as soon as the server can be asked. */
  async people() {
    for (;;) {
      try {
        return (await api.room()).people;
      } catch (refusal) {
        this.navigation.complain(refusal.message);
        await new Promise((done) => setTimeout(done, ANEW_MILLIS));
      }
    }
  }

  /** Becomes the person with this name, or the first one there is. */
  async become(name) {
    const people = this.client?.people ?? (await this.people());
    const person = people.find((p) => p.name === name) ?? people[0];
    this.client?.close();
    const client = new Client(person.id);
    this.client = client;
    this.timeline = null;
    this.composer = null;
    this.directory = directoryOf(
      client,
      (place) => this.address(place),
      (place, message) => this.goTo(place, message),
    );
    this.interactions = new Interactions(client, this.directory);
    this.listenTo(client);
    this.developerPanel.watch(client);
    await client.open();
  }

  listenTo(client) {
    const on = (type, act) =>
      client.addEventListener(type, (event) => {
        if (client === this.client) {
          act(event.detail);
        }
      });
    on("loaded", () => this.show(this.here));
    on("people", () => this.changedAround());
    on("places", () => this.placesChanged());
    on("connection", () => this.changedAround());
    on("commands", () => this.composer?.relearn());
    on("messages", (change) => this.messageChanged(change));
    on("interaction", (event) => {
      this.timeline?.answered(event);
      this.composer?.answered(event);
    });
  }

  messageChanged(change) {
    if (change.place === this.here) {
      this.timeline?.changed(change);
    }
    this.changedAround();
  }

  placesChanged() {
    if (this.here !== HOME && !this.client.places.has(this.here)) {
      location.hash = this.address(HOME);
      return;
    }
    this.changedAround();
    this.timeline?.readIfSeen();
  }

  changedAround() {
    this.navigation.changed(this.client, this.here);
    this.home?.changed();
    this.showTitle();
  }

  address(place) {
    const name = encodeURIComponent(this.client.self()?.name ?? "");
    return place === HOME ? `#/${name}` : `#/${name}/${place}`;
  }

  /** Shows a place, or the first screen. */
  show(place) {
    const known = this.client.places.get(place);
    this.here = known ? place : HOME;
    if (known) {
      this.showPlace(known);
    } else {
      this.showHome();
    }
    this.navigation.show(this.client, this.here);
    this.showTitle();
  }

  showHome() {
    this.timeline = null;
    this.composer = null;
    this.home = new Home(this.client, this.paths());
    fill(this.main, this.home.element);
  }

  showPlace(place) {
    const before = this.composer?.place === place.id ? this.composer : null;
    const focused = before?.element.contains(document.activeElement);
    this.home = null;
    this.timeline = new Timeline(this.client, place.id, this.directory, this.interactions);
    this.composer = new Composer(this.client, place.id, this.interactions);
    fill(
      this.main,
      placeHeader(place, this.client, this.directory, (thread) => {
        this.goTo(thread);
        this.composer.input.focus();
      }),
      this.timeline.element,
      el("div", { class: "below-box" }, this.timeline.below),
      this.navigation.next,
      this.composer.element,
    );
    this.timeline.toEnd();
    // What has been typed survives a lost connection.
    this.composer.input.value = before?.input.value ?? "";
    if (focused) {
      this.composer.input.focus();
    }
  }

  /** The window's name: whether something is to be done, who, and where. */
  showTitle() {
    const client = this.client;
    const place = client.places.get(this.here);
    const [call] = calls(client).get(client.me) ?? [];
    const acts = call ? (call.acts ? "Your turn: " : "Question: ") : "";
    document.title = `${acts}${client.self()?.name}, ${place ? client.nameOf(place) : "Rookery"}`;
  }

  /** Where the first screen leads. */
  paths() {
    return {
      be: (person, place) => this.switchTo(person, place),
      played: ({ place, message }) => this.goTo(place, message),
      learn: (game) => this.asks(`/learn game:${game.id}`),
      rules: (game) => this.asks(`/rules game:${game.id}`),
      options: (game) => this.choose(game),
      asks: (command) => this.asks(command),
    };
  }

  /** Types a command where games are played, once the bot has declared it. */
  async asks(command) {
    const place = placeToPlay(this.client);
    this.goTo(place);
    try {
      await playCommand(this.client, place);
      await this.composer.sends(command);
    } catch (refusal) {
      this.composer.complain(refusal.message);
    }
  }

  /** Opens the form in which a game's options are chosen; whoever is alone plays beginners. */
  async choose(game) {
    const place = placeToPlay(this.client);
    const company = game.seats > 1 ? { opponents: BEGINNERS } : {};
    this.goTo(place);
    try {
      await playCommand(this.client, place);
      await this.interactions.ask("command", {
        place,
        command: "play",
        options: { game: game.id, options: game.choosing, ...company },
      });
    } catch (refusal) {
      this.composer.complain(refusal.message);
    }
  }

  /** Goes to a place, and there to a message. */
  goTo(place, message) {
    history.pushState(null, "", this.address(place));
    this.show(place);
    this.timeline?.goTo(message);
  }

  /**
   * Becomes somebody else, where that person has something to do if anywhere, else where one is.
   *
   * @param {string} [place] whose board is meant, where several wait
   */
  async switchTo(person, place) {
    const other = person.id !== this.client.me;
    if (other) {
      await this.become(person.name);
      announce(`You are ${person.name}.`);
    }
    const call = toDo(this.client, place);
    const letters = other ? undefined : ownLetters(this.client);
    if (other || call || letters) {
      this.goTo(call?.place ?? letters?.id ?? this.here, call?.message);
    }
  }

  onKey(event) {
    const typing = event.target.closest?.(TYPED_INTO);
    if (typing || event.altKey || event.ctrlKey || event.metaKey || !this.client) {
      return;
    }
    const person = /^[1-9]$/.test(event.key) && this.client.people[Number(event.key) - 1];
    if (person) {
      event.preventDefault();
      this.switchTo(person);
    } else if (event.key === "/" && this.composer) {
      event.preventDefault();
      this.composer.begin("/");
    } else if (event.key === "Escape") {
      this.navigation.openPlaces(false);
    }
  }
}

keepRelativeTimes();
new Page().follow();
