import type { RoomKey } from '@courtcrew/domain/contract/rooms.ts';
import { type Position, type RecordedEvent, streamKind } from '@courtcrew/domain/kernel/event.ts';
import type { ReadEvents } from '@courtcrew/projections/kernel/feed.ts';
import type { EventStore, Subscription } from '../eventstore/port.ts';
import type { Health } from '../http/metrics/health.ts';
import type { Settled } from '../settled.ts';
import { Histories } from './history.ts';
import type { Member } from './member.ts';
import type { Frame, Room } from './room.ts';

export interface RoomKindParts {
  readonly events: Pick<EventStore, 'subscribeAll'>;
  readonly read: ReadEvents;
  readonly settled: Settled;
  readonly health: Pick<Health, 'projections'>;
}

/** How long a frame waits for read models that are behind: such waits, one after another. */
const SETTLED_MS = 2_000;
const SETTLED_WAITS = 15;

/** A frame's bytes in memory of their own: `Buffer.from` would keep a larger pool alive with each kept frame. */
function alone(text: string): Buffer {
  const frame = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  frame.write(text);
  return frame;
}

/** All rooms of one kind in this process. Batches are handled one after another: frames keep their order. */
export class RoomKind {
  readonly room: Room;
  readonly #parts: RoomKindParts;
  /** By tournament. */
  readonly #members = new Map<string, Set<Member>>();
  #histories: Histories;
  #position: Position;

  /** `position` is where it begins to listen. */
  constructor(room: Room, parts: RoomKindParts, position: Position) {
    this.room = room;
    this.#parts = parts;
    this.#position = position;
    this.#histories = new Histories(position);
  }

  /** The log was put back to an older state: whoever is here has seen what it does not hold any more. */
  rewind(common: Position): void {
    this.#position = common;
    this.#histories = new Histories(common);
    for (const [tid, members] of this.#members) {
      const frame = { room: this.#nameOf(tid), event: 'refresh', position: String(common), data: null };
      for (const member of members) member.tell(frame);
    }
  }

  listen(): Subscription {
    return this.#parts.events.subscribeAll(this.#position, (batch) => this.#tell(batch));
  }

  /** Lets a member in, with what it missed since `known`, or `refresh`. Synchronous, so nothing comes between. */
  enter(member: Member, tid: string, known: Position | null): void {
    const name = this.#nameOf(tid);
    const missed = known === null ? [] : this.#histories.after(tid, known);
    const members = this.#members.get(tid) ?? new Set();
    this.#members.set(tid, members.add(member));
    member.rooms.set(name, { kind: this, tid });
    // A connection that ends before what was missed has arrived must not claim to have seen it.
    const position = missed?.length === 0 ? this.#position : known;
    member.tell({ room: name, event: 'joined', position: String(position), data: null });
    if (missed) for (const frame of missed) member.send(frame);
    else member.tell({ room: name, event: 'refresh', position: String(this.#position), data: null });
  }

  exit(member: Member, tid: string): void {
    member.rooms.delete(this.#nameOf(tid));
    const members = this.#members.get(tid);
    members?.delete(member);
    if (members?.size === 0) this.#members.delete(tid);
  }

  async #tell(batch: readonly RecordedEvent[]): Promise<void> {
    const { streams, types } = this.room;
    const heard = batch.filter(
      ({ stream, type }) => Object.hasOwn(streams, streamKind(stream)) && (types?.has(type) ?? true),
    );
    const newest = heard.at(-1);
    if (newest) {
      const kinds = new Set(heard.map(({ stream }) => streamKind(stream)));
      await this.#shown([...new Set([...kinds].flatMap((kind) => streams[kind] ?? []))], newest.position);
      for (const told of placed(await this.room.frames(await this.#parts.read(heard)))) this.#broadcast(told);
    }
    this.#position = batch.at(-1)?.position ?? this.#position;
  }

  /** Waits for read models, at most so long: one that is paused must not silence the room. */
  async #shown(readModels: readonly string[], position: Position): Promise<void> {
    let running = readModels;
    for (let wait = 0; wait < SETTLED_WAITS; wait++) {
      if (await this.#parts.settled(running, position, SETTLED_MS)) return;
      const states = await this.#parts.health.projections();
      const paused = states.flatMap(({ model, paused }) => (paused ? [model] : []));
      running = readModels.filter((model) => !paused.includes(model));
    }
  }

  #broadcast({ frame: { tid, event, data, forgets }, position, until }: Told): void {
    const places = { position: String(position), ...(until !== position && { until: String(until) }) };
    const text = JSON.stringify({ room: this.#nameOf(tid), event, ...places, data });
    const frame = alone(text);
    if (forgets) this.#histories.forget(tid, until);
    else this.#histories.add(tid, until, frame);
    for (const member of this.#members.get(tid) ?? []) member.send(frame);
  }

  #nameOf(tid: string): RoomKey {
    return `${this.room.name}:${tid}`;
  }
}

interface Told {
  readonly frame: Frame;
  /** Once it is heard, everything up to here has been told in its room. */
  readonly position: Position;
  /** Position of the last event it tells of. */
  readonly until: Position;
}

/**
 * The frames of a batch, in the order in which they are said. Where one tells of events before and after another's,
 * everything is told only with the last of them: who leaves in between and comes back to a process that has merged other
 * events, or none, asks for what came after the position of the last frame it heard, and misses nothing.
 */
function placed(frames: readonly Frame[]): readonly Told[] {
  const ends = new Map<string, Position>();
  for (const { tid, position, until = position } of frames) {
    if (until > (ends.get(tid) ?? -1n)) ends.set(tid, until);
  }
  /** The earliest place of the frames of a room that are still to be said. */
  const following = new Map<string, Position>();
  return frames
    .toReversed()
    .map((frame) => {
      const { tid, until = frame.position } = frame;
      const next = following.get(tid);
      if (next === undefined || frame.position < next) following.set(tid, frame.position);
      return { frame, until, position: next === undefined ? (ends.get(tid) ?? until) : next - 1n };
    })
    .toReversed();
}
