import { importPlayers } from '@courtcrew/domain/scoring/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { useDesk } from '../../kit/desk/desk.ts';
import { useScoreWords } from '../words.ts';
import { type Fault, playersIn } from './importLines.ts';

/** More would not be read. */
const FAULTS_SHOWN = 5;

/** Brings a list of players: read as it is pasted, with every line that cannot be, and imported all or none. */
export function ImportPlayers({ onClose }: { readonly onClose: () => void }) {
  const w = useScoreWords();
  const { tid } = useDesk();
  const [text, setText] = useState('');
  const { players, faults } = playersIn(text);
  const send = useCommand(importPlayers, {
    affects: ['players'],
    quiet: true,
    done: ({ added, changed, same }) => w('import.done', { added, changed, same }),
  });
  const faultText = ({ line, what }: Fault) =>
    w('import.faults', { line, fault: w(what === 'name' ? 'player.nameRequired' : 'player.tenDigits') });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="import-players">
      <DialogTitle id="import-players">{w('import.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <span>{w('import.help')}</span>
        <Button component="label" variant="outlined" sx={{ justifySelf: 'start' }}>
          {w('import.file')}
          <input
            type="file"
            accept=".csv,.txt,text/csv"
            hidden
            onChange={async ({ target }) => setText((await target.files?.[0]?.text()) ?? '')}
          />
        </Button>
        <TextInput
          label={w('import.lines')}
          multiline
          minRows={6}
          maxRows={14}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {faults.length > 0 && (
          <Alert severity="error">{faults.slice(0, FAULTS_SHOWN).map(faultText).join('; ')}</Alert>
        )}
        {send.isError && <Alert severity="error">{send.error.message}</Alert>}
        {players.length > 0 && <span role="status">{w('import.found', { count: players.length })}</span>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{w('action.cancel')}</Button>
        <Button
          variant="contained"
          disabled={players.length === 0 || faults.length > 0}
          loading={send.isPending}
          onClick={() =>
            send.mutate({ params: { tid }, body: { players: [...players] } }, { onSuccess: onClose })
          }
        >
          {w('import.send', { count: players.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
