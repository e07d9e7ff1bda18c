import { importPlayers } from '@courtcrew/domain/ranking/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { ImportDialog } from '../../kit/import/ImportDialog.tsx';
import { useRankingWords } from '../words.ts';
import { PLAYER_COLUMNS, playersOf, wrongIn } from './importRows.ts';

const EXAMPLE = `${PLAYER_COLUMNS.join(',')}
Ann,Lee,F,02/03/1990
Bob,O'Neil,M,`;

const FAULTS = {
  first: 'player.nameMissing',
  last: 'player.nameMissing',
  gender: 'player.genderWrong',
  birth: 'player.birthWrong',
} as const;

/** Brings a list of players, all of it or nothing; who is there already is left out. */
export function ImportPlayers({ onClose }: { readonly onClose: () => void }) {
  const r = useRankingWords();
  const load = useCommand(importPlayers, {
    quiet: true,
    done: ({ added, known }) => r('player.imported', { added, known }),
  });
  return (
    <ImportDialog
      title={r('player.import')}
      help={r('player.importHelp')}
      columns={PLAYER_COLUMNS}
      example={EXAMPLE}
      check={(row) => wrongIn(row).map((column) => ({ column, text: r(FAULTS[column]) }))}
      isSending={load.isPending}
      failure={load.error}
      onSend={(rows) => load.mutate({ body: { rows: playersOf(rows) } }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
