import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { lastFirst } from '@courtcrew/domain/kernel/fullName.ts';
import { masterStaffList } from '@courtcrew/domain/tournaments/contract.ts';
import { AppAnchor, AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { PhoneLink } from '@courtcrew/ui-kit/page/PhoneLink.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { type ChoiceName, useChoiceName } from '@courtcrew/ui-kit/words/choices.ts';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Report } from '../../kit/report/Report.tsx';
import { text } from '../../kit/table/columns.ts';
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

const WORK = ['referee', 'line_judge', 'volunteer'] as const;

/** Mostly empty; cards on a phone leave them out. */
const SELDOM: readonly string[] = ['provider_type', 'zip', 'alt_address', 'itf_id', 'utr_member_id'];

const BY_NAME = { by: 'last', descending: false };

const LOOKS: Partial<Record<(typeof COLUMNS)[number], Parameters<typeof text<StaffRow>>[3]>> = {
  last: { primary: true, order: lastFirst, cell: (row) => <Person row={row} /> },
  phone: { cell: ({ phone }) => <PhoneLink number={phone} /> },
};

/** Values of closed lists are translated, all others are shown as typed. */
const textOf = (id: (typeof COLUMNS)[number], row: StaffRow, nameOf: ChoiceName): string | null => {
  const value = row[id];
  return value && (id === 'provider_type' || id === 'utr_credentials') ? nameOf(value) : value;
};

export function MasterStaffPage() {
  const w = usePlatformWords();
  const nameOf = useChoiceName();
  const columns = useMemo(() => {
    const stored = COLUMNS.map((id) =>
      text<StaffRow>(
        id,
        w(`staff.${id}`),
        (row) => textOf(id, row, nameOf),
        LOOKS[id] ?? { wideOnly: SELDOM.includes(id) },
      ),
    );
    const work = text<StaffRow>('work', w('work.label'), (row) => {
      const wanted = WORK.filter((kind) => row[kind]).map((kind) => w(`work.${kind}`));
      return wanted.join(', ') || w('work.none');
    });
    // Comes before mostly empty columns, which may need scrolling.
    return [...stored.slice(0, 4), work, ...stored.slice(4)];
  }, [w, nameOf]);
  return (
    <>
      <PageHeader title={w('staff.masterStaff')} />
      <Report
        of={useCall(masterStaffList, {})}
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
        caption={w('staff.masterStaff')}
        columns={columns}
        rowKey={({ ref_id }) => ref_id}
        first={BY_NAME}
        count={(shown, count) => w('staff.count', { shown, count })}
        file="master-staff-list"
      />
    </>
  );
}

const Person = ({ row }: { row: StaffRow }) => (
  <AppLink to={`/utradmin/editprofile?ref_id=${encodeURIComponent(row.ref_id)}`}>
    {row.last || row.first}
  </AppLink>
);
