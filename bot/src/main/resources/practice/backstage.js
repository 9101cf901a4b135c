/** Behind the scenes: what the bot and the chat service say to each other, and what may go wrong. */

import * as api from "./api.js";
import { el, fill, icon } from "./dom.js";
import { time } from "./times.js";

const MOST_LINES = 200;
const MANY = 1000000;
const TOKEN = /[0-9a-f]{32}|[\w-]{60,}/g;
const ID = /\d{15,20}/g;

const FAULTS = [
  {
    label: "Slow network",
    words: "Every request of the bot takes 1.5 seconds longer.",
    fault: { times: MANY, method: "*", path: "/**", kind: "late", status: 0, millis: 1500 },
  },
  {
    label: "Too many requests",
    words: "The next three messages are refused with 429; the bot is to come again after 3 seconds.",
    fault: { times: 3, method: "POST", path: "/channels/*/messages", kind: "tooMany", status: 429, millis: 3000 },
  },
  {
    label: "Out of order",
    words: "The next three messages are refused with 503.",
    fault: { times: 3, method: "POST", path: "/channels/*/messages", kind: "status", status: 503, millis: 0 },
  },
  {
    label: "Lost answer",
    words: "The next message is posted, but the bot never hears of it.",
    fault: { times: 1, method: "POST", path: "/channels/*/messages", kind: "answerLost", status: 0, millis: 0 },
  },
];

const GATEWAY = [
  ["drop", "Cut the connection"],
  ["reconnect", "Ask the bot to reconnect"],
  ["invalidate", "End the bot's session"],
];

/** The drawer; it listens to the wire as long as it is open. */
export class Backstage {
  constructor() {
    this.scene = null;
    this.asSent = false;
    this.lines = el("ol", { class: "wire", reversed: true });
    this.switches = el("div", { class: "switches" });
    this.trouble = el("p", { class: "trouble", role: "alert" });
    this.title = el("h2", { id: "backstage-title", tabindex: "-1" }, "Behind the scenes");
    this.element = el(
      "aside",
      { id: "backstage", class: "backstage", "aria-labelledby": "backstage-title", hidden: true },
      el("div", { class: "dialog-head" }, this.title, this.closer()),
      this.trouble,
      el("h3", {}, "What may go wrong"),
      this.switches,
      el("h3", {}, "What goes over the wire"),
      this.asSentBox(),
      el("div", { class: "wire-box", tabindex: "0", role: "region", "aria-label": "The wire" }, this.lines),
    );
    this.element.addEventListener("keydown", (event) => {
      if (event.key === "Escape") {
        this.toggle(false);
      }
    });
  }

  closer() {
    return el(
      "button",
      { type: "button", class: "round", "aria-label": "Close", click: () => this.toggle(false) },
      icon("close"),
    );
  }

  asSentBox() {
    const input = el("input", {
      type: "checkbox",
      change: () => {
        this.asSent = input.checked;
        this.showLines();
      },
    });
    return el("label", { class: "box" }, input, "Show ids and tokens as they are sent");
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
    this.scene?.hearTraffic(open);
    if (open) {
      this.load();
      this.title.focus();
    } else {
      this.button.focus();
    }
  }

  /** Looks at another person's scene. */
  watch(scene) {
    this.scene = scene;
    scene.wantsTraffic = !this.element.hidden;
    scene.addEventListener("traffic", ({ detail }) => this.add(detail));
    scene.addEventListener("people", () => this.showSwitches());
    scene.addEventListener("loaded", () => this.element.hidden || this.load());
  }

  async load() {
    try {
      [this.entries, this.faults] = await Promise.all([api.traffic(MOST_LINES), api.faults()]);
      this.trouble.textContent = "";
    } catch (refusal) {
      this.trouble.textContent = refusal.message;
    }
    this.showLines();
    this.showSwitches();
  }

  showLines() {
    fill(this.lines, (this.entries ?? []).map((entry) => this.line(entry)).reverse());
  }

  add(entry) {
    if (this.element.hidden || !this.entries || this.entries.at(-1)?.number >= entry.number) {
      return;
    }
    this.entries.push(entry);
    this.entries.splice(0, this.entries.length - MOST_LINES);
    this.lines.prepend(this.line(entry));
    if (this.lines.children.length > MOST_LINES) {
      this.lines.lastElementChild.remove();
    }
    if (entry.kind === "REQUEST") {
      this.refresh();
    }
  }

  /** Looks anew which faults are still to happen, once after many requests. */
  refresh() {
    clearTimeout(this.timer);
    this.timer = setTimeout(async () => {
      this.faults = await api.faults().catch(() => this.faults);
      this.showSwitches();
    }, 300);
  }

  line(entry) {
    const failed = entry.kind === "REQUEST" && (entry.status === 0 || entry.status >= 400);
    return el(
      "li",
      { class: failed ? "failed" : null },
      time(new Date(entry.millis), "T"),
      el("span", { class: "wire-kind" }, KINDS[entry.kind]),
      el("code", {}, this.asSent ? entry.what : this.readable(entry.what)),
      entry.kind === "REQUEST" ? el("span", { class: "wire-end" }, outcome(entry)) : null,
    );
  }

  readable(what) {
    return what
      .replace(TOKEN, "(token)")
      .replace(ID, (id) => this.nameOf(id))
      .replace(/\?.*$/, "");
  }

  nameOf(id) {
    const place = this.scene.places.get(id);
    if (place) {
      return place.kind === "DIRECT" ? "(direct)" : `#${place.name}`;
    }
    return this.scene.personOf(id)?.name ?? "(id)";
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
      el("h4", {}, "Direct messages closed for"),
      el("div", { class: "row" }, this.scene.people.map((person) => this.closedSwitch(person))),
      el("h4", {}, "Requests of the bot"),
      FAULTS.map((each) => this.faultSwitch(each)),
      el("h4", {}, "The gateway"),
      this.toggleSwitch("frozen", "Heartbeats unanswered", this.faults.frozen, (on) =>
        api.disturb(on ? "freeze" : "thaw"),
      ),
      el("div", { class: "row" }, GATEWAY.map(([action, words]) => this.deed(words, () => api.disturb(action)))),
      this.faults.restarts
        ? [el("h4", {}, "The bot"), el("div", { class: "row" }, this.deed("Restart the bot", () => api.restart()))]
        : null,
    );
    if (focused) {
      this.switches.querySelector(`[data-switch="${CSS.escape(focused)}"]`)?.focus();
    }
  }

  closedSwitch(person) {
    return this.toggleSwitch(`closed-${person.id}`, person.name, person.closed, (on) =>
      api.act(person.id, "close", { closed: on }),
    );
  }

  faultSwitch({ label, words, fault }) {
    const on = this.faults.pending.some((p) => p.kind === fault.kind && p.path === fault.path);
    return this.toggleSwitch(label, label, on, (wanted) => this.setFault(fault, wanted), words);
  }

  async setFault(fault, wanted) {
    if (wanted) {
      await api.addFault(fault);
      return;
    }
    // The room can only forget all of them; the others are asked for again.
    const others = this.faults.pending.filter((p) => p.kind !== fault.kind || p.path !== fault.path);
    await api.clearFaults();
    for (const other of others) {
      await api.addFault(other);
    }
  }

  toggleSwitch(id, label, on, set, words) {
    const button = el(
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
    return button;
  }

  deed(words, act) {
    return el(
      "button",
      { type: "button", class: "button plain", "data-switch": words, click: () => this.act(act) },
      words,
    );
  }

  async act(deed) {
    this.trouble.textContent = "";
    try {
      await deed();
      this.faults = await api.faults();
      this.showSwitches();
    } catch (refusal) {
      this.trouble.textContent = refusal.message;
    }
  }
}

const KINDS = { REQUEST: "asks", EVENT: "hears", COMMAND: "says" };

function outcome(entry) {
  const millis = (entry.micros / 1000).toFixed(entry.micros < 10000 ? 1 : 0);
  return entry.status === 0 ? "lost" : `${entry.status}, ${millis} ms`;
}
