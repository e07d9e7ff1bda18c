import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import type { getTournamentAdmin } from '@courtcrew/domain/tournaments/contract.ts';
import { Form } from '@courtcrew/ui-kit/form/Form.tsx';
import { useLeaveQuestion } from '@courtcrew/ui-kit/form/useLeaveQuestion.ts';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { useSaveKey } from '../../kit/page/useCtrlKey.ts';
import { useSetupWords } from '../words.ts';
import { SaveBar } from './SaveBar.tsx';
import { SectionLinks } from './SectionLinks.tsx';
import { sectionsFor, useSetupEditor } from './sections.ts';
import { useSetupForm } from './useSetupForm.ts';
import { hasName } from './values.ts';

export type SetupAnswer = AnswerOf<typeof getTournamentAdmin>;

/** The form of the setup screen: one card per section the admin may change. */
export function SetupForm({ row }: { row: SetupAnswer }) {
  const w = useSetupWords();
  const { form, generation, dirty, outdated, adopt } = useSetupForm(row);
  const sections = sectionsFor(useSetupEditor(row));
  const name = useWatch({ control: form.methods.control, name: 'name' });
  const named = hasName(name);
  useLeaveQuestion(dirty);
  useSaveKey(named ? form.submit : null);
  return (
    <Box sx={{ maxWidth: 1080 }}>
      <SectionLinks sections={sections} />
      <Form form={form} label={w('staff.setup')}>
        {sections.map(({ id, Content }) => (
          <Content key={id} row={row} generation={generation} />
        ))}
        <SaveBar
          named={named}
          dirty={dirty}
          outdated={outdated}
          busy={form.methods.formState.isSubmitting}
          onAdopt={adopt}
        />
      </Form>
    </Box>
  );
}
