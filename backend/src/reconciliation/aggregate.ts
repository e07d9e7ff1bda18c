import { invoiceBook, invoiceEvents } from '@courtcrew/domain/reconciliation/index.ts';
import { aggregate } from '../kernel/runtime/aggregate.ts';

/** Streams `invoice-{book}`, one for each organization. */
export const invoiceAggregate = aggregate('invoice', invoiceBook, invoiceEvents);
