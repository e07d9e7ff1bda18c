import { lazyDialog } from '@courtcrew/ui-kit/page/dialog/lazyDialog.tsx';
import { dollarText } from '@courtcrew/ui-kit/pay/money.ts';
import { hours, moment } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { changeText, datesText, type Invoice, lineState, workText } from './payment.ts';
import { useInvoiceWords } from './words.ts';

const StoryDialog = lazyDialog(
  async () => (await import('@courtcrew/ui-kit/pay/StoryDialog.tsx')).StoryDialog,
);

/** One line per work, with the reason of its amount. */
export function InvoiceLines({ invoice }: { invoice: Invoice }) {
  const w = useInvoiceWords();
  const { language } = useSpeech();
  const { detail: lines, time_zone: zone } = invoice;
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', mt: 3, ...CELLS }}>
      <thead>
        <tr>
          <th>{datesText(invoice, w, language)}</th>
          <th>{w('invoice.court')}</th>
          <th>{w('invoice.work')}</th>
          <th>{w('invoice.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.id} ${line.of}`}>
            <td>
              {moment(line.start_time, zone, language)}
              <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
                {hours(line.start_time, line.end_time, zone, language)}
              </Box>
            </td>
            <td>{line.court_num}</td>
            <td>
              {workText(line, w)}
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                {lineState(invoice, line, w, language)}
              </Box>
              {line.changed && (
                <Box sx={{ typography: 'caption', color: 'warning.main' }}>
                  {changeText(line, invoice, w, language)}
                </Box>
              )}
            </td>
            <td>
              {dollarText(line.amount)}
              <IconButton
                className="no-print"
                aria-label={`${w('invoice.why')} ${moment(line.start_time, zone, language)}`}
                title={w('invoice.why')}
                onClick={() => setAsked(line.id)}
              >
                <HelpOutline fontSize="small" />
              </IconButton>
            </td>
          </tr>
        ))}
      </tbody>
      {asked && <StoryDialog id={asked} zone={zone} onClose={() => setAsked(null)} />}
    </Box>
  );
}

const CELLS = {
  '& th, & td': {
    textAlign: 'left',
    p: { xs: 0.5, sm: 1 },
    borderBottom: '1px solid var(--mui-palette-divider)',
  },
  '& th:last-of-type, & td:last-of-type': { textAlign: 'right', whiteSpace: 'nowrap' },
} as const;
