import { isRefusal } from '../kernel/refusal.ts';
import type { Decide } from './commands.ts';
import { courtsAdded } from './decideCourts.ts';
import { AMOUNTS, type PaySettings } from './fields.ts';
import type { TournamentState } from './state.ts';

/**
 * Of another tournament's pay what nobody has set here: each amount that is 0, and whether pay comes after the tournament
 * where no amount is set at all.
 */
export function missingPay({ fields }: TournamentState, pay: Partial<PaySettings>): Partial<PaySettings> {
  const isUnset = AMOUNTS.every((name) => fields[name] === 0);
  const amounts = AMOUNTS.filter((name) => fields[name] === 0 && (pay[name] ?? 0) > 0);
  const { referee_post_pay } = pay;
  return {
    ...Object.fromEntries(amounts.map((name) => [name, pay[name]])),
    ...(isUnset &&
      referee_post_pay !== undefined &&
      referee_post_pay !== fields.referee_post_pay && { referee_post_pay }),
  };
}

export const copySetup: Decide<'CopySetup'> = (state, { courts, pay, procedures }) => {
  const added = courtsAdded(state, courts);
  if (isRefusal(added)) return added;
  const changes = missingPay(state, pay);
  return [
    ...added,
    ...(Object.keys(changes).length > 0 ? [{ type: 'TournamentEdited', data: { changes } } as const] : []),
    ...(state.procedures === '' && procedures !== ''
      ? [{ type: 'ProceduresUpdated', data: { procedures } } as const]
      : []),
  ];
};
