import { editTournament, type SetupRow } from '@courtcrew/domain/tournaments/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { changesOf } from '@courtcrew/ui-kit/form/changesOf.ts';
import { Form } from '@courtcrew/ui-kit/form/Form.tsx';
import { useLeaveQuestion } from '@courtcrew/ui-kit/form/useLeaveQuestion.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useSaveKey } from '../../kit/page/useCtrlKey.ts';
import { useVersionedForm, type VersionedForm } from '../useVersionedForm.ts';
import { useSetupWords } from '../words.ts';
import { SaveBar } from './SaveBar.tsx';
import type { SetupAnswer, SetupSection } from './section.ts';
import { sectionsFor, useSetupEditor } from './sections.ts';
import { useConfirmedDates } from './useConfirmedDates.ts';
import { differInHtml, hasName, type SetupValues, valuesOf } from './values.ts';

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

/** Jump links: the page is long for a master. */
function SectionLinks({ sections }: { sections: readonly SetupSection[] }) {
  const w = useSetupWords();
  return (
    <Box
      component="nav"
      aria-label={w('setup.jump')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5, mb: 2, typography: 'body2' }}
    >
      {sections.map(({ id, title }) => (
        <Link key={id} href={`#${id}`} sx={{ py: 0.5 }}>
          {w(title)}
        </Link>
      ))}
    </Box>
  );
}

/** Sends changed fields only. */
function useSetupForm(row: SetupRow): VersionedForm<SetupValues> {
  const { mutateAsync } = useCommand(editTournament, {
    affects: ['accounts', 'roster'],
    quiet: true,
    done: ({ message }) => message,
  });
  const confirmed = useConfirmedDates();
  return useVersionedForm({
    version: row.version,
    values: useMemo(() => valuesOf(row), [row]),
    differInHtml,
    save: (typed, { values, version }) =>
      confirmed((meant) =>
        mutateAsync({ params: { tid: row.tid }, body: { ...changesOf(values, typed), version, ...meant } }),
      ),
    // Asked once: the next text is a new question.
    afterwards: (typed) => ({ ...typed, sign_again: false, keep: 'wall' }),
  });
}
