import { importPlayers, previewPlayers } from '@courtcrew/domain/scoring/contract.ts';
import { PLAYER_COLUMNS } from '@courtcrew/domain/scoring/model.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useDesk } from '../../kit/desk/desk.ts';
import { ImportDialog } from '../../kit/import/ImportDialog.tsx';
import { sentRows } from '../../kit/import/sentRows.ts';
import { useScoreWords } from '../words.ts';

const EXAMPLE = `${PLAYER_COLUMNS.join(',')}
Ann Ace,Lake Club,801-555-0100
Bob Lob,,`;

/** Brings the list of a draw, all of it or nothing. */
export function ImportPlayers({ onClose }: { readonly onClose: () => void }) {
  const w = useScoreWords();
  const { tid } = useDesk();
  const preview = useCommand(previewPlayers, { live: true });
  const load = useCommand(importPlayers, {
    affects: ['players'],
    quiet: true,
    done: ({ added, changed, same }) => w('import.done', { added, changed, same }),
  });
  const send = () => {
    const players = sentRows(preview.data, PLAYER_COLUMNS);
    load.mutate({ params: { tid }, body: { players } }, { onSuccess: onClose });
  };
  return (
    <ImportDialog
      title={w('import.title')}
      help={w('import.help')}
      columns={PLAYER_COLUMNS}
      example={EXAMPLE}
      previewed={preview.data}
      isReading={preview.isPending}
      isSending={load.isPending}
      failure={load.error}
      onRead={(csv) => preview.mutate({ params: { tid }, body: { csv } })}
      onSend={send}
      onClear={preview.reset}
      onClose={onClose}
    />
  );
}
