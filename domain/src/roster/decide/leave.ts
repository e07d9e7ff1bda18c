import { notFound, type Refusal } from '../../kernel/refusal.ts';
import type { RemoveSignup, Withdraw } from '../commands.ts';
import type { RosterEvent } from '../events.ts';
import { sectionOf } from '../policies/sections.ts';
import * as refusals from '../refusals.ts';
import { personOf, type RosterState } from '../state.ts';
import { removed } from './removal.ts';
import { findRow } from './seat.ts';

type Decision = readonly RosterEvent[] | Refusal;

/**
 * A person takes back an application, a volunteer a registration too; an official who was selected withdraws
 * instead, so that the coordinator hears of it. The desk removes anybody.
 */
export function removeSignup(state: RosterState, command: RemoveSignup): Decision {
  const found = findRow(state, command);
  if (!found) return notFound('Sign-up');
  const { row, shift } = found;
  if (command.by === 'person' && !row.waitlist && shift.plan.kind === 'official')
    return refusals.withdrawInstead();
  return removed(state, row, 'removed');
}

export function withdraw(state: RosterState, { ref_id, message }: Withdraw): Decision {
  const rows = personOf(state, ref_id).rows.flatMap((row) => removed(state, row, 'withdrawn'));
  if (rows.length === 0) return refusals.noShifts();
  const sections = [...new Set(rows.map(({ data }) => sectionOf(data.shift)))];
  return [...rows, { type: 'Withdrawn', data: { ref_id, message, sections } }];
}
