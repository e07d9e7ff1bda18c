import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx';
import { useDraft } from '@courtcrew/ui-kit/page/dialog/useDraft.ts';
import { visuallyHidden } from '@courtcrew/ui-kit/theme/styles.ts';
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
  /** Height in px of everything else in the window. */
  readonly besides: number;
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

export function Pane({
  title,
  count,
  searchLabel,
  search,
  onSearch,
  grid,
  besides,
  below,
  children,
}: PaneProps) {
  const id = useId();
  const [draft, type] = useDraft(search, onSearch);
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
      <Box
        sx={{
          p: 1,
          pl: 1.25,
          display: 'grid',
          gridTemplateColumns: 'auto auto 1fr',
          alignItems: 'center',
          gap: 1.25,
          borderBottom: '1px solid var(--mui-palette-divider)',
        }}
      >
        <Box component="h2" id={id} sx={{ m: 0, typography: 'h3' }}>
          {title}
        </Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{count}</Box>
        {/* Only while somebody searches: counts that others change are not read out. */}
        <Box role="status" sx={visuallyHidden}>
          {search.trim() !== '' && `${title}: ${count}`}
        </Box>
        <TextInput
          kind="search"
          label={searchLabel}
          value={draft}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => event.key === 'ArrowDown' && grid.current?.focus()}
        />
      </Box>
      <Box sx={{ height: { xs: '46vh', md: `calc(100dvh - ${besides}px)` }, minHeight: 240 }}>{children}</Box>
      {below}
    </Box>
  );
}
