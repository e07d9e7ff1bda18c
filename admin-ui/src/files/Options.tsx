import { getVolunteerCategories } from '@courtcrew/domain/roster/contract.ts';
import { categoriesIn } from '@courtcrew/domain/roster/model.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { SelectInput } from '@courtcrew/ui-kit/form/SelectInput.tsx';
import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx';
import { useAllows } from '@courtcrew/ui-kit/session/session.tsx';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId } from 'react';
import { useDesk } from '../kit/desk/desk.ts';
import { useLateText } from './Mend.tsx';
import type { FileRead, Look } from './useFile.ts';
import { useFileWords } from './words.ts';

/** The categories that the desk has, to choose from; others may be typed. */
function useCategoryNames(): readonly string[] {
  const { tid, sport } = useDesk();
  const allowed = useAllows();
  const isCoordinator = allowed('volunteerDesk', tid);
  const categories = useCall(getVolunteerCategories, { params: { tid } }, { enabled: isCoordinator });
  const officials = allowed('desk', tid) ? categoriesIn(sport) : [];
  return [...officials, ...(categories.data ?? []).map(({ name }) => name)];
}

interface OptionsProps {
  readonly look: Look;
  readonly file: FileRead;
}

const DATES = ['', 'month-first', 'day-first'] as const;

/** Columns that hold dates. */
const DATED = ['date', 'starts', 'ends'];

export function Options({ look: { kind }, file }: OptionsProps) {
  const f = useFileWords();
  const { options, opt, mapping } = file;
  const late = useLateText(options.category, (category) => opt({ category }));
  const list = useId();
  const categories = useCategoryNames();
  const isDated = Object.values(mapping).some((field) => DATED.includes(field));
  return (
    <Box
      role="group"
      aria-label={f('files.options')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1.5 }}
    >
      {(kind === 'people' || kind === 'signups') && (
        <FormControlLabel
          label={f('files.letters')}
          control={<Checkbox checked={options.letters} onChange={(_, letters) => opt({ letters })} />}
        />
      )}
      {kind === 'signups' && (
        <FormControlLabel
          label={f('files.make')}
          control={<Checkbox checked={options.make} onChange={(_, make) => opt({ make })} />}
        />
      )}
      {kind !== 'matches' && (
        <TextInput
          kind="text"
          label={f('files.category')}
          fullWidth={false}
          inputProps={{ list }}
          {...late}
          sx={{ minWidth: 280 }}
        />
      )}
      <datalist id={list}>
        {categories.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {isDated && (
        <SelectInput
          label={f('files.dates')}
          value={options.dates ?? ''}
          options={DATES.map((order) => [order, f(`files.dates.${order}`)])}
          onChange={(order) => opt({ dates: DATES.find((one) => one !== '' && one === order) || null })}
          sx={{ minWidth: 260 }}
        />
      )}
    </Box>
  );
}
