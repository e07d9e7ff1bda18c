import type { volunteersResource } from '@courtcrew/domain/roster/volunteers/rest.ts';
import { WaiverMissing } from '@courtcrew/ui-kit/badges/WaiverMissing.tsx';
import { PhoneLink } from '@courtcrew/ui-kit/page/PhoneLink.tsx';
import PersonRemove from '@mui/icons-material/PersonRemoveOutlined';
import IconButton from '@mui/material/IconButton';
import type { z } from 'zod';
import { actsColumn, type ListColumn } from '../../../kit/rest/list/columns.ts';
import { credentialsColumn } from '../../parts/credentialsColumn.tsx';
import { GroupMark } from '../parts/GroupMark.tsx';
import { useVolunteerWords } from '../words.ts';
import { useVolunteerList } from './useVolunteerList.ts';

/** Somebody on the list of volunteers. */
export type VolunteerRecord = z.output<typeof volunteersResource.row>;

/** Who somebody is, how to reach them, and how much they do. */
export function useVolunteerColumns(): readonly ListColumn<VolunteerRecord>[] {
  const v = useVolunteerWords();
  return [
    {
      source: 'last',
      label: v('column.name'),
      primary: true,
      text: ({ name }) => name,
      cell: ({ name, waiver_missing }) => (
        <>
          {name} {waiver_missing && <WaiverMissing />}
        </>
      ),
    },
    credentialsColumn(v),
    {
      source: 'group_name',
      label: v('home.groups'),
      text: ({ group_name }) => group_name,
      cell: ({ group }) => group && <GroupMark group={group} />,
    },
    {
      source: 'phone',
      label: v('staff.phone'),
      text: ({ phone }) => phone,
      cell: ({ phone }) => <PhoneLink number={phone} />,
      unsorted: true,
    },
    { source: 'email', label: v('staff.email'), text: ({ email }) => email },
    { source: 'count', label: v('column.shifts'), number: true, text: ({ count }) => count },
    { source: 'wait_count', label: v('column.applied'), number: true, text: ({ wait_count }) => wait_count },
    {
      source: 'waiver_missing',
      label: v('report.waiver'),
      text: ({ waiver_missing }) => (waiver_missing ? v('status.waiverMissing') : null),
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
