import { isSearch } from '@courtcrew/domain/kernel/spelling.ts';
import { fieldAttributes } from '@courtcrew/ui-kit/form/fieldKind.ts';
import { FoundCount } from '@courtcrew/ui-kit/page/list/FoundCount.tsx';
import { useWords } from '@courtcrew/ui-kit/words/words.tsx';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { type FoundPerson, FoundRow } from '../kit/page/FoundRow.tsx';
import { useAccountWords } from './words.ts';

interface PersonSearchProps {
  readonly label: string;
  readonly hint?: string;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly people: readonly FoundPerson[];
  readonly busy: boolean;
  readonly onPick: (person: FoundPerson) => void;
}

/** Without its type, whose cross would stand beside MUI's. */
const { type: _, ...keys } = fieldAttributes('search');

/** The field empties once a person is picked. */
export function PersonSearch({ label, hint, search, onSearch, people, busy, onPick }: PersonSearchProps) {
  const w = useWords();
  const own = useAccountWords();
  const [open, setOpen] = useState(false);
  const enough = isSearch(search);
  return (
    <>
      <FoundCount search={enough ? search : ''} count={busy ? undefined : people.length} />
      <Autocomplete<FoundPerson>
        open={open && enough}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        value={null}
        inputValue={search}
        onInputChange={(_, text, reason) => {
          if (reason !== 'reset') onSearch(text);
        }}
        onChange={(_, person) => {
          if (!person) return;
          onSearch('');
          onPick(person);
        }}
        options={enough ? people : []}
        filterOptions={(options) => options}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ ref_id }) => ref_id}
        renderOption={({ key, ...props }, person) => (
          <li key={key} {...props}>
            <FoundRow person={person} />
          </li>
        )}
        loading={busy}
        loadingText={w('state.loading')}
        noOptionsText={own('people.none')}
        autoHighlight
        forcePopupIcon={false}
        renderInput={({ slotProps, ...params }) => (
          <TextField
            {...params}
            label={label}
            helperText={hint}
            size="small"
            slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, ...keys } }}
          />
        )}
      />
    </>
  );
}
