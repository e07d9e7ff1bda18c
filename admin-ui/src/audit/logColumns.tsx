import type { getSchedulingLog } from '@courtcrew/domain/audit/contract.ts';
import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import type { TimeZone } from '@courtcrew/domain/kernel/time.ts';
import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import { StatusBadge } from '@courtcrew/ui-kit/badges/StatusBadge.tsx';
import { day, hours } from '@courtcrew/ui-kit/time/format.ts';
import type { Language } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import type { ReportColumn } from '../kit/report/column.ts';
import { text, time } from '../kit/report/columns.ts';
import { statusOfRow } from '../roster/index.ts';
import type { AuditSay } from './words.ts';

type Entry = AnswerOf<typeof getSchedulingLog>[number];
type Column = ReportColumn<Entry>;

/** Sign-ups with their state; one that was removed since is struck out. */
export const signupColumns = (a: AuditSay, zone: TimeZone, language: Language): readonly Column[] =>
  columnsOf(
    a,
    text('status', a('log.status'), (row) => (row.removal_time ? a('log.removed') : stateText(a, row)), {
      cell: (row) =>
        row.removal_time ? (
          <Box component="s" sx={{ color: 'text.secondary' }}>
            {a('log.removed')}
          </Box>
        ) : (
          <StatusBadge status={statusOfRow(row)} />
        ),
    }),
    zone,
    language,
  );

/** Removals: what somebody was, and who took them out when and why. */
export const removalColumns = (a: AuditSay, zone: TimeZone, language: Language): readonly Column[] => [
  ...columnsOf(
    a,
    text('status', a('log.status'), (row) => stateText(a, row), {
      cell: (row) => <StatusBadge status={statusOfRow(row)} />,
    }),
    zone,
    language,
  ),
  time('removal', a('log.removalTime'), ({ removal_time }) => removal_time, zone),
  text('by', a('log.removedBy'), ({ removed_by }) => removed_by),
  text('note', a('log.note'), ({ note }) => note),
];

const stateText = (a: AuditSay, row: Entry): string => a(`status.${statusOfRow(row)}`);

const columnsOf = (a: AuditSay, status: Column, zone: TimeZone, language: Language): readonly Column[] => [
  text('name', a('log.name'), ({ first, last }) => `${first} ${last}`, {
    primary: true,
    order: ({ first, last }) => `${last} ${first}`,
  }),
  text('credentials', a('log.credentials'), ({ credentials }) => credentials, {
    cell: ({ credentials }) => <CredentialBadge credentials={credentials} screen="management" />,
  }),
  status,
  text('shift', a('log.shift'), ({ name, category }) => `${name} · ${category}`),
  text(
    'when',
    a('log.shiftTime'),
    ({ start, end }) => `${day(start, zone, language)}, ${hours(start, end, zone, language)}`,
    { order: ({ start }) => start },
  ),
  time('signup', a('log.signupTime'), ({ signup_time }) => signup_time, zone),
];
