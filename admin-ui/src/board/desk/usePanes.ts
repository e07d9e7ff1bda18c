import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { type RefObject, useRef } from 'react';
import type { GridHandle } from '../../kit/desk/VirtualGrid.tsx';

export const PANES = ['courts', 'queue', 'side'] as const;
export type Pane = (typeof PANES)[number];

const TAB = { tab: 'courts' };

const isPane = (value: string): value is Pane => PANES.some((pane) => pane === value);

export interface Panes {
  /** Shown on a phone. */
  readonly tab: Pane;
  readonly courts: RefObject<GridHandle | null>;
  readonly queue: RefObject<GridHandle | null>;
  /** Focuses a pane, or the row of `key` in it; on a phone it shows the pane. */
  readonly show: (pane: Pane, key?: string) => void;
}

/** The pane a phone shows is in the address. */
export function usePanes(): Panes {
  const { filter, set } = useUrlFilter(TAB);
  const courts = useRef<GridHandle>(null);
  const queue = useRef<GridHandle>(null);
  return {
    tab: isPane(filter.tab) ? filter.tab : 'courts',
    courts,
    queue,
    show: (pane, key) => {
      set({ tab: pane });
      if (pane !== 'side') ({ courts, queue })[pane].current?.focus(key);
    },
  };
}
