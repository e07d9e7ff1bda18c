import { useLocation } from 'react-router';

/** Navigation state of a form that a list opened: how the list's address went on behind its path. */
interface Opened {
  readonly list?: string;
}

export const openedFrom = (search: string): Opened => ({ list: search });

/** Filters, order and page of the list that a form was opened from, as an address has them; empty where it was linked to. */
export function useListBehind(): string {
  const state: Opened | null = useLocation().state;
  return state?.list ?? '';
}
