import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import { useEffect, useId, useRef, useState } from 'react';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

/**
 * What is typed stands at once, while the list's filter follows when the router has written it into the address;
 * an input that waited for it would lose letters and throw the cursor to the end. Changes from elsewhere, like
 * "Clear filters" or Back, still show.
 */
function useDraft(value: string, onChange: (text: string) => void): [string, (text: string) => void] {
  const [draft, setDraft] = useState(value);
  const onTheWay = useRef<string[]>([]);
  useEffect(() => {
    const arrived = onTheWay.current.indexOf(value);
    onTheWay.current = arrived < 0 ? [] : onTheWay.current.slice(arrived + 1);
    if (arrived < 0) setDraft(value);
  }, [value]);
  const type = (text: string) => {
    onTheWay.current.push(text);
    setDraft(text);
    onChange(text);
  };
  return [draft, type];
}

interface SearchInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** The search field of a list. Plain, because MUI's input would be 8 kB of the first page everybody loads. */
export function SearchInput({ label, value, onChange }: SearchInputProps) {
  const id = useId();
  const [draft, type] = useDraft(value, onChange);
  return (
    <Box sx={{ position: 'relative', flex: '1 1 220px', maxWidth: { sm: 360 }, display: 'flex' }}>
      <label htmlFor={id} style={visuallyHidden}>
        {label}
      </label>
      <Search
        fontSize="small"
        sx={{ position: 'absolute', left: 12, top: 'calc(50% - 10px)', color: 'text.secondary' }}
      />
      <Box
        component="input"
        id={id}
        type="search"
        placeholder={label}
        value={draft}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => type(event.target.value)}
        sx={{
          width: '100%',
          typography: 'body1',
          p: '0.625em 12px 0.625em 40px',
          borderRadius: 1,
          border: '1px solid color-mix(in srgb, var(--mui-palette-text-secondary) 55%, transparent)',
          color: 'text.primary',
          backgroundColor: 'background.paper',
          '&::placeholder': { color: 'text.secondary', opacity: 1 },
          '&:focus-visible': {
            outline: '2px solid var(--mui-palette-primary-main)',
            outlineOffset: '-1px',
          },
        }}
      />
    </Box>
  );
}
