import type { MatchRow } from '@courtcrew/domain/reconciliation/contract/shapes.ts';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useState } from 'react';
import { ListFrame } from '../../kit/desk/ListFrame.tsx';
import type { Chosen } from '../../kit/desk/useChosen.ts';
import { VirtualGrid } from '../../kit/desk/VirtualGrid.tsx';
import { usePayWords } from '../words.ts';
import { AREAS_WIDE, COLUMNS, NARROW_HEIGHTS, WIDE_HEIGHT } from './layout.ts';
import { MatchLine } from './MatchLine.tsx';
import { CELLS, type Cell } from './parts.ts';

interface MatchGridProps {
  readonly rows: readonly MatchRow[];
  readonly zone: string;
  readonly chosen: Chosen;
  readonly failed: ReadonlyMap<string, string>;
  readonly onAct: (row: MatchRow, cell: Cell) => void;
}

const keyOf = ({ id }: MatchRow): string => id;

/** Single keys; with Shift they act on the second official. */
const KEYS: Readonly<Record<string, Cell>> = {
  a: 'amount lead',
  p: 'paid lead',
  o: 'posted lead',
  A: 'amount supporting',
  P: 'paid supporting',
  O: 'posted supporting',
  w: 'why',
  e: 'edit',
};

/** Virtual list of matches. Arrows move along a row, Enter edits the cell. */
export function MatchGrid({ rows, zone, chosen, failed, onAct }: MatchGridProps) {
  const p = usePayWords();
  const narrow = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const [active, setActive] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const cursor = CELLS[at] ?? CELLS[0];
  const heightOf = useCallback(
    (row: MatchRow) => (narrow ? NARROW_HEIGHTS[row.second_ref_id === null ? 1 : 0] : WIDE_HEIGHT),
    [narrow],
  );
  const draw = useCallback(
    (row: MatchRow) => (
      <MatchLine
        row={row}
        zone={zone}
        cursor={row.id === active ? cursor : null}
        failed={failed.get(row.id)}
        onAct={onAct}
      />
    ),
    [zone, active, cursor, failed, onAct],
  );
  const onKey = (key: string, row: MatchRow | undefined): boolean => {
    if (!row) return false;
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    const cell = KEYS[key];
    if (step !== 0) setAt(Math.min(CELLS.length - 1, Math.max(0, at + step)));
    else if (cell) onAct(row, cell);
    else return false;
    return true;
  };
  return (
    <>
      <Heads />
      <ListFrame height={{ xs: '70vh', md: 'calc(100dvh - 456px)' }} minHeight={280}>
        <VirtualGrid
          label={p('staff.reconciliation')}
          rows={rows}
          rowKey={keyOf}
          heightOf={heightOf}
          picked={chosen.keys}
          onPick={({ id }, range) => chosen.press(id, range)}
          onExtend={(from, to) => chosen.extend(from.id, to.id)}
          onAll={() => chosen.replace(rows.map(keyOf))}
          onActive={({ id }) => setActive(id)}
          onEnter={(row) => onAct(row, cursor)}
          onKey={onKey}
          empty={p('match.noMatch')}
        >
          {draw}
        </VirtualGrid>
      </ListFrame>
    </>
  );
}

/** Column headings; on a phone every cell has its own label. */
function Heads() {
  const p = usePayWords();
  const pay = (
    <>
      <Box component="span" sx={{ width: 92, textAlign: 'right' }}>
        {p('pay.amount')}
      </Box>
      <span>{p('pay.paid')}</span>
      <span>{p('pay.posted')}</span>
    </>
  );
  return (
    <Box
      aria-hidden
      sx={{
        display: { xs: 'none', md: 'grid' },
        gridTemplateColumns: COLUMNS,
        gridTemplateAreas: AREAS_WIDE,
        columnGap: 1,
        px: 1,
        pb: 0.5,
        typography: 'caption',
        fontWeight: 650,
        color: 'text.secondary',
      }}
    >
      <Box sx={{ gridArea: 'when' }}>{p('match.court')}</Box>
      <Box sx={{ gridArea: 'lead' }}>{p('pay.lead')}</Box>
      <Box sx={{ gridArea: 'leadPay', display: 'flex', gap: 0.75 }}>{pay}</Box>
      <Box sx={{ gridArea: 'supporting' }}>{p('pay.supporting')}</Box>
      <Box sx={{ gridArea: 'supportingPay', display: 'flex', gap: 0.75 }}>{pay}</Box>
      <Box sx={{ gridArea: 'medal' }}>{p('match.sysid')}</Box>
    </Box>
  );
}
