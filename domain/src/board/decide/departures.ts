import type { DecisionContext } from '../../kernel/decider.ts';
import type { EventMeta } from '../../kernel/event.ts';
import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import type { BoardCommand, Decide } from '../commands.ts';
import type { BoardEvent } from '../events.ts';
import { evolve } from '../evolve.ts';
import { type BoardState, endOfQueue } from '../state.ts';
import { auxFinished } from './assignments.ts';

type Decision = readonly BoardEvent[] | Refusal;

/** Takes the person off every court they monitor. */
export const stopMonitoring = (
  { monitors }: BoardState,
  { ref_id }: Pick<BoardCommand<'StopMonitoring'>, 'ref_id'>,
): readonly BoardEvent[] =>
  [...monitors]
    .filter(([, monitor]) => monitor === ref_id)
    .map(([court]) => ({ type: 'MonitorAssigned', data: { court, ref_id: null } }));

/** Clipboards that the person waits for are still needed, for nobody in particular. */
export const clipboardsLeft = ({ floor }: BoardState, ref_id: string): readonly BoardEvent[] =>
  [...floor.clipboards.values()]
    .filter((clipboard) => clipboard.ref_id === ref_id)
    .map((one) => ({ type: 'ClipboardNeeded', data: { ...one, ref_id: null } }));

/** An assignment beside a court ends with its minutes; a match goes on, and `withDepartures` checks them out after it. */
export const dismiss: Decide<'Dismiss'> = (state, { ref_id }, { at }) => {
  if (state.dismissed.has(ref_id) || !state.traces.has(ref_id)) return [];
  const place = state.floor.people.get(ref_id)?.place;
  const aux = place?.at === 'aux' && state.floor.aux.get(place.id);
  const rank = endOfQueue(state)();
  return [
    { type: 'Dismissed', data: { ref_id } },
    ...(aux ? [auxFinished(aux, { amount: 0, paid: false, rank, at })] : []),
    ...(place?.at === 'court' ? [] : clipboardsLeft(state, ref_id)),
  ];
};

/** Who was dismissed and is off the board already checks in like everybody. */
export const takeBackDismissal = (
  { dismissed, floor }: BoardState,
  { ref_id }: BoardCommand<'TakeBackDismissal'>,
): readonly BoardEvent[] =>
  dismissed.has(ref_id) && floor.people.has(ref_id) ? [{ type: 'DismissalTakenBack', data: { ref_id } }] : [];

/** The decision, and the check-out of everybody dismissed whom it leaves with no match. */
export function withDepartures(state: BoardState, decision: Decision, context: DecisionContext): Decision {
  if (isRefusal(decision) || decision.length === 0) return decision;
  if (state.dismissed.isEmpty() && !decision.some(({ type }) => type === 'Dismissed')) return decision;
  const { at, actor } = context;
  const meta: EventMeta = { at, actor, commandId: '', schema: 1, correlation: '', causation: '' };
  const after = decision.reduce((folded, event) => evolve(folded, event, meta), state);
  const leaving = [...after.dismissed].filter((ref_id) =>
    ['queue', 'duty'].includes(after.floor.people.get(ref_id)?.place.at ?? ''),
  );
  return [
    ...decision,
    ...leaving.sort().map((ref_id): BoardEvent => {
      return { type: 'CheckedOut', data: { ref_id, reason: null, status_id: context.newId() } };
    }),
  ];
}
