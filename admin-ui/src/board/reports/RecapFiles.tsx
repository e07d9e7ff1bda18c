import type { DailyTotals } from '@courtcrew/domain/board/contract/reports.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { auxKind } from '@courtcrew/ui-kit/words/useCategoryName.ts';
import Box from '@mui/material/Box';
import { useDesk } from '../../kit/desk/desk.ts';
import { ExportMenu } from '../../kit/export/ExportMenu.tsx';
import { levelText } from '../../kit/levelText.ts';
import { count, money } from '../../kit/table/columns.ts';
import { useWorkWords, type WorkSay } from './words.ts';

interface Line {
  readonly part: string;
  readonly kind: string;
  readonly count: number;
  /** Dollars. */
  readonly amount: number;
  readonly sum: number;
}

const columnsOf = (w: WorkSay): readonly Column<Line>[] => [
  { key: 'part', label: w('recap.part') },
  { key: 'kind', label: w('recap.kind') },
  count('count', w('recap.count'), (line) => line.count),
  money('amount', w('recap.each'), ({ amount }) => amount),
  money('sum', w('recap.sum'), ({ sum }) => sum),
];

const linesOf = ({ headTotals, secondTotals, auxTotals }: DailyTotals, w: WorkSay): readonly Line[] => [
  ...headTotals.map(({ ref_cred, ...line }) => ({
    ...line,
    part: w('recap.lead'),
    kind: levelText(ref_cred, w),
  })),
  ...secondTotals.map(({ ref_cred, ...line }) => ({
    ...line,
    part: w('recap.second'),
    kind: levelText(ref_cred, w),
  })),
  ...auxTotals.map(({ type, ...line }) => ({ ...line, part: w('recap.aux'), kind: auxKind(type, w) })),
];

interface RecapFilesProps {
  readonly totals: DailyTotals;
  /** `YYYY-MM-DD`; empty for the whole tournament. */
  readonly day: string;
}

export function RecapFiles({ totals, day }: RecapFilesProps) {
  const w = useWorkWords();
  const { name } = useDesk();
  return (
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <ExportMenu
        file={`${name} ${w('staff.dailyRecap')} ${day}`.trim()}
        columns={columnsOf(w)}
        rows={linesOf(totals, w)}
      />
    </Box>
  );
}
