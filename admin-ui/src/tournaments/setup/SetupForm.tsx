import { editTournament, type SetupRow } from '@courtcrew/domain/tournaments/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { changesOf } from '@courtcrew/ui-kit/form/changesOf.ts';
import { Form } from '@courtcrew/ui-kit/form/Form.tsx';
import { useAsking } from '@courtcrew/ui-kit/form/useAsking.ts';
import { useLeaveQuestion } from '@courtcrew/ui-kit/form/useLeaveQuestion.ts';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useSaveKey } from '../../kit/page/useCtrlKey.ts';
import { useVersionedForm, type VersionedForm } from '../useVersionedForm.ts';
import { useSetupWords } from '../words.ts';
import { SaveBar } from './SaveBar.tsx';
import { SectionCard } from './SectionCard.tsx';
import type { SetupAnswer } from './section.ts';
import { sectionsFor, useSetupEditor } from './sections.tsx';
import { CONFIRM_DATES, differInHtml, hasName, type SetupValues, valuesOf } from './values.ts';

/** The form of the setup screen: one card per section the admin may change, folded but for the first. */
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
      <Form form={form} label={w('staff.setup')}>
        {sections.map((section, index) => (
          <SectionCard
            key={section.id}
            section={section}
            row={row}
            generation={generation}
            open={index === 0}
          />
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

/** Sends changed fields only. */
function useSetupForm(row: SetupRow): VersionedForm<SetupValues> {
  const w = useSetupWords();
  const { mutateAsync } = useCommand(editTournament, {
    affects: ['accounts', 'roster'],
    quiet: true,
    done: ({ message }) => message,
  });
  const asking = useAsking(w('setup.datesOutside'), w('setup.datesMeant'), CONFIRM_DATES);
  return useVersionedForm({
    version: row.version,
    values: useMemo(() => valuesOf(row), [row]),
    differInHtml,
    save: (typed, { values, version }) =>
      asking((confirm) => {
        const body = { ...changesOf(values, typed), version, ...(confirm && { confirm }) };
        return mutateAsync({ params: { tid: row.tid }, body });
      }),
    // Asked once: the next text is a new question.
    afterwards: (typed) => ({ ...typed, sign_again: false, keep: 'wall' }),
  });
}
