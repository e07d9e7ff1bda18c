import type { ScheduleRow } from '@courtcrew/domain/roster/shapes.ts';
import type { SignupStatus } from '@courtcrew/ui-kit/badges/StatusBadge.tsx';

/** How far a row of a schedule is, as its badge says it. */
export const STATUS = {
  Applied: 'applied',
  Selected: 'selected',
  Confirmed: 'confirmed',
} as const satisfies Readonly<Record<ScheduleRow['status'], SignupStatus>>;
