import { getRecap, getRefereeScheduleRecap } from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Answered } from '@courtcrew/ui-kit/page/Answered.tsx';
import { Loading } from '@courtcrew/ui-kit/page/Skeletons.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/States.tsx';
import { Toolbar } from '@courtcrew/ui-kit/page/Toolbar.tsx';
import { useUrlFilter } from '@courtcrew/ui-kit/page/urlFilter.ts';
import { Choice } from '../../kit/desk/Choice.tsx';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { NoShifts } from '../parts/NoShifts.tsx';
import { useDeskWords } from '../words.ts';
import { RecapByDay, RecapByPerson } from './recapTables.tsx';

const FILTER = { view: 'person', q: '', sort: 'name', down: false };

/** Who works how much, and how the days are covered by category. */
export function ScheduleRecap() {
  const d = useDeskWords();
  const { tid } = useDesk();
  const { filter, set, clear, active } = useUrlFilter(FILTER);
  const byPerson = filter.view !== 'day';
  const people = useCall(getRefereeScheduleRecap, { body: { tid } }, { enabled: byPerson });
  const days = useCall(getRecap, { params: { tid } }, { enabled: !byPerson });
  const loading = <Loading shape="table" count={10} />;
  return (
    <>
      <DeskHeader title={d('staff.scheduleRecap')} />
      <Toolbar
        search={filter.q}
        onSearch={byPerson ? (q) => set({ q }) : undefined}
        onClear={active && byPerson ? clear : undefined}
      >
        <Choice
          label={d('staff.scheduleRecap')}
          value={byPerson ? 'person' : 'day'}
          options={[
            ['person', d('recap.byPerson')],
            ['day', d('recap.byDay')],
          ]}
          onChange={(view) => set({ view })}
        />
      </Toolbar>
      {byPerson ? (
        <Answered
          of={people}
          loading={loading}
          empty={<EmptyState title={d('recap.none')} text={d('staff.noStaffHelp')} />}
        >
          {(rows) => (
            <RecapByPerson
              rows={rows.filter(({ name }) => name.toLowerCase().includes(filter.q.trim().toLowerCase()))}
              sort={{ by: filter.sort, descending: filter.down }}
              onSort={({ by, descending }) => set({ sort: by, down: descending })}
            />
          )}
        </Answered>
      ) : (
        <Answered of={days} loading={loading} empty={<NoShifts />}>
          {(rows) => <RecapByDay rows={rows} />}
        </Answered>
      )}
    </>
  );
}
