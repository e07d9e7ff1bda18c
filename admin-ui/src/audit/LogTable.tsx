import type { getSchedulingLog } from '@courtcrew/domain/audit/contract.ts';
import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import { StatusBadge } from '@courtcrew/ui-kit/badges/StatusBadge.tsx';
import { type Column, ResponsiveTable } from '@courtcrew/ui-kit/page/ResponsiveTable.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/States.tsx';
import { day, hours, moment } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDesk } from '../kit/desk/desk.ts';
import { statusOfRow } from '../roster/index.ts';
import { useAuditWords } from './words.ts';

type Entry = AnswerOf<typeof getSchedulingLog>[number];

/** Rows a page of the log starts with, and how many each "Show More" adds. */
const STEP = 100;

interface LogTableProps {
  readonly rows: readonly Entry[];
  /** Whether these are removals. */
  readonly removed: boolean;
}

export function LogTable({ rows, removed }: LogTableProps) {
  const a = useAuditWords();
  const { language } = useSpeech();
  const { time_zone } = useDesk();
  const [shown, setShown] = useState(STEP);
  const time = (iso: string | null) => (iso === null ? '-' : moment(iso, time_zone, language));
  const removal: readonly Column<Entry>[] = [
    { id: 'removal', label: a('log.removalTime'), cell: ({ removal_time }) => time(removal_time) },
    { id: 'by', label: a('log.removedBy'), cell: ({ removed_by }) => removed_by },
    { id: 'note', label: a('log.note'), cell: ({ note }) => note },
  ];
  if (rows.length === 0) return <EmptyState title={a('log.noMatch')} />;
  return (
    <>
      <Box role="status" sx={{ mb: 1, typography: 'body2', color: 'text.secondary' }}>
        {a('log.count', { count: rows.length })}
      </Box>
      <ResponsiveTable
        caption={a(removed ? 'log.removed' : 'log.signups')}
        rows={rows.slice(0, shown)}
        rowKey={({ shift_id, removal_time }) => `${shift_id} ${removal_time}`}
        columns={[
          { id: 'name', label: a('log.name'), primary: true, cell: ({ first, last }) => `${first} ${last}` },
          {
            id: 'credentials',
            label: a('log.credentials'),
            cell: ({ credentials }) => <CredentialBadge credentials={credentials} screen="management" />,
          },
          {
            id: 'status',
            label: a('log.status'),
            cell: (row) =>
              row.removal_time !== null && !removed ? (
                <Box component="s" sx={{ color: 'text.secondary' }}>
                  {a('log.removed')}
                </Box>
              ) : (
                <StatusBadge status={statusOfRow(row)} />
              ),
          },
          { id: 'shift', label: a('log.shift'), cell: ({ name, category }) => `${name} · ${category}` },
          {
            id: 'when',
            label: a('log.shiftTime'),
            cell: ({ start, end }) =>
              `${day(start, time_zone, language)}, ${hours(start, end, time_zone, language)}`,
          },
          { id: 'signup', label: a('log.signupTime'), cell: ({ signup_time }) => time(signup_time) },
          ...(removed ? removal : []),
        ]}
      />
      {rows.length > shown && (
        <Box sx={{ mt: 2, textAlign: 'center' }}>
          <Button variant="outlined" onClick={() => setShown(shown + STEP)}>
            {a('action.showMore')}
          </Button>
        </Box>
      )}
    </>
  );
}
