import { SECURITY_KINDS, type SecurityKind, type SecurityLine } from '@courtcrew/domain/audit/security.ts';
import { isolated } from '@courtcrew/domain/kernel/isolated.ts';
import { Badge, type Tone } from '@courtcrew/ui-kit/badges/Badge.tsx';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { deviceName } from '@courtcrew/ui-kit/session/device.ts';
import { datedMoment, ownZone } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import { useListContext } from 'react-admin';
import { useInstant } from '../../kit/page/useInstant.ts';
import type { ListFilter } from '../../kit/rest/list/ListFilters.tsx';
import { ResourceList } from '../../kit/rest/list/ResourceList.tsx';
import { useSecurityWords } from './words.ts';

const NEWEST_FIRST = { field: 'time', order: 'DESC' } as const;

export function SecurityLog() {
  const w = useSecurityWords();
  return (
    <ResourceList<SecurityLine>
      resource="securitylog"
      caption={w('staff.securityLog')}
      header={<PageHeader title={w('staff.securityLog')} about={w('security.help')} />}
      columns={useColumns()}
      filters={useFilters()}
      sort={NEWEST_FIRST}
      cards={<Lines />}
      empty={<EmptyState title={w('security.none')} />}
      file="security-log"
    />
  );
}

function useFilters(): readonly ListFilter[] {
  const w = useSecurityWords();
  return [
    {
      kind: 'choice',
      source: 'kind',
      label: w('security.kind'),
      options: SECURITY_KINDS.map((kind) => [kind, w(`kind.${kind}`)] as const),
    },
    { kind: 'text', source: 'person', label: w('security.person') },
    { kind: 'text', source: 'address', label: w('security.address') },
    { kind: 'moment', source: 'time_gte', label: w('security.from') },
    { kind: 'moment', source: 'time_lte', label: w('security.to') },
  ];
}

function useColumns(): readonly Column<SecurityLine>[] {
  const w = useSecurityWords();
  const line = useLine();
  return [
    { key: 'time', label: w('security.time'), value: line.time, oneLine: true },
    {
      key: 'kind',
      label: w('security.kind'),
      value: ({ kind }) => w(`kind.${kind}`),
      cell: ({ kind }) => <KindBadge of={kind} />,
    },
    { key: 'name', label: w('security.who'), value: line.who, unsorted: true },
    { key: 'subject_name', label: w('security.about'), value: line.about, unsorted: true },
    { key: 'address', label: w('security.address') },
    {
      key: 'device',
      label: w('security.device'),
      value: ({ device }) => deviceName(device),
      cell: ({ device }) => <span title={device}>{deviceName(device)}</span>,
      unsorted: true,
    },
    { key: 'what', label: w('security.call'), unsorted: true },
    {
      key: 'count',
      label: w('security.count'),
      cell: (row) => <span title={line.times(row)}>{row.count}</span>,
      type: 'number',
    },
  ];
}

/** The log on a phone. */
function Lines() {
  const { data = [] } = useListContext<SecurityLine>();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((row) => (
        <Line key={row.id} row={row} />
      ))}
    </Box>
  );
}

function Line({ row }: { row: SecurityLine }) {
  const line = useLine();
  return (
    <Box
      component="li"
      sx={{ px: 2, py: 1, borderBottom: '1px solid var(--mui-palette-divider)', overflowWrap: 'anywhere' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <KindBadge of={row.kind} />
        <Box component="span" sx={{ fontWeight: 600 }}>
          {[line.who(row), line.about(row)].filter(Boolean).join(' · ')}
        </Box>
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {[line.time(row), row.address, deviceName(row.device), line.times(row)].filter(Boolean).join(' · ')}
        <br />
        {row.what}
      </Box>
    </Box>
  );
}

function useLine() {
  const w = useSecurityWords();
  const { language } = useSpeech();
  const instant = useInstant();
  const nameOf = (ref_id: string | null, name: string | null): string =>
    ref_id === null ? '' : isolated(name ?? w('security.former'));
  return {
    who: ({ ref_id, name, subject, subject_name, claimed }: SecurityLine): string => {
      if (ref_id !== null) return nameOf(ref_id, name);
      if (subject !== null) return nameOf(subject, subject_name);
      return claimed === null ? w('security.visitor') : w('security.unknown', { mark: claimed.slice(0, 6) });
    },
    about: ({ ref_id, subject, subject_name }: SecurityLine): string =>
      ref_id === null ? '' : nameOf(subject, subject_name),
    time: ({ time }: SecurityLine): string => instant(time),
    times: ({ count, since }: SecurityLine): string =>
      count === 1 ? '' : w('security.since', { count, time: datedMoment(since, ownZone(), language) }),
  };
}

/** Kinds that deserve attention; all others are plain. */
const TONES: Readonly<Partial<Record<SecurityKind, Tone>>> = {
  login: 'success',
  'login-failed': 'warning',
  'login-refused': 'error',
  forbidden: 'warning',
  throttled: 'error',
  'reset-refused': 'warning',
  'factor-failed': 'warning',
  'factor-off': 'warning',
  'recovery-used': 'warning',
  'password-changed': 'info',
  'email-changed': 'info',
  'factor-on': 'info',
  'platform-added': 'secondary',
  'platform-removed': 'secondary',
  'admin-added': 'secondary',
  'admin-changed': 'secondary',
  'admin-removed': 'secondary',
  'event-opened': 'warning',
  'message-revealed': 'warning',
  erased: 'error',
};

function KindBadge({ of }: { of: SecurityKind }) {
  const w = useSecurityWords();
  return <Badge tone={TONES[of] ?? 'plain'}>{w(`kind.${of}`)}</Badge>;
}
