import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { boardModel } from '@courtcrew/projections/board/index.ts';
import { booksHolding, reconciliationModel } from '@courtcrew/projections/reconciliation/index.ts';
import { tournamentsModel } from '@courtcrew/projections/tournaments/index.ts';
import { forgetIn } from '../accounts/index.ts';
import { boardAggregate } from '../board/index.ts';
import { type Reaction, type ReactionTools, reactBy } from '../kernel/jobs/index.ts';
import { invoiceAggregate } from './aggregate.ts';
import { billOfficials, PAYING } from './billing.ts';

const bill = (event: RecordedEvent, { db, execute }: ReactionTools) =>
  billOfficials(db, [event], (book, command, step) => execute(invoiceAggregate, book, command, { step }));

/** Whoever earns something has an invoice. The call that pays or posts makes it out already where it comes so far. */
const makeOut = reactBy(
  boardAggregate,
  { name: 'reconciliation.invoices', reads: [boardModel, reconciliationModel, tournamentsModel] },
  Object.fromEntries(PAYING.map((type) => [type, bill])),
);

/** Takes the words about a forgotten person out of their invoices; what they were paid stays. */
const eraseWords = forgetIn(invoiceAggregate, {
  name: 'reconciliation.forget',
  reads: [reconciliationModel],
  where: booksHolding,
  command: (ref_id) => ({ type: 'EraseInvoiceWords', ref_id }) as const,
});

export const reconciliationReactions: readonly Reaction[] = [makeOut, eraseWords];
