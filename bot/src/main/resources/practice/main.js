/** Puts the page together: who one is, where one is, and what is shown. */

import * as api from "./api.js";
import { Backstage } from "./backstage.js";
import { announce, el, fill, icon } from "./dom.js";
import { Deeds } from "./deeds.js";
import { Home } from "./home.js";
import { Line } from "./line.js";
import { calls, connectionSign, peopleBar } from "./people.js";
import { ICONS, placesList } from "./places.js";
import { Scene } from "./scene.js";
import { Timeline } from "./timeline.js";
import { keepRelativeTimes } from "./times.js";

const HOME = "home";

/** The page; its address says who one is and where: {@code #/Ada/123}. */
class Page {
  constructor() {
    this.top = document.getElementById("top");
    this.side = document.getElementById("places");
    this.main = document.getElementById("main");
    this.sign = el("p", { class: "connection", role: "status", hidden: true });
    this.bar = el("div", { class: "bar" });
    this.backstage = new Backstage();
    fill(this.top, this.brand(), this.bar, this.sign);
    this.main.after(this.backstage.element);
    window.addEventListener("hashchange", () => this.follow());
    window.addEventListener("online", () => this.scene?.hurry());
    document.addEventListener("visibilitychange", () => this.seen());
    document.addEventListener("keydown", (event) => this.onKey(event));
    document.getElementById("skip").addEventListener("click", (event) => {
      event.preventDefault();
      (this.line?.input ?? this.main).focus();
    });
  }

  brand() {
    return el(
      "div",
      { class: "brand" },
      el(
        "button",
        {
          type: "button",
          class: "round places-opener",
          "aria-label": "Places",
          "aria-expanded": "false",
          "aria-controls": "places",
          click: () => this.openPlaces(!this.side.classList.contains("open")),
        },
        icon("menu"),
      ),
      el("img", { src: "rook.svg", alt: "", width: 28, height: 28 }),
      el("span", { class: "brand-name" }, "Rookery"),
    );
  }

  openPlaces(open) {
    this.side.classList.toggle("open", open);
    const opener = this.top.querySelector(".places-opener");
    opener.setAttribute("aria-expanded", String(open));
    if (open) {
      this.side.querySelector("a")?.focus();
    }
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

  async people() {
    for (;;) {
      try {
        return (await api.room()).people;
      } catch (refusal) {
        this.sign.hidden = false;
        fill(this.sign, refusal.message);
        await new Promise((done) => setTimeout(done, 1000));
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
    this.deeds = new Deeds(scene, this.desk());
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
    on("loaded", () => this.show(this.here ?? HOME));
    on("people", () => {
      this.showAround();
      connectionSign(scene, this.sign);
    });
    on("places", () => this.placesChanged());
    on("connection", () => connectionSign(scene, this.sign));
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
    this.showAround();
  }

  placesChanged() {
    if (this.here !== HOME && !this.scene.places.has(this.here)) {
      location.hash = this.address(HOME);
      return;
    }
    this.showAround();
    this.timeline?.readIfSeen();
  }

  address(place) {
    const name = encodeURIComponent(this.scene.self()?.name ?? "");
    return place === HOME ? `#/${name}` : `#/${name}/${place}`;
  }

  /** Shows a place, or the first screen. */
  show(place) {
    const scene = this.scene;
    if (!scene.self()) {
      return;
    }
    const known = scene.places.get(place);
    this.here = known ? place : HOME;
    this.openPlaces(false);
    this.home = null;
    if (known) {
      this.showPlace(known);
    } else {
      this.timeline = null;
      this.line = null;
      this.home = new Home(scene, this.paths());
      fill(this.main, this.home.element);
    }
    this.showAround();
    connectionSign(scene, this.sign);
    document.title = `${known ? scene.nameOf(known) : "Rookery"} - ${scene.self().name}`;
  }

  /** Where the first screen leads. */
  paths() {
    return {
      be: (person) => this.switchTo(person),
      played: (place) => {
        location.hash = this.address(this.placeToAct() ?? place);
      },
      rules: (game) => {
        const place = [...this.scene.places.values()].find((p) => p.kind === "TEXT");
        this.goTo(place.id);
        this.line.begin(`/rules game:${game.id}`);
        this.line.send();
      },
    };
  }

  goTo(place) {
    history.pushState(null, "", this.address(place));
    this.show(place);
  }

  goToAct() {
    const place = this.placeToAct();
    if (place) {
      this.goTo(place);
    }
  }

  showPlace(place) {
    this.timeline = new Timeline(this.scene, place.id, this.desk(), this.deeds);
    this.line = new Line(this.scene, place.id, this.deeds);
    fill(
      this.main,
      el(
        "div",
        { class: "place-head" },
        icon(ICONS[place.kind]),
        el("h1", {}, this.scene.nameOf(place)),
      ),
      this.timeline.element,
      this.line.element,
    );
    this.timeline.toEnd();
  }

  showAround() {
    const focused = document.activeElement?.dataset?.person;
    fill(this.bar, peopleBar(this.scene, (person) => this.switchTo(person)));
    if (focused) {
      this.bar.querySelector(`[data-person="${CSS.escape(focused)}"]`)?.focus();
    }
    const focusedPlace = document.activeElement?.closest?.("#places a")?.getAttribute("href");
    fill(
      this.side,
      placesList(this.scene, this.here, (place) => this.address(place)),
      this.backstage.opener(),
    );
    this.home?.changed();
    if (focusedPlace) {
      this.side.querySelector(`a[href="${CSS.escape(focusedPlace)}"]`)?.focus();
    }
  }

  /** Becomes somebody else, where that person has to act if anywhere, else where one is. */
  async switchTo(person) {
    if (person.id === this.scene.me) {
      this.goToAct();
      return;
    }
    await this.become(person.name);
    this.goTo(this.placeToAct() ?? this.here);
    announce(`You are ${person.name}.`);
  }

  /** Where the person of the scene has to act: in direct messages if something is asked there. */
  placeToAct() {
    const called = calls(this.scene).get(this.scene.me) ?? [];
    const direct = [...this.scene.places.values()].find((p) => p.kind === "DIRECT");
    const asked = direct && this.scene.shown(direct.id).at(-1)?.components?.some((c) => c.type === 1);
    if (called.length > 0 && asked) {
      return direct.id;
    }
    return called[0]?.place ?? null;
  }

  onKey(event) {
    const typing = event.target.closest?.("input, textarea, select, [contenteditable], [role=listbox], dialog");
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
      this.openPlaces(false);
    }
  }

  /** Knows names and places for messages and modals. */
  desk() {
    return {
      person: (id) => this.mention(id),
      place: (id) => this.placeMention(id),
      choosablePeople: () => this.scene.people,
      choosablePlaces: () => [...this.scene.places.values()].filter((p) => p.kind !== "DIRECT"),
    };
  }

  mention(id) {
    const name = this.scene.personOf(id)?.name ?? "somebody";
    const me = id === this.scene.me;
    return el("span", { class: me ? "mention me" : "mention" }, `@${name}`);
  }

  placeMention(id) {
    const place = this.scene.places.get(id);
    return place
      ? el("a", { class: "mention", href: this.address(id) }, `#${this.scene.nameOf(place)}`)
      : el("span", { class: "mention" }, "#a place you do not see");
  }
}

keepRelativeTimes();
new Page().follow();
