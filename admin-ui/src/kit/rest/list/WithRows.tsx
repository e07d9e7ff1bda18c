import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';

/** Shown once the list has rows or filters: where it is empty its own next step stands in the middle. */
export function WithRows({ children }: { readonly children: ReactNode }) {
  const { total = 0, filterValues } = useListContext();
  return total > 0 || Object.keys(filterValues).length > 0 ? children : null;
}
