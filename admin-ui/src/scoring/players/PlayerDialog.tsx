import { isPhone, typedPhone } from '@courtcrew/domain/kernel/phone.ts';
import { addPlayer, editPlayer } from '@courtcrew/domain/scoring/contract.ts';
import { CLUB_MAX, PLAYER_NAME_MAX } from '@courtcrew/domain/scoring/model.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { editOf } from '@courtcrew/ui-kit/form/changesOf.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { useAsking } from '@courtcrew/ui-kit/form/useAsking.ts';
import { useState } from 'react';
import { useDesk } from '../../kit/desk/desk.ts';
import { type ScoreSay, useScoreWords } from '../words.ts';
import type { Player } from './player.ts';

interface Values {
  readonly name: string;
  readonly club: string;
  readonly phone: string;
}

const resolver = (w: ScoreSay) => (values: Values) => {
  const errors = {
    ...(values.name.trim() === '' && { name: { type: 'typed', message: w('player.nameRequired') } }),
    ...(values.phone !== '' &&
      !isPhone(values.phone) && { phone: { type: 'typed', message: w('player.tenDigits') } }),
  };
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};

/** Adds a player, or changes of one what was typed, no more. */
export function PlayerDialog({
  player,
  onClose,
}: {
  readonly player?: Player;
  readonly onClose: () => void;
}) {
  const w = useScoreWords();
  const { tid } = useDesk();
  const options = { quiet: true, affects: ['players'] };
  const add = useCommand(addPlayer, { ...options, done: w('player.added') });
  const asking = useAsking(w('player.knownTitle'), w('player.addAnyway'));
  const edit = useCommand(editPlayer, { ...options, done: ({ message }) => message });
  const [seen] = useState<Values>(() => ({
    name: player?.name ?? '',
    club: player?.club ?? '',
    phone: player?.phone ?? '',
  }));
  return (
    <FormDialog<Values>
      title={player ? w('player.editOf', { name: player.name }) : w('player.add')}
      defaults={seen}
      resolver={resolver(w)}
      onSubmit={(values, theirs) =>
        player
          ? edit.mutateAsync({ body: { id: player.pid, ...editOf(seen, values, theirs) } })
          : asking((confirm) => add.mutateAsync({ body: { tid, ...values, confirm } }))
      }
      onClose={onClose}
    >
      <FormText
        kind="text"
        name="name"
        label={w('player.name')}
        required
        autoFocus
        inputProps={{ maxLength: PLAYER_NAME_MAX }}
      />
      <FormText kind="text" name="club" label={w('player.club')} inputProps={{ maxLength: CLUB_MAX }} />
      <FormText kind="phone" name="phone" label={w('player.phone')} shape={typedPhone} />
    </FormDialog>
  );
}
