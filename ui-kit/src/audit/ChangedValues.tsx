import type { Changed } from '@courtcrew/domain/audit/asOf.ts';
import { spelled } from '@courtcrew/domain/kernel/event.ts';
import Box from '@mui/material/Box';
import { dollarText } from '../pay/money.ts';
import { ownDate } from '../time/dates.ts';
import { hours, shortDay } from '../time/format.ts';
import type { Words } from '../words/catalogue.ts';
import { useSpeech, useWordsOf } from '../words/words.tsx';
import { fieldWords, valueWords } from './fieldWords.ts';

const table: Words = { ...fieldWords, ...valueWords };

/** Fields whose values are words of the product; any other text is shown as it was typed. */
const CODED: ReadonlySet<string> = new Set(['status', 'approval', 'medal', 'admin_type', 'category_id']);
const MONEY = /(^|_)amount2?$|^(rate|actual)$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

type Value = Changed['from'];

/** The two instants of `2026-03-07T13:00:00.000Z/2026-03-07T17:00:00.000Z`. */
const hoursIn = (value: Value): readonly [start: string, end: string] | null => {
  const [start, end] = typeof value === 'string' ? value.split('/') : [];
  return start && end && start.endsWith('Z') && end.endsWith('Z') ? [start, end] : null;
};

function useValueText(zone: string, own: boolean) {
  const w = useWordsOf(table);
  const { language } = useSpeech();
  return (field: string, value: Value, withDay: boolean): string => {
    if (value === null || value === '') return w('value.nothing');
    if (typeof value === 'boolean') return w(value ? 'value.yes' : 'value.no');
    if (typeof value === 'number') return MONEY.test(field) ? dollarText(value) : String(value);
    if (field === 'hours') {
      const [start, end] = hoursIn(value) ?? [value, value];
      const day = withDay ? `${shortDay(start, zone, language)} ` : '';
      return day + hours(start, start === end ? null : end, zone, language);
    }
    if (DAY.test(value)) return ownDate(value, language);
    if (!CODED.has(field)) return value;
    const code = value.toLowerCase();
    return w(`value.${code === 'waitlist' && !own ? 'applied' : code}`);
  };
}

/** Whether hours changed to those of another day, which must then be said. */
function isOtherDay({ from, to }: Changed, zone: string): boolean {
  const [before, after] = [hoursIn(from), hoursIn(to)];
  return before !== null && after !== null && shortDay(before[0], zone) !== shortDay(after[0], zone);
}

interface ChangedValuesProps {
  readonly changed: readonly Changed[];
  readonly zone: string;
  /** The reader's own history. Volunteers read "Waitlist" of themselves where staff read "Applied" of everybody. */
  readonly own?: boolean | undefined;
}

/** What a change made of each value: `hours 8:00 am - 12:00 pm → 9:00 am - 1:00 pm`. */
export function ChangedValues({ changed, zone, own = false }: ChangedValuesProps) {
  const w = useWordsOf(table);
  const textOf = useValueText(zone, own);
  const labelOf = (field: string) =>
    field
      .split('.')
      .map((part) => (Object.hasOwn(table, part) ? w(part) : spelled(part).replaceAll('_', ' ')))
      .join(', ');
  return changed.map((one) => {
    const { field, from, to } = one;
    const withDay = isOtherDay(one, zone);
    const name = field.split('.').at(-1) ?? field;
    return (
      <Box key={field} component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
        {labelOf(field)} {textOf(name, from, withDay)} → <strong>{textOf(name, to, withDay)}</strong>
      </Box>
    );
  });
}
