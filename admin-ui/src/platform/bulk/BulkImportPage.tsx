import type { DateOrders } from '@courtcrew/domain/contract/importing.ts';
import { SPORTS } from '@courtcrew/domain/kernel/sport.ts';
import { IMPORT_COLUMNS } from '@courtcrew/domain/tournaments/choices.ts';
import { addTournamentBulk, previewTournamentBulk } from '@courtcrew/domain/tournaments/contract.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { dayRange } from '@courtcrew/ui-kit/time/dates.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ImportSteps } from '../../kit/import/ImportSteps.tsx';
import { sentRows } from '../../kit/import/sentRows.ts';
import { useImportWords } from '../../kit/import/words.ts';
import { usePlatformWords } from '../words.ts';

const EXAMPLE = `${IMPORT_COLUMNS.join(',')}
Desert Classic,03/15/2027,03/19/2027,West,US/Arizona,4,1,0,pickleball
Coastal Open,04/16/2027,04/18/2027,East,US/Eastern,2,1,6,tennis`;

/** Newest first: a past season's tournaments are in no list of coming ones. */
const NEWEST = '/utradmin/tournamentlist?filter={}&sort=changed_at&order=DESC';

/** Imports a season's tournaments from a file, all at once or not at all. */
export function BulkImportPage() {
  const w = usePlatformWords();
  const i = useImportWords();
  const { language } = useSpeech();
  const toast = useToast();
  const [sent, setSent] = useState(false);
  /** Sports chosen instead of the guessed ones, by row. */
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({});
  const preview = useCommand(previewTournamentBulk);
  const add = useCommand(addTournamentBulk, { affects: ['accounts'], quiet: true });

  const inWords = (date: string) => dayRange(date, date, language) ?? date;
  const read = (csv: string, dates: DateOrders) => {
    setSent(false);
    setChosen({});
    preview.mutate(
      { body: { csv, dates } },
      // Faults are shown beside their rows, not as an alert; the console has them for support.
      { onSuccess: ({ findings, ok }) => ok || console.error('Faults of the file', findings) },
    );
  };
  const previewed = preview.data && {
    ...preview.data,
    data: preview.data.data.map((row, index) => ({ ...row, sport: chosen[index] ?? row.sport })),
  };
  const send = () => {
    const data = sentRows(previewed, IMPORT_COLUMNS);
    add.mutate(
      { body: { data } },
      {
        onSuccess: ({ message }) => {
          preview.reset();
          setSent(true);
          toast.success(message);
        },
        onError: () => toast.error(i('import.failed')),
      },
    );
  };
  const clear = () => {
    preview.reset();
    add.reset();
  };

  return (
    <>
      <PageHeader
        title={w('staff.addBulk')}
        about={w('bulk.help', { columns: IMPORT_COLUMNS.join(', ') })}
        actions={
          preview.data && (
            <Button variant="outlined" onClick={clear}>
              {i('import.clear')}
            </Button>
          )
        }
      />
      <ImportSteps
        columns={IMPORT_COLUMNS}
        example={EXAMPLE}
        guessed={{
          column: 'sport',
          options: SPORTS.map((sport) => [sport, w(`sport.${sport}`)]),
          onChoose: (row, sport) => setChosen({ ...chosen, [row]: sport }),
        }}
        shown={{ start: inWords, end: inWords }}
        previewed={previewed}
        isReading={preview.isPending}
        isSending={add.isPending}
        failure={add.error}
        clean={(count) => w('bulk.clean', { count })}
        send={(count) => w('bulk.send', { count })}
        onRead={read}
        onSend={send}
        done={sent && <Done />}
      />
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
