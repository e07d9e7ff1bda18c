import {
  type BoardEvent,
  type BoardState,
  type PaidLines,
  queueOf,
  type Sides,
} from '@courtcrew/domain/board/index.ts';
import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { dollars } from '@courtcrew/domain/kernel/money.ts';
import type { Fields } from '../kernel/fields.ts';

const courtAs = ({ floor }: BoardState, court: number): Fields => {
  const match = floor.courts.get(court);
  return {
    lead_ref_id: match?.ref_id ?? null,
    second_ref_id: match?.second_ref_id ?? null,
    medal: match?.medal ?? null,
  };
};

/** What all these parts have in common; null where they differ. */
function markOf(
  { pastMatches, pastAux }: BoardState,
  { lead, second, aux = [] }: Sides & Partial<Pick<PaidLines, 'aux'>>,
  mark: 'paid' | 'posted',
): boolean | null {
  const marks = [
    ...lead.map((id) => pastMatches.get(id)?.lead[mark] ?? null),
    ...second.map((id) => pastMatches.get(id)?.second?.[mark] ?? null),
    ...aux.map((id) => pastAux.get(id)?.paid ?? null),
  ].map((one) => one !== null);
  return new Set(marks).size === 1 ? (marks[0] ?? null) : null;
}

const placeOf = ({ floor }: BoardState, ref_id: string): number | null =>
  queueOf(floor.people).findIndex((one) => one.ref_id === ref_id) + 1 || null;

/** What an event of the board is about, as it stands in this state. */
export function boardStands(state: BoardState, { type, data }: RecordedEvent): Fields | undefined {
  const event = { type, data } as BoardEvent;
  switch (event.type) {
    case 'BreakChanged':
      return { quick_break: state.floor.people.get(event.data.ref_id)?.quick_break ?? false };
    case 'QueueMoved':
      return { queue_place: placeOf(state, event.data.ref_id) };
    case 'MedalChanged':
      return { medal: state.floor.courts.get(event.data.court)?.medal ?? null };
    case 'SecondAssigned':
    case 'SecondReleased':
      return { second_ref_id: state.floor.courts.get(event.data.court)?.second_ref_id ?? null };
    case 'ActionUndone': {
      const [row, more] = event.data.courts;
      return row && !more ? courtAs(state, row.court) : undefined;
    }
    case 'PaidMarked':
    case 'PaymentMade':
    case 'PaymentTakenBack':
      return { paid: markOf(state, event.data, 'paid') };
    case 'PostedMarked':
      return { posted: markOf(state, event.data, 'posted') };
    case 'PayChanged': {
      const part = state.pastMatches.get(event.data.match_id)?.[event.data.side];
      return part ? { amount: dollars(part.amount) } : undefined;
    }
    case 'PastMatchCorrected': {
      const match = state.pastMatches.get(event.data.match_id);
      return match && { medal: match.medal, sysid: match.sysid };
    }
    case 'PastAuxCorrected': {
      const past = state.pastAux.get(event.data.id);
      return past && { amount: dollars(past.amount), paid: past.paid !== null };
    }
    case 'MonitorAssigned':
      return { monitor_ref_id: state.monitors.get(event.data.court) ?? null };
    case 'ContactChanged': {
      const contact = state.contacts.get(event.data.id);
      if (!contact) return undefined;
      const { name: _name, phone: _phone, ...rest } = contact;
      return rest;
    }
    default:
      return undefined;
  }
}
