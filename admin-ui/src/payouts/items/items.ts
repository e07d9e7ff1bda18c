import type { itemsResource } from '@courtcrew/domain/payouts/rest.ts';
import type { z } from 'zod';

/** A prize as its list holds it; its id names the tournament, too. */
export type Item = z.output<typeof itemsResource.row>;

/** The events of these prizes, each once. */
export const eventsOf = (items: readonly { readonly event: string }[]): readonly string[] =>
  [...new Set(items.map(({ event }) => event))].sort();
