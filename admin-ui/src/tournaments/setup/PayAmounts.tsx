import { FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import Box from '@mui/material/Box';
import { amountShape } from '../../kit/page/FormAmount.tsx';
import { Wide } from '../../kit/page/layout.tsx';
import { type SetupKey, useSetupWords } from '../words.ts';
import type { AMOUNTS } from './values.ts';

type Amount = (typeof AMOUNTS)[number];

const LEVELS: readonly { word: SetupKey; lead: Amount; second: Amount }[] = [
  { word: 'credential.certified', lead: 'certified_amount', second: 'certified_amount2' },
  { word: 'credential.level2', lead: 'level_two_amount', second: 'level_two_amount2' },
  { word: 'credential.level1', lead: 'level_one_amount', second: 'level_one_amount2' },
  { word: 'credential.none', lead: 'volunteer_amount', second: 'volunteer_amount2' },
];

const AmountField = ({ name, label }: { name: Amount; label: string }) => (
  <FormText
    name={name}
    label={label}
    shape={amountShape}
    size="small"
    startAdornment="$"
    placeholder="0.00"
    inputProps={{ inputMode: 'decimal' }}
  />
);

/** Pay by credential, of the lead and the second referee. */
export function PayAmounts() {
  const w = useSetupWords();
  return (
    <Wide>
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
        <Box component="legend" sx={{ typography: 'h3', mb: 1.5, p: 0 }}>
          {w('setup.pay')}
        </Box>
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr', maxWidth: 560 }}>
          {LEVELS.flatMap(({ word, lead, second }) => [
            <AmountField
              key={lead}
              name={lead}
              label={w('setup.payFor', { level: w(word), role: w('setup.payLead') })}
            />,
            <AmountField
              key={second}
              name={second}
              label={w('setup.payFor', { level: w(word), role: w('setup.paySecond') })}
            />,
          ])}
          <AmountField name="pr1_amount" label={w('setup.pr1')} />
          <AmountField name="pr2_amount" label={w('setup.pr2')} />
        </Box>
      </Box>
    </Wide>
  );
}
