import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import Box from '@mui/material/Box';
import { Choice } from '../../kit/desk/Choice.tsx';
import { PayoutHeader, PayoutPage } from '../parts/PayoutPage.tsx';
import { usePayoutWords } from '../words.ts';
import { ByItem } from './ByItem.tsx';
import { ByPayee } from './ByPayee.tsx';
import { ByYear } from './ByYear.tsx';

const FILTER = { view: 'payee' };
const VIEWS = { payee: ByPayee, item: ByItem, year: ByYear };

/** What was won and paid, by person, by prize, and for the tax office. */
export function PayoutReport() {
  const w = usePayoutWords();
  const { filter, set } = useUrlFilter(FILTER);
  const view = Object.hasOwn(VIEWS, filter.view) ? (filter.view as keyof typeof VIEWS) : 'payee';
  const View = VIEWS[view];
  return (
    <PayoutPage>
      <PayoutHeader title={w('staff.payoutReport')} />
      <Box className="no-print" sx={{ mb: 2 }}>
        <Choice
          label={w('view.label')}
          value={view}
          options={[
            ['payee', w('report.byPayee')],
            ['item', w('report.byItem')],
            ['year', w('report.year')],
          ]}
          onChange={(next) => set({ view: next })}
        />
      </Box>
      <View />
    </PayoutPage>
  );
}
