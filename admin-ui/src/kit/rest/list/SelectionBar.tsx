import { REST_LIMIT } from '@courtcrew/domain/contract/restRows.ts';
import { forThumbs } from '@courtcrew/ui-kit/theme/styles.ts';
import SelectAll from '@mui/icons-material/SelectAll';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { useListWords } from './words.ts';

/** How many rows are selected, and what can be done with all of them; there while something is selected. */
export function SelectionBar({ children }: { readonly children: ReactNode }) {
  const w = useListWords();
  const { selectedIds, total = 0, onSelect, onSelectAll, onUnselectItems } = useListContext();
  if (selectedIds.length === 0) return null;
  /**
   * As many as one action may change; react-admin says so where there are more. It takes them into a selection of its own
   * where a list keeps none in the store, as ours do.
   */
  const selectAll = () =>
    onSelectAll({
      limit: REST_LIMIT,
      queryOptions: { onSuccess: ({ data }) => onSelect(data.map(({ id }) => id)) },
    });
  return (
    <Box
      role="region"
      aria-label={w('list.select')}
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        p: 1.5,
        mb: 1,
        borderRadius: 1,
        ...forThumbs,
        backgroundColor:
          'color-mix(in srgb, var(--mui-palette-primary-main) 10%, var(--mui-palette-background-paper))',
      }}
    >
      <span role="status">{w('list.selected', { count: selectedIds.length })}</span>
      {children}
      <Box sx={{ ml: 'auto', display: 'flex', gap: 1 }}>
        {selectedIds.length < total && (
          <Button variant="text" startIcon={<SelectAll />} onClick={selectAll}>
            {w('list.any')}
          </Button>
        )}
        <Button variant="text" onClick={() => onUnselectItems()}>
          {w('list.unselect')}
        </Button>
      </Box>
    </Box>
  );
}
