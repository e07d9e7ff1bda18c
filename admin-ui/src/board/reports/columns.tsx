import type { getRefereeTotalWithContact, RefereeTotal } from '@courtcrew/domain/board/contract/reports.ts';
import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { centsOf, dollars } from '@courtcrew/domain/kernel/money.ts';
import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { PhoneLink } from '@courtcrew/ui-kit/page/PhoneLink.tsx';
import Link from '@mui/material/Link';
import { levelText } from '../../kit/levelText.ts';
import { count, load, money, nameColumn, text } from '../../kit/table/columns.ts';
import type { WorkSay } from './words.ts';

/** What somebody has worked, with how to reach and pay them where that was asked for. */
export type Work = RefereeTotal & Partial<AnswerOf<typeof getRefereeTotalWithContact>[number]>;

const duration = (key: string, label: string, value: (row: Work) => number): Column<Work> => ({
  ...{ key, label, value },
  type: 'duration',
  sum: true,
});

export const workColumns = (w: WorkSay): readonly Column<Work>[] => [
  nameColumn(w('work.name')),
  text('credentials', w('work.credentials'), ({ credentials }) => levelText(credentials, w), {
    cell: ({ credentials }) => <CredentialBadge credentials={credentials} screen="management" />,
  }),
  count('lead', w('work.lead'), ({ lead_count }) => lead_count),
  count('second', w('work.second'), ({ second_count }) => second_count),
  count('matches', w('work.matches'), ({ total_count }) => total_count),
  // Not summed: several people work on the same day.
  { key: 'days', label: w('work.days'), type: 'number' },
  {
    key: 'perDay',
    label: w('work.perDay'),
    type: 'number',
    value: ({ total_count, days }) => (total_count / days).toFixed(1),
    order: ({ total_count, days }) => total_count / days,
  },
  duration('time', w('work.time'), ({ time }) => time),
  count('starts', w('work.starts'), ({ ms_count }) => ms_count),
  duration('startTime', w('work.startTime'), ({ ms_minutes }) => ms_minutes),
  duration('auxTime', w('work.auxTime'), ({ aux_minutes }) => aux_minutes),
  load('allTime', w('work.allTime'), ({ time, ms_minutes, aux_minutes }) => time + ms_minutes + aux_minutes),
  money('total', w('work.total'), ({ total_amount }) => total_amount),
  money('leadAmount', w('work.leadAmount'), ({ lead_amount }) => lead_amount),
  money('secondAmount', w('work.secondAmount'), ({ second_amount }) => second_amount),
  money('auxAmount', w('work.auxAmount'), ({ ms_amount, aux_amount }) =>
    dollars(centsOf(ms_amount + aux_amount)),
  ),
];

export const contactColumns = (w: WorkSay): readonly Column<Work>[] => [
  text('phone', w('work.phone'), ({ cell_phone, phone }) => cell_phone ?? phone, {
    cell: ({ cell_phone, phone }) => <PhoneLink number={cell_phone ?? phone ?? null} />,
  }),
  text('email', w('work.email'), ({ email }) => email, {
    cell: ({ email }) => email && <Link href={`mailto:${email}`}>{email}</Link>,
  }),
  text('handles', w('work.handles'), ({ paypal, venmo, zelle }) =>
    Object.entries({ PayPal: paypal, Venmo: venmo, Zelle: zelle })
      .flatMap(([what, handle]) => (handle ? [`${what} ${handle}`] : []))
      .join(' · '),
  ),
];
