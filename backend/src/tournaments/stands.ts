import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { dollars } from '@courtcrew/domain/kernel/money.ts';
import { AMOUNTS, type TournamentEvent, type TournamentState } from '@courtcrew/domain/tournaments/index.ts';
import type { Fields } from '../kernel/fields.ts';

/** What an event of a tournament's setup is about, as it stands in this state. */
export function tournamentStands(state: TournamentState, { type, data }: RecordedEvent): Fields | undefined {
  if (!state.exists) return undefined;
  const event = { type, data } as TournamentEvent;
  switch (event.type) {
    case 'TournamentEdited': {
      const amounts = AMOUNTS.map((name) => [name, dollars(state.fields[name])]);
      return { ...state.fields, ...Object.fromEntries(amounts) };
    }
    case 'StatusChanged':
      return { status: state.status };
    case 'ProceduresUpdated':
      return { procedures: state.procedures };
    case 'AdminAccessChanged': {
      const access = state.admins.get(event.data.ref_id);
      return access && { auditor: false, treasurer: false, ...access };
    }
    case 'CourtNamed':
    case 'CourtDescribed':
    case 'CourtNoted':
    case 'CourtColored': {
      const court = state.courts[event.data.order - 1];
      if (!court) return undefined;
      const { name, description, color, note = '' } = court;
      return { name, description, color, note };
    }
    case 'InvoicedToggled':
      return { invoiced: state.invoiced };
    default:
      return undefined;
  }
}
