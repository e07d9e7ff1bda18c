import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { masterStaffList } from '@courtcrew/domain/tournaments/contract.ts';
import { AppAnchor, AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Answered } from '@courtcrew/ui-kit/page/Answered.tsx';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Loading } from '@courtcrew/ui-kit/page/Skeletons.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/States.tsx';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { type FilteredColumn, FilteredTable } from '../../kit/table/FilteredTable.tsx';
import { usePlatformWords } from '../words.ts';

type StaffRow = AnswerOf<typeof masterStaffList>[number];

const COLUMNS = [
  'last',
  'first',
  'provider_type',
  'utr_credentials',
  'city',
  'state',
  'zip',
  'alt_address',
  'phone',
  'email',
  'itf_id',
  'utr_member_id',
] as const;

/** Mostly empty, and a phone shows a line for each. */
const SELDOM: readonly string[] = ['provider_type', 'zip', 'alt_address', 'itf_id', 'utr_member_id'];

/** Everybody who offers to work, in any tournament. */
export function MasterStaffPage() {
  const w = usePlatformWords();
  const staff = useCall(masterStaffList, {});
  const columns = useMemo(
    () =>
      COLUMNS.map((id): FilteredColumn<StaffRow> => {
        const text = (row: StaffRow) => row[id] ?? '';
        const label = w(`staff.${id}`);
        if (id === 'last') return { id, label, text, primary: true, cell: (row) => <Person row={row} /> };
        return { id, label, text, wideOnly: SELDOM.includes(id) };
      }),
    [w],
  );
  return (
    <>
      <PageHeader title={w('staff.masterStaff')} />
      <Answered
        of={staff}
        loading={<Loading shape="table" count={10} />}
        empty={
          <EmptyState
            title={w('staff.none')}
            text={w('staff.noneText')}
            action={
              <Button component={AppAnchor} to="/utradmin/editprofile" variant="outlined">
                {w('staff.editProfile')}
              </Button>
            }
          />
        }
      >
        {(rows) => (
          <FilteredTable
            caption={w('staff.masterStaff')}
            columns={columns}
            rows={rows}
            rowKey={({ ref_id }) => ref_id}
            first={{ by: 'last', descending: false }}
            count={(shown, count) => w('staff.count', { shown, count })}
            file="master-staff-list"
          />
        )}
      </Answered>
    </>
  );
}

const Person = ({ row }: { row: StaffRow }) => (
  <AppLink to={`/utradmin/editprofile?ref_id=${encodeURIComponent(row.ref_id)}`}>{row.last}</AppLink>
);
