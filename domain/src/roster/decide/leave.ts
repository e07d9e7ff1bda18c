import { notFound } from '../../kernel/refusal.ts';
import type { Decide } from '../commands.ts';
import { hasBegun, isOver } from '../passing.ts';
import { ownStatusOf } from '../policies/display.ts';
import { sectionOf } from '../policies/sections.ts';
import * as refusals from '../refusals.ts';
import { personOf } from '../state.ts';
import { removed } from './removal.ts';
import { findRow, tooLate } from './seat.ts';
import { heldBy } from './staff.ts';

/**
 * A person takes back an application, a volunteer a registration too; an official who knows of being selected withdraws
 * instead, so that the coordinator hears of it. Before publication a selection is still an application to its person:
 * refusing it would tell. The desk removes anybody at any time, as a correction of the record.
 */
export const removeSignup: Decide<'RemoveSignup'> = (state, command, context) => {
  const found = findRow(state, command);
  if (!found) return notFound('Sign-up');
  const { row, shift } = found;
  if (command.by === 'desk') return removed(state, row, 'removed');
  const late = tooLate(shift.plan, command.by, context);
  if (late) return late;
  const applied = ownStatusOf(row, command.tournament.status) === 'Applied';
  if (!applied && shift.plan.kind === 'official') return refusals.withdrawInstead();
  return removed(state, row, 'removed');
};

/** Leaves what is still ahead. What is over stays on record, and what has begun only the desk can end. */
export const withdraw: Decide<'Withdraw'> = (state, { ref_id, message, by }, { at }) => {
  const left = personOf(state, ref_id).rows.filter((row) => !isOver(row, at));
  const leaving = by === 'desk' ? left : left.filter((row) => !hasBegun(row, at));
  const rows = leaving.flatMap((row) => removed(state, row, 'withdrawn'));
  const held = heldBy(state, ref_id);
  if (rows.length === 0 && held.length > 0) return held;
  if (rows.length === 0) return left.length > 0 ? refusals.allBegun() : refusals.noShifts();
  const sections = [...new Set(rows.map(({ data }) => sectionOf(data.shift)))];
  return [...rows, ...held, { type: 'Withdrawn', data: { ref_id, message, sections } }];
};
