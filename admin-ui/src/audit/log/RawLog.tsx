import { type LogEvent, STREAM_KINDS } from '@courtcrew/domain/audit/rawLog.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useAuthor } from '@courtcrew/ui-kit/audit/reasons.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { useLocalized } from '@courtcrew/ui-kit/words/localized.ts';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useInstant } from '../../kit/page/useInstant.ts';
import type { ListFilter } from '../../kit/rest/list/ListFilters.tsx';
import { ResourceList } from '../../kit/rest/list/ResourceList.tsx';
import { listOf, pageOf } from './addresses.ts';
import { useRawLogWords } from './words.ts';

const NEWEST_FIRST = { field: 'position', order: 'DESC' } as const;
/** Polling interval while following the log. */
const LIVE_MS = 2_000;

export function RawLog() {
  const w = useRawLogWords();
  const [live, setLive] = useState(false);
  return (
    <ResourceList<LogEvent>
      resource="log"
      caption={w('staff.log')}
      header={
        <PageHeader
          title={w('staff.log')}
          about={w('rawLog.help')}
          actions={
            <FormControlLabel
              label={w('rawLog.live')}
              control={<Switch checked={live} onChange={(_, checked) => setLive(checked)} />}
            />
          }
        />
      }
      columns={useColumns()}
      filters={useFilters()}
      sort={NEWEST_FIRST}
      {...(live && { refreshEvery: LIVE_MS })}
      cards={<Lines />}
      empty={<EmptyState title={w('rawLog.none')} />}
      file="log"
    />
  );
}

function useFilters(): readonly ListFilter[] {
  const w = useRawLogWords();
  return [
    {
      kind: 'choice',
      source: 'kind',
      label: w('rawLog.kind'),
      options: STREAM_KINDS.map((kind) => [kind, kind] as const),
    },
    { kind: 'text', source: 'stream', label: w('rawLog.stream') },
    { kind: 'text', source: 'type', label: w('rawLog.type') },
    { kind: 'text', source: 'author', label: w('rawLog.author') },
    { kind: 'text', source: 'correlation', label: w('rawLog.request') },
    { kind: 'moment', source: 'time_gte', label: w('rawLog.from') },
    { kind: 'moment', source: 'time_lte', label: w('rawLog.to') },
  ];
}

function useColumns(): readonly Column<LogEvent>[] {
  const w = useRawLogWords();
  const time = useInstant();
  const localized = useLocalized();
  const authorOf = useAuthor();
  return [
    { key: 'position', label: w('rawLog.position'), type: 'number' },
    {
      key: 'time',
      label: w('rawLog.time'),
      value: (row) => time(row.time),
      cell: (row) => <span title={row.time}>{time(row.time)}</span>,
      file: (row) => row.time,
      unsorted: true,
      oneLine: true,
    },
    {
      key: 'action',
      label: w('rawLog.action'),
      value: ({ action, type }) => localized(action, type),
      cell: ({ id, action, type }) => <AppLink to={pageOf(id)}>{localized(action, type)}</AppLink>,
      unsorted: true,
      primary: true,
    },
    { key: 'type', label: w('rawLog.type'), unsorted: true, hidden: true },
    { key: 'author', label: w('rawLog.author'), value: ({ author }) => authorOf(author), unsorted: true },
    {
      key: 'stream',
      label: w('rawLog.stream'),
      cell: ({ stream }) => <AppLink to={listOf({ stream })}>{shortened(stream)}</AppLink>,
      unsorted: true,
      oneLine: true,
    },
    {
      key: 'revision',
      label: w('rawLog.revision'),
      unsorted: true,
      type: 'number',
    },
    {
      key: 'correlation',
      label: w('rawLog.request'),
      cell: ({ correlation }) => <AppLink to={listOf({ correlation })}>{shortened(correlation)}</AppLink>,
      unsorted: true,
      oneLine: true,
    },
  ];
}

const SHORT = 14;

const shortened = (id: string): string => (id.length > SHORT ? `${id.slice(0, SHORT)}…` : id);

/** Phone view; the event's page shows the rest. */
function Lines() {
  const { data = [] } = useListContext<LogEvent>();
  const localized = useLocalized();
  const time = useInstant();
  const authorOf = useAuthor();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map(({ id, action, type, position, author, stream, revision, ...row }) => (
        <Box
          component="li"
          key={id}
          sx={{ py: 1, borderBottom: '1px solid var(--mui-palette-divider)', overflowWrap: 'anywhere' }}
        >
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <AppLink to={pageOf(id)} sx={{ fontWeight: 600 }}>
              {localized(action, type)}
            </AppLink>
            <span>{position}</span>
          </Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            {time(row.time)} · {authorOf(author)}
            <br />
            {stream} #{revision}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
