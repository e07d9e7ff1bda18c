import type { approvalsResource } from '@courtcrew/domain/roster/rest.ts';
import type { Tone } from '@courtcrew/ui-kit/badges/Badge.tsx';
import type { z } from 'zod';
import type { DeskKey } from '../words.ts';

export type Approval = z.output<typeof approvalsResource.row>;

export const RESPONSES: Readonly<Record<Approval['response'], { tone: Tone; word: DeskKey }>> = {
  'Awaiting Response': { tone: 'secondary', word: 'staff.awaiting' },
  Approved: { tone: 'success', word: 'staff.approved' },
  Denied: { tone: 'error', word: 'staff.denied' },
};
