import { centsWritten, dollars, moneyText } from '@courtcrew/domain/kernel/money.ts';
import { totalOf } from '@courtcrew/domain/planning/amounts.ts';
import { BUDGET_CATEGORIES, BUDGET_KINDS, RATE_SCALE, TITLE_MAX } from '@courtcrew/domain/planning/model.ts';
import { FormSelect, FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { amountShape } from '../../kit/page/FormAmount.tsx';
import { Fields } from '../../kit/page/layout.tsx';
import { usePlanWords } from '../words.ts';
import type { PartProps } from './TodoFields.tsx';
import type { ItemValues } from './values.ts';

const digits = (typed: string): string => typed.replaceAll(/\D/g, '').slice(0, 5);

/** What an item is in the budget, with its total while it is typed. */
export function BudgetFields({ autoFocus = false }: PartProps) {
  const p = usePlanWords();
  return (
    <>
      <FormSelect
        name="category_id"
        label={p('plan.type')}
        required
        autoFocus={autoFocus}
        options={[
          { value: '', label: p('plan.choose') },
          ...BUDGET_KINDS.map((kind) => ({
            value: String(BUDGET_CATEGORIES[kind]),
            label: p(`budget.${kind}`),
          })),
        ]}
      />
      <FormText
        name="budget_title"
        label={p('budget.title')}
        required
        inputProps={{ maxLength: TITLE_MAX }}
      />
      <Fields min={140}>
        <FormText name="quantity" label={p('budget.quantity')} shape={digits} inputMode="numeric" />
        <FormText
          name="rate"
          label={p('budget.rate')}
          shape={amountShape}
          inputMode="decimal"
          startAdornment="$"
        />
        <Total />
      </Fields>
      <FormText
        name="actual"
        label={p('budget.actual')}
        hint={p('budget.actualHelp')}
        shape={amountShape}
        inputMode="decimal"
        startAdornment="$"
      />
    </>
  );
}

function Total() {
  const p = usePlanWords();
  const [rate, quantity] = useWatch<ItemValues>({ name: ['rate', 'quantity'] });
  const total = totalOf({
    rate: dollars(centsWritten(String(rate ?? '')) ?? 0) * RATE_SCALE,
    quantity: Number(quantity) || 0,
  });
  return (
    <Box component="output" sx={{ alignSelf: 'center', fontWeight: 650 }}>
      {p('budget.total')} {moneyText(total)}
    </Box>
  );
}
