import type { PolicyName } from '@courtcrew/domain/contract/policies.ts';
import type { Status } from '@courtcrew/domain/tournaments/choices.ts';
import type { TournamentHome } from '@courtcrew/domain/tournaments/contract.ts';
import type { Phase } from '@courtcrew/domain/tournaments/policies/phase.ts';
import { isArchived } from '@courtcrew/domain/tournaments/policies/visibility.ts';
import type { HomeKey } from './words.ts';

/** What a tournament's home knows of it. */
export interface Known extends TournamentHome {
  readonly status: Status;
}

/** Something to do now: on another screen, or a step of the status. */
export type Next = {
  readonly word: HomeKey;
  /** Right it needs, where the path's own does not say. */
  readonly policy?: PolicyName;
} & ({ readonly to: string } | { readonly step: Status });

type Step = Next & { readonly when?: (known: Known) => boolean };

const hasNone = (of: TournamentHome['officials']): boolean => of?.shifts === 0;
const isShort = (of: TournamentHome['officials']): boolean => (of?.short.length ?? 0) > 0;

const SETUP: Step = { word: 'next.setup', to: '/admin/tournamentSetup', when: (known) => !known.setup_saved };
const SHIFTS: readonly Step[] = [
  { word: 'next.shifts', to: '/desk/scheduleSetup', when: ({ officials }) => hasNone(officials) },
  {
    word: 'next.volunteerShifts',
    to: '/volunteercaptain/scheduling',
    // Who runs more sections begins with the officials.
    when: ({ officials, volunteers }) => hasNone(volunteers) && (officials === null || officials.shifts > 0),
  },
];

/** In the order of the work. The first that fits the facts and the reader's rights is the primary one. */
const STEPS: Readonly<Record<Phase, readonly Step[]>> = {
  prepare: [SETUP, ...SHIFTS, { word: 'next.activate', step: 'active', policy: 'master' }],
  staff: [
    ...SHIFTS,
    { word: 'next.select', to: '/desk/editSchedule', when: ({ officials }) => isShort(officials) },
    { word: 'next.publish', step: 'published', policy: 'master', when: ({ status }) => status === 'active' },
    {
      word: 'next.volunteers',
      to: '/volunteercaptain/managevolunteers',
      when: ({ volunteers }) => isShort(volunteers),
    },
    { word: 'next.write', to: '/desk/emailtoshifts' },
    { word: 'next.writeVolunteers', to: '/volunteer/emailshifts' },
  ],
  run: [
    { word: 'next.board', to: '/desk/refereefinishmatch' },
    { word: 'next.checkVolunteers', to: '/volunteer/checkin' },
    { word: 'next.checkTrainers', to: '/public/linecheckin', policy: 'trainerDesk' },
    { word: 'next.reconcile', to: '/desk/matchpaymentreconciliation' },
  ],
  settle: [
    {
      word: 'next.reconcile',
      to: '/desk/matchpaymentreconciliation',
      when: ({ owed }) => (owed?.matches ?? 0) > 0,
    },
    { word: 'next.invoices', to: '/desk/invoicemaster', when: ({ owed }) => (owed?.people ?? 0) > 0 },
    { word: 'next.prizes', to: '/payout/payees', when: ({ prizes }) => (prizes ?? 0) > 0 },
    { word: 'next.volunteerHours', to: '/volunteer/volunteertimeandshifts' },
  ],
  lookBack: [
    { word: 'next.archive', step: 'archive', policy: 'master', when: ({ status }) => !isArchived(status) },
    { word: 'next.history', to: '/desk/history' },
    { word: 'next.volunteerHours', to: '/volunteer/volunteertimeandshifts' },
  ],
};

/** For whoever has no part in the phase's own work. */
const ALWAYS: readonly Step[] = [
  { word: 'next.history', to: '/desk/history', policy: 'wholeAudit' },
  { word: 'next.reconcile', to: '/desk/matchpaymentreconciliation' },
  { word: 'next.howto', to: '/admin/howto' },
];

/** At most two things to do now, the primary one first. */
export function nextIn(phase: Phase, known: Known, may: (next: Next) => boolean): readonly Next[] {
  const fits = (step: Step) => (step.when?.(known) ?? true) && may(step);
  const own = STEPS[phase].filter(fits).slice(0, 2);
  return own.length > 0 ? own : ALWAYS.filter(fits).slice(0, 1);
}
