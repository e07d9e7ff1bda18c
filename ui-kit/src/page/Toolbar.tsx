import Clear from '@mui/icons-material/Clear';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { forThumbs } from '../theme/styles.ts';
import { useWords } from '../words/words.tsx';
import { SearchInput } from './list/SearchInput.tsx';

interface ToolbarProps {
  /** Absent without `onSearch`. */
  readonly searchLabel?: string;
  readonly search?: string;
  readonly onSearch?: (text: string) => void;
  /** Shown as "Clear filters" while a filter is set. */
  readonly onClear?: () => void;
  readonly children?: ReactNode;
  /** Result count, at the end. */
  readonly count?: string;
}

/** Filters above a list. Keep their values in the address with `useUrlFilter`. */
export function Toolbar({ searchLabel, search = '', onSearch, onClear, children, count }: ToolbarProps) {
  const w = useWords();
  const bar = useRef<HTMLDivElement>(null);
  const isFiltered = onClear !== undefined;
  useLayoutEffect(() => {
    if (!isFiltered) return;
    // The pressed button disappears with the filters, and focus would go to the top of the page.
    return () => {
      if (document.activeElement === document.body) bar.current?.focus({ preventScroll: true });
    };
  }, [isFiltered]);
  return (
    <Box
      ref={bar}
      tabIndex={-1}
      role="search"
      className="no-print"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        mb: 2,
        outline: 'none',
        ...forThumbs,
      }}
    >
      {onSearch && (
        <SearchInput label={searchLabel ?? w('filter.search')} value={search} onChange={onSearch} />
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
