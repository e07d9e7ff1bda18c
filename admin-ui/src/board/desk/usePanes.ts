import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { type RefObject, useRef } from 'react';
import type { GridHandle } from '../../kit/desk/VirtualGrid.tsx';

export const PANES = ['courts', 'queue', 'side'] as const;
export type Pane = (typeof PANES)[number];

const TAB = { tab: 'courts' };

const isPane = (value: string): value is Pane => PANES.some((pane) => pane === value);

export interface Panes {
  /** Which one a phone shows. */
  readonly tab: Pane;
  readonly courts: RefObject<GridHandle | null>;
  readonly queue: RefObject<GridHandle | null>;
  /** Brings the keys, and on a phone the eye, to a pane; to the row of a key where one is given. */
  readonly show: (pane: Pane, key?: string) => void;
}

/** The panes of the board; which one a phone shows stands in the address. */
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
