import { SECURITY_KINDS, type SecurityLine } from '@courtcrew/domain/audit/security.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { deviceName } from '@courtcrew/ui-kit/session/device.ts';
import type { ListFilter } from '../../kit/rest/list/ListFilters.tsx';
import { ResourceList } from '../../kit/rest/list/ResourceList.tsx';
import { KindBadge } from './KindBadge.tsx';
import { Lines } from './Lines.tsx';
import { useLine } from './useLine.ts';
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
