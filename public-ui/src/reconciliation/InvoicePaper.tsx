import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { paymentTypeShown } from '@courtcrew/domain/payouts/model.ts';
import type { getInvoice } from '@courtcrew/domain/reconciliation/contract/invoices.ts';
import { dollarText } from '@courtcrew/ui-kit/pay/money.ts';
import { dayRange, edgeDate } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Print from '@mui/icons-material/Print';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { InvoiceLines } from './InvoiceLines.tsx';
import { useInvoiceWords } from './words.ts';

export type Invoice = AnswerOf<typeof getInvoice>;

/** The invoice as it is printed. */
export function InvoicePaper({ invoice }: { readonly invoice: Invoice }) {
  const w = useInvoiceWords();
  const { language } = useSpeech();
  const { number, organization, first, last, name, start, end_date } = invoice;
  return (
    <Box component="article" sx={{ maxWidth: 800, mx: 'auto' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 2, mb: 2 }}>
        <div>
          <Typography variant="h1">{w('invoice.title', { number })}</Typography>
          {organization && <Box sx={{ color: 'text.secondary' }}>{organization}</Box>}
        </div>
        <Button
          className="no-print"
          variant="outlined"
          startIcon={<Print />}
          onClick={() => window.print()}
          sx={{ minHeight: 44 }}
        >
          {w('action.print')}
        </Button>
      </Box>
      <Fact label={w('invoice.for')}>
        {first} {last}
      </Fact>
      <Fact label={w('invoice.tournament')}>
        {name} {dayRange(start, end_date, language)}
      </Fact>
      {invoice.detail.length === 0 ? (
        <Box sx={{ my: 3, color: 'text.secondary' }}>{w('invoice.none')}</Box>
      ) : (
        <InvoiceLines lines={invoice.detail} zone={invoice.time_zone} />
      )}
      <Sums invoice={invoice} />
      <Box sx={{ mt: 3 }}>
        <Payment invoice={invoice} />
      </Box>
    </Box>
  );
}

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Box sx={{ display: 'flex', gap: 1 }}>
    <Box component="span" sx={{ color: 'text.secondary', minWidth: 96 }}>
      {label}
    </Box>
    <b>{children}</b>
  </Box>
);

function Sums({ invoice: { bonus, bonusDesc, total } }: { readonly invoice: Invoice }) {
  const w = useInvoiceWords();
  return (
    <>
      {(bonus > 0 || bonusDesc) && (
        <Sum label={[w('invoice.bonus'), bonusDesc].filter(Boolean).join(': ')} amount={bonus} />
      )}
      <Sum label={w('invoice.total')} amount={total} strong />
    </>
  );
}

interface SumProps {
  readonly label: string;
  readonly amount: number;
  readonly strong?: boolean;
}

const Sum = ({ label, amount, strong = false }: SumProps) => (
  <Box
    sx={{
      display: 'flex',
      justifyContent: 'space-between',
      gap: 2,
      py: 1,
      px: 1,
      fontWeight: strong ? 700 : 400,
      borderTop: strong ? '2px solid currentColor' : 'none',
    }}
  >
    <span>{label}</span>
    <span>{dollarText(amount)}</span>
  </Box>
);

/** When and how it was paid. */
function Payment({ invoice }: { readonly invoice: Invoice }) {
  const w = useInvoiceWords();
  const { paid_amount: paid, payment_date: date, payment_type: type, payment_memo: memo } = invoice;
  if (paid === null || date === null) return <i>{w('invoice.notPaid')}</i>;
  const how = type && w(`how.${paymentTypeShown(type)}`);
  const text = w('invoice.paid', { amount: dollarText(paid), date: edgeDate(date) });
  return <>{[text, how, memo].filter(Boolean).join(', ')}</>;
}
