import { getPayData, setPayData } from '@courtcrew/domain/accounts/contract/payData.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { Form, useKitForm } from '@courtcrew/ui-kit/form/Form.tsx';
import { FormSelect } from '@courtcrew/ui-kit/form/FormSelect.tsx';
import { FormText } from '@courtcrew/ui-kit/form/FormText.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormSection, Pair } from './FormParts.tsx';
import { usePayDataWords } from './words/payData.ts';

const NO_BANK = { bank: { routing: '', account: '', kind: 'checking' as const } };
const NO_TIN = { tin: { number: '', kind: 'ssn' as const } };

/** The own bank account and tax number: given and taken away, shown by their last digits. */
export function PayData() {
  const w = usePayDataWords();
  const data = useCall(getPayData, {});
  return (
    <FormSection title={w('pay.title')} help={w('pay.help')}>
      <Answered of={data} loading="form" rows={2} isEmpty={() => false} empty={null}>
        {({ bank, tin }) => (
          <>
            {bank ? <Given what="bank" text={w('pay.bankIs', { digits: bank.last_four })} /> : <BankForm />}
            {tin ? <Given what="tin" text={w('pay.tinIs', { digits: tin.last_four })} /> : <TinForm />}
          </>
        )}
      </Answered>
    </FormSection>
  );
}

function Given({ what, text }: { readonly what: 'bank' | 'tin'; readonly text: string }) {
  const w = usePayDataWords();
  const remove = useCommand(setPayData);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <span>{text}</span>
      <Button
        variant="outlined"
        loading={remove.isPending}
        onClick={() => remove.mutate({ body: { [what]: null } })}
      >
        {w('pay.remove')}
      </Button>
    </Box>
  );
}

function BankForm() {
  const w = usePayDataWords();
  const save = useCommand(setPayData, { done: w('pay.saved'), quiet: true });
  const form = useKitForm({
    defaults: NO_BANK,
    onSubmit: async (body) => {
      await save.mutateAsync({ body });
    },
  });
  return (
    <Form form={form} label={w('pay.bank')}>
      <Pair>
        <FormText kind="count" name="bank.routing" label={w('pay.routing')} required autoComplete="off" />
        <FormText kind="text" name="bank.account" label={w('pay.account')} required autoComplete="off" />
      </Pair>
      <FormSelect
        name="bank.kind"
        label={w('pay.kind')}
        options={[
          { value: 'checking', label: w('pay.checking') },
          { value: 'savings', label: w('pay.savings') },
        ]}
      />
      <Save busy={save.isPending} label={w('pay.saveBank')} />
    </Form>
  );
}

function TinForm() {
  const w = usePayDataWords();
  const save = useCommand(setPayData, { done: w('pay.saved'), quiet: true });
  const form = useKitForm({
    defaults: NO_TIN,
    onSubmit: async (body) => {
      await save.mutateAsync({ body });
    },
  });
  return (
    <Form form={form} label={w('pay.tin')}>
      <Pair>
        <FormText kind="text" name="tin.number" label={w('pay.tin')} required autoComplete="off" />
        <FormSelect
          name="tin.kind"
          label={w('pay.tinKind')}
          options={[
            { value: 'ssn', label: w('pay.ssn') },
            { value: 'ein', label: w('pay.ein') },
          ]}
        />
      </Pair>
      <Save busy={save.isPending} label={w('pay.saveTin')} />
    </Form>
  );
}

const Save = ({ busy, label }: { readonly busy: boolean; readonly label: string }) => (
  <Button type="submit" variant="contained" loading={busy} sx={{ justifySelf: { sm: 'start' } }}>
    {label}
  </Button>
);
