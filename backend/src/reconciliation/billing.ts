import { createHash } from 'node:crypto';
import type { BoardEvent } from '@courtcrew/domain/board/index.ts';
import { type EventOf, streamId, type WrittenEvent } from '@courtcrew/domain/kernel/event.ts';
import {
  type InvoiceCommand,
  type InvoiceEvent,
  MADE_AT_ONCE,
} from '@courtcrew/domain/reconciliation/index.ts';
import type { Database } from '@courtcrew/projections/database.ts';
import { bookOf, peopleToBill, tournamentsToBill } from '@courtcrew/projections/reconciliation/index.ts';
import { tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import type { Kysely } from 'kysely';
import type { Outcome } from '../kernel/runtime/aggregate.ts';
import { inParts } from '../kernel/runtime/inParts.ts';

/** The book of an organization; its name is free text and stands in no name of a stream. */
const bookNamed = (organization: string): string =>
  createHash('sha256').update(organization).digest('base64url').slice(0, 22);

type Paying = EventOf<
  BoardEvent,
  'MatchFinished' | 'AuxFinished' | 'PaidMarked' | 'PostedMarked' | 'PayChanged' | 'PastAuxCorrected'
>;

/** The matches and assignments for which the event may say that somebody earned something, was paid or posted. */
const paidBy: {
  readonly [Type in Paying['type']]: (data: EventOf<Paying, Type>['data']) => readonly string[];
} = {
  MatchFinished: ({ match }) => [match.id],
  AuxFinished: ({ aux }) => [aux.id],
  PaidMarked: ({ lead, second, paid }) => (paid ? [...lead, ...second] : []),
  PostedMarked: ({ lead, second, posted }) => (posted ? [...lead, ...second] : []),
  PayChanged: ({ match_id }) => [match_id],
  PastAuxCorrected: ({ id }) => [id],
};

/** Types of events after which somebody may need an invoice. */
export const PAYING = Object.keys(paidBy) as readonly Paying['type'][];

const idsIn = ({ type, data }: WrittenEvent): readonly string[] =>
  (paidBy[type as Paying['type']] as ((data: unknown) => readonly string[]) | undefined)?.(data) ?? [];

type Send = (
  book: string,
  command: InvoiceCommand<'MakeInvoices'>,
  step: string,
) => Promise<Outcome<InvoiceEvent>>;

/** Makes out an invoice to everybody who by these events of a board earned something and has none. */
export async function billOfficials(
  db: Kysely<Database>,
  events: readonly WrittenEvent[],
  send: Send,
): Promise<void> {
  const ids = events.flatMap(idsIn);
  const tid = streamId(events[0]?.stream ?? '');
  if (ids.length > 0) await makeOut(db, tid, await peopleToBill(db, tid, ids), send);
}

/** The same for whatever was earned while an earlier version made out invoices by what was posted alone. */
export async function billEverybody(db: Kysely<Database>, send: Send): Promise<void> {
  for (const tid of await tournamentsToBill(db)) await makeOut(db, tid, await peopleToBill(db, tid), send);
}

/** A tournament stays in the book of its first invoice, whatever its organization is called later. */
async function makeOut(
  db: Kysely<Database>,
  tid: string,
  people: readonly string[],
  send: Send,
): Promise<void> {
  if (people.length === 0) return;
  const { organization_key = '' } = (await tournamentById(db, tid)) ?? {};
  const book = (await bookOf(db, tid)) ?? bookNamed(organization_key);
  await inParts(
    (step) => send(book, { type: 'MakeInvoices', tid, people }, step),
    (made) => made.length < MADE_AT_ONCE,
  );
}
