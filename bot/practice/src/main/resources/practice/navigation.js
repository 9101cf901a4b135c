/** What surrounds the place that is shown: the bar on top, the places at the side. */

import { el, fill, icon } from "./dom.js";
import { connectionSign, nextLine, peopleBar } from "./people.js";
import { placesList } from "./places.js";

const PAUSE_MILLIS = 20;

/** The navigation of the page. */
export class Navigation {
  /**
   * @param {HTMLElement} backstageOpener stands below the places
   * @param {{become: function, addressOf: function}} paths where its buttons and links lead
   */
  constructor(backstageOpener, paths) {
    this.backstageOpener = backstageOpener;
    this.paths = paths;
    this.side = document.getElementById("places");
    this.sign = el("p", { class: "connection", role: "status", hidden: true });
    this.bar = el("div", { class: "bar" });
    this.next = el("div", { class: "next-box" });
    this.opener = this.placesOpener();
    // The place that is shown already changes nothing else.
    this.side.addEventListener("click", (event) => {
      if (event.target.closest("a")) {
        this.openPlaces(false);
      }
    });
    fill(document.getElementById("top"), this.brand(), this.bar, this.sign);
    this.waitsForPresses();
  }

  /** What is replaced between a press and its release takes the click with it. */
  waitsForPresses() {
    const pressed = (now) => {
      this.pressed = now;
      this.soon();
    };
    document.addEventListener("pointerdown", (event) => pressed(event.button === 0));
    document.addEventListener("pointerup", () => pressed(false));
    document.addEventListener("pointercancel", () => pressed(false));
  }

  brand() {
    return el(
      "div",
      { class: "brand" },
      this.opener,
      el("img", { src: "rook.svg", alt: "", width: 28, height: 28 }),
      el("span", { class: "brand-name" }, "Rookery"),
    );
  }

  placesOpener() {
    return el(
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
    );
  }

  /** Opens or closes the places where the window is too narrow to show them always. */
  openPlaces(open) {
    this.side.classList.toggle("open", open);
    this.opener.setAttribute("aria-expanded", String(open));
    if (open) {
      this.side.querySelector("a")?.focus();
    }
  }

  /** Says what keeps the page from being opened. */
  complain(words) {
    this.sign.hidden = false;
    fill(this.sign, words);
  }

  /** Shows a client anew, once after many changes, and while nothing is being pressed. */
  changed(client, here) {
    this.due = () => this.show(client, here);
    this.soon();
  }

  soon() {
    clearTimeout(this.timer);
    if (this.due && !this.pressed) {
      this.timer = setTimeout(this.due, PAUSE_MILLIS);
    }
  }

  /** Shows a client around a place. */
  show(client, here) {
    clearTimeout(this.timer);
    this.due = null;
    keepingFocus(this.bar, "data-person", () =>
      fill(this.bar, peopleBar(client, this.paths.become)),
    );
    keepingFocus(this.side, "data-way", () =>
      fill(this.side, placesList(client, here, this.paths.addressOf), this.backstageOpener),
    );
    fill(this.next, nextLine(client, here, this.paths.become));
    connectionSign(client, this.sign);
  }
}

/** Changes what is in an element, and gives the focus back to what is the same as before. */
function keepingFocus(element, attribute, change) {
  const focused = element.contains(document.activeElement) ? document.activeElement : null;
  const mark = focused?.getAttribute(attribute);
  change();
  if (mark) {
    element.querySelector(`[${attribute}="${CSS.escape(mark)}"]`)?.focus();
  } else {
    focused?.focus();
  }
}
