import type { payeesResource } from '@courtcrew/domain/payouts/rest.ts';
import type { z } from 'zod';

/** A payee as the list holds them; the id names the tournament, too. */
export type PayeeRow = z.output<typeof payeesResource.row>;

/** The form is wanted, and not there. */
export const wantsW9 = ({ w9_required, w9_received }: PayeeRow): boolean => w9_required && !w9_received;

/** `1 Main St, Provo, UT 84604` */
export const addressOf = ({
  address,
  city,
  state,
  zip,
}: Pick<PayeeRow, 'address' | 'city' | 'state' | 'zip'>): string =>
  [address, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
