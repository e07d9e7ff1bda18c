import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import PersonRemove from '@mui/icons-material/PersonRemoveOutlined';
import type { ReactNode } from 'react';
import { useDesk } from '../../../kit/desk/desk.ts';
import { BulkButton } from '../../../kit/rest/list/BulkButton.tsx';
import { ResourceList } from '../../../kit/rest/list/ResourceList.tsx';
import { useVolunteerWords } from '../words.ts';
import { useVolunteerColumns, type VolunteerRecord } from './columns.tsx';

const BY_NAME = { field: 'last', order: 'ASC' } as const;

/** Everybody on the list of volunteers. */
export function VolunteerList({ header }: { readonly header: ReactNode }) {
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
