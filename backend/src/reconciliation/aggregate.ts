import {
  type BookState,
  type InvoiceCommand,
  type InvoiceEvent,
  invoiceBook,
  invoiceEvents,
} from '@courtcrew/domain/reconciliation/index.ts';
import type { Aggregate } from '../kernel/runtime/aggregate.ts';

/** Streams `invoice-{book}`, one for each organization. */
export const invoiceAggregate: Aggregate<BookState, InvoiceCommand, InvoiceEvent> = {
  name: 'invoice',
  decider: invoiceBook,
  events: invoiceEvents,
};
