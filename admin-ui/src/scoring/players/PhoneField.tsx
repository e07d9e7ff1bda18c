import { isPhone, typedPhone } from '@courtcrew/domain/kernel/phone.ts';
import { savePlayersPhone } from '@courtcrew/domain/scoring/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx';
import { useState } from 'react';
import { useScoreWords } from '../words.ts';
import type { Player } from './player.ts';

/**
 * A US number is saved by itself at its tenth digit, any other once the field is left: nobody else knows its end. What somebody else saves appears, unless one is being typed here.
 */
export function PhoneField({ player: { pid, name, phone } }: { readonly player: Player }) {
  const w = useScoreWords();
  const [typed, setTyped] = useState(phone ?? '');
  const [unread, setUnread] = useState(false);
  const [former, setFormer] = useState(phone);
  if (phone !== former) {
    setFormer(phone);
    if (typed === (former ?? '')) setTyped(phone ?? '');
  }
  const { mutate } = useCommand(savePlayersPhone, { affects: ['players'], done: w('player.provided') });
  const type = (text: string) => {
    const next = typedPhone(text, typed);
    setTyped(next);
    setUnread(false);
    if (/^\d+$/.test(next)) save(next);
  };
  const save = (number: string) => {
    if (isPhone(number) && number.replace(/[^\d+]/g, '') !== phone) mutate({ body: { pid, phone: number } });
  };
  const leave = () => {
    save(typed);
    setUnread(typed !== '' && !isPhone(typed));
  };
  return (
    <TextInput
      kind="phone"
      label={w('player.phoneOf', { name })}
      value={typed}
      error={unread ? w('player.tenDigits') : undefined}
      onBlur={leave}
      onChange={({ target }) => type(target.value)}
      sx={{ minWidth: 150, maxWidth: 220 }}
    />
  );
}
