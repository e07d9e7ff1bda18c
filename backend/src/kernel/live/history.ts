import type { Position } from '@courtcrew/domain/kernel/event.ts';

interface Sent {
  readonly until: Position;
  readonly frame: Buffer;
}

/** Who missed more is quicker served by reading everything again. */
const KEPT_FRAMES = 200;
const KEPT_BYTES = 256 * 1024;
/** Of all rooms of a kind together. */
const ALL_BYTES = 32 * 1024 * 1024;
const MAX_ROOMS = 2_000;

class History {
  readonly #frames: Sent[] = [];
  bytes = 0;
  /** Everything after this position is kept. */
  since: Position;

  constructor(since: Position) {
    this.since = since;
  }

  get newest(): Position {
    return latest(this.since, this.#frames);
  }

  add(until: Position, frame: Buffer): void {
    this.#frames.push({ until, frame });
    this.bytes += frame.length;
    while (this.#frames.length > KEPT_FRAMES || this.bytes > KEPT_BYTES) {
      const dropped = this.#frames.shift();
      if (!dropped) break;
      this.bytes -= dropped.frame.length;
      this.since = latest(this.since, [dropped]);
    }
  }

  /** Keeps nothing of what was said, and has told of what happened up to here. */
  forget(until: Position): void {
    this.since = latest(until, this.#frames);
    this.#frames.length = 0;
    this.bytes = 0;
  }

  /** From the first frame on that tells of something later: the last of them says that all of it was told. */
  after(position: Position): readonly Buffer[] {
    const first = this.#frames.findIndex(({ until }) => until > position);
    return first < 0 ? [] : this.#frames.slice(first).map(({ frame }) => frame);
  }
}

function latest(since: Position, frames: readonly Sent[]): Position {
  let last = since;
  for (const { until } of frames) if (until > last) last = until;
  return last;
}

/** Latest frames of the rooms of one kind, for who reconnects; bounded in frames, bytes and rooms. */
export class Histories {
  readonly #rooms = new Map<string, History>();
  #bytes = 0;
  /** In a room without a history nothing has been said after this position. */
  #floor: Position;

  constructor(since: Position) {
    this.#floor = since;
  }

  /** `until` is the position of the last event that the frame tells of. */
  add(tid: string, until: Position, frame: Buffer): void {
    this.#change(tid, (room) => room.add(until, frame));
  }

  /** Whoever does not know everything up to here must read everything again. */
  forget(tid: string, until: Position): void {
    this.#change(tid, (room) => room.forget(until));
  }

  /** Frames of a room that tell of what came after the position, in order; null when some of them are not kept any more. */
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
