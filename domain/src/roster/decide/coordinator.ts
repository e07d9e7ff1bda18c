import type { Refusal } from '../../kernel/refusal.ts';
import { canMessage } from '../../tournaments/index.ts';
import type { WriteToCoordinator } from '../commands.ts';
import type { RosterEvent } from '../events.ts';
import * as refusals from '../refusals.ts';
import type { RosterState } from '../state.ts';

/** Anybody may write, whether they work there or only think of it. */
export function writeToCoordinator(
  _state: RosterState,
  { ref_id, section, message, tournament }: WriteToCoordinator,
): readonly RosterEvent[] | Refusal {
  if (!canMessage(tournament.status)) return refusals.nothingSentInDraft();
  return [{ type: 'CoordinatorWritten', data: { ref_id, section, message } }];
}
