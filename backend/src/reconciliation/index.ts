export { invoiceAggregate } from './aggregate.ts';
export { paidToOfficials } from './invoices.ts';
