import type { Position } from '@courtcrew/domain/kernel/event.ts';
import { english } from '@courtcrew/domain/kernel/translated.ts';
import type { EventStore, Subscription } from '../eventstore/port.ts';
import { callerOf } from '../http/mount.ts';
import type { Caller } from '../http/route.ts';
import type { Gate } from '../http/scope.ts';
import type { Identity } from '../identity/identity.ts';
import { Refused } from '../refused.ts';
import { CLOSE, type Member, type Place } from './member.ts';
import type { Room } from './room.ts';
import { RoomKind, type RoomKindParts } from './roomKind.ts';

export interface HubParts extends RoomKindParts {
  readonly rooms: readonly Room[];
  readonly gate: Gate;
  readonly identity: Pick<Identity, 'session' | 'onRevoked' | 'onAccessChanged'>;
  readonly events: Pick<EventStore, 'subscribeAll' | 'head' | 'onRewound'>;
  readonly knowsOf: (tid: string, caller: Caller) => Promise<boolean>;
}

const CHECK_MS = 30_000;
const MAX_ROOMS = 20;
const GOING_AWAY = 'the server is going away';
const ROOM = /^([a-z]{1,32}):([A-Za-z0-9_-]{1,64})$/;

/** Live rooms of this process. Each process reads the log itself, so all hear the same. */
export class Hub {
  readonly #parts: HubParts;
  readonly #kinds = new Map<string, RoomKind>();
  readonly #members = new Set<Member>();
  readonly #stops: (() => unknown)[] = [];
  /** Counts how often rights were heard to change. */
  #changes = 0;
  /** All members are being asked about; a slow database makes that take longer than the pause between two times. */
  #isChecking = false;

  #isStopped = false;

  constructor(parts: HubParts) {
    this.#parts = parts;
  }

  async start(): Promise<void> {
    const { rooms, events, identity } = this.#parts;
    const head = await events.head();
    for (const room of rooms) this.#kinds.set(room.name, new RoomKind(room, this.#parts, head));
    const subscriptions: Subscription[] = [...this.#kinds.values()].map((kind) => kind.listen());
    const checks = setInterval(() => {
      this.#askForLife();
      void this.#checkMembers();
    }, CHECK_MS).unref();
    this.#stops.push(
      () => clearInterval(checks),
      events.onRewound((common) => {
        for (const kind of this.#kinds.values()) kind.rewind(common);
      }),
      identity.onRevoked((ids) => this.#endSessions(new Set(ids))),
      identity.onAccessChanged((ref_id) => void this.#checkRights(ref_id)),
      ...subscriptions.map((subscription) => () => subscription.stop()),
    );
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const member of this.#members) member.close(CLOSE.goingAway, GOING_AWAY);
    await Promise.all(this.#stops.map((stop) => stop()));
  }

  enter(member: Member): void {
    // Let in before the server began to end, and only now through: nobody else would tell it to go elsewhere.
    if (this.#isStopped) member.close(CLOSE.goingAway, GOING_AWAY);
    this.#members.add(member);
    // Its session may have ended since it was looked up: nobody to close was known by then.
    void this.#closeIfEnded(member);
  }

  leave(member: Member): void {
    this.#members.delete(member);
    for (const { kind, tid } of member.rooms.values()) kind.exit(member, tid);
  }

  /** Lets the member into a room, after asking the room's policy; see `RoomKind.enter` for the position. */
  async join(member: Member, name: string, position: Position | null): Promise<void> {
    const refused = (message: string) => member.tell({ room: name, event: 'refused', data: { message } });
    const [, kindName = '', tid = ''] = ROOM.exec(name) ?? [];
    const kind = this.#kinds.get(kindName);
    if (!kind) return refused('There is no such room');
    if (member.rooms.size >= MAX_ROOMS && !member.rooms.has(name)) return refused('Too many rooms');
    const changes = this.#changes;
    const refusal = await this.#refusal(kind.room, member, tid);
    // Rights that change meanwhile are looked up again: whoever hears of it finds the member in no room yet.
    if (changes !== this.#changes) return this.join(member, name, position);
    if (refusal) return refused(refusal);
    if (this.#members.has(member)) kind.enter(member, tid, position);
  }

  exit(member: Member, name: string): void {
    const place = member.rooms.get(name);
    place?.kind.exit(member, place.tid);
  }

  /** Why the member may not be in the room, as far as is known when it is asked. */
  async #refusal(room: Room, { session }: Member, tid: string): Promise<string | null> {
    const { gate, knowsOf } = this.#parts;
    try {
      const grant = await gate.admitTo(room.policy, session, tid, null);
      // Rooms of tournaments that nobody has would only fill the memory, and those of drafts tell of them.
      return (await knowsOf(tid, callerOf(grant, session !== null))) ? null : 'Tournament not found';
    } catch (error) {
      if (error instanceof Refused) return english(error.refusal.text);
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
    this.#changes += 1;
    for (const member of this.#members) {
      if (ref_id !== null && member.session?.ref_id !== ref_id) continue;
      await this.#checkRooms(member);
    }
  }

  async #checkRooms(member: Member): Promise<void> {
    for (const [name, place] of member.rooms) await this.#checkRoom(member, name, place);
  }

  async #checkRoom(member: Member, name: string, { kind, tid }: Place): Promise<void> {
    // A question that cannot be answered now is asked again at the next check.
    const refusal = await this.#refusal(kind.room, member, tid).catch(() => null);
    if (!refusal) return;
    kind.exit(member, tid);
    member.tell({ room: name, event: 'refused', data: { message: refusal } });
  }

  /** Signs of life wait for nothing: whoever is asked for two at once, or for none, is cut off. */
  #askForLife(): void {
    for (const member of this.#members) member.ping();
  }

  /** What ran out, or what this process was not told of: sessions and rights that have ended. */
  async #checkMembers(): Promise<void> {
    if (this.#isChecking) return;
    this.#isChecking = true;
    try {
      for (const member of this.#members) {
        if (!(await this.#closeIfEnded(member))) await this.#checkRooms(member);
      }
    } finally {
      this.#isChecking = false;
    }
  }

  async #closeIfEnded({ session }: Member): Promise<boolean> {
    if (!session) return false;
    const found = await this.#parts.identity.session(session.id).catch(() => session);
    if (found === null) this.#endSessions(new Set([session.id]));
    return found === null;
  }
}
