import { IMPORT_COLUMNS } from '@courtcrew/domain/tournaments/choices.ts';
import { addTournamentBulk, previewTournamentBulk } from '@courtcrew/domain/tournaments/contract.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Progress } from '@courtcrew/ui-kit/page/Progress.tsx';
import { useToast } from '@courtcrew/ui-kit/page/Toast.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { usePlatformWords } from '../words.ts';
import { FilePicker } from './FilePicker.tsx';
import { Findings } from './Findings.tsx';
import { PreviewTable } from './PreviewTable.tsx';

/** All tournaments, what was just added first: a season that is over stands in no list of coming ones. */
const NEWEST = '/utradmin/tournamentlist?filter={}&sort=changed_at&order=DESC';

/** A season's tournaments from a file: read, shown with every fault, and added all at once or not at all. */
export function BulkImportPage() {
  const w = usePlatformWords();
  const toast = useToast();
  const [sent, setSent] = useState(false);
  const preview = useCommand(previewTournamentBulk);
  const add = useCommand(addTournamentBulk, { affects: ['accounts'], quiet: true });

  const read = (csv: string) => {
    setSent(false);
    preview.mutate({ body: { csv } });
  };
  const send = () => {
    const data = (preview.data?.data ?? []).map(({ findings: _findings, ...row }) => row);
    add.mutate(
      { body: { data } },
      {
        onSuccess: ({ message }) => {
          preview.reset();
          setSent(true);
          toast.success(message);
        },
        onError: () => toast.error(w('bulk.failed')),
      },
    );
  };

  const rows = preview.data?.data ?? [];
  return (
    <>
      <PageHeader
        title={w('staff.addBulk')}
        about={w('bulk.help', { columns: IMPORT_COLUMNS.join(', ') })}
        actions={
          preview.data && (
            <Button
              variant="outlined"
              onClick={() => {
                preview.reset();
                add.reset();
              }}
            >
              {w('bulk.clear')}
            </Button>
          )
        }
      />
      <Box sx={{ display: 'grid', gap: 2 }}>
        {sent && <Done />}
        {add.isError && (
          <Alert severity="error">
            {w('bulk.failed')} {add.error.message}
          </Alert>
        )}
        {!preview.data && !preview.isPending && <FilePicker onFile={read} />}
        {preview.isPending && <Progress label={w('bulk.reading')} done={0} total={null} />}
        {preview.data && <Findings findings={preview.data.findings} count={rows.length} />}
        {preview.data?.ok && (
          <Button variant="contained" sx={{ justifySelf: 'start' }} loading={add.isPending} onClick={send}>
            {w('bulk.send', { count: rows.length })}
          </Button>
        )}
        {rows.length > 0 && <PreviewTable rows={rows} />}
      </Box>
    </>
  );
}

function Done() {
  const w = usePlatformWords();
  return (
    <Alert
      severity="success"
      action={
        <Button component={AppAnchor} to={NEWEST} color="inherit" size="small">
          {w('staff.tournamentList')}
        </Button>
      }
    >
      {w('bulk.sent')}
    </Alert>
  );
}
