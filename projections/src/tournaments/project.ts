import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { streamId } from '@courtcrew/domain/kernel/event.ts';
import { nameKey } from '@courtcrew/domain/kernel/spelling.ts';
import { DEFAULT_WAIVER } from '@courtcrew/domain/roster/index.ts';
import {
  HTML_FIELDS,
  isArchived,
  NEW_TOURNAMENT,
  recordOf,
  type TournamentEvent,
  type TournamentFields,
} from '@courtcrew/domain/tournaments/index.ts';
import { projectBy } from '../kernel/projectBy.ts';
import type { ReadModel, Rows } from '../kernel/readModel.ts';
import { cleanHtml } from './html.ts';
import { admins, contacts, courts, type TournamentRow, tournaments, waiverTexts } from './tables.ts';
import { digestOf } from './waivers.ts';

const tidOf = (event: RecordedEvent): string => streamId(event.stream);

function searchKeys({ name, location, organization }: Partial<TournamentFields>): Partial<TournamentRow> {
  return {
    ...(name !== undefined && { name_key: nameKey(name) }),
    ...(location !== undefined && { location_key: nameKey(location) }),
    ...(organization !== undefined && { organization_key: nameKey(organization) }),
  };
}

/** Only columns this version has: an event of a newer one must not stop the read model. */
function columnsOf(fields: Partial<TournamentFields>): Partial<TournamentRow> {
  const known = Object.entries(fields).filter(([field]) => field in tournaments.columns);
  const html = HTML_FIELDS.flatMap((field) => {
    const value = fields[field];
    return value === undefined ? [] : [[field, cleanHtml(value)]];
  });
  return { ...Object.fromEntries(known), ...Object.fromEntries(html), ...searchKeys(fields) };
}

const stamp = (event: RecordedEvent) => ({
  version: event.revision,
  changed_at: event.meta.at,
  changed_by: event.meta.actor.ref,
});

function change(rows: Rows, event: RecordedEvent, changes: Partial<TournamentRow>): void {
  rows.patch(tournaments, { tid: tidOf(event) }, { ...changes, ...stamp(event) });
}

function setWaiver(rows: Rows, event: RecordedEvent, { volunteer_waiver }: Partial<TournamentFields>): void {
  if (volunteer_waiver === undefined) return;
  const text = volunteer_waiver || DEFAULT_WAIVER;
  const { revision, meta } = event;
  rows.put(waiverTexts, { tid: tidOf(event), revision, text, digest: digestOf(text), since: meta.at });
}

const BLANK = {
  ...NEW_TOURNAMENT,
  name_key: '',
  location_key: '',
  organization_key: '',
  status: 'draft',
  brought_back: false,
  procedures: '',
  num_of_courts: 0,
  parent_tournament: null,
  invoiced: false,
  waiver_since: 0,
} satisfies Partial<TournamentRow>;

export const tournamentsModel: ReadModel = {
  name: 'tournaments',
  version: 12,
  streams: ['tournament'],
  tables: [tournaments, admins, courts, waiverTexts],
  project: projectBy<TournamentEvent>({
    TournamentAdded({ fields }, event, rows) {
      const record = recordOf(fields);
      setWaiver(rows, event, record);
      rows.put(tournaments, {
        ...BLANK,
        ...columnsOf(record),
        tid: tidOf(event),
        status_since: event.meta.at,
        place_since: event.meta.at,
        added_at: event.meta.at,
        ...stamp(event),
      });
    },
    TournamentEdited({ changes }, event, rows) {
      setWaiver(rows, event, changes);
      const place = [changes.name, changes.location, changes.time_zone].some((value) => value !== undefined);
      change(rows, event, { ...columnsOf(changes), ...(place && { place_since: event.meta.at }) });
    },
    StatusChanged({ from, to }, event, rows) {
      const back = isArchived(from) && !isArchived(to);
      change(rows, event, { status: to, status_since: event.meta.at, ...(back && { brought_back: true }) });
    },
    ProceduresUpdated({ procedures }, event, rows) {
      change(rows, event, { procedures: cleanHtml(procedures) });
    },
    AdminAdded({ ref_id, auditor = false, treasurer = false, ...access }, event, rows) {
      rows.put(admins, { tid: tidOf(event), ref_id, auditor, treasurer, ...access });
    },
    AdminAccessChanged({ ref_id, auditor = false, treasurer = false, ...access }, event, rows) {
      rows.patch(admins, { tid: tidOf(event), ref_id }, { auditor, treasurer, ...access });
    },
    AdminRemoved({ ref_id }, event, rows) {
      rows.remove(admins, { tid: tidOf(event), ref_id });
    },
    CourtsAdded({ courts: added, total }, event, rows) {
      const tid = tidOf(event);
      for (const { name, order, description, color } of added) {
        rows.put(courts, { tid, name, court_order: order, description, color, note: '' });
      }
      change(rows, event, { num_of_courts: total });
    },
    CourtNamed({ order, name }, event, rows) {
      rows.patch(courts, { tid: tidOf(event), court_order: order }, { name });
    },
    CourtDescribed({ order, description }, event, rows) {
      rows.patch(courts, { tid: tidOf(event), court_order: order }, { description });
    },
    CourtNoted({ order, note }, event, rows) {
      rows.patch(courts, { tid: tidOf(event), court_order: order }, { note });
    },
    CourtColored({ order, color }, event, rows) {
      rows.patch(courts, { tid: tidOf(event), court_order: order }, { color });
    },
    MergedToParent({ ptid }, event, rows) {
      change(rows, event, { parent_tournament: ptid });
    },
    SignaturesVoided({ version }, event, rows) {
      change(rows, event, { waiver_since: version });
    },
    InvoicedToggled({ invoiced }, event, rows) {
      change(rows, event, { invoiced });
    },
    // The contact itself is the other read model's; here only the record's version moves on.
    CoordinatorSet: (_data, event, rows) => change(rows, event, {}),
    CoordinatorForgotten: (_data, event, rows) => change(rows, event, {}),
  }),
};

type CoordinatorEvent = Extract<TournamentEvent, { type: `Coordinator${string}` }>;

export const coordinatorsModel: ReadModel = {
  name: 'coordinators',
  version: 1,
  streams: ['tournament'],
  tables: [contacts],
  project: projectBy<CoordinatorEvent>({
    CoordinatorSet({ section, owner, name, email, phone }, event, rows) {
      rows.put(contacts, { tid: tidOf(event), section, owner, name, email, phone });
    },
    CoordinatorForgotten({ section }, event, rows) {
      rows.remove(contacts, { tid: tidOf(event), section });
    },
  }),
};
