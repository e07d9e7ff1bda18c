import { addPlayer, editPlayer } from '@courtcrew/domain/ranking/contract.ts';
import { NAME_MAX, rankingPlayer } from '@courtcrew/domain/ranking/model.ts';
import { FormLastName } from '@courtcrew/ui-kit/form/fields.tsx';
import { RecordForm } from '../../kit/record/RecordForm.tsx';
import type { Player } from '../rows.ts';
import { type RankingWord, useRankingWords } from '../words.ts';

interface PlayerFormProps {
  /** The player to change; a new one without. */
  readonly player?: Player;
  readonly onClose: () => void;
}

export function PlayerForm({ player, ...dialog }: PlayerFormProps) {
  const r = useRankingWords();
  return (
    <RecordForm
      {...dialog}
      record={rankingPlayer}
      row={player}
      add={addPlayer}
      edit={editPlayer}
      titles={{ add: r('player.add'), edit: r('player.edit') }}
      label={(field) => r(`player.${field}` as RankingWord)}
      inputs={{ last: <FormLastName label={r('player.last')} inputProps={{ maxLength: NAME_MAX }} /> }}
      beside={{ one_name: player?.last === '' }}
    />
  );
}
