import { importPlayers } from '@courtcrew/domain/scoring/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useDesk } from '../../kit/desk/desk.ts';
import { ImportDialog } from '../../kit/import/ImportDialog.tsx';
import { useScoreWords } from '../words.ts';
import { PLAYER_COLUMNS, playerOf, wrongIn } from './importRows.ts';

const EXAMPLE = `${PLAYER_COLUMNS.join(',')}
Ann Ace,Lake Club,801-555-0100
Bob Lob,,`;

const FAULTS = { name: 'player.nameRequired', phone: 'player.tenDigits' } as const;

/** Brings the list of a draw, all of it or nothing. */
export function ImportPlayers({ onClose }: { readonly onClose: () => void }) {
  const w = useScoreWords();
  const { tid } = useDesk();
  const send = useCommand(importPlayers, {
    affects: ['players'],
    quiet: true,
    done: ({ added, changed, same }) => w('import.done', { added, changed, same }),
  });
  return (
    <ImportDialog
      title={w('import.title')}
      help={w('import.help')}
      columns={PLAYER_COLUMNS}
      example={EXAMPLE}
      check={(row) => wrongIn(row).map((column) => ({ column, text: w(FAULTS[column]) }))}
      isSending={send.isPending}
      failure={send.error}
      onSend={(rows) =>
        send.mutate({ params: { tid }, body: { players: rows.map(playerOf) } }, { onSuccess: onClose })
      }
      onClose={onClose}
    />
  );
}
