import { Set as Ids, OrderedMap } from 'immutable';
import type { ItemContact, ItemFields } from './fields.ts';
import type { Detail } from './model.ts';

export interface Item {
  readonly fields: ItemFields;
  readonly completed: boolean;
  readonly contact: (ItemContact & { readonly id: string }) | null;
  /** Ids of those who do it. */
  readonly names: readonly string[];
  readonly details: OrderedMap<string, Detail>;
  /** The item of another plan that it was copied from. */
  readonly of?: string | undefined;
}

export interface PlanState {
  readonly items: OrderedMap<string, Item>;
  /** Names by id. */
  readonly categories: OrderedMap<string, string>;
  /** Tournaments whose plan was copied into this one, with the items of it: until the last copy of these is removed. */
  readonly copied: OrderedMap<string, Ids<string>>;
  /** Items that were copied, of a plan under way as well, also where their copy has been removed. */
  readonly copiedItems: Ids<string>;
}

export const EMPTY_PLAN: PlanState = {
  items: OrderedMap(),
  categories: OrderedMap(),
  copied: OrderedMap(),
  copiedItems: Ids(),
};

/** The item a detail belongs to, with its id. */
export function detailIn(
  { items }: PlanState,
  pdid: string,
): { readonly pid: string; readonly detail: Detail } | undefined {
  for (const [pid, { details }] of items) {
    const detail = details.get(pdid);
    if (detail) return { pid, detail };
  }
  return undefined;
}
