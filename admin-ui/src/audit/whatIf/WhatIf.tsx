import { whatIf } from '@courtcrew/domain/audit/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { Loading } from '@courtcrew/ui-kit/page/state/Skeletons.tsx';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { Choice } from '../../kit/desk/Choice.tsx';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { OtherPay } from './OtherPay.tsx';
import { NO_RATES, Rates } from './Rates.tsx';
import { RefusedSeats } from './RefusedSeats.tsx';
import { useWhatIfWords } from './words.ts';

const FILTER = { rule: 'rates', ...NO_RATES };

/** Replays the chosen tournament's log under another rule. */
export function WhatIf() {
  const w = useWhatIfWords();
  const { tid } = useDesk();
  const { filter, set } = useUrlFilter(FILTER);
  const { rule, ...typed } = filter;
  const rates = Object.fromEntries(Object.entries(typed).filter(([, amount]) => amount !== ''));
  const told = useCall(whatIf, { params: { tid }, body: { rates } }, { keepFormer: true });
  const isExact = rule === 'exact';
  return (
    <>
      <DeskHeader title={w('staff.whatIf')} />
      <Alert severity="warning" sx={{ mb: 2 }}>
        <AlertTitle>{w('whatIf.mark')}</AlertTitle>
        {w('whatIf.help')}
      </Alert>
      <Choice
        label={w('whatIf.rule')}
        value={isExact ? 'exact' : 'rates'}
        options={[
          ['rates', w('whatIf.byRates')],
          ['exact', w('whatIf.byExact')],
        ]}
        onChange={(next) => set({ rule: next })}
      />
      <Box sx={{ color: 'text.secondary', my: 2 }}>
        {w(isExact ? 'whatIf.exactHelp' : 'whatIf.ratesHelp')}
      </Box>
      <Answered of={told} loading={<Loading shape="table" count={8} />}>
        {({ exact_match, rates: own, refused, seats, pay }) =>
          isExact ? (
            <RefusedSeats rows={refused} seats={seats} isOn={exact_match} />
          ) : (
            <>
              <Rates asked={typed} own={own} onAsk={set} />
              <OtherPay rows={pay} />
            </>
          )
        }
      </Answered>
    </>
  );
}
