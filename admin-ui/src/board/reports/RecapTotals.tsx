import type { DailyTotals } from '@courtcrew/domain/board/contract/reports.ts';
import { centsOf, moneyText } from '@courtcrew/domain/kernel/money.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { Figures } from '@courtcrew/ui-kit/page/list/Figures.tsx';
import { ResponsiveTable } from '@courtcrew/ui-kit/page/list/ResponsiveTable.tsx';
import { useChoiceName } from '@courtcrew/ui-kit/words/choices.ts';
import { useAuxKind } from '@courtcrew/ui-kit/words/useCategoryName.ts';
import Box from '@mui/material/Box';
import { Section } from '../../kit/page/layout.tsx';
import { useWorkWords, type WorkSay } from './words.ts';

interface Line {
  readonly kind: string;
  readonly count: number;
  readonly amount: number;
  readonly sum: number;
}

const columnsOf = (w: WorkSay, kind: string): readonly Column<Line>[] => [
  { key: 'kind', label: kind, primary: true },
  { key: 'count', label: w('recap.count'), type: 'number' },
  { key: 'amount', label: w('recap.each'), type: 'money' },
  { key: 'sum', label: w('recap.sum'), type: 'money' },
];

interface LinesProps {
  readonly title: string;
  readonly kind: string;
  readonly lines: readonly Line[];
  readonly total: number;
}

function Lines({ title, kind, lines, total }: LinesProps) {
  const w = useWorkWords();
  return (
    <Section title={title} aside={<Box sx={{ typography: 'h3' }}>{moneyText(centsOf(total))}</Box>}>
      {lines.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{w('recap.nothing')}</Box>
      ) : (
        <ResponsiveTable
          caption={title}
          columns={columnsOf(w, kind)}
          rows={lines}
          rowKey={(line) => `${line.kind} ${line.amount}`}
        />
      )}
    </Section>
  );
}

export function RecapTotals({ totals }: { readonly totals: DailyTotals }) {
  const w = useWorkWords();
  const nameOf = useChoiceName();
  const kindName = useAuxKind();
  const { match_count, lead_total, second_total, aux_total, total } = totals;
  const dollars = (amount: number) => moneyText(centsOf(amount));
  const levels = (rows: DailyTotals['headTotals']) =>
    rows.map((row) => ({ ...row, kind: nameOf(row.ref_cred) }));
  return (
    <>
      <Figures
        of={[
          [w('recap.matches'), String(match_count)],
          [w('recap.lead'), dollars(lead_total)],
          [w('recap.second'), dollars(second_total)],
          [w('recap.aux'), dollars(aux_total)],
          [w('recap.total'), dollars(total)],
        ]}
      />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { lg: 'repeat(3, minmax(0, 1fr))' } }}>
        <Lines
          title={w('recap.lead')}
          kind={w('work.credentials')}
          lines={levels(totals.headTotals)}
          total={lead_total}
        />
        <Lines
          title={w('recap.second')}
          kind={w('work.credentials')}
          lines={levels(totals.secondTotals)}
          total={second_total}
        />
        <Lines
          title={w('recap.aux')}
          kind={w('recap.type')}
          lines={totals.auxTotals.map((row) => ({ ...row, kind: kindName(row.type) }))}
          total={aux_total}
        />
      </Box>
    </>
  );
}
