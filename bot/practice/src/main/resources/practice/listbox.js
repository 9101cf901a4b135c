/** A list to choose from, by pointer or keyboard; the focus is on the list, a mark on the option. */

import { el, freshId } from "./dom.js";

/**
 * A list of options.
 *
 * @param {{value: string, label: string, description: string, chosen: boolean}[]} options
 * @param {{label: string, several: boolean, choose: function(number), leave: function()}} how
 */
export function listbox(options, how) {
  const items = options.map((option, index) => item(option, index, how));
  const chips = options.every(isShort);
  const list = el(
    "ul",
    {
      role: "listbox",
      class: chips ? "options short" : "options",
      tabindex: "0",
      "aria-label": how.label,
      "aria-multiselectable": how.several ? "true" : null,
    },
    items,
  );
  if (chips) {
    const longest = Math.max(...options.map((option) => option.label.length));
    list.style.setProperty("--letters", longest);
  }
  const marker = new Marker(list, items);
  list.addEventListener("keydown", (event) => onKey(event, marker, options, how));
  list.addEventListener("focus", () => marker.show());
  return list;
}

const LONGEST_CHIP = 28;

function isShort(option) {
  return option.label.length <= LONGEST_CHIP && !option.description;
}

function item(option, index, how) {
  return el(
    "li",
    {
      role: "option",
      id: freshId("option"),
      "aria-selected": String(Boolean(option.chosen)),
      click: () => how.choose(index),
    },
    el("span", { class: "option-label" }, option.label),
    option.description ? el("span", { class: "option-description" }, option.description) : null,
  );
}

/** The mark that the keyboard moves. */
class Marker {
  constructor(list, items) {
    this.list = list;
    this.items = items;
    this.at = Math.max(0, items.findIndex((i) => i.getAttribute("aria-selected") === "true"));
  }

  show() {
    this.items.forEach((each, index) => each.classList.toggle("marked", index === this.at));
    const marked = this.items[this.at];
    if (marked) {
      this.list.setAttribute("aria-activedescendant", marked.id);
      marked.scrollIntoView({ block: "nearest" });
    }
  }

  move(to) {
    this.at = Math.max(0, Math.min(this.items.length - 1, to));
    this.show();
  }

  /** How many options stand side by side. */
  columns() {
    const top = this.items[0]?.offsetTop;
    const first = this.items.findIndex((each) => each.offsetTop !== top);
    return first === -1 ? this.items.length : first;
  }
}

function onKey(event, marker, options, how) {
  const steps = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: marker.columns() === marker.items.length ? -1 : -marker.columns(),
    ArrowDown: marker.columns() === marker.items.length ? 1 : marker.columns(),
    Home: -marker.items.length,
    End: marker.items.length,
  };
  if (event.altKey || event.ctrlKey || event.metaKey) {
    return;
  }
  if (event.key in steps) {
    marker.move(marker.at + steps[event.key]);
  } else if (event.key === "Enter" || event.key === " ") {
    how.choose(marker.at);
  } else if (event.key === "Escape") {
    how.leave();
  } else if (event.key.length === 1) {
    jump(event.key, marker, options);
  } else {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
}

const TYPING_MILLIS = 800;
let typed = { text: "", at: 0 };

/** Goes to the first option that begins with what has just been typed. */
function jump(key, marker, options) {
  const now = performance.now();
  const text = (now - typed.at < TYPING_MILLIS ? typed.text : "") + key.toLowerCase();
  typed = { text, at: now };
  const found = options.findIndex((o) => o.label.toLowerCase().startsWith(text));
  if (found !== -1) {
    marker.move(found);
  }
}
