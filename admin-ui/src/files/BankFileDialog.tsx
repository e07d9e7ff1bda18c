import { exportNacha } from '@courtcrew/domain/files/money/contract.ts';
import { useClient } from '@courtcrew/ui-kit/data/DataRoot.tsx';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormText } from '@courtcrew/ui-kit/form/FormText.tsx';
import { saveFile } from '@courtcrew/ui-kit/page/list/saveFile.ts';
import { useDesk } from '../kit/desk/desk.ts';
import { useMoneyWords } from './moneyWords.ts';

const KEPT = 'courtcrew.payer';
const EMPTY = { company: '', company_id: '', routing: '', bank: '' };

/** The payer as this browser knows it from the last file; nothing of it is personal. */
function lastPayer(): typeof EMPTY {
  try {
    return { ...EMPTY, ...JSON.parse(localStorage.getItem(KEPT) ?? '{}') };
  } catch {
    return EMPTY;
  }
}

/** Asks who pays and when, and saves the file for the bank. */
export function BankFileDialog({ onClose }: { readonly onClose: () => void }) {
  const w = useMoneyWords();
  const { tid } = useDesk();
  const client = useClient();
  return (
    <FormDialog
      title={w('money.bankFile')}
      action={w('money.save')}
      defaults={{ ...lastPayer(), effective: '' }}
      onSubmit={async (query) => {
        const file = await client.send(exportNacha, { params: { tid }, query });
        const { effective: _, ...payer } = query;
        localStorage.setItem(KEPT, JSON.stringify(payer));
        saveFile(new Blob([file], { type: 'text/plain' }), 'courtcrew-ach.txt');
      }}
      onClose={onClose}
    >
      <FormText kind="text" name="company" label={w('money.company')} required autoFocus />
      <FormText
        kind="text"
        name="company_id"
        label={w('money.companyId')}
        hint={w('money.companyIdHint')}
        required
      />
      <FormText kind="text" name="bank" label={w('money.bank')} required />
      <FormText kind="count" name="routing" label={w('money.routing')} required />
      <FormText kind="day" name="effective" label={w('money.effective')} required />
    </FormDialog>
  );
}
