import { type Position, type RecordedEvent, streamArea } from '@courtcrew/domain/kernel/event.ts';
import type { EventStore, Subscription } from '../eventstore/port.ts';
import type { Settled } from '../http/commands.ts';
import { Refused } from '../http/route.ts';
import type { Gate } from '../http/scope.ts';
import type { Identity } from '../identity/identity.ts';
import { History } from './history.ts';
import { CLOSE, type Member } from './member.ts';
import type { Frame, Room } from './room.ts';

export interface HubParts {
  readonly rooms: readonly Room[];
  readonly gate: Gate;
  readonly identity: Pick<Identity, 'session' | 'onRevoked' | 'onAccessChanged'>;
  readonly events: Pick<EventStore, 'subscribeAll' | 'head'>;
  readonly settled: Settled;
}

const SETTLED_MS = 2_000;
const CHECK_MS = 30_000;
const MAX_HISTORIES = 2_000;
const MAX_ROOMS = 20;
const ROOM = /^([a-z]{1,32}):([A-Za-z0-9_-]{1,64})$/;

/**
 * The live rooms of this process. Each process reads the log by itself, so a room's members hear the same
 * wherever they are connected. Frames go out after the read models show the event.
 */
export class Hub {
  readonly #parts: HubParts;
  readonly #rooms: ReadonlyMap<string, Room>;
  readonly #members = new Set<Member>();
  readonly #inRoom = new Map<string, Set<Member>>();
  /** In order of last use. */
  readonly #histories = new Map<string, History>();
  readonly #stops: (() => unknown)[] = [];
  /** Everything up to here has been told. */
  #position: Position = 0n;

  constructor(parts: HubParts) {
    this.#parts = parts;
    this.#rooms = new Map(parts.rooms.map((room) => [room.name, room]));
  }

  /** Begins to listen to the log, from its head. */
  async start(): Promise<void> {
    const { events, identity } = this.#parts;
    this.#position = await events.head();
    const subscription: Subscription = events.subscribeAll(this.#position, (batch) => this.#tell(batch));
    const checks = setInterval(() => void this.#checkMembers(), CHECK_MS).unref();
    this.#stops.push(
      () => clearInterval(checks),
      identity.onRevoked((ids) => this.#endSessions(new Set(ids))),
      identity.onAccessChanged((ref_id) => void this.#checkRights(ref_id)),
      () => subscription.stop(),
    );
  }

  /** Closes all connections and stops listening. */
  async stop(): Promise<void> {
    for (const member of this.#members) member.close(CLOSE.goingAway, 'the server is going away');
    await Promise.all(this.#stops.map((stop) => stop()));
  }

  get size(): number {
    return this.#members.size;
  }

  enter(member: Member): void {
    this.#members.add(member);
  }

  leave(member: Member): void {
    this.#members.delete(member);
    for (const name of member.rooms) this.exit(member, name);
  }

  /**
   * Lets the member into a room, after asking the room's policy. With the position of the last frame it saw, it
   * gets what it missed, or `refresh` when that is not known any more.
   */
  async join(member: Member, name: string, position: Position | null): Promise<void> {
    const [, kind = '', tid = ''] = ROOM.exec(name) ?? [];
    const room = this.#rooms.get(kind);
    if (!room)
      return member.tell({ room: name, event: 'refused', data: { message: 'There is no such room' } });
    if (member.rooms.size >= MAX_ROOMS && !member.rooms.has(name)) {
      return member.tell({ room: name, event: 'refused', data: { message: 'Too many rooms' } });
    }
    const refusal = await this.#refusal(room, member, tid);
    if (refusal) return member.tell({ room: name, event: 'refused', data: { message: refusal } });
    const snapshot = (await room.snapshot?.(tid)) ?? null;
    // The connection may have closed meanwhile.
    if (!this.#members.has(member)) return;
    member.rooms.add(name);
    this.#membersOf(name).add(member);
    member.tell({ room: name, event: 'joined', position: String(this.#position), data: snapshot });
    if (position !== null) this.#catchUp(member, name, position);
  }

  exit(member: Member, name: string): void {
    member.rooms.delete(name);
    const members = this.#inRoom.get(name);
    members?.delete(member);
    if (members?.size === 0) this.#inRoom.delete(name);
  }

  #catchUp(member: Member, name: string, position: Position): void {
    const missed = this.#historyOf(name).after(position);
    if (missed) for (const text of missed) member.send(text);
    else member.tell({ room: name, event: 'refresh', position: String(this.#position), data: null });
  }

  async #tell(events: readonly RecordedEvent[]): Promise<void> {
    const last = events.at(-1);
    if (!last) return;
    const frames = new Map<string, { name: string; position: Position; frame: Frame }>();
    const waitFor = new Set<string>();
    for (const event of events) {
      for (const room of this.#parts.rooms) {
        if (!room.areas.includes(streamArea(event.stream))) continue;
        for (const frame of room.frames(event)) {
          const name = `${room.name}:${frame.tid}`;
          const key = `${name} ${JSON.stringify([frame.event, frame.data])}`;
          // The same twice in one batch is said once, at its last position.
          frames.delete(key);
          frames.set(key, { name, position: event.position, frame });
          for (const model of room.readModels) waitFor.add(model);
        }
      }
    }
    if (frames.size > 0) await this.#parts.settled([...waitFor], last.position, SETTLED_MS);
    for (const { name, position, frame } of frames.values()) this.#broadcast(name, position, frame);
    this.#position = last.position;
  }

  #broadcast(name: string, position: Position, frame: Frame): void {
    const text = JSON.stringify({
      room: name,
      event: frame.event,
      position: String(position),
      data: frame.data,
    });
    this.#historyOf(name).add(position, text);
    for (const member of this.#inRoom.get(name) ?? []) member.send(text);
  }

  #membersOf(name: string): Set<Member> {
    const members = this.#inRoom.get(name) ?? new Set();
    this.#inRoom.set(name, members);
    return members;
  }

  #historyOf(name: string): History {
    const history = this.#histories.get(name) ?? new History(this.#position);
    this.#histories.delete(name);
    this.#histories.set(name, history);
    if (this.#histories.size > MAX_HISTORIES) {
      const [oldest] = this.#histories.keys();
      if (oldest !== undefined) this.#histories.delete(oldest);
    }
    return history;
  }

  async #refusal(room: Room, member: Member, tid: string): Promise<string | null> {
    try {
      await this.#parts.gate.admitTo(room.policy, member.session, tid, null);
      return null;
    } catch (error) {
      if (error instanceof Refused) return error.refusal.text;
      throw error;
    }
  }

  #endSessions(ids: ReadonlySet<string>): void {
    for (const member of this.#members) {
      if (member.session && ids.has(member.session.id)) {
        this.leave(member);
        member.close(CLOSE.sessionEnded, 'the session has ended');
      }
    }
  }

  async #checkRights(ref_id: string | null): Promise<void> {
    for (const member of this.#members) {
      if (ref_id !== null && member.session?.ref_id !== ref_id) continue;
      for (const name of member.rooms) await this.#checkRoom(member, name);
    }
  }

  async #checkRoom(member: Member, name: string): Promise<void> {
    const [, kind = '', tid = ''] = ROOM.exec(name) ?? [];
    const room = this.#rooms.get(kind);
    // A question that cannot be answered now is asked again at the next check.
    const refusal = room && (await this.#refusal(room, member, tid).catch(() => null));
    if (!refusal) return;
    this.exit(member, name);
    member.tell({ room: name, event: 'refused', data: { message: refusal } });
  }

  /** Signs of life, and sessions that ran out or whose end this process was not told of. */
  async #checkMembers(): Promise<void> {
    for (const member of this.#members) {
      member.ping();
      if (!member.session) continue;
      const { id } = member.session;
      const session = await this.#parts.identity.session(id).catch(() => member.session);
      if (session === null) this.#endSessions(new Set([id]));
    }
  }
}
