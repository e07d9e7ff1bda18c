import { SelectInput } from '@courtcrew/ui-kit/form/SelectInput.tsx';
import { moment } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FoldedFilters } from '../../kit/desk/FoldedFilters.tsx';
import { PersonFilter } from './PersonFilter.tsx';
import type { HistoryOf, HistoryShown } from './useHistory.ts';
import { useHistoryWords } from './words.ts';

type Option = readonly [value: string, label: string];

/** Beside each other all of these can be set; all together say what is shown. */
export function HistoryFilters({ history }: { readonly history: HistoryShown }) {
  const a = useHistoryWords();
  const { language } = useSpeech();
  const { filter, filtered, choices, zone, narrow, showAll } = history;
  const { kinds = [], courts = [], shifts = [] } = choices ?? {};
  const options: Readonly<Record<Exclude<HistoryOf, 'about' | 'person' | 'author'>, readonly Option[]>> = {
    kind: kinds.map((kind) => [kind, a(`history.kind.${kind}`)]),
    sid: shifts.map(({ sid, name, start }) => [sid, `${name}, ${moment(start, zone, language)}`]),
    court: courts.map(({ court, name }) => [String(court), name]),
  };
  const shown = (['kind', 'sid', 'court'] as const).filter(
    (name) => options[name].length > 0 || filter[name] !== '',
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2, alignItems: 'start' }}>
      <FoldedFilters set={filtered}>
        {shown.map((name) => (
          <SelectInput
            key={name}
            label={a(`history.by.${name}`)}
            value={filter[name]}
            // What is gone by now still has a history.
            options={[
              ['', a('history.any')],
              ...gone(filter[name], options[name], a('history.gone')),
              ...options[name],
            ]}
            onChange={(value) => narrow(name, value)}
            sx={{ minWidth: 140, maxWidth: { xs: '100%', sm: 172 }, flex: { xs: '1 1 100%', sm: 'none' } }}
          />
        ))}
        <PersonFilter name="person" history={history} />
        <PersonFilter name="author" history={history} />
      </FoldedFilters>
      {filtered > 0 && <Button onClick={showAll}>{a('history.all')}</Button>}
    </Box>
  );
}

const gone = (value: string, options: readonly Option[], label: string): readonly Option[] =>
  value === '' || options.some(([one]) => one === value) ? [] : [[value, label]];
