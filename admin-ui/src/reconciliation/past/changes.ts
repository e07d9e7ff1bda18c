import { changesOf } from '@courtcrew/ui-kit/form/changesOf.ts';

interface Pay {
  readonly amount: string;
  readonly paid: boolean;
}

interface Match extends Pay {
  readonly secondAmount: string;
  readonly secondPaid: boolean;
}

/** What was changed of somebody's pay. Who marks it as paid has handed over the amount they see: it goes along. */
export const payChanges = <Values extends Pay>(before: Values, after: Values): Partial<Values> => ({
  ...changesOf(before, after),
  ...(after.paid && !before.paid && { amount: after.amount }),
});

/** The same of both officials, and what else was changed of the match. */
export const matchChanges = <Values extends Match>(before: Values, after: Values): Partial<Values> => ({
  ...payChanges(before, after),
  ...(after.secondPaid && !before.secondPaid && { secondAmount: after.secondAmount }),
});
