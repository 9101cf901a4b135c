/** The menus of messages: a button that opens a list, one or several options to pick. */

import { el, freshId, icon } from "./dom.js";
import { listbox } from "./listbox.js";

const TEXTS = 3;
const CHANNELS = 8;
const QUESTIONS = { 5: "Choose a person", 7: "Choose a person or role", 8: "Choose a channel" };

/** A menu in Discord's form as an element. */
export function menu(json, directory) {
  return new Menu(json, directory).element;
}

/** What can be chosen in a menu of a message or a modal. */
export function optionsOf(json, directory) {
  if (json.type === TEXTS) {
    return (json.options ?? []).map((o) => ({
      value: o.value,
      label: o.label,
      description: o.description ?? "",
      chosen: Boolean(o.default),
    }));
  }
  const all = json.type === CHANNELS ? directory.choosablePlaces() : directory.choosablePeople();
  const chosen = new Set((json.default_values ?? []).map((v) => v.id));
  return all.map((o) => ({ value: o.id, label: o.name, description: "", chosen: chosen.has(o.id) }));
}

class Menu {
  constructor(json, directory) {
    this.json = json;
    this.directory = directory;
    this.options = optionsOf(json, directory);
    this.question = json.placeholder || QUESTIONS[json.type] || "Choose";
    this.several = (json.max_values ?? 1) > 1;
    const id = freshId("menu");
    this.panel = el("div", { class: "menu-panel", id, hidden: true });
    this.opener = el("button", {
      type: "button",
      class: "menu-opener",
      disabled: Boolean(json.disabled),
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-controls": id,
      "data-control": json.custom_id,
      click: () => (this.panel.hidden ? this.open() : this.close()),
      keydown: (event) => this.onKey(event),
    });
    this.element = el("div", { class: "menu" }, this.opener, this.panel);
    this.showChosen();
  }

  chosen() {
    return this.options.filter((o) => o.chosen);
  }

  showChosen() {
    const words = this.chosen().map((o) => o.label).join(", ");
    this.opener.replaceChildren(
      el("span", { class: words ? "" : "question" }, words || this.question),
      icon("down"),
    );
    this.opener.setAttribute("aria-label", words ? `${this.question}: ${words}` : this.question);
  }

  onKey(event) {
    if (event.key === "ArrowDown" && this.panel.hidden) {
      event.preventDefault();
      this.open();
    }
  }

  open() {
    this.panel.hidden = false;
    this.opener.setAttribute("aria-expanded", "true");
    this.list();
  }

  list() {
    const list = listbox(this.options, {
      label: this.question,
      several: this.several,
      choose: (index) => this.choose(index),
      leave: () => this.close(true),
    });
    this.panel.replaceChildren(list);
    if (this.several) {
      this.panel.append(this.done());
    }
    list.focus();
    this.panel.scrollIntoView({ block: "nearest" });
  }

  done() {
    return el(
      "button",
      { type: "button", class: "button main", click: () => this.pick() },
      "Done",
    );
  }

  close(focus = false) {
    this.panel.hidden = true;
    this.panel.replaceChildren();
    this.opener.setAttribute("aria-expanded", "false");
    if (focus) {
      this.opener.focus();
    }
  }

  choose(index) {
    if (!this.several) {
      this.options.forEach((o, i) => (o.chosen = i === index));
      this.pick();
      return;
    }
    const most = this.json.max_values ?? 1;
    const option = this.options[index];
    if (option.chosen || this.chosen().length < most) {
      option.chosen = !option.chosen;
      this.panel.querySelectorAll("[role=option]")[index]
        .setAttribute("aria-selected", String(option.chosen));
    }
  }

  pick() {
    this.showChosen();
    this.close(true);
    this.directory.pick(this.json.custom_id, this.chosen().map((o) => o.value), this.opener);
  }
}
