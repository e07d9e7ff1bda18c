import { editTournament, type SetupRow } from '@courtcrew/domain/tournaments/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { changesOf } from '@courtcrew/ui-kit/form/changesOf.ts';
import { Form } from '@courtcrew/ui-kit/form/Form.tsx';
import { useAsking } from '@courtcrew/ui-kit/form/useAsking.ts';
import { useLeaveQuestion } from '@courtcrew/ui-kit/form/useLeaveQuestion.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { Fields } from '../../kit/page/layout.tsx';
import { useSaveKey } from '../../kit/page/useCtrlKey.ts';
import { useVersionedForm, type VersionedForm } from '../useVersionedForm.ts';
import { useSetupWords } from '../words.ts';
import { SaveBar } from './SaveBar.tsx';
import type { SetupAnswer } from './section.ts';
import { type SetupSection, sectionsFor, useSetupEditor } from './sections.tsx';
import { CONFIRM_DATES, differInHtml, hasName, type SetupValues, valuesOf } from './values.ts';

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
        {sections.map(({ id, title, help, Content }) => (
          <SectionCard key={id} id={id} title={w(title)} help={help?.(w)}>
            <Content row={row} generation={generation} />
          </SectionCard>
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

interface SectionCardProps {
  /** Anchor in the page. */
  readonly id: string;
  readonly title: string;
  readonly help: ReactNode;
  readonly children: ReactNode;
}

/** Two columns where there is room. */
const SectionCard = ({ id, title, help, children }: SectionCardProps) => (
  <Card
    component="section"
    aria-labelledby={`${id}-title`}
    id={id}
    sx={{ p: { xs: 2, sm: 2.5 }, scrollMarginTop: 72 }}
  >
    <Typography variant="h2" id={`${id}-title`} sx={{ mb: help ? 0.5 : 2 }}>
      {title}
    </Typography>
    {help && <Box sx={{ color: 'text.secondary', typography: 'body2', mb: 2 }}>{help}</Box>}
    <Fields>{children}</Fields>
  </Card>
);

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
