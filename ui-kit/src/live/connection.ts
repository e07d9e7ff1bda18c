import type { RoomKey } from '@courtcrew/domain/contract/rooms.ts';

/** What the server pushes to a room. `data` says what changed; it never holds personal data. */
export interface LiveFrame {
  readonly room: string;
  readonly event: string;
  /** Everything up to here has been told in the room once this is heard; of `joined`, once the next has come. */
  readonly position: string | null;
  /** Position of the last change it tells of, which others before it may still have to be told of. */
  readonly until: string | null;
  readonly data: unknown;
}

export interface LiveState {
  /** `idle` while nobody listens. */
  readonly status: 'idle' | 'connecting' | 'live' | 'offline';
  /** When the server was last heard, ms since 1970. */
  readonly heard: number | null;
}

/** The little of a WebSocket that is used. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

/** What a socket tells, never before `open` has returned it. */
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
  /** Everything up to here has come, so that a reconnect asks only for what was missed. */
  position: string | null;
  /** Up to where the page has read what the room tells of, for somebody who comes in. */
  readonly seen: () => bigint;
  /** Position of the last change that was told; who comes in later with an older reading has missed it. */
  told: string | null;
  /** Where the server stood at the last `joined`; what was missed before it may still be on its way. */
  joined: string | null;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
/** A network can vanish without closing anything: who hears nothing for two of these has lost it. */
const BEAT = 20_000;
/** Nor does one that is half gone refuse a connection. */
const OPEN_PATIENCE = 10_000;

/** Without a socket a page reads about every 15 s: at the first attempt to connect after this, ms. */
const READ_AFTER = 11_000;

export interface Live {
  /**
   * Joins a room until the returned function is called. What happened since the page read (`seen`) comes first: no
   * change falls between the reading and the joining.
   */
  join(room: RoomKey, listener: (frame: LiveFrame) => void, seen?: () => bigint): () => void;
  state(): LiveState;
  subscribe(listener: () => void): () => void;
  /** The page has read anew while there is no socket: its time of the last update is now. */
  read(): void;
  /** The device says that its network went: the socket is given up at once. */
  drop(): void;
  /** The device says that its network is back: no more waiting. */
  retry(): void;
}

/**
 * One socket for all rooms of a page. It is open while somebody listens, comes back by itself with growing,
 * scattered waits (a venue's devices all lose the network together), and re-joins with the last position.
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
  /** When listeners were last told to read, or heard by themselves. */
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
    // An answer to a sign of life repeats frames that had crossed it.
    const former = isFormer(room, frame);
    follow(room, frame);
    if (former) return;
    for (const listener of room.listeners) listener(frame);
  };

  const askForAll = (): void => {
    for (const [name, room] of rooms) ask(name, room);
  };

  /**
   * Joining again asks the server for a sign of life, for what it may have failed to deliver, and to be let into rooms
   * that were refused: a right that was taken may be back.
   */
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

  /** Whoever has no socket, as the one too many of a crowded address, still shows what is so. */
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

/** Nothing was read before the first position. */
const placeOf = (seen: bigint): string | null => (seen > 0n ? String(seen) : null);

const READ_AGAIN = { event: 'refresh', position: null, until: null, data: null };

/** Others in the room heard of a change before somebody came in who has read less. */
const missed = ({ told }: Room, seen: string | null): boolean =>
  told !== null && seen !== null && newer(told, seen) !== seen;

const isFormer = (room: Room, { event, until }: LiveFrame): boolean =>
  event !== 'joined' &&
  event !== 'refresh' &&
  room.position !== null &&
  until !== null &&
  newer(until, room.position) === room.position;

/**
 * Moves the room's position on. The frames that somebody who comes back has missed may follow `joined`, so what
 * that one says holds only once the next has come.
 */
function follow(room: Room, { event, position, until }: LiveFrame): void {
  if (event === 'changed') room.told = newer(room.told, until);
  if (event === 'refresh') {
    // It may be an older place of a log that was put back: where the server stood before is nothing to go by.
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
