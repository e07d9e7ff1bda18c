import { getSchedulingLog, getSchedulingRemovedLog } from '@courtcrew/domain/audit/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Answered } from '@courtcrew/ui-kit/page/Answered.tsx';
import { Loading } from '@courtcrew/ui-kit/page/Skeletons.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/States.tsx';
import { Toolbar } from '@courtcrew/ui-kit/page/Toolbar.tsx';
import { useUrlFilter } from '@courtcrew/ui-kit/page/urlFilter.ts';
import { Choice } from '../kit/desk/Choice.tsx';
import { DeskHeader } from '../kit/desk/DeskHeader.tsx';
import { useDesk } from '../kit/desk/desk.ts';
import { SelectInput } from '../kit/desk/SelectInput.tsx';
import { LogTable } from './LogTable.tsx';
import { useAuditWords } from './words.ts';

const FILTER = { log: 'signups', section: 'referee', q: '' };

/** The log of the volunteers alone. */
export const VolunteerLog = () => <SchedulingLog section="volunteer" />;

interface SchedulingLogProps {
  /** The one section the log is about; a choice without. */
  readonly section?: 'volunteer';
}

/** Every signup of a section, removed or not; or the removed ones with who took them out. */
export function SchedulingLog({ section: fixed }: SchedulingLogProps) {
  const a = useAuditWords();
  const { tid } = useDesk();
  const { filter, set, clear, active } = useUrlFilter(FILTER);
  const section = fixed ?? filter.section;
  const removed = filter.log === 'removed';
  const parts = { params: { tid }, body: { category: section } };
  const signups = useCall(getSchedulingLog, parts, { enabled: !removed });
  const removals = useCall(getSchedulingRemovedLog, parts, { enabled: removed });
  const search = filter.q.trim().toLowerCase();
  return (
    <>
      <DeskHeader title={a(fixed ? 'staff.volunteerLog' : 'staff.scheduleLog')} />
      <Toolbar search={filter.q} onSearch={(q) => set({ q })} onClear={active ? clear : undefined}>
        <Choice
          label={a('log.kind')}
          value={removed ? 'removed' : 'signups'}
          options={[
            ['signups', a('log.signups')],
            ['removed', a('log.removed')],
          ]}
          onChange={(log) => set({ log })}
        />
        {!fixed && (
          <SelectInput
            label={a('log.section')}
            value={section}
            options={[
              ['referee', a('log.referee')],
              ['line', a('log.line')],
              ['volunteer', a('log.volunteer')],
            ]}
            onChange={(next) => set({ section: next })}
          />
        )}
      </Toolbar>
      <Answered
        of={removed ? removals : signups}
        loading={<Loading shape="table" count={10} />}
        empty={<EmptyState title={a(removed ? 'log.noRemoved' : 'log.none')} text={a('log.noneHelp')} />}
      >
        {(rows) => (
          <LogTable
            key={`${filter.log} ${section} ${search}`}
            removed={removed}
            rows={rows.filter(({ first, last, name, removed_by }) =>
              `${first} ${last} ${name} ${removed_by ?? ''}`.toLowerCase().includes(search),
            )}
          />
        )}
      </Answered>
    </>
  );
}
