import { importPlayers, previewPlayers } from '@courtcrew/domain/ranking/contract.ts';
import { genderOf, PLAYER_COLUMNS } from '@courtcrew/domain/ranking/model.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { dayRange } from '@courtcrew/ui-kit/time/dates.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import { ImportDialog } from '../../kit/import/ImportDialog.tsx';
import { sentRows } from '../../kit/import/sentRows.ts';
import { useRankingWords } from '../words.ts';

const EXAMPLE = `${PLAYER_COLUMNS.join(',')}
Ann,Lee,F,02/13/1990
Bob,O'Neil,M,`;

/** Imports players, all or none; existing ones are skipped. */
export function ImportPlayers({ onClose }: { readonly onClose: () => void }) {
  const r = useRankingWords();
  const { language } = useSpeech();
  const preview = useCommand(previewPlayers, { live: true });
  const load = useCommand(importPlayers, {
    quiet: true,
    done: ({ added, known }) => r('player.imported', { added, known }),
  });
  const send = () => {
    const rows = sentRows(preview.data, PLAYER_COLUMNS).flatMap((row) => {
      const gender = genderOf(row.gender);
      return gender ? [{ ...row, gender }] : [];
    });
    load.mutate({ body: { rows } }, { onSuccess: onClose });
  };
  return (
    <ImportDialog
      title={r('player.import')}
      help={r('player.importHelp')}
      columns={PLAYER_COLUMNS}
      shown={{
        gender: (gender) => r(gender === 'F' ? 'player.female' : 'player.male'),
        birth: (date) => dayRange(date, date, language) ?? date,
      }}
      example={EXAMPLE}
      previewed={preview.data}
      isReading={preview.isPending}
      isSending={load.isPending}
      failure={load.error}
      onRead={(csv, dates) => preview.mutate({ body: { csv, dates } })}
      onSend={send}
      onClear={preview.reset}
      onClose={onClose}
    />
  );
}
