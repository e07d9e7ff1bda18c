import { importPlayers } from '@courtcrew/domain/ranking/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx';
import { ResponsiveTable } from '@courtcrew/ui-kit/page/ResponsiveTable.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useRankingWords } from '../words.ts';
import { type CsvPlayer, type PlayersRead, playersIn } from './csvPlayers.ts';

const NOTHING: PlayersRead = { players: [], wrong: [] };
const SHOWN = 8;

/** Shows what a file holds before any of it is taken over. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const r = useRankingWords();
  const [{ players, wrong }, setRead] = useState(NOTHING);
  const load = useCommand(importPlayers, {
    quiet: true,
    done: ({ added, known }) => r('player.imported', { added, known }),
  });
  return (
    <FormDialog
      open
      title={r('player.import')}
      action={r('player.import')}
      defaults={{}}
      onSubmit={() => load.mutateAsync({ body: { rows: [...players] } })}
      onClose={onClose}
    >
      <Box>{r('player.importHelp')}</Box>
      <TextInput
        label={r('player.file')}
        type="file"
        notched
        inputProps={{ accept: '.csv,text/csv' }}
        onChange={async (event) => {
          const { files } = event.target as HTMLInputElement;
          setRead(files?.[0] ? playersIn(await files[0].text()) : NOTHING);
        }}
      />
      {players.length > 0 && <Preview players={players} />}
      {wrong.length > 0 && (
        <Alert severity="warning">
          {wrong.slice(0, SHOWN).map(({ line, why }) => (
            <div key={line}>{r('player.lineWrong', { line, why: r(why) })}</div>
          ))}
        </Alert>
      )}
    </FormDialog>
  );
}

function Preview({ players }: { readonly players: readonly CsvPlayer[] }) {
  const r = useRankingWords();
  const columns = (['first', 'last', 'gender', 'birth'] as const).map((id) => ({
    id,
    label: r(`player.${id}`),
    primary: id === 'first',
    cell: (player: CsvPlayer) => player[id],
  }));
  const rows = players.slice(0, SHOWN);
  return (
    <>
      <strong>{r('player.fits', { count: players.length })}</strong>
      <ResponsiveTable
        caption={r('player.import')}
        columns={columns}
        rows={rows}
        rowKey={(player) => String(rows.indexOf(player))}
      />
    </>
  );
}
