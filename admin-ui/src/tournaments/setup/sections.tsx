import type { Section } from '@courtcrew/domain/tournaments/choices.ts';
import { type Editor, mayEditField, mayEditSection } from '@courtcrew/domain/tournaments/policies/editing.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import type { ComponentType, ReactNode } from 'react';
import type { SetupKey, useSetupWords } from '../words.ts';
import { Basics, Facts, Features, General, Reminders } from './basicSections.tsx';
import type { SectionProps, SetupAnswer } from './section.ts';
import { Chair, Referee, Trainer, Volunteer } from './staffSections.tsx';

export interface SetupSection {
  readonly id: string;
  readonly title: SetupKey;
  /** Below the title. */
  readonly help?: (w: ReturnType<typeof useSetupWords>) => ReactNode;
  /** Its fields. */
  readonly Content: ComponentType<SectionProps>;
  /** Who may change it: a master, a section's staff, or the staff of any section; facts are for all who may not. */
  readonly for: 'master' | 'others' | 'staff' | Section;
}

const SECTIONS: readonly SetupSection[] = [
  { id: 'basics', title: 'setup.basics', for: 'master', Content: Basics },
  { id: 'facts', title: 'setup.basics', help: (w) => w('setup.basicsMaster'), for: 'others', Content: Facts },
  { id: 'features', title: 'setup.features', for: 'master', Content: Features },
  {
    id: 'reminders',
    title: 'setup.reminders',
    help: (w) => w('setup.remindersHelp'),
    for: 'master',
    Content: Reminders,
  },
  { id: 'general', title: 'setup.general', for: 'staff', Content: General },
  { id: 'chair', title: 'setup.chair', for: 'referee', Content: Chair },
  {
    id: 'referee',
    title: 'setup.referee',
    help: (w) => <AppLink to="/desk/editProcedures">{w('staff.procedures')}</AppLink>,
    for: 'referee',
    Content: Referee,
  },
  { id: 'trainer', title: 'setup.trainer', for: 'line', Content: Trainer },
  { id: 'volunteer', title: 'staff.volunteers', for: 'volunteer', Content: Volunteer },
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
