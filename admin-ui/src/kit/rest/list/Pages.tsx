import { SelectInput } from '@courtcrew/ui-kit/form/SelectInput.tsx';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useListContext } from 'react-admin';
import { useListWords } from './words.ts';

const SIZES = [25, 50, 100, 250] as const;
/** Rows a page has unless somebody chooses otherwise. */
export const PAGE_SIZE = 50;

/** The way through all rows there are. */
export function Pages() {
  const w = useListWords();
  const { page, perPage, total = 0, setPage, setPerPage } = useListContext();
  if (total <= SIZES[0]) return null;
  const last = Math.ceil(total / perPage);
  const range = { from: (page - 1) * perPage + 1, to: Math.min(page * perPage, total), total };
  return (
    <>
      {/* The browser's own menu prints the page that is shown: paper says so. */}
      <Box sx={{ display: 'none', displayPrint: 'block' }}>{w('list.range', range)}</Box>
      <Box
        component="nav"
        aria-label={w('list.pages')}
        className="no-print"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'end', mt: 2 }}
      >
        <SelectInput
          label={w('list.perPage')}
          value={String(perPage)}
          options={SIZES.map((size) => [String(size), String(size)] as const)}
          onChange={(size) => setPerPage(Number(size))}
        />
        <span role="status">{w('list.range', range)}</span>
        <span>
          <IconButton aria-label={w('list.previous')} disabled={page <= 1} onClick={() => setPage(page - 1)}>
            <ChevronLeft />
          </IconButton>
          <IconButton aria-label={w('list.next')} disabled={page >= last} onClick={() => setPage(page + 1)}>
            <ChevronRight />
          </IconButton>
        </span>
      </Box>
    </>
  );
}
