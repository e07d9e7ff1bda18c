import type { Position } from '@courtcrew/domain/kernel/event.ts';

interface Sent {
  readonly position: Position;
  readonly frame: Buffer;
}

/** Who missed more is quicker served by reading everything again. */
const KEPT_FRAMES = 200;
const KEPT_BYTES = 256 * 1024;
/** Of all rooms of a kind together. */
const ALL_BYTES = 32 * 1024 * 1024;
const MAX_ROOMS = 2_000;

/** The last frames of one room. */
class History {
  readonly #frames: Sent[] = [];
  bytes = 0;
  /** Everything after this position is kept. */
  since: Position;

  constructor(since: Position) {
    this.since = since;
  }

  /** Position of the last frame. */
  get newest(): Position {
    return this.#frames.at(-1)?.position ?? this.since;
  }

  add(position: Position, frame: Buffer): void {
    this.#frames.push({ position, frame });
    this.bytes += frame.length;
    let dropped: Sent | undefined;
    while (this.#frames.length > KEPT_FRAMES || this.bytes > KEPT_BYTES) {
      dropped = this.#frames.shift();
      if (!dropped) break;
      this.bytes -= dropped.frame.length;
      this.since = dropped.position;
    }
  }

  /** Keeps nothing of what was said up to here. */
  forget(position: Position): void {
    this.#frames.length = 0;
    this.bytes = 0;
    this.since = position;
  }

  after(position: Position): readonly Buffer[] {
    return this.#frames.filter((sent) => sent.position > position).map(({ frame }) => frame);
  }
}

/**
 * What was said in the rooms of one kind, for those who were away for a moment; kept whether or not anybody is
 * there. Bounded in frames, bytes and rooms: the room that has been silent for longest is forgotten first.
 */
export class Histories {
  readonly #rooms = new Map<string, History>();
  #bytes = 0;
  /** In a room without a history nothing has been said after this position. */
  #floor: Position;

  constructor(since: Position) {
    this.#floor = since;
  }

  add(tid: string, position: Position, frame: Buffer): void {
    this.#change(tid, (room) => room.add(position, frame));
  }

  /** Whoever does not know everything up to here must read everything again. */
  forget(tid: string, position: Position): void {
    this.#change(tid, (room) => room.forget(position));
  }

  /** Frames of a room after the position, in order; null when some of them are not kept any more. */
  after(tid: string, position: Position): readonly Buffer[] | null {
    const room = this.#rooms.get(tid);
    if (position < (room?.since ?? this.#floor)) return null;
    return room?.after(position) ?? [];
  }

  #change(tid: string, change: (room: History) => void): void {
    const room = this.#rooms.get(tid) ?? new History(this.#floor);
    this.#bytes -= room.bytes;
    change(room);
    this.#bytes += room.bytes;
    this.#rooms.delete(tid);
    this.#rooms.set(tid, room);
    while (this.#rooms.size > MAX_ROOMS || this.#bytes > ALL_BYTES) this.#forgetOldest();
  }

  #forgetOldest(): void {
    const [oldest] = this.#rooms;
    if (!oldest) return;
    const [tid, room] = oldest;
    this.#rooms.delete(tid);
    this.#bytes -= room.bytes;
    if (room.newest > this.#floor) this.#floor = room.newest;
  }
}
