import { addPlayer, editPlayer } from '@courtcrew/domain/ranking/contract.ts';
import { GENDERS, type Gender, NAME_MAX } from '@courtcrew/domain/ranking/model.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { changesOf } from '@courtcrew/ui-kit/form/changesOf.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormLastName, FormSelect, FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { useState } from 'react';
import type { Player } from '../rows.ts';
import { useRankingWords } from '../words.ts';

interface PlayerFormProps {
  /** The player to change; a new one without. */
  readonly player?: Player;
  readonly open: boolean;
  readonly onClose: () => void;
}

const NEW = { first: '', last: '', one_name: false, gender: 'F' as Gender, birth: '' };

const valuesOf = ({ first, last, gender, birth }: Player): typeof NEW => ({
  first,
  last,
  one_name: last === '',
  gender: gender ?? 'F',
  birth: birth ?? '',
});

/** Name, gender and day of birth of a player; of one who is there only what was typed is sent. */
export function PlayerForm({ player, open, onClose }: PlayerFormProps) {
  const r = useRankingWords();
  const add = useCommand(addPlayer, { quiet: true, done: ({ message }) => message });
  const edit = useCommand(editPlayer, { quiet: true, done: r('ranking.saved') });
  const [seen] = useState(() => (player ? valuesOf(player) : NEW));
  const { one_name: _, ...was } = seen;
  return (
    <FormDialog
      open={open}
      title={r(player ? 'player.edit' : 'player.add')}
      action={player ? undefined : r('player.add')}
      defaults={seen}
      onSubmit={(values) =>
        player
          ? edit.mutateAsync({
              params: { player_id: player.player_id },
              body: { ...changesOf(seen, values), was },
            })
          : add.mutateAsync({ body: values })
      }
      onClose={onClose}
    >
      <FormText
        name="first"
        label={r('player.first')}
        required
        autoFocus
        inputProps={{ maxLength: NAME_MAX }}
      />
      <FormLastName label={r('player.last')} inputProps={{ maxLength: NAME_MAX }} />
      <FormSelect
        name="gender"
        label={r('player.gender')}
        options={GENDERS.map((value) => ({ value, label: value }))}
      />
      <FormText name="birth" label={r('player.birth')} type="date" />
    </FormDialog>
  );
}
