import type { ScheduleRow } from '@courtcrew/domain/roster/shapes.ts';
import { STATUSES } from '@courtcrew/domain/tournaments/choices.ts';
import type { SignupStatus } from '@courtcrew/ui-kit/badges/StatusBadge.tsx';
import { statusWord } from '@courtcrew/ui-kit/badges/TournamentStatusBadge.tsx';
import type { Say } from '@courtcrew/ui-kit/words/words.tsx';

export const STATUS = {
  Applied: 'applied',
  Selected: 'selected',
  Confirmed: 'confirmed',
} as const satisfies Readonly<Record<ScheduleRow['status'], SignupStatus>>;

/** Statuses to choose from. Two words are stored for archived; either finds both. */
export const tournamentStatuses = (w: Say) =>
  STATUSES.filter((status) => status !== 'archived').map(
    (status) => [status, w(statusWord(status))] as const,
  );
