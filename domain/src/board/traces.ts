import type { Map as Index } from 'immutable';
import type { BoardEvent } from './events.ts';
import type { SideOfMatch } from './model.ts';
import type { Trace } from './state.ts';

const NO_TRACE: Trace = { statuses: [], aux: [], calls: [], confirmed: [], pay: [], payments: [] };

const sideOf = ({ match_id, side }: SideOfMatch): SideOfMatch => ({ match_id, side });

/** Whom the event speaks of, and which row then has words by or about that person. */
function traceOf(event: BoardEvent): (Partial<Trace> & { readonly ref_id: string | null }) | undefined {
  switch (event.type) {
    case 'CheckedIn':
    case 'CheckedOut':
      return { ref_id: event.data.ref_id, statuses: [event.data.status_id] };
    case 'AuxAssigned':
      return event.data.name ? { ref_id: event.data.ref_id, aux: [event.data.id] } : undefined;
    case 'AuxNoted':
      return { ref_id: event.data.ref_id, aux: [event.data.id] };
    case 'NotificationRaised':
      return { ref_id: event.data.ref_id, calls: [event.data.nid] };
    case 'NotificationConfirmed':
      return { ref_id: event.data.ref_id, confirmed: [event.data.nid] };
    case 'PayChanged':
      return event.data.note === null ? undefined : { ref_id: event.data.ref_id, pay: [sideOf(event.data)] };
    case 'PaymentMade':
      return { ref_id: event.data.ref_id, payments: [event.data.payment] };
    case 'RefereeNoted':
    case 'ClipboardNeeded':
    case 'MonitorAssigned':
      return { ref_id: event.data.ref_id };
    default:
      return undefined;
  }
}

/** Whom the event makes somebody the board has spoken of; null for nobody. */
export const spokenOf = (event: BoardEvent): string | null => traceOf(event)?.ref_id ?? null;

/** The traces with those of the event. Nothing is taken out but by forgetting: a row that is gone does no harm. */
export function traced(traces: Index<string, Trace>, event: BoardEvent): Index<string, Trace> {
  if (event.type === 'PersonLeft') return traces.delete(event.data.ref_id);
  const trace = traceOf(event);
  if (!trace || trace.ref_id === null) return traces;
  const before = traces.get(trace.ref_id) ?? NO_TRACE;
  return traces.set(trace.ref_id, {
    statuses: [...before.statuses, ...(trace.statuses ?? [])],
    aux: [...before.aux, ...(trace.aux ?? [])],
    calls: [...before.calls, ...(trace.calls ?? [])],
    confirmed: [...before.confirmed, ...(trace.confirmed ?? [])],
    pay: [...before.pay, ...(trace.pay ?? [])],
    payments: [...before.payments, ...(trace.payments ?? [])],
  });
}
