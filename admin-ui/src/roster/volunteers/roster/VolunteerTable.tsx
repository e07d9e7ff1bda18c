import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import { Answered } from '@courtcrew/ui-kit/page/Answered.tsx';
import { ResponsiveTable } from '@courtcrew/ui-kit/page/ResponsiveTable.tsx';
import { Loading } from '@courtcrew/ui-kit/page/Skeletons.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/States.tsx';
import { Toolbar } from '@courtcrew/ui-kit/page/Toolbar.tsx';
import { useUrlFilter } from '@courtcrew/ui-kit/page/urlFilter.ts';
import PersonRemove from '@mui/icons-material/PersonRemoveOutlined';
import IconButton from '@mui/material/IconButton';
import { GroupMark } from '../parts/GroupMark.tsx';
import { Pager } from '../parts/Pager.tsx';
import { useCrew } from '../parts/useCrew.ts';
import { useVolunteerWords } from '../words.ts';
import { useVolunteerList } from './useVolunteerList.ts';

const FILTER = { q: '' };

/** Everybody on the list of volunteers by last name, a page at a time. */
export function VolunteerTable() {
  const v = useVolunteerWords();
  const { filter, set } = useUrlFilter(FILTER);
  const { crew, pager } = useCrew({ q: filter.q });
  const list = useVolunteerList();
  const searched = filter.q.trim() !== '';
  return (
    <>
      <Toolbar searchLabel={v('schedule.findPerson')} search={filter.q} onSearch={(q) => set({ q })} />
      <Answered
        of={crew}
        loading={<Loading shape="table" count={10} />}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState
            title={v(searched ? 'byName.noMatch' : 'byName.none')}
            text={searched ? undefined : v('roster.addHelp')}
          />
        }
      >
        {({ rows }) => (
          <>
            <ResponsiveTable
              caption={v('staff.volunteerRoster')}
              rows={rows}
              rowKey={({ ref_id }) => ref_id}
              actions={(person) => (
                <IconButton
                  aria-label={v('roster.removeOf', { name: person.name })}
                  title={v('roster.removeOf', { name: person.name })}
                  disabled={list.busy}
                  onClick={() => void list.remove(person)}
                >
                  <PersonRemove />
                </IconButton>
              )}
              columns={[
                { id: 'name', label: v('column.name'), primary: true, cell: ({ name }) => name },
                {
                  id: 'credentials',
                  label: v('column.credentials'),
                  cell: ({ credentials, credentials_verified }) => (
                    <CredentialBadge
                      credentials={credentials}
                      verified={credentials_verified}
                      screen="management"
                    />
                  ),
                },
                {
                  id: 'group',
                  label: v('home.groups'),
                  cell: ({ group }) => group && <GroupMark group={group} />,
                },
                { id: 'phone', label: v('staff.phone'), cell: ({ phone }) => phone },
                { id: 'email', label: v('staff.email'), cell: ({ email }) => email },
                { id: 'shifts', label: v('column.shifts'), align: 'right', cell: ({ count }) => count },
                {
                  id: 'applied',
                  wideOnly: true,
                  label: v('column.applied'),
                  align: 'right',
                  cell: ({ wait_count }) => wait_count,
                },
              ]}
            />
            <Pager {...pager} />
          </>
        )}
      </Answered>
    </>
  );
}
