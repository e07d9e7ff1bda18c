import type { Section, Status } from './choices.ts';
import type { AdminAccess, Court } from './events.ts';
import { type Coordinator, NEW_TOURNAMENT, type TournamentFields } from './fields.ts';

export interface TournamentState {
  readonly exists: boolean;
  readonly fields: TournamentFields;
  readonly status: Status;
  readonly procedures: string;
  readonly admins: ReadonlyMap<string, AdminAccess>;
  /** In order: the court of order n stands at n - 1. */
  readonly courts: readonly Court[];
  readonly coordinators: ReadonlyMap<Section, Coordinator & { readonly owner: string }>;
  readonly invoiced: boolean;
  /** Version of the volunteers' waiver in force: the texts there were, the first one included. */
  readonly waiver: number;
  /** The oldest version whose signatures count; 0 where all do. */
  readonly waiverSince: number;
  /** Revision of the newest event. */
  readonly revision: number;
  /** Revision of the newest change of the record; changes of admins and of single courts leave it alone. */
  readonly version: number;
  readonly changedBy: string | null;
}

export const NO_TOURNAMENT: TournamentState = {
  exists: false,
  fields: NEW_TOURNAMENT,
  status: 'draft',
  procedures: '',
  admins: new Map(),
  courts: [],
  coordinators: new Map(),
  invoiced: false,
  waiver: 0,
  waiverSince: 0,
  revision: -1,
  version: -1,
  changedBy: null,
};
