import { streamId } from '@courtcrew/domain/kernel/event.ts';
import { accounts } from '@courtcrew/projections/accounts/index.ts';
import type { Database } from '@courtcrew/projections/database.ts';
import type { Projections } from '@courtcrew/projections/kernel/runner.ts';
import {
  credentialsOf,
  type Facts,
  factsOfShifts,
  rosterModel,
} from '@courtcrew/projections/roster/index.ts';
import { tournamentsModel } from '@courtcrew/projections/tournaments/index.ts';
import type { Kysely } from 'kysely';
import { foundInBatches } from '../kernel/platform/inBatches.ts';
import { Remembered } from '../kernel/platform/remembered.ts';

/** What changes facts of a shift. A rush is made of other events, and must not clear what it lives on. */
const SHIFT_CHANGES: ReadonlySet<string> = new Set(['ShiftEdited', 'ShiftDeleted']);

/** What is found is kept; what is not may come. */
const remembered = <Value>(load: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>) =>
  new Remembered(foundInBatches(load), { keep: (value) => value !== null });

/** Facts of other streams that sign-ups rest on, cached until a read model changes (`TournamentFacts`). */
export class RosterFacts {
  readonly #shifts: Remembered<Facts | null>;
  readonly #credentials: Remembered<string | null>;

  constructor(db: Kysely<Database>, projections: Pick<Projections, 'onProjected' | 'onProjectedElsewhere'>) {
    this.#shifts = remembered((sids) => factsOfShifts(db, sids));
    this.#credentials = remembered((refs) => credentialsOf(db, refs));
    projections.onProjected((model, _, events) => {
      if (model === tournamentsModel.name) this.#shifts.drop(null);
      if (model === rosterModel.name && events.some(({ type }) => SHIFT_CHANGES.has(type)))
        this.#shifts.drop(null);
      if (model === accounts.name) for (const { stream } of events) this.#credentials.drop(streamId(stream));
    });
    // Another process says how far it is, not what happened on the way.
    projections.onProjectedElsewhere((model) => {
      if (model === tournamentsModel.name || model === rosterModel.name) this.#shifts.drop(null);
      if (model === accounts.name) this.#credentials.drop(null);
    });
  }

  /** Null for a shift that is not there. */
  ofShift(sid: string): Promise<Facts | null> {
    return this.#shifts.of(sid);
  }

  /** Null for nobody, and for somebody forgotten. */
  credentialsOf(ref_id: string): Promise<string | null> {
    return this.#credentials.of(ref_id);
  }
}
