import type { schedulingLogResource } from '@courtcrew/domain/audit/rest.ts';
import type { TimeZone } from '@courtcrew/domain/kernel/time.ts';
import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import { StatusBadge } from '@courtcrew/ui-kit/badges/StatusBadge.tsx';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { fileTime } from '@courtcrew/ui-kit/page/list/columnFiles.ts';
import { shortSpan } from '@courtcrew/ui-kit/time/format.ts';
import { useCategoryName } from '@courtcrew/ui-kit/words/useCategoryName.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import type { z } from 'zod';
import { levelText } from '../kit/levelText.ts';
import { statusOfRow } from '../roster/index.ts';
import { useAuditWords } from './words.ts';

/** `removal_time` is null while the sign-up stands. */
export type LogEntry = z.output<typeof schedulingLogResource.row>;

export function useLogColumns(zone: TimeZone): readonly Column<LogEntry>[] {
  const a = useAuditWords();
  const { language } = useSpeech();
  const categoryName = useCategoryName();
  return [
    { key: 'last', label: a('log.name'), primary: true, value: ({ person }) => person },
    {
      key: 'credentials',
      label: a('log.credentials'),
      value: ({ credentials }) => levelText(credentials, a),
      cell: ({ credentials }) => <CredentialBadge credentials={credentials} screen="management" />,
      unsorted: true,
    },
    {
      key: 'status',
      label: a('log.status'),
      value: (row) => a(`status.${statusOfRow(row)}`),
      cell: (row) => (
        <Box component={row.removed ? 's' : 'span'}>
          <StatusBadge status={statusOfRow(row)} />
        </Box>
      ),
      unsorted: true,
    },
    {
      key: 'section',
      label: a('log.section'),
      value: ({ section }) => a(`log.${section}`),
      unsorted: true,
      hidden: true,
    },
    {
      key: 'name',
      label: a('log.shift'),
      value: ({ name, section, category }) =>
        [name, section === 'volunteer' ? category : categoryName(category)].filter(Boolean).join(' · '),
    },
    {
      key: 'start',
      label: a('log.shiftTime'),
      value: ({ start, end }) => shortSpan(start, end, zone, language),
      file: ({ start }) => fileTime(start, zone),
    },
    {
      key: 'signup_time',
      label: a('log.signupTime'),
      type: 'datedTime',
      zone,
    },
    { key: 'removal_time', label: a('log.removalTime'), type: 'datedTime', zone },
    { key: 'removed_by', label: a('log.removedBy') },
    { key: 'note', label: a('log.note'), unsorted: true },
  ];
}
