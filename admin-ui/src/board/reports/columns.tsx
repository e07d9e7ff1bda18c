import type { RefereeTotal } from '@courtcrew/domain/board/contract/reports.ts';
import { centsOf, dollars } from '@courtcrew/domain/kernel/money.ts';
import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import type { Column as ColumnOf } from '@courtcrew/ui-kit/page/list/column.ts';
import { levelText } from '../../kit/levelText.ts';
import { count, load, money, nameColumn, text } from '../../kit/table/columns.ts';
import type { WorkSay } from './words.ts';

type Column = ColumnOf<RefereeTotal>;

const who = (w: WorkSay): readonly Column[] => [
  nameColumn(w('work.name')),
  text('credentials', w('work.credentials'), ({ credentials }) => levelText(credentials, w), {
    cell: ({ credentials }) => <CredentialBadge credentials={credentials} screen="management" />,
  }),
];

const matches = (w: WorkSay): readonly Column[] => [
  count('lead', w('work.lead'), ({ lead_count }) => lead_count),
  count('second', w('work.second'), ({ second_count }) => second_count),
  count('matches', w('work.matches'), ({ total_count }) => total_count),
];

/** Not summed: several people work on the same day. */
const days = (w: WorkSay): Column => ({ key: 'days', label: w('work.days'), type: 'number' });

const duration = (key: string, label: string, value: (row: RefereeTotal) => number): Column => ({
  ...{ key, label, value },
  type: 'duration',
  sum: true,
});

export const totalColumns = (w: WorkSay): readonly Column[] => [
  ...who(w),
  ...matches(w),
  days(w),
  duration('time', w('work.time'), ({ time }) => time),
  money('total', w('work.total'), ({ total_amount }) => total_amount),
  money('leadAmount', w('work.leadAmount'), ({ lead_amount }) => lead_amount),
  money('secondAmount', w('work.secondAmount'), ({ second_amount }) => second_amount),
  money('auxAmount', w('work.auxAmount'), ({ ms_amount, aux_amount }) =>
    dollars(centsOf(ms_amount + aux_amount)),
  ),
  count('starts', w('work.starts'), ({ ms_count }) => ms_count),
  duration('startTime', w('work.startTime'), ({ ms_minutes }) => ms_minutes),
];

export const dayColumns = (w: WorkSay): readonly Column[] => [
  ...who(w),
  days(w),
  ...matches(w),
  count('starts', w('work.starts'), ({ ms_count }) => ms_count),
  text('perDay', w('work.perDay'), ({ total_count, days: worked }) => (total_count / worked).toFixed(1), {
    order: ({ total_count, days: worked }) => total_count / worked,
  }),
];

export const timeColumns = (w: WorkSay): readonly Column[] => [
  ...who(w),
  count('matches', w('work.matches'), ({ total_count }) => total_count),
  duration('time', w('work.time'), ({ time }) => time),
  duration('startTime', w('work.startTime'), ({ ms_minutes }) => ms_minutes),
  duration('auxTime', w('work.auxTime'), ({ aux_minutes }) => aux_minutes),
  load('allTime', w('work.allTime'), ({ time, ms_minutes, aux_minutes }) => time + ms_minutes + aux_minutes),
  days(w),
];

export const shortColumns = (w: WorkSay): readonly Column[] => [
  ...who(w),
  ...matches(w),
  money('total', w('work.total'), ({ total_amount }) => total_amount),
  days(w),
];
