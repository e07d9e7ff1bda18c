import type { Pool } from 'pg';

/** A person's time in one shift of one tournament: [start, end), UTC instants; without length it is the start alone. */
export interface Seat {
  readonly ref_id: string;
  readonly sid: string;
  readonly start: string;
  readonly end: string;
}

export interface WantedSeat extends Seat {
  /** false: the hours must be free elsewhere, but the command does not take them. */
  readonly hold: boolean;
}

/** A seat claimed by a command; the command's id is the token that marks whose claim it is. */
export interface SeatClaim {
  readonly seat: Seat;
  readonly token: string;
}

/** A claim as it was found: whoever claims the seat again makes another of it. */
export interface HeldClaim extends SeatClaim {
  /** When it was taken or taken again, as PostgreSQL writes it. */
  readonly at: string;
}

export interface SeatWish extends SeatClaim {
  readonly seat: WantedSeat;
}

/** A claim of another tournament that overlaps a wished seat. */
export interface SeatConflict {
  readonly wish: SeatWish;
  readonly tid: string;
  readonly sid: string;
  readonly start: string;
  readonly end: string;
  readonly token: string;
  readonly ageMs: number;
}

/** Claims of seats over all tournaments: taken before a stream decides, surplus given back after it. */
export class SeatClaims {
  readonly #pool: Pool;
  readonly #logIsHere: boolean;

  /** `logIsHere`: the log is in the same database, whose crash takes back claims and what followed them together. */
  constructor(pool: Pool, { logIsHere = false } = {}) {
    this.#pool = pool;
    this.#logIsHere = logIsHere;
  }

  /** Claims the seats; answers what stands in the way, not counting claims of the tournaments in `over`. */
  async take(
    tid: string,
    wishes: readonly SeatWish[],
    over: ReadonlySet<string>,
  ): Promise<readonly SeatConflict[]> {
    if (wishes.length === 0) return [];
    const { rows } = await this.#pool.query<{
      seat: number;
      tid: string;
      sid: string;
      starts: Date | string;
      ends: Date | string;
      token: string;
      age_ms: number;
    }>({
      name: 'claim-seats',
      text: 'select * from runtime.claim_seats($1, $2, $3, $4, $5, $6, $7, $8, $9)',
      values: [
        tid,
        ...columns(wishes),
        wishes.map((wish) => wish.token),
        wishes.map((wish) => wish.seat.hold),
        [...over],
        this.#logIsHere,
      ],
    });
    return rows.flatMap((row) => {
      const wish = wishes[row.seat - 1];
      if (!wish) return [];
      const { tid: other, sid, token, age_ms: ageMs } = row;
      return [{ wish, tid: other, sid, token, ageMs, start: iso(row.starts), end: iso(row.ends) }];
    });
  }

  /** The existing claims of these seats, so that a later give-back cannot hit one taken anew meanwhile. */
  async held(tid: string, seats: readonly Seat[]): Promise<readonly HeldClaim[]> {
    if (seats.length === 0) return [];
    const { rows } = await this.#pool.query<{
      ref_id: string;
      sid: string;
      starts: Date;
      ends: Date;
      token: string;
      at: string;
    }>({
      name: 'held-seats',
      text: `select c.ref_id, c.sid, c.starts, c.ends, c.token, c.at::text from runtime.seat_claims c
        join unnest($2::text[], $3::text[], $4::timestamptz[], $5::timestamptz[]) s (ref_id, sid, starts, ends)
          using (ref_id, sid, starts, ends)
        where c.tid = $1`,
      values: [tid, ...columns(seats.map((seat) => ({ seat })))],
    });
    return rows.map((row) => ({
      seat: { ref_id: row.ref_id, sid: row.sid, start: iso(row.starts), end: iso(row.ends) },
      token: row.token,
      at: row.at,
    }));
  }

  /** Gives back just these claims; of those that were found only what has not been claimed again since. */
  async release(tid: string, claims: readonly (SeatWish | HeldClaim)[]): Promise<void> {
    if (claims.length === 0) return;
    await this.#pool.query({
      name: 'release-seats',
      text: `delete from runtime.seat_claims c
        using unnest($2::text[], $3::text[], $4::timestamptz[], $5::timestamptz[], $6::text[], $7::timestamptz[])
          s (ref_id, sid, starts, ends, token, at)
        where c.tid = $1 and c.ref_id = s.ref_id and c.sid = s.sid and c.starts = s.starts and c.ends = s.ends
          and c.token = s.token and (s.at is null or c.at = s.at)`,
      values: [
        tid,
        ...columns(claims),
        claims.map((claim) => claim.token),
        claims.map((claim) => ('at' in claim ? claim.at : null)),
      ],
    });
  }
}

const iso = (value: Date | string): string => new Date(value).toISOString();

const columns = (wishes: readonly { seat: Seat }[]): [string[], string[], string[], string[]] => [
  wishes.map(({ seat }) => seat.ref_id),
  wishes.map(({ seat }) => seat.sid),
  wishes.map(({ seat }) => seat.start),
  wishes.map(({ seat }) => seat.end),
];
