/** Puts the page together: who one is, where one is, and what is shown. */

import * as api from "./api.js";
import { Backstage } from "./backstage.js";
import { calls, toDo } from "./calls.js";
import { Deeds } from "./deeds.js";
import { deskOf } from "./desk.js";
import { announce, el, fill } from "./dom.js";
import { Frame } from "./frame.js";
import { headOf } from "./head.js";
import { Home } from "./home.js";
import { Line } from "./line.js";
import { COMPUTER, opening, placeToPlay } from "./play.js";
import { Scene } from "./scene.js";
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
    this.backstage = new Backstage();
    this.main.after(this.backstage.element);
    this.frame = new Frame(this.backstage.opener(), {
      become: (person) => this.switchTo(person),
      addressOf: (place) => this.address(place),
    });
    this.listen();
  }

  listen() {
    window.addEventListener("hashchange", () => this.follow());
    window.addEventListener("online", () => this.scene?.hurry());
    document.addEventListener("visibilitychange", () => this.seen());
    document.addEventListener("keydown", (event) => this.onKey(event));
    document.getElementById("skip").addEventListener("click", (event) => {
      event.preventDefault();
      (this.line?.input ?? this.main).focus();
    });
  }

  seen() {
    if (document.visibilityState === "visible") {
      this.scene?.hurry();
      this.timeline?.readIfSeen();
    }
  }

  /** Goes where the address says. */
  async follow() {
    const [name, place] = location.hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
    this.frame.openPlaces(false);
    if (this.scene?.self()?.name !== name) {
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
    const place = await api.act(this.scene.me, "direct", {});
    this.scene.places.set(place.id, place);
    location.replace(this.address(place.id));
  }

  /** Everybody, as soon as the server can be asked. */
  async people() {
    for (;;) {
      try {
        return (await api.room()).people;
      } catch (refusal) {
        this.frame.complain(refusal.message);
        await new Promise((done) => setTimeout(done, ANEW_MILLIS));
      }
    }
  }

  /** Becomes the person with this name, or the first one there is. */
  async become(name) {
    const people = this.scene?.people ?? (await this.people());
    const person = people.find((p) => p.name === name) ?? people[0];
    this.scene?.close();
    const scene = new Scene(person.id);
    this.scene = scene;
    this.timeline = null;
    this.line = null;
    this.desk = deskOf(
      scene,
      (place) => this.address(place),
      (place, message) => this.goTo(place, message),
    );
    this.deeds = new Deeds(scene, this.desk);
    this.listenTo(scene);
    this.backstage.watch(scene);
    await scene.open();
  }

  listenTo(scene) {
    const on = (type, act) =>
      scene.addEventListener(type, (event) => {
        if (scene === this.scene) {
          act(event.detail);
        }
      });
    on("loaded", () => this.show(this.here));
    on("people", () => this.changedAround());
    on("places", () => this.placesChanged());
    on("connection", () => this.changedAround());
    on("commands", () => this.line?.relearn());
    on("messages", (change) => this.messageChanged(change));
    on("interaction", (event) => {
      this.timeline?.answered(event);
      this.line?.answered(event);
    });
  }

  messageChanged(change) {
    if (change.place === this.here) {
      this.timeline?.changed(change);
    }
    this.changedAround();
  }

  placesChanged() {
    if (this.here !== HOME && !this.scene.places.has(this.here)) {
      location.hash = this.address(HOME);
      return;
    }
    this.changedAround();
    this.timeline?.readIfSeen();
  }

  changedAround() {
    this.frame.changed(this.scene, this.here);
    this.home?.changed();
    this.showTitle();
  }

  address(place) {
    const name = encodeURIComponent(this.scene.self()?.name ?? "");
    return place === HOME ? `#/${name}` : `#/${name}/${place}`;
  }

  /** Shows a place, or the first screen. */
  show(place) {
    const known = this.scene.places.get(place);
    this.here = known ? place : HOME;
    if (known) {
      this.showPlace(known);
    } else {
      this.showHome();
    }
    this.frame.show(this.scene, this.here);
    this.showTitle();
  }

  showHome() {
    this.timeline = null;
    this.line = null;
    this.home = new Home(this.scene, this.paths());
    fill(this.main, this.home.element);
  }

  showPlace(place) {
    const before = this.line?.place === place.id ? this.line : null;
    const focused = before?.element.contains(document.activeElement);
    this.home = null;
    this.timeline = new Timeline(this.scene, place.id, this.desk, this.deeds);
    this.line = new Line(this.scene, place.id, this.deeds);
    fill(
      this.main,
      headOf(place, this.scene, this.desk, (thread) => {
        this.goTo(thread);
        this.line.input.focus();
      }),
      this.timeline.element,
      el("div", { class: "below-box" }, this.timeline.below),
      this.frame.next,
      this.line.element,
    );
    this.timeline.toEnd();
    // What has been typed survives a lost connection.
    this.line.input.value = before?.input.value ?? "";
    if (focused) {
      this.line.input.focus();
    }
  }

  /** The window's name: whether something is to be done, who, and where. */
  showTitle() {
    const scene = this.scene;
    const place = scene.places.get(this.here);
    const [call] = calls(scene).get(scene.me) ?? [];
    const acts = call ? (call.acts ? "Your turn: " : "Question: ") : "";
    document.title = `${acts}${scene.self()?.name}, ${place ? scene.nameOf(place) : "Rookery"}`;
  }

  /** Where the first screen leads. */
  paths() {
    return {
      be: (person, place) => this.switchTo(person, place),
      played: ({ place, message }) => this.goTo(place, message),
      rules: (game) => {
        this.goTo(placeToPlay(this.scene));
        this.line.sends(`/rules game:${game.id}`);
      },
      options: (game) => this.choose(game),
    };
  }

  /** Opens the form in which a game's options are chosen; whoever is alone plays computers. */
  async choose(game) {
    const place = placeToPlay(this.scene);
    const company = game.seats > 1 ? { opponents: COMPUTER } : {};
    this.goTo(place);
    try {
      await opening(this.scene, place);
      await this.deeds.ask("command", {
        place,
        command: "play",
        options: { game: game.id, options: game.choosing, ...company },
      });
    } catch (refusal) {
      this.line.complain(refusal.message);
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
    const other = person.id !== this.scene.me;
    if (other) {
      await this.become(person.name);
      announce(`You are ${person.name}.`);
    }
    const call = toDo(this.scene, place);
    if (other || call) {
      this.goTo(call?.place ?? this.here, call?.message);
    }
  }

  onKey(event) {
    const typing = event.target.closest?.(TYPED_INTO);
    if (typing || event.altKey || event.ctrlKey || event.metaKey || !this.scene) {
      return;
    }
    const person = /^[1-9]$/.test(event.key) && this.scene.people[Number(event.key) - 1];
    if (person) {
      event.preventDefault();
      this.switchTo(person);
    } else if (event.key === "/" && this.line) {
      event.preventDefault();
      this.line.begin("/");
    } else if (event.key === "Escape") {
      this.frame.openPlaces(false);
    }
  }
}

keepRelativeTimes();
new Page().follow();
