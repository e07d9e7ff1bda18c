import { getInvoice } from '@courtcrew/domain/reconciliation/contract/invoices.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { ErrorState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { useTitle } from '@courtcrew/ui-kit/page/useTitle.ts';
import { RequireLogin } from '@courtcrew/ui-kit/session/LoginGate.tsx';
import Box from '@mui/material/Box';
import { useParams } from 'react-router';
import { InvoicePaper } from './InvoicePaper.tsx';
import { useInvoiceWords } from './words.ts';

/** `/print/printInvoice/{id}`: an invoice, for its official and for who pays it. */
export function InvoicePage() {
  return (
    <RequireLogin>
      <Checked />
    </RequireLogin>
  );
}

/** Without the right, a missing invoice reads the same as an existing one. */
function Checked() {
  const w = useInvoiceWords();
  const { id = '' } = useParams();
  const { data, error, refetch } = useCall(getInvoice, { params: { id } });
  useTitle(data ? w('invoice.title', { number: data.number }) : null);
  if (data) return <InvoicePaper invoice={data} />;
  const isRefused = error !== null && error.status >= 400 && error.status < 500;
  if (error && !isRefused) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Box role="status" sx={{ p: 4, textAlign: 'center' }}>
      {w('invoice.checking')}
    </Box>
  );
}
