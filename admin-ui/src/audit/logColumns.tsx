import type { getSchedulingLog } from '@courtcrew/domain/audit/contract.ts';
import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import type { TimeZone } from '@courtcrew/domain/kernel/time.ts';
import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import { StatusBadge } from '@courtcrew/ui-kit/badges/StatusBadge.tsx';
import { day, hours } from '@courtcrew/ui-kit/time/format.ts';
import type { Language } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import type { ReportColumn } from '../kit/report/column.ts';
import { statusOfRow } from '../roster/index.ts';
import type { AuditSay } from './words.ts';

export type Entry = AnswerOf<typeof getSchedulingLog>[number];

/** Sign-ups with their state; one that was removed since is struck out. */
export const signupColumns = (
  a: AuditSay,
  zone: TimeZone,
  language: Language,
): readonly ReportColumn<Entry>[] => [
  {
    id: 'name',
    label: a('log.name'),
    type: 'text',
    primary: true,
    value: ({ first, last }) => `${first} ${last}`,
    order: ({ first, last }) => `${last} ${first}`,
  },
  {
    id: 'credentials',
    label: a('log.credentials'),
    type: 'text',
    value: ({ credentials }) => credentials,
    cell: ({ credentials }) => <CredentialBadge credentials={credentials} screen="management" />,
  },
  {
    id: 'status',
    label: a('log.status'),
    type: 'text',
    value: (row) => (row.removal_time === null ? a(`status.${statusOfRow(row)}`) : a('log.removed')),
    cell: (row) =>
      row.removal_time === null ? (
        <StatusBadge status={statusOfRow(row)} />
      ) : (
        <Box component="s" sx={{ color: 'text.secondary' }}>
          {a('log.removed')}
        </Box>
      ),
  },
  {
    id: 'shift',
    label: a('log.shift'),
    type: 'text',
    value: ({ name, category }) => `${name} · ${category}`,
  },
  {
    id: 'when',
    label: a('log.shiftTime'),
    type: 'text',
    value: ({ start, end }) => `${day(start, zone, language)}, ${hours(start, end, zone, language)}`,
    order: ({ start }) => start,
  },
  {
    id: 'signup',
    label: a('log.signupTime'),
    type: 'time',
    value: ({ signup_time }) => signup_time,
    zone: () => zone,
  },
];

/** Removals: what somebody was, and who took them out when and why. */
export const removalColumns = (
  a: AuditSay,
  zone: TimeZone,
  language: Language,
): readonly ReportColumn<Entry>[] => [
  ...signupColumns(a, zone, language).map(
    (column): ReportColumn<Entry> =>
      column.id === 'status'
        ? {
            ...column,
            type: 'text',
            value: (row) => a(`status.${statusOfRow(row)}`),
            cell: (row) => <StatusBadge status={statusOfRow(row)} />,
          }
        : column,
  ),
  {
    id: 'removal',
    label: a('log.removalTime'),
    type: 'time',
    value: ({ removal_time }) => removal_time,
    zone: () => zone,
  },
  { id: 'by', label: a('log.removedBy'), type: 'text', value: ({ removed_by }) => removed_by },
  { id: 'note', label: a('log.note'), type: 'text', value: ({ note }) => note },
];
