import { changesOf, withSeen } from '@courtcrew/ui-kit/form/changesOf.ts';

interface Pay {
  readonly amount: string;
  readonly paid: boolean;
  readonly secondAmount?: string;
  readonly secondPaid?: boolean;
}

/**
 * What was changed of somebody's pay, and of the match. Who marks it as paid has handed over the amount they see: it goes
 * along with the one that stood there, as another desk may have given another one since.
 */
export function payEdit<Values extends Pay>(before: Values, after: Values, theirs: object) {
  const changes = {
    ...changesOf(before, after),
    ...(after.paid && !before.paid && { amount: after.amount }),
    ...(after.secondPaid && !before.secondPaid && { secondAmount: after.secondAmount }),
  };
  return withSeen(changes, { ...before, ...theirs });
}
