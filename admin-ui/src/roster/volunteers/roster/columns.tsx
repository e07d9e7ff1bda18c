import type { volunteersResource } from '@courtcrew/domain/roster/volunteers/rest.ts';
import { WaiverMissing } from '@courtcrew/ui-kit/badges/Warnings.tsx';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import PersonRemove from '@mui/icons-material/PersonRemoveOutlined';
import IconButton from '@mui/material/IconButton';
import type { z } from 'zod';
import { actsColumn } from '../../../kit/table/columns.ts';
import { credentialsColumn, phoneColumn } from '../../parts/personColumns.tsx';
import { GroupMark } from '../parts/GroupMark.tsx';
import { useVolunteerWords } from '../words.ts';
import { useVolunteerList } from './useVolunteerList.ts';

/** Somebody on the list of volunteers. */
export type VolunteerRecord = z.output<typeof volunteersResource.row>;

const UNSORTED = { unsorted: true } as const;

/** Who somebody is, how to reach them, and how much they do. */
export function useVolunteerColumns(): readonly Column<VolunteerRecord>[] {
  const v = useVolunteerWords();
  return [
    {
      key: 'last',
      label: v('column.name'),
      primary: true,
      value: ({ name }) => name,
      cell: ({ name, waiver_missing }) => (
        <>
          {name} {waiver_missing && <WaiverMissing />}
        </>
      ),
    },
    credentialsColumn(v, UNSORTED),
    { key: 'group_name', label: v('home.groups'), cell: ({ group }) => group && <GroupMark group={group} /> },
    phoneColumn('phone', v('staff.phone'), UNSORTED),
    { key: 'email', label: v('staff.email') },
    { key: 'count', label: v('column.shifts'), type: 'number' },
    { key: 'wait_count', label: v('column.applied'), type: 'number' },
    {
      key: 'waiver_missing',
      label: v('report.waiver'),
      value: ({ waiver_missing }) => (waiver_missing ? v('status.waiverMissing') : null),
      unsorted: true,
      hidden: true,
    },
    actsColumn(v('table.actions'), (person) => <RemoveVolunteer person={person} />),
  ];
}

function RemoveVolunteer({ person }: { person: VolunteerRecord }) {
  const v = useVolunteerWords();
  const { busy, remove } = useVolunteerList();
  const label = v('roster.removeOf', { name: person.name });
  return (
    <IconButton aria-label={label} title={label} disabled={busy} onClick={() => void remove(person)}>
      <PersonRemove />
    </IconButton>
  );
}
