import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { atDesk, type Caller, type Use } from '../../kernel/http/route.ts';
import { Refused } from '../../kernel/refused.ts';
import { importAggregate } from './aggregate.ts';
import type { Run } from './runs.ts';
import type { StepParts } from './steps.ts';

export async function undo(
  parts: StepParts,
  use: Use,
  caller: Caller,
  { id, tid }: Pick<Run, 'id' | 'tid' | 'ref_id'>,
) {
  const state = (await parts.bus.peek(importAggregate, tid))[id];
  if (state?.undone) return state.undone;
  if (state?.isRunning)
    throw new Refused(refuse('working', 'This import is still under way: stop it first.'));
  const counts = { undone: 0, kept: 0 };
  await use.execute(importAggregate, tid, { type: 'UndoImport', id, ...counts }, { actor: atDesk(caller) });
  return counts;
}
