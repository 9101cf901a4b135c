/** Building elements. Text only ever becomes text nodes, so nothing that is read can become markup. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * An element.
 *
 * @param {string} tag
 * @param {object} attributes functions become listeners of the event named, false and null nothing
 * @param {...(Node|string|Array|null|false|undefined)} children
 */
export function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    set(element, name, value);
  }
  add(element, children);
  return element;
}

function set(element, name, value) {
  if (value === null || value === undefined || value === false) {
    return;
  }
  if (typeof value === "function") {
    element.addEventListener(name, value);
  } else {
    element.setAttribute(name, value === true ? "" : String(value));
  }
}

/** Adds children, lists of them flattened, to an element or fragment. */
export function add(parent, children) {
  for (const child of [children].flat(Infinity)) {
    if (child !== null && child !== undefined && child !== false) {
      parent.append(child);
    }
  }
  return parent;
}

/** Gives an element exactly these children. */
export function fill(parent, ...children) {
  parent.replaceChildren();
  return add(parent, children);
}

/** A fragment of these children. */
export function fragment(...children) {
  return add(document.createDocumentFragment(), children);
}

/** Words for screen readers alone. */
export function unseen(text) {
  return el("span", { class: "unseen" }, text);
}

const ICONS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  hash: "M9 4L7 20M17 4l-2 16M4 9h16M3 15h16",
  thread: "M5 5h14v9H11l-4 4v-4H5z",
  letter: "M4 6h16v12H4zM4 7l8 6 8-6",
  people: "M9 11a3 3 0 100-6 3 3 0 000 6zM3 19c0-3 3-5 6-5s6 2 6 5M16 11a3 3 0 100-6M17 14c2 0 4 2 4 5",
  home: "M4 11l8-7 8 7v9h-5v-6H9v6H4z",
  eye: "M2 12s4-6 10-6 10 6 10 6-4 6-10 6S2 12 2 12zM12 9a3 3 0 100 6 3 3 0 000-6z",
  bellOff: "M13.7 21a2 2 0 0 1-3.4 0M18.6 13A17.9 17.9 0 0 1 18 8M6.3 6.3A5.9 5.9 0 0 0 6 8c0 7-3 9-3 9h14M18 8a6 6 0 0 0-9.3-5M2 2l20 20",
  send: "M5 12h13M12 5l7 7-7 7",
  down: "M6 9l6 6 6-6",
  wire: "M3 12h4l3-7 4 14 3-7h4",
};

/** One of the page's own line drawings, which says nothing to screen readers. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

let ids = 0;

/** An id that no other element has. */
export function freshId(prefix) {
  ids += 1;
  return `${prefix}-${ids}`;
}

/** Says something to screen readers. */
export function announce(text) {
  const region = document.getElementById("news");
  region.textContent = "";
  // A region that says the same twice would stay silent.
  requestAnimationFrame(() => {
    region.textContent = text;
  });
}
