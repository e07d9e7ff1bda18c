import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { FormCheck, FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import Box from '@mui/material/Box';
import { amountShape } from '../../kit/page/FormAmount.tsx';
import { Wide } from '../../kit/page/layout.tsx';
import { FormRichText } from '../editor/FormRichText.tsx';
import { type SetupKey, useSetupWords } from '../words.ts';
import { Coordinator } from './Coordinator.tsx';
import { Count } from './Count.tsx';
import { SectionCard } from './SectionCard.tsx';
import type { SectionProps } from './section.ts';
import type { AMOUNTS } from './values.ts';

export function ChairSection({ generation }: SectionProps) {
  const w = useSetupWords();
  return (
    <SectionCard id="chair" title={w('setup.chair')}>
      <Count name="num_of_chair_ump" label={w('setup.chairCount')} />
      <Wide>
        <FormRichText name="description" label={w('setup.description')} generation={generation} />
      </Wide>
    </SectionCard>
  );
}

export function RefereeSection({ generation }: SectionProps) {
  const w = useSetupWords();
  return (
    <SectionCard
      id="referee"
      title={w('setup.referee')}
      help={<AppLink to="/desk/editProcedures">{w('staff.procedures')}</AppLink>}
    >
      <Count name="num_of_referee" label={w('setup.refereeCount')} />
      <Wide>
        <FormRichText name="utr_referee" label={w('setup.description')} generation={generation} />
      </Wide>
      <Coordinator section="referee" />
      <FormCheck name="referee_approval_required" label={w('setup.approval')} />
      <FormCheck name="exact_match_scheduling" label={w('setup.exact')} />
      <FormCheck name="referee_post_pay" label={w('setup.postPay')} />
      <FormCheck name="queue" label={w('setup.queue')} />
      <FormCheck name="save_tag" label={w('setup.saveTag')} />
      <PayAmounts />
    </SectionCard>
  );
}

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
function PayAmounts() {
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
