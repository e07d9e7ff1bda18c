import { typedPhone } from '@courtcrew/domain/kernel/phone.ts';
import { getVolunteerWaiverTexts } from '@courtcrew/domain/roster/contract.ts';
import { CONTACT_EMAIL_MAX, CONTACT_NAME_MAX, type Section } from '@courtcrew/domain/tournaments/choices.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { FormCheck, FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { amountShape } from '../../kit/page/FormAmount.tsx';
import { FormCount } from '../../kit/page/FormCount.tsx';
import { Fields, Wide } from '../../kit/page/layout.tsx';
import { FormRichText } from '../editor/FormRichText.tsx';
import { type SetupKey, useSetupWords } from '../words.ts';
import type { SectionProps } from './section.ts';
import type { AMOUNTS, SetupValues } from './values.ts';

export function Chair({ generation }: SectionProps) {
  const w = useSetupWords();
  return (
    <>
      <FormCount name="num_of_chair_ump" label={w('setup.chairCount')} />
      <Description name="description" generation={generation} />
    </>
  );
}

export function Referee({ generation }: SectionProps) {
  const w = useSetupWords();
  return (
    <>
      <FormCount name="num_of_referee" label={w('setup.refereeCount')} />
      <Description name="utr_referee" generation={generation} />
      <Coordinator section="referee" />
      <FormCheck name="referee_approval_required" label={w('setup.approval')} />
      <FormCheck name="exact_match_scheduling" label={w('setup.exact')} />
      <FormCheck name="referee_post_pay" label={w('setup.postPay')} />
      <FormCheck name="queue" label={w('setup.queue')} />
      <FormCheck name="save_tag" label={w('setup.saveTag')} hint={w('setup.saveTagHelp')} />
      <PayAmounts />
    </>
  );
}

export function Trainer({ generation }: SectionProps) {
  const w = useSetupWords();
  return (
    <>
      <FormCount name="num_of_athletic_trainers" label={w('setup.trainerCount')} />
      <Description name="line_description" generation={generation} />
      <Coordinator section="line" />
    </>
  );
}

export function Volunteer({ row, generation }: SectionProps) {
  const w = useSetupWords();
  return (
    <>
      <Description name="volunteer_description" generation={generation} />
      <Coordinator section="volunteer" />
      <Wide>
        <FormText
          kind="text"
          name="volunteer_waiver"
          label={w('setup.waiver')}
          hint={w('setup.waiverHint')}
          multiline
          minRows={4}
          maxRows={12}
        />
        <SignAgain tid={row.tid} />
        <FormCheck name="volunteer_signature_required" label={w('setup.waiverNeeded')} />
      </Wide>
    </>
  );
}

function Description(text: { name: string; generation: number }) {
  const w = useSetupWords();
  return (
    <Wide>
      <FormRichText {...text} label={w('setup.description')} />
    </Wide>
  );
}

/** Contact of a section's applicants. */
function Coordinator({ section }: { section: Section }) {
  const w = useSetupWords();
  const name = (part: string) => `${section}_coordinator_${part}`;
  return (
    <Wide>
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
        <Box component="legend" sx={{ typography: 'h3', mb: 1.5, p: 0 }}>
          {w('setup.coordinator')}
        </Box>
        <Fields>
          <FormText
            kind="text"
            name={name('name')}
            label={w('setup.name')}
            inputProps={{ maxLength: CONTACT_NAME_MAX }}
          />
          <FormText
            kind="email"
            name={name('email')}
            label={w('setup.coordinatorEmail')}
            hint={w('setup.coordinatorEmailHelp')}
            inputProps={{ maxLength: CONTACT_EMAIL_MAX }}
          />
          <FormText
            kind="phone"
            name={name('phone')}
            label={w('setup.coordinatorPhone')}
            shape={typedPhone}
          />
        </Fields>
      </Box>
    </Wide>
  );
}

type Amount = (typeof AMOUNTS)[number];

const LEVELS: readonly { word: SetupKey; lead: Amount; second: Amount }[] = [
  { word: 'credential.certified', lead: 'certified_amount', second: 'certified_amount2' },
  { word: 'credential.level2', lead: 'level_two_amount', second: 'level_two_amount2' },
  { word: 'credential.level1', lead: 'level_one_amount', second: 'level_one_amount2' },
  { word: 'credential.none', lead: 'volunteer_amount', second: 'volunteer_amount2' },
];

interface AmountFieldProps {
  readonly name: Amount;
  readonly label: string;
  readonly hint?: string;
}

const AmountField = ({ name, label, hint }: AmountFieldProps) => (
  <FormText
    hint={hint}
    kind="money"
    name={name}
    label={label}
    shape={amountShape}
    size="small"
    startAdornment="$"
    placeholder="0.00"
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
          <AmountField name="pr1_amount" label={w('setup.pr1')} hint={w('setup.prHelp')} />
          <AmountField name="pr2_amount" label={w('setup.pr2')} />
        </Box>
      </Box>
    </Wide>
  );
}

/** Asks whether earlier signatures still count, where the text was changed and somebody has signed. */
export function SignAgain({ tid }: { tid: string }) {
  const w = useSetupWords();
  const { control, setValue } = useFormContext<SetupValues>();
  const { dirtyFields } = useFormState({ control, name: 'volunteer_waiver' });
  const isChanged = dirtyFields.volunteer_waiver === true;
  const { data } = useCall(getVolunteerWaiverTexts, { body: { tid } }, { enabled: isChanged });
  // An unchanged text has no answer.
  useEffect(() => {
    if (!isChanged) setValue('sign_again', false, { shouldDirty: true });
  }, [isChanged, setValue]);
  if (!isChanged || !data || data.signatures === 0) return null;
  return (
    <Box role="status" sx={{ mb: 1 }}>
      <FormCheck name="sign_again" label={w('setup.signAgain')} />
      <Box sx={{ pl: 4, typography: 'body2', color: 'text.secondary' }}>
        {w('setup.signAgainHelp', { count: data.signatures })}
      </Box>
    </Box>
  );
}
