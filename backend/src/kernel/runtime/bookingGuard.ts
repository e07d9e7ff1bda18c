import type { DomainEvent } from '@courtcrew/domain/kernel/event.ts';
import type { Aggregate, Bookings, Elsewhere, Execute } from './aggregate.ts';
import type { Batch, Pending } from './batch.ts';
import { dropping } from './envelope.ts';
import type { HeldClaim, Seat, SeatClaims, SeatConflict, SeatWish } from './seatClaims.ts';

/** A claim younger than this may belong to a command still on its way in another process. */
const IN_FLIGHT_MS = 10_000;

export type Peek = <State, Command, Event extends DomainEvent>(
  aggregate: Aggregate<State, Command, Event>,
  id: string,
) => Promise<State>;

/** Whether a tournament is archived: where its people sat is history and keeps them from nothing. */
export type IsOver = (tid: string) => Promise<boolean>;

export interface Guarded {
  /** Nothing stood in the way: the batch may be appended. */
  readonly clear: boolean;
  /** Indexes of commands whose claim met one still in flight; they wait for a later batch. */
  readonly waiting: ReadonlySet<number>;
}

/** Takes a batch's seat claims and gives back what the batch did not use. One guard per batch. */
export class BookingGuard<State, Command, Event extends DomainEvent> {
  readonly #bookings: Bookings<State, Command, Event>;
  readonly #aggregate: Aggregate<State, Command, Event>;
  readonly #tid: string;
  readonly #claims: SeatClaims;
  readonly #peek: Peek;
  readonly #execute: Execute;
  readonly #isOver: IsOver;
  /** Tournaments that are archived: claims of theirs no longer count. */
  readonly #over = new Set<string>();
  readonly #taken = new Map<string, SeatWish>();
  /** Among the claimed seats, those that nobody else can have given back. */
  readonly #certain = new Set<string>();
  #freed: readonly HeldClaim[] = [];

  constructor(
    aggregate: Aggregate<State, Command, Event>,
    bookings: Bookings<State, Command, Event>,
    tid: string,
    claims: SeatClaims,
    parts: { readonly peek: Peek; readonly execute: Execute; readonly isOver: IsOver },
  ) {
    this.#aggregate = aggregate;
    this.#bookings = bookings;
    this.#tid = tid;
    this.#claims = claims;
    this.#peek = parts.peek;
    this.#execute = parts.execute;
    this.#isOver = parts.isOver;
  }

  /** Claims the seats of the commands the batch accepted; blocked commands are rewritten to be decided again. */
  async claim(batch: Batch<State, Command, Event>): Promise<Guarded> {
    const { owners, wishes, freed } = this.#wishesOf(batch);
    const conflicts = await this.#claim(wishes);
    const waiting = new Set<number>();
    for (const conflict of conflicts) {
      const owner = owners.get(conflict.wish.token);
      if (!owner) continue;
      const elsewhere = await this.#judge(conflict);
      if (elsewhere) {
        const { seat } = conflict.wish;
        owner.pending.command = this.#bookings.blocked(owner.pending.command, seat, elsewhere);
      } else waiting.add(owner.index);
    }
    if (conflicts.length > 0) return { clear: false, waiting };
    this.#freed = await this.#claims.held(this.#tid, freed);
    return { clear: true, waiting };
  }

  /** What the accepted commands of a batch want that is not claimed yet, by whom, and what they free. */
  #wishesOf(batch: Batch<State, Command, Event>) {
    const owners = new Map<string, { pending: Pending<Command, Event, State>; index: number }>();
    const wishes = new Map<string, SeatWish>();
    const freed: Seat[] = [];
    for (const [index, verdict] of batch.verdicts.entries()) {
      if (verdict.kind !== 'accepted' || verdict.events.length === 0) continue;
      const { pending, before } = verdict;
      const token = pending.envelope.commandId;
      owners.set(token, { pending, index });
      for (const event of verdict.events) freed.push(...this.#bookings.freed(before, event));
      for (const seat of this.#bookings.wanted(before, pending.command)) {
        const key = keyOf(seat, token);
        if (!this.#certain.has(key)) wishes.set(key, { seat, token });
      }
    }
    return { owners, wishes: [...wishes.values()], freed };
  }

  /** Answers what stands in the way of some; the others are taken. */
  async #claim(wishes: readonly SeatWish[]): Promise<readonly SeatConflict[]> {
    const conflicts = await this.#take(wishes);
    const refused = new Set(conflicts.map((conflict) => conflict.wish));
    for (const wish of wishes) {
      if (refused.has(wish)) continue;
      const key = keyOf(wish.seat, wish.token);
      this.#taken.set(key, wish);
      this.#certain.add(key);
    }
    return conflicts;
  }

  /**
   * Somebody else may have written to the stream. Where they freed a seat that is claimed anew here, they give back all
   * claims of it that they had seen, this one as well, and a claim that was old to them they drop: all are claimed again, and
   * what is claimed again is not what they saw.
   */
  doubt(): void {
    this.#certain.clear();
  }

  async #take(wishes: readonly SeatWish[]): Promise<readonly SeatConflict[]> {
    for (;;) {
      const conflicts = await this.#claims.take(this.#tid, wishes, this.#over);
      const known = this.#over.size;
      for (const { tid } of conflicts) if (await this.#isOver(tid)) this.#over.add(tid);
      if (this.#over.size === known) return conflicts;
    }
  }

  /** Once the stream has decided: drops the claims that its state does not stand behind. */
  async settle(state: State): Promise<void> {
    await this.#release(state, [...this.#taken.values(), ...this.#freed]);
  }

  /**
   * Some of the commands take another turn: what they have claimed is given back before that one claims it again. In the
   * end it could not be told from what that one holds, and they would sit where nothing keeps others from sitting.
   */
  async keepOnly(staying: readonly Pending<Command, Event, State>[], state: State): Promise<void> {
    const tokens = new Set(staying.map(({ envelope }) => envelope.commandId));
    const leaving = [...this.#taken].filter(([, { token }]) => !tokens.has(token));
    for (const [key] of leaving) {
      this.#taken.delete(key);
      this.#certain.delete(key);
    }
    await this.#release(
      state,
      leaving.map(([, wish]) => wish),
    );
  }

  async #release(state: State, claims: readonly (SeatWish | HeldClaim)[]): Promise<void> {
    const unused = claims.filter(({ seat }) => this.#bookings.holds(state, seat) === null);
    await this.#claims.release(this.#tid, unused);
  }

  /** The conflict if the other stream stands behind the claim; null while that cannot be known yet. */
  async #judge(conflict: SeatConflict): Promise<Elsewhere | null> {
    const { ref_id } = conflict.wish.seat;
    const { tid, sid, start, end, token } = conflict;
    const seat = { ref_id, sid, start, end };
    const state = await this.#peek(this.#aggregate, tid);
    const name = this.#bookings.holds(state, seat);
    if (name !== null) return { tid, name, start, end };
    // Not waited for, since the other stream may wait for this one. What fails is tried again by whoever meets the claim.
    if (conflict.ageMs > IN_FLIGHT_MS) void this.#drop(tid, seat, token).catch(() => undefined);
    return null;
  }

  /**
   * Drops a claim that was left between claim and append: by a process that died, or by one that stands still and may yet
   * wake up. So its stream moves on first. What was decided before can be appended no more, and what is decided after claims
   * its seats again: the claim that was found here is then another.
   */
  async #drop(tid: string, seat: Seat, token: string): Promise<void> {
    const found = await this.#claims.held(tid, [seat]);
    const claim = found.find((one) => one.token === token);
    if (!claim) return;
    const command = this.#bookings.dropping(seat);
    const outcome = await this.#execute(this.#aggregate, tid, command, dropping(tid, claim));
    if (!outcome.refused && outcome.events.length > 0) await this.#claims.release(tid, [claim]);
  }
}

const keyOf = (seat: SeatWish['seat'], token: string): string =>
  `${seat.ref_id}/${seat.sid}/${seat.start}/${seat.end}/${token}`;
