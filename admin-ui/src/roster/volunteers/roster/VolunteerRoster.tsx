import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import PersonRemove from '@mui/icons-material/PersonRemoveOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Choice } from '../../../kit/desk/Choice.tsx';
import { useDesk } from '../../../kit/desk/desk.ts';
import { Beside } from '../../../kit/page/layout.tsx';
import { onDemand } from '../../../kit/page/onDemand.tsx';
import { BulkButton } from '../../../kit/rest/list/BulkButton.tsx';
import { ResourceList } from '../../../kit/rest/list/ResourceList.tsx';
import { VolunteerHeader } from '../parts/VolunteerHeader.tsx';
import { useVolunteerWords } from '../words.ts';
import { useVolunteerColumns, type VolunteerRecord } from './columns.tsx';

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
      empty={<EmptyState title={v('byName.none')} text={v('roster.addHelp')} />}
      file="volunteers"
    />
  );
}
