import { lastFirst } from '@courtcrew/domain/kernel/fullName.ts';
import { getRegisteredRefs } from '@courtcrew/domain/roster/contract.ts';
import type { StaffMember } from '@courtcrew/domain/roster/shapes.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { ResponsiveTable } from '@courtcrew/ui-kit/page/list/ResponsiveTable.tsx';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { PhoneLink } from '@courtcrew/ui-kit/page/PhoneLink.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { Toolbar } from '@courtcrew/ui-kit/page/Toolbar.tsx';
import Edit from '@mui/icons-material/Edit';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDesk } from '../../kit/desk/desk.ts';
import { finder } from '../../kit/desk/finder.ts';
import { sorted } from '../../kit/desk/sorting.ts';
import { NoStaff } from '../parts/NothingYet.tsx';
import { credentialsColumn } from '../parts/personColumns.tsx';
import { useDeskWords } from '../words.ts';
import { StaffDialog } from './StaffDialog.tsx';

const FILTER = { q: '', sort: 'name', down: false };

const values = {
  name: lastFirst,
  credentials: ({ credentials }: StaffMember) => credentials,
  shifts: ({ count }: StaffMember) => count,
  applied: ({ wait_count }: StaffMember) => wait_count,
};

export function StaffTable() {
  const d = useDeskWords();
  const { tid } = useDesk();
  const { filter, set } = useUrlFilter(FILTER);
  const [edited, setEdited] = useState<StaffMember | null>(null);
  const people = useCall(getRegisteredRefs, { params: { tid } });
  const fits = finder(filter.q);
  const sort = { by: filter.sort, descending: filter.down };
  return (
    <Answered of={people} loading="table" empty={<NoStaff />}>
      {(all) => {
        const rows = sorted(
          all.filter(({ name, email }) => fits(`${name} ${email ?? ''}`)),
          sort,
          values,
        );
        return (
          <>
            <Toolbar
              search={filter.q}
              onSearch={(q) => set({ q })}
              count={d('work.progress', { done: rows.length, total: all.length })}
            />
            <ResponsiveTable
              caption={d('schedule.people')}
              rows={rows}
              rowKey={({ ref_id }) => ref_id}
              sort={sort}
              onSort={({ by, descending }) => set({ sort: by, down: descending })}
              actions={(person) => (
                <Button
                  variant="text"
                  startIcon={<Edit />}
                  aria-label={d('staff.editTitle', { name: person.name })}
                  onClick={() => setEdited(person)}
                >
                  {d('staff.editOrRemove')}
                </Button>
              )}
              columns={[
                {
                  key: 'name',
                  label: d('column.name'),
                  primary: true,
                  cell: ({ name, ref_id }) => <AppLink to={`/desk/history?person=${ref_id}`}>{name}</AppLink>,
                },
                credentialsColumn(d),
                {
                  key: 'phone',
                  label: d('staff.phone'),
                  cell: ({ cell_phone, phone, phone_proposed, contact_open }) =>
                    contact_open ? (
                      <>
                        <PhoneLink number={cell_phone ?? phone} />
                        {phone_proposed && (
                          <>
                            <br />
                            <PhoneLink number={phone_proposed} /> ({d('staff.proposedShort')})
                          </>
                        )}
                      </>
                    ) : (
                      d('staff.contactLater')
                    ),
                },
                { key: 'email', label: d('staff.email') },
                { key: 'shifts', label: d('column.shifts'), type: 'number', value: ({ count }) => count },
                {
                  key: 'applied',
                  label: d('column.applied'),
                  type: 'number',
                  value: ({ wait_count: count }) => count,
                },
              ]}
            />
            {edited && (
              <StaffDialog
                // The current row: another desk may have added shifts, which a removal would take.
                person={all.find(({ ref_id }) => ref_id === edited.ref_id) ?? edited}
                onClose={() => setEdited(null)}
              />
            )}
          </>
        );
      }}
    </Answered>
  );
}
