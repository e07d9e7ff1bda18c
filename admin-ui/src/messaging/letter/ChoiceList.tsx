import { SearchInput } from '@courtcrew/ui-kit/page/list/SearchInput.tsx';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { finder } from '../../kit/desk/finder.ts';
import { useMessagingWords } from '../words.ts';
import type { Choice } from './choices.ts';

interface ChoiceListProps {
  readonly choices: readonly Choice[];
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

/** Shifts or people to tick, one by one, a day at a time, or all that the search has found. */
export function ChoiceList({ choices, chosen, onChange }: ChoiceListProps) {
  const m = useMessagingWords();
  const [q, setQ] = useState('');
  const fits = finder(q);
  const found = choices.filter(({ label, note, group }) => fits(`${label} ${note} ${group}`));
  const tick = (ids: readonly string[], on: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) on ? next.add(id) : next.delete(id);
    onChange(next);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <SearchInput label={m('filter.search')} value={q} onChange={setQ} />
      <Ticks
        label={m('letter.chooseAll', { count: found.length })}
        items={found}
        chosen={chosen}
        onTick={tick}
      />
      <Box sx={{ maxHeight: { xs: 320, md: '52vh' }, overflowY: 'auto', pr: 1 }}>
        {[...Map.groupBy(found, ({ group }) => group)].map(([group, items]) => (
          <Box key={group} component="fieldset" sx={{ border: 0, m: 0, p: 0, mb: 1.5 }}>
            <Box component="legend" sx={{ p: 0, fontWeight: 650 }}>
              <Ticks label={group} items={items} chosen={chosen} onTick={tick} />
            </Box>
            {items.map((item) => (
              <Item key={item.id} item={item} checked={chosen.has(item.id)} onTick={tick} />
            ))}
          </Box>
        ))}
        {found.length === 0 && <Box sx={{ color: 'text.secondary' }}>{m('letter.noneFound')}</Box>}
      </Box>
    </Box>
  );
}

type Tick = (ids: readonly string[], on: boolean) => void;

interface TicksProps {
  readonly label: string;
  readonly items: readonly Choice[];
  readonly chosen: ReadonlySet<string>;
  readonly onTick: Tick;
}

/** All of several at once. */
function Ticks({ label, items, chosen, onTick }: TicksProps) {
  const count = items.filter(({ id }) => chosen.has(id)).length;
  const all = items.length > 0 && count === items.length;
  return (
    <FormControlLabel
      label={label}
      slotProps={{ typography: { sx: { fontWeight: 650 } } }}
      control={
        <Checkbox
          checked={all}
          indeterminate={count > 0 && !all}
          disabled={items.length === 0}
          onChange={() =>
            onTick(
              items.map(({ id }) => id),
              !all,
            )
          }
        />
      }
    />
  );
}

const Item = ({ item, checked, onTick }: { item: Choice; checked: boolean; onTick: Tick }) => (
  <FormControlLabel
    sx={{ display: 'flex', alignItems: 'start', ml: 1 }}
    control={<Checkbox checked={checked} onChange={(_, on) => onTick([item.id], on)} />}
    label={
      <Box sx={{ py: 0.75, overflowWrap: 'anywhere' }}>
        {item.label}
        <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{item.note}</Box>
      </Box>
    }
  />
);
