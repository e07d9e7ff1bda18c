import type { CourtRow } from '@courtcrew/domain/tournaments/contract.ts';
import type { Court } from '@courtcrew/domain/tournaments/index.ts';

/** A court in the words of the answers. */
export const courtRow = ({ order, name, description, color }: Court): CourtRow => ({
  court_order: order,
  court_num: name,
  description,
  color,
});
