export { invoiceAggregate } from './aggregate.ts';
