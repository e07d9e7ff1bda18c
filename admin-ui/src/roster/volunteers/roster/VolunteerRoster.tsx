import type { volunteersResource } from '@courtcrew/domain/roster/volunteers/rest.ts';
import { WaiverMissing } from '@courtcrew/ui-kit/badges/Warnings.tsx';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import PersonRemove from '@mui/icons-material/PersonRemoveOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { Choice } from '../../../kit/desk/Choice.tsx';
import { useDesk } from '../../../kit/desk/desk.ts';
import { Beside } from '../../../kit/page/layout.tsx';
import { ImportStep } from '../../../kit/page/NextStep.tsx';
import { onDemand } from '../../../kit/page/onDemand.tsx';
import { BulkButton } from '../../../kit/rest/list/BulkButton.tsx';
import { ResourceList } from '../../../kit/rest/list/ResourceList.tsx';
import { actsColumn } from '../../../kit/table/columns.ts';
import { credentialsColumn, phoneColumn } from '../../parts/personColumns.tsx';
import { GroupMark } from '../parts/GroupMark.tsx';
import { VolunteerHeader } from '../parts/VolunteerHeader.tsx';
import { useVolunteerWords } from '../words.ts';
import { useVolunteerList } from './useVolunteerList.ts';

const AddExistingVolunteer = onDemand(
  async () => (await import('./AddExistingVolunteer.tsx')).AddExistingVolunteer,
);
const AddNewVolunteer = onDemand(async () => (await import('./AddNewVolunteer.tsx')).AddNewVolunteer);

const FILTER = { tab: 'list' };

/** The volunteers of the tournament: who is on the list, and how others come on it. */
export function VolunteerRoster() {
  const v = useVolunteerWords();
  const { filter, set } = useUrlFilter(FILTER);
  const adding = filter.tab === 'add';
  const header = (
    <>
      <VolunteerHeader title={v('staff.volunteerRoster')} />
      <Box sx={{ mb: 2 }}>
        <Choice
          label={v('staff.volunteerRoster')}
          value={adding ? 'add' : 'list'}
          options={[
            ['list', v('roster.registered')],
            ['add', v('action.add')],
          ]}
          onChange={(tab) => set({ tab })}
        />
      </Box>
    </>
  );
  if (!adding) return <VolunteerList header={header} />;
  return (
    <>
      {header}
      <Beside>
        <AddExistingVolunteer />
        <AddNewVolunteer />
      </Beside>
    </>
  );
}

const BY_NAME = { field: 'last', order: 'ASC' } as const;

/** Everybody on the list of volunteers. */
function VolunteerList({ header }: { readonly header: ReactNode }) {
  const v = useVolunteerWords();
  const { tid } = useDesk();
  return (
    <ResourceList<VolunteerRecord>
      resource="volunteers"
      caption={v('staff.volunteerRoster')}
      header={header}
      columns={useVolunteerColumns()}
      filters={[{ kind: 'search', source: 'q', label: v('schedule.findPerson') }]}
      about={{ tid }}
      sort={BY_NAME}
      bulk={
        <BulkButton
          label={v('action.remove')}
          icon={<PersonRemove />}
          confirm={(count) => v('roster.removeMany', { count })}
        />
      }
      empty={<EmptyState title={v('byName.none')} text={v('roster.addHelp')} action={<ImportStep />} />}
      file="volunteers"
    />
  );
}

/** Somebody on the list of volunteers. */
type VolunteerRecord = z.output<typeof volunteersResource.row>;

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
