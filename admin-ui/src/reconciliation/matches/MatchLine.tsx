import type { MatchRow } from '@courtcrew/domain/reconciliation/contract/shapes.ts';
import { MedalBadge } from '@courtcrew/ui-kit/badges/BoardBadges.tsx';
import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import { useSettling } from '@courtcrew/ui-kit/page/state/useSettling.ts';
import { moment } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Edit from '@mui/icons-material/Edit';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import ReportProblem from '@mui/icons-material/ReportProblemOutlined';
import Box from '@mui/material/Box';
import { memo } from 'react';
import { RowAct } from '../../kit/desk/RowAct.tsx';
import { usePayWords } from '../words.ts';
import { AREAS_NARROW, AREAS_WIDE, COLUMNS, CURSOR } from './layout.ts';
import { PartCells } from './PartCells.tsx';
import { type Cell, type LineActs, nameOn, partOf, type Side } from './parts.ts';

interface MatchLineProps extends LineActs {
  readonly row: MatchRow;
  readonly zone: string;
  /** The focused cell; null in other rows. */
  readonly cursor: Cell | null;
  /** Why the last change in this row was refused. */
  readonly failed: string | undefined;
}

const SIDES: readonly Side[] = ['lead', 'supporting'];

/** When and where, then both officials with amount, paid and posted. */
export const MatchLine = memo(({ row, zone, cursor, failed, onAct }: MatchLineProps) => {
  const p = usePayWords();
  const { language } = useSpeech();
  const settling = useSettling<HTMLDivElement>(printOf(row));
  return (
    <Box
      ref={settling}
      sx={{
        display: 'grid',
        height: '100%',
        px: 1,
        columnGap: 1,
        alignItems: 'center',
        gridTemplateColumns: { xs: '1fr auto', md: COLUMNS },
        gridTemplateAreas: { xs: AREAS_NARROW, md: AREAS_WIDE },
      }}
    >
      <Box sx={{ gridArea: 'when', minWidth: 0, ...ELLIPSIS }}>
        <b>{p('court.name', { court: row.court_num })}</b>{' '}
        <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
          {moment(row.start_time, zone, language)}
        </Box>
      </Box>
      {SIDES.map((side) => (
        <Box key={side} sx={{ gridArea: side, ...ELLIPSIS }}>
          {partOf(row, side) && (
            <>
              <CredentialBadge
                credentials={side === 'lead' ? row.credentials : row.second_cred}
                screen="management"
              />{' '}
              {nameOn(row, side)}
            </>
          )}
        </Box>
      ))}
      {SIDES.map((side) => (
        <PartCells key={side} row={row} side={side} cursor={cursor} onAct={onAct} />
      ))}
      <Box sx={{ gridArea: 'medal', ...ELLIPSIS }}>
        <MedalBadge medal={row.medal} /> {row.sysid}
      </Box>
      <Box sx={{ gridArea: 'why', display: 'flex', justifyContent: 'end' }}>
        {failed !== undefined && (
          <Box role="img" aria-label={p('pay.notSaved', { why: failed })} title={failed} sx={{ pt: 0.5 }}>
            <ReportProblem fontSize="small" color="error" />
          </Box>
        )}
        {ACTS.map(({ cell, label, Icon }) => (
          <Box key={cell} sx={{ outline: cursor === cell ? CURSOR : 'none', borderRadius: 1 }}>
            <RowAct label={p(label)} onClick={() => onAct(row, cell)}>
              <Icon fontSize="small" />
            </RowAct>
          </Box>
        ))}
      </Box>
    </Box>
  );
});

const ACTS = [
  { cell: 'why', label: 'pay.why', Icon: HelpOutline },
  { cell: 'edit', label: 'match.edit', Icon: Edit },
] as const;

const ELLIPSIS = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A row is highlighted for a moment when this changes. */
const printOf = (row: MatchRow): string =>
  [
    row.amount,
    row.paid,
    row.posted,
    row.second_amount,
    row.second_paid,
    row.posted_second,
    row.medal,
    row.sysid,
  ].join();
