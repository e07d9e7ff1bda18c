import { createHash } from 'node:crypto';
import { type RecordedEvent, streamId } from '@courtcrew/domain/kernel/event.ts';
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
import { type Kysely, sql } from 'kysely';
import sanitize from 'sanitize-html';
import { projectBy } from '../kernel/projectBy.ts';
import type { ReadModel, Rows } from '../kernel/readModel.ts';
import {
  admins,
  contacts,
  courts,
  type TournamentRow,
  type TournamentsDatabase,
  tournaments,
  waiverTexts,
} from './tables.ts';

// What the setup screens' editor makes. Anything else could run in a reader's browser.
const ALLOWED: sanitize.IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'span', 'code', 'a'],
    ...['ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'target', 'rel'], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // A page that a link opens must not be able to steer the one it came from.
  transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer' }) },
};

const onlyAllowed = (html: string): string => sanitize(html, ALLOWED);

/**
 * The HTML that may be shown to others. Used when it is written and again when it is read into a table, so that
 * a stricter list also holds for what was written under an older one.
 *
 * Cleaned twice: a tag that is dropped may have kept two others apart (`<p><x><p>`), and only without it does the
 * parser end the first where the second begins.
 */
export const cleanHtml = (html: string): string => onlyAllowed(onlyAllowed(html));

type Tournaments = Kysely<TournamentsDatabase>;

/** What tells a waiver's text from any other: its SHA-256, in hex. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The waiver in force, with its version; undefined for an unknown tournament. */
export const waiverOf = (db: Tournaments, tid: string) =>
  db
    .selectFrom('tournaments.waiver_texts')
    .select(['text', 'digest', sql<number>`(count(*) over ())::int`.as('version')])
    .where('tid', '=', tid)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Every text the waiver of a tournament had, the one in force first. */
export const waiverTextsOf = (db: Tournaments, tid: string) =>
  db
    .selectFrom('tournaments.waiver_texts')
    .select([
      sql<number>`(row_number() over (order by revision))::int`.as('version'),
      'text',
      'digest',
      'since',
    ])
    .where('tid', '=', tid)
    .orderBy('revision', 'desc')
    .execute();

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

/** What the platform does by itself fills in no setup. */
const savedBy = ({ meta }: RecordedEvent) => (meta.actor.as === 'system' ? {} : { setup_saved: true });

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
  setup_saved: false,
} satisfies Partial<TournamentRow>;

export const tournamentsModel: ReadModel = {
  name: 'tournaments',
  version: 13,
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
      change(rows, event, {
        ...columnsOf(changes),
        ...(place && { place_since: event.meta.at }),
        ...savedBy(event),
      });
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
    CoordinatorSet: (_data, event, rows) => change(rows, event, savedBy(event)),
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
