import { cents } from '@courtcrew/domain/contract/fields.ts';
import { eachRate, MATCH_RATES, type MatchRate } from '@courtcrew/domain/tournaments/choices.ts';
import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { useWhatIfWords } from './words.ts';

/** As typed; empty means the tournament's own rate. */
type TypedRates = Readonly<Record<MatchRate, string>>;

/** Rows are credential levels, columns lead and second, as in the setup. */
const FIELDS = MATCH_RATES.filter((rate) => !rate.endsWith('2')).flatMap((rate) => [
  rate,
  `${rate}2` as MatchRate,
]);
export const NO_RATES: TypedRates = eachRate(() => '');

const isAmount = (typed: string): boolean => typed === '' || cents.safeParse(typed).success;

interface RatesProps {
  readonly asked: TypedRates;
  /** In dollars. */
  readonly own: Readonly<Record<MatchRate, number>>;
  readonly onAsk: (rates: TypedRates) => void;
}

export function Rates({ asked, own, onAsk }: RatesProps) {
  const w = useWhatIfWords();
  const [typed, setTyped] = useState(asked);
  const wrong = FIELDS.some((rate) => !isAmount(typed[rate]));
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (!wrong) onAsk(typed);
  };
  const reset = () => {
    setTyped(NO_RATES);
    onAsk(NO_RATES);
  };
  return (
    <Box component="form" noValidate className="no-print" onSubmit={ask} sx={{ mb: 3, maxWidth: 560 }}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {FIELDS.map((rate) => (
          <TextInput
            kind="money"
            key={rate}
            size="small"
            label={w(`rate.${rate}`)}
            value={typed[rate]}
            placeholder={own[rate].toFixed(2)}
            startAdornment="$"
            error={isAmount(typed[rate]) ? null : w('whatIf.badAmount')}
            onChange={({ target }) =>
              setTyped({ ...typed, [rate]: target.value.trim().replaceAll(',', '.') })
            }
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
        <Button type="submit" variant="contained" disabled={wrong}>
          {w('whatIf.apply')}
        </Button>
        <Button onClick={reset} disabled={FIELDS.every((rate) => typed[rate] === '')}>
          {w('whatIf.asSet')}
        </Button>
      </Box>
    </Box>
  );
}
