import { MEDALS } from '@courtcrew/domain/board/model.ts';
import { updatePastMatch } from '@courtcrew/domain/reconciliation/contract/marks.ts';
import type { MatchRow } from '@courtcrew/domain/reconciliation/contract/shapes.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormCheck, FormSelect, FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { useState } from 'react';
import { amountShape, FormAmount } from '../../kit/page/FormAmount.tsx';
import { usePayWords } from '../words.ts';
import { payEdit } from './changes.ts';

interface EditMatchProps {
  readonly row: MatchRow;
  readonly onClose: () => void;
}

const valuesOf = (row: MatchRow) => ({
  amount: String(row.amount),
  paid: row.paid,
  secondAmount: String(row.second_amount ?? ''),
  secondPaid: row.second_paid ?? false,
  sysid: row.sysid,
  medal: row.medal,
});

export function EditMatch({ row, onClose }: EditMatchProps) {
  const p = usePayWords();
  const save = useCommand(updatePastMatch, { quiet: true, done: p('past.saved') });
  const medals = { none: p('filter.noMedal'), Gold: p('medal.gold'), Bronze: p('medal.bronze') };
  const hasSecond = row.second_ref_id !== null;
  const [seen] = useState(() => valuesOf(row));
  return (
    <FormDialog
      title={p('past.edit', { name: p('match.line', { court: row.court_num, lead: row.name }) })}
      defaults={seen}
      onSubmit={(values, theirs) =>
        save.mutateAsync({ body: { id: row.id, ...payEdit(seen, values, theirs) } })
      }
      onClose={onClose}
    >
      <FormAmount name="amount" label={p('pay.amount')} />
      <FormCheck name="paid" label={p('past.leadPaid')} />
      {hasSecond && (
        <>
          <FormText kind="money" name="secondAmount" label={p('past.secondAmount')} shape={amountShape} />
          <FormCheck name="secondPaid" label={p('past.secondPaid')} />
        </>
      )}
      <FormText kind="text" name="sysid" label={p('match.sysid')} inputProps={{ maxLength: 40 }} />
      <FormSelect
        name="medal"
        label={p('match.medal')}
        options={MEDALS.map((value) => ({ value, label: medals[value] }))}
      />
      <AppLink to={`/desk/history?about=${row.id}`}>{p('staff.history')}</AppLink>
    </FormDialog>
  );
}
