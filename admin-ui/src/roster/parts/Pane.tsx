import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx';
import Box from '@mui/material/Box';
import { type ReactNode, type RefObject, useId } from 'react';
import type { GridHandle } from './VirtualGrid.tsx';

interface PaneProps {
  readonly title: string;
  readonly count: string;
  readonly searchLabel: string;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly grid: RefObject<GridHandle | null>;
  /** Stands below the list, out of its scrolling. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** One side of the desk: a heading, a search, and a long list below as high as the window allows. */
export function Pane({ title, count, searchLabel, search, onSearch, grid, below, children }: PaneProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        minWidth: 0,
        border: '1px solid var(--mui-palette-divider)',
        borderRadius: 1,
        backgroundColor: 'background.paper',
        overflow: 'hidden',
      }}
    >
      <Box sx={{ p: 1.25, display: 'grid', gap: 1.25, borderBottom: '1px solid var(--mui-palette-divider)' }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' }}>
          <Box component="h2" id={id} sx={{ m: 0, typography: 'h3' }}>
            {title}
          </Box>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{count}</Box>
        </Box>
        <TextInput
          type="search"
          label={searchLabel}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          onKeyDown={(event) => event.key === 'ArrowDown' && grid.current?.focus()}
        />
      </Box>
      <Box sx={{ height: { xs: '46vh', md: 'calc(100dvh - 372px)' }, minHeight: 240 }}>{children}</Box>
      {below}
    </Box>
  );
}
