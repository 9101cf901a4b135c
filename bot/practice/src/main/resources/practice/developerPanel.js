/** Behind the scenes: what may go wrong, and what goes over the wire. */

import * as api from "./api.js";
import { el, fill, icon } from "./dom.js";
import { now, time } from "./times.js";
import { TrafficLog } from "./trafficLog.js";

const MOST_LINES = 200;
const MANY = 1000000;
const PAUSE_MILLIS = 300;
const MESSAGES = { method: "POST", path: "/channels/*/messages" };

const FAULTS = [
  {
    label: "Slow network",
    words: "Each of the bot's requests takes 1.5 seconds longer.",
    fault: { method: "*", path: "/**", times: MANY, kind: "late", millis: 1500 },
  },
  {
    label: "Too many requests",
    words: "The bot's next three messages are rejected with 429; it must wait 3 seconds and try again.",
    fault: { ...MESSAGES, times: 3, kind: "tooMany", status: 429, millis: 3000 },
  },
  {
    label: "Out of order",
    words: "The bot's next three messages are rejected with 503.",
    fault: { ...MESSAGES, times: 3, kind: "status", status: 503 },
  },
  {
    label: "Lost answer",
    words: "The bot's next message is posted, but the bot gets no confirmation.",
    fault: { ...MESSAGES, times: 1, kind: "answerLost" },
  },
];

const GATEWAY = [
  ["drop", "Cut the connection"],
  ["reconnect", "Ask the bot to reconnect"],
  ["invalidate", "End the bot's session"],
];

const SPANS = [
  [60, "An hour"],
  [24 * 60, "A day"],
  [7 * 24 * 60, "A week"],
];

/** The drawer; it listens to the wire as long as it is open. */
export class DeveloperPanel {
  constructor() {
    this.client = null;
    this.faults = null;
    this.traffic = new TrafficLog();
    this.switches = el("div", { class: "switches" });
    this.trouble = el("p", { class: "trouble", role: "alert" });
    this.clock = el("p", { class: "switch-words", "aria-live": "polite" });
    this.title = el("h2", { id: "backstage-title", tabindex: "-1" }, "Behind the scenes");
    this.element = el(
      "aside",
      {
        id: "backstage",
        class: "backstage",
        "aria-labelledby": "backstage-title",
        hidden: true,
        keydown: (event) => event.key === "Escape" && this.toggle(false),
      },
      el("div", { class: "dialog-head" }, this.title, this.closer()),
      this.trouble,
      el("h3", {}, "Move time forward"),
      this.clock,
      el("div", { class: "row" }, SPANS.map(([minutes, words]) => this.span(minutes, words))),
      el("h3", {}, "Make things go wrong"),
      this.switches,
      el("h3", {}, "Watch the traffic"),
      this.traffic.asSentBox(),
      this.traffic.element,
    );
  }

  closer() {
    return el(
      "button",
      { type: "button", class: "round", "aria-label": "Close", click: () => this.toggle(false) },
      icon("close"),
    );
  }

  /** The button that opens it. */
  opener() {
    this.button ??= el(
      "button",
      {
        type: "button",
        class: "place backstage-opener",
        "aria-expanded": "false",
        "aria-controls": "backstage",
        click: () => this.toggle(this.element.hidden),
      },
      icon("wire"),
      "Behind the scenes",
    );
    return this.button;
  }

  toggle(open) {
    this.element.hidden = !open;
    document.body.classList.toggle("with-backstage", open);
    this.button.setAttribute("aria-expanded", String(open));
    this.client?.hearTraffic(open);
    if (open) {
      this.load();
      this.title.focus();
    } else {
      this.button.focus();
    }
  }

  /** Looks at another person's client. */
  watch(client) {
    this.client = client;
    client.wantsTraffic = !this.element.hidden;
    client.addEventListener("traffic", ({ detail }) => this.heard(detail));
    client.addEventListener("time", () => this.showClock());
    client.addEventListener("people", () => this.showSwitches());
    client.addEventListener("places", () => this.showSwitches());
    client.addEventListener("loaded", () => this.load());
  }

  async load() {
    if (this.element.hidden) {
      return;
    }
    this.showClock();
    await this.trying(async () => {
      const [entries, faults] = await Promise.all([api.traffic(MOST_LINES), api.faults()]);
      this.faults = faults;
      this.traffic.show(this.client, entries);
    });
  }

  span(minutes, words) {
    return this.deed(words, () => api.pass(minutes));
  }

  /** In the room it may be later than outside. */
  showClock() {
    fill(this.clock, "The time in this room is ", time(now(), "F"), ".");
  }

  heard(entry) {
    if (this.element.hidden || !this.faults) {
      return;
    }
    this.traffic.add(entry);
    if (entry.kind === "REQUEST") {
      // Each request may have used up a fault; one look after many of them is enough.
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.trying(() => this.refresh()), PAUSE_MILLIS);
    }
  }

  async refresh() {
    this.faults = await api.faults();
  }

  async trying(deed) {
    this.trouble.textContent = "";
    try {
      await deed();
    } catch (refusal) {
      this.trouble.textContent = refusal.message;
    }
    this.showSwitches();
  }

  act(deed) {
    return this.trying(async () => {
      await deed();
      await this.refresh();
    });
  }

  showSwitches() {
    if (this.element.hidden || !this.faults) {
      return;
    }
    const focused = this.switches.contains(document.activeElement)
      ? document.activeElement.dataset.switch
      : null;
    fill(
      this.switches,
      el("h4", {}, "Block direct messages to"),
      el("div", { class: "row" }, this.client.people.map((person) => this.closedSwitch(person))),
      el("h4", {}, "Use the bot where it hasn't been added"),
      el("p", { class: "switch-words" }, "People who added the bot to their own account can use it in that channel."),
      el("div", { class: "row" }, this.client.people.map((person) => this.installedSwitch(person))),
      el("div", { class: "row" }, this.newPlaces()),
      el("h4", {}, "Disrupt the bot's requests"),
      FAULTS.map((each) => this.faultSwitch(each)),
      el("h4", {}, "Disrupt the gateway"),
      this.frozenSwitch(),
      el("div", { class: "row" }, GATEWAY.map((each) => this.gatewayDeed(each)), this.restart()),
    );
    if (focused) {
      this.switches.querySelector(`[data-switch="${CSS.escape(focused)}"]`)?.focus();
    }
  }

  closedSwitch(person) {
    return this.toggleSwitch(`Closed: ${person.name}`, person.name, person.closed, (on) =>
      api.act(person.id, "close", { closed: on }),
    );
  }

  installedSwitch(person) {
    return this.toggleSwitch(`Installed: ${person.name}`, person.name, person.installed, (on) =>
      api.act(person.id, "install", { installed: on }),
    );
  }

  /** One of each is enough to try everything. */
  newPlaces() {
    const all = [...this.client.places.values()];
    return [
      this.client.guilds.some((guild) => guild.foreign)
        ? null
        : this.deed("Add a server without the bot", () => api.addForeignGuild("Chess club")),
      all.some((place) => place.kind === "GROUP")
        ? null
        : this.deed("Add a group", () => api.addGroup("Friends")),
    ];
  }

  faultSwitch({ label, words, fault }) {
    const on = this.faults.pending.some((pending) => isSame(pending, fault));
    return this.toggleSwitch(label, label, on, (wanted) => this.setFault(fault, wanted), words);
  }

  frozenSwitch() {
    return this.toggleSwitch("frozen", "Ignore heartbeats", this.faults.frozen, (on) =>
      api.disturb(on ? "freeze" : "thaw"),
    );
  }

  async setFault(fault, wanted) {
    if (wanted) {
      await api.addFault(fault);
      return;
    }
    // The room can only forget all of them; the others are asked for again.
    const others = this.faults.pending.filter((pending) => !isSame(pending, fault));
    await api.clearFaults();
    for (const other of others) {
      await api.addFault(other);
    }
  }

  toggleSwitch(id, label, on, set, words) {
    return el(
      "button",
      {
        type: "button",
        role: "switch",
        class: "switch",
        "aria-checked": String(Boolean(on)),
        "data-switch": id,
        click: () => this.act(() => set(!on)),
      },
      el("span", { class: "knob", "aria-hidden": "true" }),
      el("span", {}, label, words ? el("span", { class: "switch-words" }, words) : null),
    );
  }

  gatewayDeed([action, words]) {
    return this.deed(words, () => api.disturb(action));
  }

  restart() {
    return this.faults.restarts ? this.deed("Restart the bot", () => api.restart()) : null;
  }

  deed(words, act) {
    return el(
      "button",
      { type: "button", class: "button plain", "data-switch": words, click: () => this.act(act) },
      words,
    );
  }
}

function isSame(pending, fault) {
  return pending.kind === fault.kind && pending.path === fault.path;
}
