import type { schedulingLogResource } from '@courtcrew/domain/audit/rest.ts';
import type { TimeZone } from '@courtcrew/domain/kernel/time.ts';
import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import { StatusBadge } from '@courtcrew/ui-kit/badges/StatusBadge.tsx';
import { datedMoment, shortSpan } from '@courtcrew/ui-kit/time/format.ts';
import { useCategoryName } from '@courtcrew/ui-kit/words/useCategoryName.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import type { z } from 'zod';
import { levelText } from '../kit/levelText.ts';
import { fileTime } from '../kit/report/column.ts';
import type { ListColumn } from '../kit/rest/list/columns.ts';
import { statusOfRow } from '../roster/index.ts';
import { useAuditWords } from './words.ts';

/** `removal_time` is null while the sign-up stands. */
export type LogEntry = z.output<typeof schedulingLogResource.row>;

export function useLogColumns(zone: TimeZone): readonly ListColumn<LogEntry>[] {
  const a = useAuditWords();
  const { language } = useSpeech();
  const categoryName = useCategoryName();
  const at = (iso: string | null) => iso && datedMoment(iso, zone, language);
  const inFile = (iso: string | null) => iso && fileTime(iso, zone);
  return [
    { source: 'last', label: a('log.name'), primary: true, text: ({ person }) => person },
    {
      source: 'credentials',
      label: a('log.credentials'),
      text: ({ credentials }) => levelText(credentials, a),
      cell: ({ credentials }) => <CredentialBadge credentials={credentials} screen="management" />,
      unsorted: true,
    },
    {
      source: 'status',
      label: a('log.status'),
      text: (row) => a(`status.${statusOfRow(row)}`),
      cell: (row) => (
        <Box component={row.removed ? 's' : 'span'}>
          <StatusBadge status={statusOfRow(row)} />
        </Box>
      ),
      unsorted: true,
    },
    {
      source: 'section',
      label: a('log.section'),
      text: ({ section }) => a(`log.${section}`),
      unsorted: true,
      hidden: true,
    },
    {
      source: 'name',
      label: a('log.shift'),
      text: ({ name, section, category }) =>
        [name, section === 'volunteer' ? category : categoryName(category)].filter(Boolean).join(' · '),
    },
    {
      source: 'start',
      label: a('log.shiftTime'),
      text: ({ start, end }) => shortSpan(start, end, zone, language),
      file: ({ start }) => inFile(start),
    },
    {
      source: 'signup_time',
      label: a('log.signupTime'),
      text: ({ signup_time }) => at(signup_time),
      file: ({ signup_time }) => inFile(signup_time),
    },
    {
      source: 'removal_time',
      label: a('log.removalTime'),
      text: ({ removal_time }) => at(removal_time),
      file: ({ removal_time }) => inFile(removal_time),
    },
    { source: 'removed_by', label: a('log.removedBy'), text: ({ removed_by }) => removed_by },
    { source: 'note', label: a('log.note'), text: ({ note }) => note, unsorted: true },
  ];
}
