import { useState } from 'react';
import { firstOpen, grouped, type Shift } from './listing.ts';
import { ShiftGroup } from './ShiftGroup.tsx';
import type { Order } from './VolunteerTable.tsx';

interface ShiftGroupsProps {
  readonly shifts: readonly Shift[];
  readonly order: Order;
  readonly open: boolean;
  readonly keyOf: (shift: Shift) => string;
  /** Every group stands open until somebody folds it. */
  readonly unfolded: boolean;
  /** UTC instant the page counts as now. */
  readonly now: string;
}

/**
 * The groups below each other. What stands open is settled when the list first shows: nothing folds or unfolds
 * under the finger because somebody elsewhere took the last spot.
 */
export function ShiftGroups({ shifts, order, open, keyOf, unfolded, now }: ShiftGroupsProps) {
  const groups = grouped(shifts, keyOf, now);
  const [first] = useState(() => firstOpen(groups));
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isExpanded = (key: string): boolean => chosen.get(key) ?? (unfolded || first.includes(key));
  return groups.map((group) => (
    <ShiftGroup
      key={group.key}
      group={group}
      order={order}
      open={open}
      now={now}
      expanded={isExpanded(group.key)}
      onToggle={() => setChosen(new Map(chosen).set(group.key, !isExpanded(group.key)))}
    />
  ));
}
