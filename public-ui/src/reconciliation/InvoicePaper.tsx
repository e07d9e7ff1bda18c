import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import type { Language } from '@courtcrew/domain/kernel/language.ts';
import { saveFile } from '@courtcrew/ui-kit/page/list/saveFile.ts';
import { dollarText } from '@courtcrew/ui-kit/pay/money.ts';
import { dayRange } from '@courtcrew/ui-kit/time/dates.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import Print from '@mui/icons-material/Print';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { InvoiceLines } from './InvoiceLines.tsx';
import { bonusText, type Invoice, paymentTexts, stateText } from './payment.ts';
import { type InvoiceSay, useInvoiceWords } from './words.ts';

/** Saves a PDF; its library loads with the first one. */
async function savePdf(invoice: Invoice, w: InvoiceSay, language: Language): Promise<void> {
  const { invoicePdf } = await import('./pdf/invoicePdf.ts');
  const content = new Uint8Array(await invoicePdf(invoice, w, language));
  const file = new Blob([content], { type: 'application/pdf' });
  saveFile(file, `${w('invoice.title', { number: invoice.number })}.pdf`);
}

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
        <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: 1 }}>
          <Button
            variant="outlined"
            startIcon={<PictureAsPdf />}
            onClick={() => void savePdf(invoice, w, language)}
            sx={{ minHeight: 44 }}
          >
            {w('invoice.pdf')}
          </Button>
          <Button
            variant="outlined"
            startIcon={<Print />}
            onClick={() => window.print()}
            sx={{ minHeight: 44 }}
          >
            {w('action.print')}
          </Button>
        </Box>
      </Box>
      <Fact label={w('invoice.for')}>
        <bdi>{fullName({ first, last })}</bdi>
      </Fact>
      <Fact label={w('invoice.tournament')}>
        <bdi>{name}</bdi> {dayRange(start, end_date, language)}
      </Fact>
      {invoice.detail.length === 0 ? (
        <Box sx={{ my: 3, color: 'text.secondary' }}>{w('invoice.none')}</Box>
      ) : (
        <InvoiceLines invoice={invoice} />
      )}
      <Sums invoice={invoice} />
      <Box sx={{ mt: 3, fontWeight: 650 }}>{stateText(invoice, w)}</Box>
      {paymentTexts(invoice, w, language).map((text) => (
        <Box key={text}>{text}</Box>
      ))}
    </Box>
  );
}

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Box sx={{ display: 'flex', gap: 1, overflowWrap: 'anywhere' }}>
    <Box component="span" sx={{ color: 'text.secondary', minWidth: 96 }}>
      {label}
    </Box>
    <b>{children}</b>
  </Box>
);

function Sums({ invoice }: { readonly invoice: Invoice }) {
  const w = useInvoiceWords();
  const bonus = bonusText(invoice, w);
  return (
    <>
      {bonus !== null && <Sum label={bonus} amount={invoice.bonus} />}
      <Sum label={w('invoice.total')} amount={invoice.total} strong />
      {invoice.paid > 0 && <Sum label={w('invoice.isPaid')} amount={invoice.paid} />}
      <Sum label={w('invoice.due')} amount={invoice.due} strong />
    </>
  );
}

const Sum = ({ label, amount, strong = false }: { label: string; amount: number; strong?: boolean }) => (
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
