import { type Editor, mayEditField, mayEditSection } from '@courtcrew/domain/tournaments/policies/editing.ts';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { BasicsFacts } from './BasicsFacts.tsx';
import { BasicsSection } from './BasicsSection.tsx';
import { FeaturesSection } from './FeaturesSection.tsx';
import { GeneralSection } from './GeneralSection.tsx';
import { ChairSection, RefereeSection } from './RefereeSection.tsx';
import { RemindersSection } from './RemindersSection.tsx';
import type { SetupAnswer, SetupSection } from './section.ts';
import { TrainerSection } from './TrainerSection.tsx';
import { VolunteerSection } from './VolunteerSection.tsx';

const SECTIONS: readonly SetupSection[] = [
  { id: 'basics', title: 'setup.basics', for: 'master', Content: BasicsSection },
  { id: 'facts', title: 'setup.basics', for: 'others', Content: BasicsFacts },
  { id: 'features', title: 'setup.features', for: 'master', Content: FeaturesSection },
  { id: 'reminders', title: 'setup.reminders', for: 'master', Content: RemindersSection },
  { id: 'general', title: 'setup.general', for: 'staff', Content: GeneralSection },
  { id: 'chair', title: 'setup.chair', for: 'referee', Content: ChairSection },
  { id: 'referee', title: 'setup.referee', for: 'referee', Content: RefereeSection },
  { id: 'trainer', title: 'setup.trainer', for: 'line', Content: TrainerSection },
  { id: 'volunteer', title: 'staff.volunteers', for: 'volunteer', Content: VolunteerSection },
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
