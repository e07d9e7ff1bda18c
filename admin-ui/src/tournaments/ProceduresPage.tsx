import { type SetupRow, updateProcedures } from '@courtcrew/domain/tournaments/contract.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { Form } from '@courtcrew/ui-kit/form/Form.tsx';
import { useLeaveQuestion } from '@courtcrew/ui-kit/form/useLeaveQuestion.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useSaveKey } from '../kit/page/useCtrlKey.ts';
import { FormRichText } from './editor/FormRichText.tsx';
import { SaveBar } from './setup/SaveBar.tsx';
import { useChosenRecord } from './useChosenRecord.ts';
import { useVersionedForm } from './useVersionedForm.ts';
import { useSetupWords } from './words.ts';

/** What registered people read before they come: parking, check-in, dress. */
export function ProceduresPage() {
  const w = useSetupWords();
  const record = useChosenRecord();
  return (
    <>
      <PageHeader
        title={w('staff.procedures')}
        about={w('procedures.help')}
        actions={
          record.data && (
            <Button component={AppAnchor} to={`/procedures/${record.data.tid}`} variant="outlined">
              {w('procedures.open')}
            </Button>
          )
        }
      />
      <Answered of={record} loading="form" rows={4}>
        {(row) => <ProceduresForm key={row.tid} row={row} />}
      </Answered>
    </>
  );
}

type Procedures = Pick<SetupRow, 'procedures'>;

const differ = (one: Procedures, other: Procedures): boolean => one.procedures !== other.procedures;

function ProceduresForm({ row: { tid, version, procedures } }: { readonly row: SetupRow }) {
  const w = useSetupWords();
  const { mutateAsync } = useCommand(updateProcedures, { quiet: true, done: ({ message }) => message });
  const { form, generation, dirty, outdated, adopt } = useVersionedForm<Procedures>({
    version,
    values: useMemo(() => ({ procedures }), [procedures]),
    differInHtml: differ,
    save: (typed, on) => mutateAsync({ params: { tid }, body: { ...typed, version: on.version } }),
  });
  useLeaveQuestion(dirty);
  useSaveKey(dirty ? form.submit : null);
  return (
    <Box sx={{ maxWidth: 860 }}>
      <Form form={form} label={w('staff.procedures')}>
        <FormRichText name="procedures" label={w('procedures.title')} generation={generation} />
        <SaveBar
          named
          dirty={dirty}
          outdated={outdated}
          busy={form.methods.formState.isSubmitting}
          onAdopt={adopt}
        />
      </Form>
    </Box>
  );
}
