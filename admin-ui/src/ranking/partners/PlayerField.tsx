import { searchPlayer } from '@courtcrew/domain/ranking/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { FormSelect } from '@courtcrew/ui-kit/form/fields.tsx';
import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Fields } from '../../kit/page/layout.tsx';
import { useRankingWords } from '../words.ts';
import { useOnlyOf } from './useOnlyOf.ts';

/** Finds a player who has no partner in the chosen event yet. */
export function PlayerField({ name, label }: { name: 'one' | 'two'; label: string }) {
  const r = useRankingWords();
  const [search, setSearch] = useState('');
  const eid: string = useWatch({ name: 'eid' }) ?? '';
  const found = useCall(
    searchPlayer,
    { query: { search }, body: eid === '' ? {} : { eid } },
    { keepFormer: true },
  );
  const players = found.data ?? [];
  const offered = players.map(({ player_id }) => player_id);
  useOnlyOf(name, found.data === undefined || found.isPlaceholderData ? undefined : offered);
  return (
    <Fields min={200}>
      <TextInput
        type="search"
        label={label}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <FormSelect
        name={name}
        label={r(name === 'one' ? 'pair.one' : 'pair.two')}
        required
        options={[
          { value: '', label: r('ranking.choose') },
          ...players.map(({ player_id, name: text, gender }) => ({
            value: player_id,
            label: gender ? `${text} (${gender})` : text,
          })),
        ]}
      />
    </Fields>
  );
}
