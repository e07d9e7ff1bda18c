import { isRefusal } from '../../kernel/refusal.ts';
import type { Decide } from '../commands.ts';
import type { RosterEvent } from '../events.ts';
import { evolve } from '../evolve.ts';
import { changeSignup } from './change.ts';

/** Each is decided on what those before it leave. What is refused leaves nothing, and keeps nobody else out. */
export const importSignups: Decide<'ImportSignups'> = (state, { changes }, context) => {
  const { at, actor } = context;
  const meta = { at, actor, commandId: '', schema: 1, correlation: '', causation: '' };
  const events: RosterEvent[] = [];
  let now = state;
  for (const change of changes) {
    const decided = changeSignup(now, change, context);
    if (isRefusal(decided)) continue;
    now = decided.reduce((folded, event) => evolve(folded, event, meta), now);
    events.push(...decided);
  }
  return events;
};
