import type { DecisionContext } from '../../kernel/decider.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { canMessage } from '../../tournaments/index.ts';
import type { WriteToCoordinator } from '../commands.ts';
import type { RosterEvent } from '../events.ts';
import { mayWriteAgain } from '../policies/letters.ts';
import * as refusals from '../refusals.ts';
import { personOf, type RosterState } from '../state.ts';

/** Anybody may write, whether they work there or only think of it, but not all day long. */
export function writeToCoordinator(
  state: RosterState,
  { ref_id, section, message, tournament }: WriteToCoordinator,
  { at }: DecisionContext,
): readonly RosterEvent[] | Refusal {
  if (!canMessage(tournament.status)) return refusals.nothingSentInDraft();
  const again = mayWriteAgain(personOf(state, ref_id).wrote, at);
  if (again !== null) return refusals.writtenEnough(again, tournament.time_zone);
  return [{ type: 'CoordinatorWritten', data: { ref_id, section, message } }];
}
