import { SECURITY_KINDS, type SecurityLine } from '@courtcrew/domain/audit/security.ts';
import { type CsvColumn, saveCsv } from '@courtcrew/ui-kit/page/csv.ts';
import { deviceName } from '@courtcrew/ui-kit/session/device.ts';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataTable, List, SelectInput, TextInput } from 'react-admin';
import { KindBadge } from './KindBadge.tsx';
import { Lines } from './Lines.tsx';
import { TimeInput } from './TimeInput.tsx';
import { useLine } from './useLine.ts';
import { useSecurityWords } from './words.ts';

const EXPORTED = [
  ...(['time', 'since', 'count', 'kind', 'name', 'ref_id', 'subject_name', 'subject'] as const),
  ...(['claimed', 'address', 'device', 'what', 'tid'] as const),
] as const;

const exportLines = (lines: readonly SecurityLine[]) =>
  saveCsv(
    'security-log',
    EXPORTED.map((label): CsvColumn<SecurityLine> => ({ label, value: (line) => line[label] })),
    lines,
  );

/** Logins, refusals, passwords and rights, for those who look after the platform. */
export function SecurityLog() {
  const w = useSecurityWords();
  const narrow = useMediaQuery('(max-width: 899px)');
  const filters = [
    <SelectInput
      key="kind"
      source="kind"
      label={w('security.kind')}
      choices={SECURITY_KINDS.map((id) => ({ id, name: w(`kind.${id}`) }))}
      alwaysOn
    />,
    <TextInput key="person" source="person" label={w('security.person')} alwaysOn resettable />,
    <TextInput key="address" source="address" label={w('security.address')} resettable />,
    <TimeInput key="from" source="time_gte" label={w('security.from')} />,
    <TimeInput key="to" source="time_lte" label={w('security.to')} />,
  ];
  return (
    <List<SecurityLine>
      title={w('staff.securityLog')}
      filters={filters}
      sort={{ field: 'time', order: 'DESC' }}
      perPage={50}
      exporter={exportLines}
      empty={false}
    >
      <Box sx={{ p: 2, color: 'text.secondary' }}>{w('security.help')}</Box>
      {narrow ? <Lines /> : <Table />}
    </List>
  );
}

function Table() {
  const w = useSecurityWords();
  const line = useLine();
  return (
    <DataTable<SecurityLine> rowClick={false} bulkActionButtons={false}>
      <DataTable.Col<SecurityLine> source="time" label={w('security.time')} render={line.time} />
      <DataTable.Col<SecurityLine>
        source="kind"
        label={w('security.kind')}
        render={({ kind }) => <KindBadge of={kind} />}
      />
      <DataTable.Col<SecurityLine> source="name" label={w('security.who')} disableSort render={line.who} />
      <DataTable.Col<SecurityLine>
        source="subject_name"
        label={w('security.about')}
        disableSort
        render={line.about}
      />
      <DataTable.Col<SecurityLine> source="address" label={w('security.address')} />
      <DataTable.Col<SecurityLine>
        source="device"
        label={w('security.device')}
        disableSort
        render={({ device }) => <span title={device}>{deviceName(device)}</span>}
      />
      <DataTable.Col<SecurityLine>
        source="what"
        label={w('security.call')}
        disableSort
        cellSx={() => ({ fontSize: '0.8125rem', overflowWrap: 'anywhere' })}
      />
      <DataTable.NumberCol<SecurityLine>
        source="count"
        label={w('security.count')}
        render={(row) => <span title={line.times(row)}>{row.count}</span>}
      />
    </DataTable>
  );
}
