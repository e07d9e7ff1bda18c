import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { DeskHeader } from '../kit/desk/DeskHeader.tsx';
import { useDesk } from '../kit/desk/desk.ts';
import type { ListFilter } from '../kit/rest/list/ListFilters.tsx';
import { ResourceList } from '../kit/rest/list/ResourceList.tsx';
import { type LogEntry, useLogColumns } from './logColumns.tsx';
import { useAuditWords } from './words.ts';

const NEWEST_FIRST = { field: 'signup_time', order: 'DESC' } as const;
const SECTIONS = ['referee', 'line', 'volunteer'] as const;

export const VolunteerLog = () => <SchedulingLog section="volunteer" />;

interface SchedulingLogProps {
  /** Every section of the reader when absent. */
  readonly section?: 'volunteer';
}

export function SchedulingLog({ section }: SchedulingLogProps) {
  const a = useAuditWords();
  const { tid, time_zone: zone } = useDesk();
  const title = a(section ? 'staff.volunteerLog' : 'staff.scheduleLog');
  const bySection: ListFilter = {
    kind: 'choice',
    source: 'section',
    label: a('log.section'),
    options: SECTIONS.map((one) => [one, a(`log.${one}`)] as const),
  };
  return (
    <ResourceList<LogEntry>
      resource="schedulinglog"
      caption={title}
      header={<DeskHeader title={title} />}
      columns={useLogColumns(zone)}
      filters={[
        { kind: 'search', source: 'q', label: a('filter.search') },
        ...(section ? [] : [bySection]),
        { kind: 'day', source: 'signup_time', label: a('log.signupDay'), zone },
      ]}
      presets={[
        { label: a('log.signups'), filter: {} },
        { label: a('log.removed'), filter: { removed: true } },
      ]}
      about={section ? { tid, section } : { tid }}
      sort={NEWEST_FIRST}
      empty={<EmptyState title={a('log.none')} text={a('log.noneHelp')} />}
      file="scheduling-log"
    />
  );
}
