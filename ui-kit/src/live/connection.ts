import type { RoomKey } from '@courtcrew/domain/contract/rooms.ts';

/** What the server pushes to a room. `data` says what changed; it never holds personal data. */
export interface LiveFrame {
  readonly room: string;
  readonly event: string;
  /** The room has sent everything up to here; for `joined`, only once the next frame has come. */
  readonly position: string | null;
  /** Position of the last change in the frame; earlier ones may still follow. */
  readonly until: string | null;
  readonly data: unknown;
}

export interface LiveState {
  /** `idle` while nobody listens. */
  readonly status: 'idle' | 'connecting' | 'live' | 'offline';
  /** When the server was last heard, ms since 1970. */
  readonly heard: number | null;
}

/** The used part of a WebSocket. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

/** Not called before `open` has returned. */
export interface SocketEvents {
  opened(): void;
  closed(): void;
  message(data: unknown): void;
}

interface LiveParts {
  readonly open: (events: SocketEvents) => Socket;
  readonly later: (run: () => void, ms: number) => () => void;
  readonly now: () => number;
  readonly random: () => number;
}

interface Room {
  readonly listeners: Set<(frame: LiveFrame) => void>;
  /** Everything up to here was received; a reconnect asks for what follows. */
  position: string | null;
  /** Position the page has read up to. */
  readonly seen: () => bigint;
  /** Position of the last received change; a later listener with an older reading has missed it. */
  told: string | null;
  /** The server's position at the last `joined`; frames before it may still follow. */
  joined: string | null;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
/** A network can vanish without closing anything: after two silent intervals, ms, the socket is given up. */
const BEAT = 20_000;
/** Time limit of an attempt to connect, ms: a half-dead network does not refuse it. */
const OPEN_PATIENCE = 10_000;

/** Without a socket the page fetches at the first reconnect after this, ms: about every 15 s. */
const READ_AFTER = 11_000;

export interface Live {
  /** Joins a room until the returned function is called. Changes since the page read (`seen`) come first. */
  join(room: RoomKey, listener: (frame: LiveFrame) => void, seen?: () => bigint): () => void;
  state(): LiveState;
  subscribe(listener: () => void): () => void;
  /** The page has fetched without a socket: it is up to date. */
  read(): void;
  /** The device is offline: gives up the socket. */
  drop(): void;
  /** The device is online: reconnects at once. */
  retry(): void;
}

/**
 * One socket for all rooms of a page, open while there are listeners. It reconnects with growing, scattered waits (a venue's
 * devices lose the network together) and re-joins from the last position.
 */
export function createLive({ open, later, now, random }: LiveParts): Live {
  const rooms = new Map<string, Room>();
  const watchers = new Set<() => void>();
  let state: LiveState = { status: 'idle', heard: null };
  let socket: Socket | null = null;
  let attempts = 0;
  let cancelRetry: (() => void) | null = null;
  let cancelBeat: (() => void) | null = null;
  let silent = false;
  /** When listeners last fetched or received, ms since 1970. */
  let asked = now();

  const become = (next: Partial<LiveState>): void => {
    state = { ...state, ...next };
    for (const watcher of watchers) watcher();
  };

  const ask = (name: string, room: Room): void => {
    room.position ??= placeOf(room.seen());
    socket?.send(
      JSON.stringify(room.position === null ? { join: name } : { join: name, position: room.position }),
    );
  };

  const hear = (text: unknown): void => {
    const frame = parseFrame(text);
    silent = false;
    become({ heard: now() });
    const room = frame && rooms.get(frame.room);
    if (!frame || !room) return;
    // A rejoin repeats frames that crossed it.
    const former = isFormer(room, frame);
    follow(room, frame);
    if (former) return;
    for (const listener of room.listeners) listener(frame);
  };

  const askForAll = (): void => {
    for (const [name, room] of rooms) ask(name, room);
  };

  /** Heartbeat: joining again fetches undelivered frames, and enters rooms whose right is back. */
  const beat = (): void => {
    if (silent) {
      drop();
      return;
    }
    silent = true;
    askForAll();
    cancelBeat = later(beat, BEAT);
  };

  const drop = (): void => {
    const dead = socket;
    if (!dead) return;
    lost();
    dead.close();
  };

  /** Without a socket, for example beyond an address's limit, lists are fetched instead. */
  const readInstead = (): void => {
    if (state.status !== 'offline' || now() - asked < READ_AFTER) return;
    asked = now();
    for (const [name, { listeners }] of rooms)
      for (const listener of listeners) listener({ ...READ_AGAIN, room: name });
  };

  const connect = (): void => {
    readInstead();
    become({ status: state.status === 'offline' ? 'offline' : 'connecting' });
    const current = open({
      opened: () => {
        if (socket !== current) return;
        attempts = 0;
        silent = false;
        become({ status: 'live', heard: now() });
        askForAll();
        cancelBeat?.();
        cancelBeat = later(beat, BEAT);
      },
      message: (data) => {
        if (socket === current) hear(data);
      },
      closed: () => {
        if (socket === current) lost();
      },
    });
    socket = current;
    cancelBeat = later(drop, OPEN_PATIENCE);
  };

  const lost = (): void => {
    if (state.status === 'live') asked = now();
    socket = null;
    cancelBeat?.();
    become({ status: 'offline' });
    const wait = Math.min(FIRST_WAIT * 2 ** attempts++, LONGEST_WAIT);
    cancelRetry = later(connect, wait * (0.5 + random() / 2));
  };

  const leave = (name: string): void => {
    rooms.delete(name);
    if (state.status === 'live') socket?.send(JSON.stringify({ leave: name }));
    if (rooms.size > 0) return;
    cancelRetry?.();
    cancelBeat?.();
    const closing = socket;
    socket = null;
    closing?.close();
    become({ status: 'idle' });
  };

  return {
    join(name, listener, seen = () => 0n) {
      const known = rooms.get(name);
      const room: Room = known ?? {
        listeners: new Set(),
        position: placeOf(seen()),
        seen,
        told: null,
        joined: null,
      };
      room.listeners.add(listener);
      rooms.set(name, room);
      if (state.status === 'idle') connect();
      else if (!known && state.status === 'live') ask(name, room);
      if (missed(room, placeOf(seen()))) listener({ ...READ_AGAIN, room: name });
      return () => {
        room.listeners.delete(listener);
        if (room.listeners.size === 0 && rooms.get(name) === room) leave(name);
      };
    },
    state: () => state,
    subscribe(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    read() {
      if (state.status === 'offline') become({ heard: now() });
    },
    drop,
    retry() {
      if (state.status !== 'offline' || socket !== null) return;
      cancelRetry?.();
      connect();
    },
  };
}

const placeOf = (seen: bigint): string | null => (seen > 0n ? String(seen) : null);

const READ_AGAIN = { event: 'refresh', position: null, until: null, data: null };

/** A listener has an older reading than the last received change. */
const missed = ({ told }: Room, seen: string | null): boolean =>
  told !== null && seen !== null && newer(told, seen) !== seen;

const isFormer = (room: Room, { event, until }: LiveFrame): boolean =>
  event !== 'joined' &&
  event !== 'refresh' &&
  room.position !== null &&
  until !== null &&
  newer(until, room.position) === room.position;

/** Advances the room's position. Missed frames may follow `joined`, so its position holds from the next frame on. */
function follow(room: Room, { event, position, until }: LiveFrame): void {
  if (event === 'changed') room.told = newer(room.told, until);
  if (event === 'refresh') {
    // The log may have been restored to an older state.
    room.position = position;
    room.told = null;
    room.joined = null;
  } else if (event !== 'joined') room.position = newer(room.position, position);
  else {
    room.position = room.position === null ? position : newer(room.position, room.joined);
    room.joined = position;
  }
}

/** The later of two positions: whole numbers of any length. */
function newer(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return other ?? one;
  return one.length > other.length || (one.length === other.length && one > other) ? one : other;
}

const written = (position: unknown): string | null => (position == null ? null : String(position));

function parseFrame(text: unknown): LiveFrame | null {
  try {
    const frame: Readonly<Record<string, unknown>> = Object(JSON.parse(String(text)));
    const { room, event, data = null } = frame;
    if (typeof room !== 'string' || typeof event !== 'string') return null;
    const position = written(frame.position);
    return { room, event, position, until: written(frame.until) ?? position, data };
  } catch {
    return null;
  }
}
