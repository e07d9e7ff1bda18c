import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import {
  askForPayData,
  export1099,
  exportGusto,
  exportPayroll,
  getMoneyOut,
} from '@courtcrew/domain/files/money/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { SelectInput } from '@courtcrew/ui-kit/form/SelectInput.tsx';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import Download from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo, useState } from 'react';
import { DeskHeader } from '../kit/desk/DeskHeader.tsx';
import { useDesk } from '../kit/desk/desk.ts';
import { ReportOf } from '../kit/report/Report.tsx';
import { money, text } from '../kit/table/columns.ts';
import { BankFileDialog } from './BankFileDialog.tsx';
import { type MoneySay, useMoneyWords } from './moneyWords.ts';

type Owed = AnswerOf<typeof getMoneyOut>;
type Person = Owed['people'][number];

const BY_NAME = { by: 'name', descending: false } as const;

const columnsOf = (w: MoneySay): readonly Column<Person>[] => [
  text('name', w('money.name'), ({ name }) => name, { primary: true }),
  money('due', w('money.due'), ({ due }) => due),
  money('payable', w('money.payable'), ({ payable }) => payable),
  text('missing', w('money.missing'), ({ missing }) =>
    missing.map((one) => w(`money.missing.${one}`)).join(', '),
  ),
];

/** Whom the tournament owes, and the files that pay them or tell the tax office. */
export function MoneyOut() {
  const w = useMoneyWords();
  const { tid, name } = useDesk();
  const owed = useCall(getMoneyOut, { params: { tid } });
  const columns = useMemo(() => columnsOf(w), [w]);
  return (
    <>
      <DeskHeader title={w('staff.moneyOut')} />
      <Answered of={owed} loading="table" rows={8} isEmpty={() => false} empty={null}>
        {(known) => (
          <Stack spacing={3}>
            <Files known={known} />
            {known.people.length === 0 ? (
              <EmptyState title={w('money.nobody')} text={w('money.nobodyHelp')} />
            ) : (
              <ReportOf
                caption={w('staff.moneyOut')}
                file={`${name} ${w('staff.moneyOut')}`}
                columns={columns}
                rows={known.people}
                rowKey={({ ref_id }) => ref_id}
                first={BY_NAME}
              />
            )}
          </Stack>
        )}
      </Answered>
    </>
  );
}

function Files({ known: { people, years } }: { readonly known: Owed }) {
  const w = useMoneyWords();
  const { tid } = useDesk();
  const [year, setYear] = useState(String(years[0]));
  const [isPaying, setIsPaying] = useState(false);
  const lacking = people.filter(({ missing }) => missing.includes('bank'));
  const payable = people.filter((person) => person.payable > 0);
  const ask = useCommand(askForPayData, { done: ({ asked }) => w('money.asked', { count: asked }) });
  const at = ({ path }: { readonly path: string }) => path.replace('{tid}', tid);
  const file = (label: string, href: string, disabled = false) => (
    <Button variant="outlined" startIcon={<Download />} href={href} download disabled={disabled}>
      {label}
    </Button>
  );
  return (
    <Stack spacing={2} className="no-print">
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          startIcon={<Download />}
          disabled={payable.every(({ missing }) => missing.includes('bank'))}
          onClick={() => setIsPaying(true)}
        >
          {w('money.bankFile')}
        </Button>
        {file(w('money.payroll'), at(exportPayroll), people.length === 0)}
        {file(w('money.gusto'), at(exportGusto), payable.length === 0)}
        {lacking.length > 0 && (
          <Button variant="outlined" loading={ask.isPending} onClick={() => ask.mutate({ params: { tid } })}>
            {w('money.ask', { count: lacking.length })}
          </Button>
        )}
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <SelectInput
          label={w('money.year')}
          value={year}
          options={years.map((one) => [String(one), String(one)])}
          onChange={setYear}
        />
        {file(w('money.1099'), `${at(export1099)}?year=${year}`)}
      </Stack>
      {isPaying && <BankFileDialog onClose={() => setIsPaying(false)} />}
    </Stack>
  );
}
