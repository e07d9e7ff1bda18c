import type { BoardEvent } from '@courtcrew/domain/board/index.ts';
import type { RosterEvent } from '@courtcrew/domain/roster/index.ts';
import { accounts } from '../../src/accounts/index.ts';
import { boardModel, contactsModel, todayIn } from '../../src/board/index.ts';
import { reconciliationModel } from '../../src/reconciliation/index.ts';
import { rosterModel } from '../../src/roster/index.ts';
import { tournamentsModel } from '../../src/tournaments/index.ts';
import { type ReadModels, readModels, type Told } from '../support/readModels.ts';
import { onBoard, TID, venue } from './history.ts';

/** The roster's fixtures are on this day; it is ten in the morning at the venue. */
export const NOW = '2026-07-04T14:00:00.000Z';
export const TODAY = todayIn('US/Eastern', NOW);

/** A day of the tournament: everything happens now, in the order it is told. */
export interface Day extends Pick<ReadModels, 'db' | 'rows' | 'close'> {
  onBoard(...events: readonly BoardEvent[]): Promise<void>;
  inRoster(...events: readonly RosterEvent[]): Promise<void>;
  told(...events: readonly Told[]): Promise<void>;
}

export async function aDay(): Promise<Day> {
  const board = [boardModel, contactsModel, reconciliationModel];
  const here = await readModels([accounts, tournamentsModel, rosterModel, ...board]);
  await here.tell(venue);
  return {
    ...here,
    onBoard: (...events) => here.tell(events.map((event) => onBoard(event, NOW))),
    inRoster: (...events) => here.tell(events.map((event): Told => ({ ...event, stream: `roster-${TID}` }))),
    told: (...events) => here.tell(events),
  };
}

export const refs = (rows: readonly { ref_id: string | null }[]) => rows.map(({ ref_id }) => ref_id);

export const noted = (ref_id: string): BoardEvent => ({
  type: 'RefereeNoted',
  data: { ref_id, note: 'Hat', tag: 'T' },
});
