import type { Section } from '@courtcrew/domain/tournaments/choices.ts';
import { type Editor, mayEditField, mayEditSection } from '@courtcrew/domain/tournaments/policies/editing.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import type { OwnDays } from '@courtcrew/ui-kit/time/dates.ts';
import type { ComponentType, ReactNode } from 'react';
import type { SetupKey, useSetupWords } from '../words.ts';
import { Basics, Facts, Features, General, Reminders } from './basicSections.tsx';
import type { SectionProps, SetupAnswer } from './section.ts';
import { Chair, Referee, Trainer, Volunteer } from './staffSections.tsx';
import type { SetupValues } from './values.ts';

interface Saying {
  readonly w: ReturnType<typeof useSetupWords>;
  readonly dates: (days: OwnDays) => string;
  readonly courts: number;
}

/** Values of a section in a few words; what is not so is left out. */
type Sum = (values: SetupValues, say: Saying) => readonly (string | false)[];

const basics: Sum = ({ location, start, end_date, time_zone }, { dates }) => [
  location,
  dates({ start: start || null, end_date: end_date || null }),
  time_zone,
];

const FEATURES = {
  referee: 'setup.staffsReferee',
  line: 'setup.staffsLine',
  volunteer: 'setup.staffsVolunteer',
  score_reporting: 'setup.scores',
  payout: 'setup.payout',
  test: 'setup.test',
} as const;

const features: Sum = (values, { w, courts }) => [
  w('setup.courtCount', { count: courts }),
  ...Object.entries(FEATURES).map(([flag, word]) => values[flag as keyof typeof FEATURES] && w(word)),
];

const counted = (label: SetupKey, count: string, { w }: Saying) => count !== '' && `${w(label)}: ${count}`;

export interface SetupSection {
  readonly id: string;
  readonly title: SetupKey;
  /** Below the title. */
  readonly help?: (w: ReturnType<typeof useSetupWords>) => ReactNode;
  /** Stands in its head. */
  readonly sum: Sum;
  /** Its fields. */
  readonly Content: ComponentType<SectionProps>;
  /** Who may change it: a master, a section's staff, or the staff of any section; facts are for all who may not. */
  readonly for: 'master' | 'others' | 'staff' | Section;
}

const SECTIONS: readonly SetupSection[] = [
  { id: 'basics', title: 'setup.basics', for: 'master', sum: basics, Content: Basics },
  {
    id: 'facts',
    title: 'setup.basics',
    help: (w) => w('setup.basicsMaster'),
    for: 'others',
    sum: basics,
    Content: Facts,
  },
  { id: 'features', title: 'setup.features', for: 'master', sum: features, Content: Features },
  {
    id: 'reminders',
    title: 'setup.reminders',
    help: (w) => w('setup.remindersHelp'),
    for: 'master',
    sum: (values, { w }) => [
      values.remind_tomorrow && w('setup.remindTomorrow'),
      values.remind_soon && w('setup.remindSoon'),
    ],
    Content: Reminders,
  },
  {
    id: 'general',
    title: 'setup.general',
    for: 'staff',
    sum: ({ about, url }) => [about, url],
    Content: General,
  },
  {
    id: 'chair',
    title: 'setup.chair',
    for: 'referee',
    sum: (values, say) => [counted('setup.chairCount', values.num_of_chair_ump, say)],
    Content: Chair,
  },
  {
    id: 'referee',
    title: 'setup.referee',
    help: (w) => <AppLink to="/desk/editProcedures">{w('staff.procedures')}</AppLink>,
    for: 'referee',
    sum: (values, say) => [
      counted('setup.refereeCount', values.num_of_referee, say),
      values.referee_coordinator_name,
      values.referee_approval_required && say.w('setup.approval'),
    ],
    Content: Referee,
  },
  {
    id: 'trainer',
    title: 'setup.trainer',
    for: 'line',
    sum: (values, say) => [
      counted('setup.trainerCount', values.num_of_athletic_trainers, say),
      values.line_coordinator_name,
    ],
    Content: Trainer,
  },
  {
    id: 'volunteer',
    title: 'staff.volunteers',
    for: 'volunteer',
    sum: (values, { w }) => [
      values.volunteer_coordinator_name,
      values.volunteer_signature_required && w('setup.waiverNeeded'),
    ],
    Content: Volunteer,
  },
];

/** All sections for a master; for others the facts and what they may change. */
export function sectionsFor(editor: Editor): readonly SetupSection[] {
  const master = editor.platform || editor.admin_type === 'master';
  return SECTIONS.filter((section) => {
    if (section.for === 'master') return master;
    if (section.for === 'others') return !master;
    if (section.for === 'staff') return mayEditField('url', editor);
    return mayEditSection(section.for, editor);
  });
}

/** The reader's rights in the page's tournament. */
export function useSetupEditor({ admin_type, rights }: SetupAnswer): Editor {
  const { user } = useSession();
  const { referee, line, volunteer } = rights;
  return { admin_type, referee, line, volunteer, platform: user?.utr_admin === 'main' };
}
