import { centsOf, moneyText } from '@courtcrew/domain/kernel/money.ts';
import { importResults, previewResults } from '@courtcrew/domain/payouts/contract.ts';
import { RESULT_COLUMNS } from '@courtcrew/domain/payouts/model.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDesk } from '../../kit/desk/desk.ts';
import { ImportSteps } from '../../kit/import/ImportSteps.tsx';
import { sentRows } from '../../kit/import/sentRows.ts';
import { useImportWords } from '../../kit/import/words.ts';
import { PayoutHeader, PayoutPage } from '../parts/PayoutPage.tsx';
import { usePayoutWords } from '../words.ts';

const EXAMPLE = `${RESULT_COLUMNS.join(',')}
Ana,Ruiz,ana@example.com,Mixed Doubles Pro,1,1200
Ben,Cole,,Mixed Doubles Pro,1,1200`;

/** The prizes of a list of results, all at once or not at all. */
export function ImportResults() {
  return (
    <PayoutPage>
      <Import />
    </PayoutPage>
  );
}

function Import() {
  const w = usePayoutWords();
  const i = useImportWords();
  const { tid } = useDesk();
  const [sent, setSent] = useState(false);
  const preview = useCommand(previewResults, { live: true });
  const add = useCommand(importResults, { quiet: true, done: ({ message }) => message });
  const { people = 0, new_people = 0 } = preview.data ?? {};

  const read = (csv: string) => {
    setSent(false);
    preview.mutate({ body: { tid, csv } });
  };
  const clear = () => {
    preview.reset();
    add.reset();
  };
  const send = () => {
    const data = sentRows(preview.data, RESULT_COLUMNS);
    const onSuccess = () => {
      clear();
      setSent(true);
    };
    add.mutate({ body: { tid, data } }, { onSuccess });
  };

  return (
    <>
      <PayoutHeader
        title={w('staff.importPrizes')}
        actions={
          preview.data && (
            <Button variant="outlined" onClick={clear}>
              {i('import.clear')}
            </Button>
          )
        }
      />
      <Box sx={{ mb: 2, color: 'text.secondary', maxWidth: 860 }}>
        {w('results.help', { columns: RESULT_COLUMNS.join(', ') })}
      </Box>
      <ImportSteps
        columns={RESULT_COLUMNS}
        example={EXAMPLE}
        shown={{ amount: (amount) => moneyText(centsOf(Number(amount))) }}
        previewed={preview.data}
        isReading={preview.isPending}
        isSending={add.isPending}
        failure={add.error}
        clean={(count) => w('results.clean', { count, people, added: new_people })}
        send={(count) => w('results.send', { count })}
        onRead={read}
        onSend={send}
        done={sent && <Done />}
      />
    </>
  );
}

function Done() {
  const w = usePayoutWords();
  return (
    <Alert
      severity="success"
      action={
        <Button component={AppAnchor} to="/payout" color="inherit" size="small">
          {w('staff.payouts')}
        </Button>
      }
    >
      {w('results.sent')}
    </Alert>
  );
}
