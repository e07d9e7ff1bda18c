import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import { useDraft } from '../dialog/useDraft.ts';
import { plainInput } from '../plainInput.ts';

interface SearchInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** The search field of a list. Plain, because MUI's input would be 8 kB of the first page everybody loads. */
export function SearchInput({ label, value, onChange }: SearchInputProps) {
  const [draft, type] = useDraft(value, onChange);
  return (
    <Box
      sx={{
        position: 'relative',
        flex: { xs: '1 1 10rem', sm: '1 1 15rem' },
        maxWidth: { sm: 360 },
        display: 'flex',
      }}
    >
      <Search
        fontSize="small"
        sx={{ position: 'absolute', left: 12, top: 'calc(50% - 0.625rem)', color: 'text.secondary' }}
      />
      <Box
        component="input"
        aria-label={label}
        type="search"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={label}
        value={draft}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => type(event.target.value)}
        sx={{ ...plainInput, pl: 'calc(20px + 1.25rem)' }}
      />
    </Box>
  );
}
