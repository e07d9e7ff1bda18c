import { updateProcedures } from '@courtcrew/domain/tournaments/contract.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { Answered } from '@courtcrew/ui-kit/page/Answered.tsx';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Loading } from '@courtcrew/ui-kit/page/Skeletons.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSaveKey } from '../kit/page/useCtrlKey.ts';
import { useUnsaved } from '../kit/page/useUnsaved.ts';
import { Keys } from '../shell/Keys.tsx';
import { RichText } from './editor/RichText.tsx';
import { useChosenRecord } from './useChosenRecord.ts';
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
      <Answered of={record} loading={<Loading shape="form" count={4} />}>
        {({ tid, procedures }) => <ProceduresForm key={tid} tid={tid} saved={procedures} />}
      </Answered>
    </>
  );
}

function ProceduresForm({ tid, saved }: { tid: string; saved: string }) {
  const w = useSetupWords();
  const [typed, setTyped] = useState<string | null>(null);
  const { mutate, isPending } = useCommand(updateProcedures, { done: ({ message }) => message });
  const dirty = typed !== null && typed !== saved;
  const save = () => {
    if (typed !== null)
      mutate({ params: { tid }, body: { procedures: typed } }, { onSuccess: () => setTyped(null) });
  };
  useUnsaved(dirty);
  useSaveKey(dirty ? save : null);
  return (
    <Box sx={{ maxWidth: 860, display: 'grid', gap: 2 }}>
      <RichText label={w('procedures.title')} value={saved} onChange={setTyped} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Button variant="contained" disabled={!dirty} loading={isPending} onClick={save}>
          {w('action.save')}
          <Keys>Ctrl S</Keys>
        </Button>
        <Box role="status" sx={{ color: 'text.secondary', typography: 'body2' }}>
          {w(dirty ? 'setup.unsaved' : 'setup.allSaved')}
        </Box>
      </Box>
    </Box>
  );
}
