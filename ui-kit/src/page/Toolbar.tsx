import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import type { ReactNode } from 'react';
import { TextInput } from '../form/TextInput.tsx';
import { useWords } from '../words/words.tsx';

interface ToolbarProps {
  /** Label of the search field; no field without `onSearch`. */
  readonly searchLabel?: string;
  readonly search?: string;
  readonly onSearch?: (text: string) => void;
  /** Shown as "Clear filters" while a filter is set. */
  readonly onClear?: () => void;
  /** Further filters. */
  readonly children?: ReactNode;
  /** What the filter found, at the end. */
  readonly count?: string;
}

/** Filters above a list. Keep their values in the address with `useUrlFilter`. */
export function Toolbar({ searchLabel, search = '', onSearch, onClear, children, count }: ToolbarProps) {
  const w = useWords();
  return (
    <Box
      role="search"
      className="no-print"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}
    >
      {onSearch && (
        <TextInput
          label={searchLabel ?? w('filter.search')}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          type="search"
          sx={{ flex: '1 1 220px', maxWidth: { sm: 360 } }}
          startAdornment={
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          }
        />
      )}
      {children}
      {onClear && (
        <Button variant="text" startIcon={<Clear />} onClick={onClear}>
          {w('filter.clear')}
        </Button>
      )}
      {count && (
        <Box role="status" sx={{ ml: 'auto', color: 'text.secondary', typography: 'body2' }}>
          {count}
        </Box>
      )}
    </Box>
  );
}
