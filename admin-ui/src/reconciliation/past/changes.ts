import { changesOf } from '@courtcrew/ui-kit/form/changesOf.ts';

interface Pay {
  readonly amount: string;
  readonly paid: boolean;
}

interface Match extends Pay {
  readonly secondAmount: string;
  readonly secondPaid: boolean;
}

/**
 * What was changed of somebody's pay. Who marks it as paid has handed over the amount they see: it goes along. So does the one
 * that stood there before: another desk may have given another one since.
 */
export function payChanges<Values extends Pay>(before: Values, after: Values) {
  const isPaidNow = after.paid && !before.paid;
  const changes = { ...changesOf(before, after), ...(isPaidNow && { amount: after.amount }) };
  return { ...changes, ...(changes.amount !== undefined && { seen: before.amount }) };
}

/** The same of both officials, and what else was changed of the match. */
export function matchChanges<Values extends Match>(before: Values, after: Values) {
  const isPaidNow = after.secondPaid && !before.secondPaid;
  const changes = { ...payChanges(before, after), ...(isPaidNow && { secondAmount: after.secondAmount }) };
  return { ...changes, ...(changes.secondAmount !== undefined && { secondSeen: before.secondAmount }) };
}
