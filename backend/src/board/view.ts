import type { AuxRow, BoardPatch, ClipboardRow, CourtRow, QueueRow } from '@courtcrew/domain/board/index.ts';
import { streamId } from '@courtcrew/domain/kernel/event.ts';
import type { TimeZone } from '@courtcrew/domain/kernel/time.ts';
import type { Status } from '@courtcrew/domain/tournaments/index.ts';
import { accounts } from '@courtcrew/projections/accounts/index.ts';
import {
  auxRows,
  boardModel,
  clipboardRows,
  courtRows,
  queueRows,
  todayIn,
} from '@courtcrew/projections/board/index.ts';
import type { Database } from '@courtcrew/projections/database.ts';
import type { Projections } from '@courtcrew/projections/kernel/runner.ts';
import { rosterModel } from '@courtcrew/projections/roster/index.ts';
import { tournamentById, tournamentsModel } from '@courtcrew/projections/tournaments/index.ts';
import type { Kysely } from 'kysely';
import { Remembered } from '../kernel/platform/remembered.ts';
import type { Touched } from './touched.ts';

export interface Venue {
  readonly status: Status;
  readonly time_zone: TimeZone;
}

export interface BoardView {
  readonly courts: readonly CourtRow[];
  readonly queue: readonly QueueRow[];
  readonly aux: readonly AuxRow[];
  readonly clipboards: readonly ClipboardRow[];
}

/** What changes a name or credentials; others only tell of people who are on no board yet. */
const PERSON_CHANGES: ReadonlySet<string> = new Set(['ProfileEdited', 'StaffEdited', 'PersonForgotten']);
const SHOWN_ON_BOARD = [boardModel, tournamentsModel, rosterModel, accounts].map(({ name }) => name);
/** Days end without an event. */
const LONGEST_MS = 60_000;
/** Some megabytes at most. */
const MOST_BOARDS = 50;

type Listening = Pick<Projections, 'onProjected' | 'onProjectedElsewhere'>;

/** Public boards, cached until a read model changes: displays ask for one at once when a network is back. */
export class BoardViews {
  readonly #db: Kysely<Database>;
  readonly #now: () => Date;
  readonly #boards: Remembered<BoardView>;
  readonly #venues: Remembered<Venue | undefined>;

  constructor(db: Kysely<Database>, projections: Listening, now: () => Date = () => new Date()) {
    this.#db = db;
    this.#now = now;
    this.#boards = new Remembered((tid) => this.#read(tid), { most: MOST_BOARDS, forMs: LONGEST_MS });
    this.#venues = new Remembered<Venue | undefined>((tid) => tournamentById(db, tid), {
      keep: (venue) => venue !== undefined,
    });
    projections.onProjected((model, _, events) => {
      if (model === accounts.name) {
        if (events.some(({ type }) => PERSON_CHANGES.has(type))) this.#boards.drop(null);
      } else if (SHOWN_ON_BOARD.includes(model)) {
        for (const { stream } of events) this.#drop(model, streamId(stream));
      }
    });
    // Another process says how far it is, not what happened on the way.
    projections.onProjectedElsewhere((model) => {
      if (SHOWN_ON_BOARD.includes(model)) this.#drop(model, null);
    });
  }

  /** The board of a tournament; one without courts where there is no such tournament. */
  of(tid: string): Promise<BoardView> {
    return this.#boards.of(tid);
  }

  venueOf(tid: string): Promise<Venue | undefined> {
    return this.#venues.of(tid);
  }

  /** The rows somebody must replace to see what was touched, and the keys of those that are gone. */
  async patchFor(tid: string, touched: readonly Omit<Touched, 'event'>[]): Promise<BoardPatch> {
    const people = all(touched, ({ people }) => people);
    const aux = all(touched, ({ aux }) => aux);
    const clipboards = all(touched, ({ clipboards }) => clipboards);
    const named = all(touched, ({ named }) => named);
    const rows = {
      courts: courtRows(
        this.#db,
        tid,
        all(touched, ({ courts }) => courts),
      ),
      queue: this.#queue(tid, people),
      aux: auxRows(this.#db, tid, { ids: aux, refs: all(touched, ({ noted }) => noted), courts: named }),
      clipboards: clipboardRows(this.#db, tid, { ids: clipboards, courts: named }),
    };
    const [courtsNow, queueNow, auxNow, clipboardsNow] = await Promise.all([
      rows.courts,
      rows.queue,
      rows.aux,
      rows.clipboards,
    ]);
    const gone = unlessEmpty({
      queue: missing(people, queueNow, ({ ref_id }) => ref_id),
      aux: missing(aux, auxNow, ({ id }) => id),
      clipboards: missing(clipboards, clipboardsNow, ({ id }) => id),
    });
    return {
      ...unlessEmpty({ courts: courtsNow, queue: queueNow, aux: auxNow, clipboards: clipboardsNow }),
      ...(Object.keys(gone).length > 0 && { gone }),
    };
  }

  async #read(tid: string): Promise<BoardView> {
    const [courts, queue, aux, clipboards] = await Promise.all([
      courtRows(this.#db, tid),
      this.#queue(tid),
      auxRows(this.#db, tid),
      clipboardRows(this.#db, tid),
    ]);
    return { courts, queue, aux, clipboards };
  }

  async #queue(tid: string, people?: readonly string[]): Promise<QueueRow[]> {
    if (people?.length === 0) return [];
    const venue = await this.venueOf(tid);
    if (!venue) return [];
    return queueRows(this.#db, tid, todayIn(venue.time_zone, this.#now().toISOString()), people);
  }

  #drop(model: string, tid: string | null): void {
    this.#boards.drop(tid);
    if (model === tournamentsModel.name) this.#venues.drop(tid);
  }
}

/** Everything these have under one name, once. */
const all = <Row, Key>(rows: readonly Row[], keys: (row: Row) => readonly Key[] | undefined): Key[] => [
  ...new Set(rows.flatMap((row) => keys(row) ?? [])),
];

function missing<Row>(keys: readonly string[], rows: readonly Row[], keyOf: (row: Row) => string): string[] {
  const there = new Set(rows.map(keyOf));
  return keys.filter((key) => !there.has(key));
}

/** The lists that hold something. */
const unlessEmpty = <Lists extends Readonly<Record<string, readonly unknown[]>>>(lists: Lists) =>
  Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)) as Partial<Lists>;
