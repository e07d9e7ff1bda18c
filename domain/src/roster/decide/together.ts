import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import type { Decide, RosterCommand } from '../commands.ts';
import type { RosterEvent } from '../events.ts';
import { evolve } from '../evolve.ts';
import type { RosterState } from '../state.ts';
import { changeSignup } from './change.ts';
import { deleteShift, editShift } from './shifts.ts';

type Step = RosterCommand<'Together'>['steps'][number];

function decideStep(state: RosterState, step: Step, context: Parameters<Decide<'Together'>>[2]) {
  switch (step.type) {
    case 'ChangeSignup':
      return changeSignup(state, step, context);
    case 'EditShift':
      return editShift(state, step, context);
    case 'DeleteShift':
      return deleteShift(state, step, context);
  }
}

/** Says of whom a step was refused. */
const ofPerson = (refusal: Refusal, step: Step): Refusal =>
  step.type === 'ChangeSignup'
    ? { ...refusal, details: { ...refusal.details, ref_id: step.ref_id } }
    : refusal;

/** Each step is decided on what those before it leave; the first refusal is that of all. */
export const together: Decide<'Together'> = (state, { steps }, context) => {
  const { at, actor } = context;
  const meta = { at, actor, commandId: '', schema: 1, correlation: '', causation: '' };
  const events: RosterEvent[] = [];
  let now = state;
  for (const step of steps) {
    const decided = decideStep(now, step, context);
    if (isRefusal(decided)) return ofPerson(decided, step);
    now = decided.reduce((folded, event) => evolve(folded, event, meta), now);
    events.push(...decided);
  }
  return events;
};
