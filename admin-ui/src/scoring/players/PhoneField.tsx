import { typedPhone } from '@courtcrew/domain/accounts/phone.ts';
import { savePlayersPhone } from '@courtcrew/domain/scoring/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx';
import { useState } from 'react';
import { useScoreWords } from '../words.ts';
import { PHONE_DIGITS, type Player } from './player.ts';

/** A phone is saved by itself at its tenth digit. What somebody else saves appears, unless one is being typed here. */
export function PhoneField({ player: { pid, name, phone } }: { readonly player: Player }) {
  const w = useScoreWords();
  const [typed, setTyped] = useState(phone ?? '');
  const [former, setFormer] = useState(phone);
  if (phone !== former) {
    setFormer(phone);
    if (typed === (former ?? '')) setTyped(phone ?? '');
  }
  const { mutate } = useCommand(savePlayersPhone, { affects: ['players'], done: w('player.provided') });
  const type = (text: string) => {
    const next = typedPhone(text);
    setTyped(next);
    if (next.length === PHONE_DIGITS && !next.startsWith('+') && next !== phone)
      mutate({ body: { pid, phone: next } });
  };
  return (
    <TextInput
      label={w('player.phoneOf', { name })}
      type="tel"
      autoComplete="off"
      value={typed}
      inputProps={{ inputMode: 'numeric' }}
      onChange={({ target }) => type(target.value)}
      sx={{ minWidth: 150, maxWidth: 220 }}
    />
  );
}
