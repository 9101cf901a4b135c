/** All that one person sees, kept up to date by the server's events. */

import * as api from "./api.js";
import { setAhead } from "./times.js";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;

/** Orders snowflakes, oldest first. */
export function byAge(a, b) {
  return a.length - b.length || (a < b ? -1 : Number(a > b));
}

/** A page of messages by their ids. */
function known({ messages, more }) {
  return { messages: new Map(messages.map((message) => [message.id, message])), more };
}

/**
 * What a person sees now. Tells of changes by events: people, places, messages (with place, message
 * and what happened), interaction, commands, connection, traffic, loaded.
 */
export class Client extends EventTarget {
  constructor(me) {
    super();
    this.me = me;
    this.people = [];
    this.guilds = [];
    this.bot = null;
    this.places = new Map();
    this.rooms = new Map();
    this.dismissed = new Set();
    this.wantsTraffic = false;
    this.connection = "loading";
    this.closed = false;
    this.wait = FIRST_WAIT;
    this.turn = 0;
  }

  /** Loads everything and listens; until the server is there, tries again and again. */
  async open() {
    // Whoever asks again takes the new answer alone, and no event comes in between: an older answer
    // that arrived after a newer event would stay on the screen.
    const turn = ++this.turn;
    this.unhear();
    try {
      const loaded = await this.load();
      if (turn === this.turn && !this.closed) {
        this.fill(loaded);
        this.listen();
      }
    } catch {
      if (turn === this.turn) {
        this.lost();
      }
    }
  }

  unhear() {
    const former = this.socket;
    this.socket = null;
    former?.close();
  }

  async load() {
    const room = await api.room(this.me);
    const open = room.places.filter((place) => !place.archived);
    const pages = await Promise.all(open.map((place) => api.messages(this.me, place.id)));
    return { room, rooms: new Map(open.map((place, index) => [place.id, known(pages[index])])) };
  }

  fill({ room, rooms }) {
    this.cursor = room.cursor;
    setAhead(room.ahead);
    this.bot = room.bot;
    this.people = room.people;
    this.guilds = room.guilds;
    this.places = new Map(room.places.map((place) => [place.id, place]));
    this.rooms = rooms;
    this.tell("loaded");
  }

  /** Messages before one that is known; what events have told since stays. */
  async loadMessages(place, before) {
    const earlier = known(await api.messages(this.me, place, before));
    this.messagesOf(place).forEach((message, id) => earlier.messages.set(id, message));
    this.rooms.set(place, earlier);
  }

  messagesOf(place) {
    return this.rooms.get(place)?.messages ?? new Map();
  }

  /** The messages of a place that are to be shown, oldest first. */
  shown(place) {
    return [...this.messagesOf(place).values()]
      .filter((message) => !this.dismissed.has(message.id))
      .sort((a, b) => byAge(a.id, b.id));
  }

  hasMore(place) {
    return this.rooms.get(place)?.more ?? false;
  }

  listen() {
    if (this.closed) {
      return;
    }
    const former = this.socket;
    const socket = api.events(this.me, this.cursor, this.wantsTraffic);
    this.socket = socket;
    former?.close();
    socket.addEventListener("open", () => {
      this.wait = FIRST_WAIT;
      this.connect("live");
    });
    socket.addEventListener("message", (event) => this.take(JSON.parse(event.data)));
    socket.addEventListener("close", () => {
      if (this.socket === socket) {
        this.lost();
      }
    });
  }

  lost() {
    if (this.closed) {
      return;
    }
    this.connect("lost");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 1.6);
  }

  /** Asks the server at once instead of after the wait. */
  hurry() {
    if (this.connection === "lost") {
      clearTimeout(this.timer);
      this.open();
    }
  }

  connect(state) {
    this.connection = state;
    this.tell("connection");
  }

  /** Begins or stops to hear what the bot says to Discord. */
  hearTraffic(wanted) {
    this.wantsTraffic = wanted;
    this.listen();
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  take(event) {
    if (event.number) {
      this.cursor = event.number;
    }
    if (this.closed) {
      return;
    }
    TAKING[event.event]?.(this, event);
  }

  tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  putMessage(message, what) {
    const place = message.channel_id;
    if (!this.rooms.has(place)) {
      this.rooms.set(place, { messages: new Map(), more: false });
    }
    this.messagesOf(place).set(message.id, message);
    this.tell("messages", { place, message, what });
  }

  /** Takes a message that one person alone sees off the screen. */
  dismiss(message) {
    this.dismissed.add(message.id);
    this.tell("messages", { place: message.channel_id, message, what: "deleted" });
  }

  personOf(id) {
    return id === this.bot?.id ? this.bot : this.people.find((person) => person.id === id);
  }

  /** The person whose page this is. */
  self() {
    return this.personOf(this.me);
  }

  /** How a place is called where it stands alone. */
  nameOf(place) {
    if (place.kind !== "DIRECT") {
      return place.name;
    }
    return "Direct messages";
  }
}

const TAKING = {
  reset: (client) => client.open(),
  posted: (client, event) => client.putMessage(event.message, "posted"),
  edited: (client, event) => client.putMessage(event.message, "edited"),
  deleted(client, event) {
    const message = client.messagesOf(event.place).get(event.message);
    if (message) {
      client.messagesOf(event.place).delete(event.message);
      client.tell("messages", { place: event.place, message, what: "deleted" });
    }
  },
  time(client, event) {
    setAhead(event.ahead);
    client.tell("time");
  },
  place(client, event) {
    client.places.set(event.place.id, event.place);
    client.tell("places");
  },
  placeGone(client, event) {
    client.places.delete(event.place);
    client.rooms.delete(event.place);
    client.tell("places");
  },
  people(client, event) {
    client.people = event.people;
    client.guilds = event.guilds ?? client.guilds;
    client.tell("people");
  },
  bot(client, event) {
    client.bot = event.bot;
    client.tell("people");
  },
  commands: (client) => client.tell("commands"),
  interaction: (client, event) => client.tell("interaction", event),
  traffic: (client, event) => client.tell("traffic", event.entry),
};
