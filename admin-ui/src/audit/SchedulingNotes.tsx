import type { Note } from '@courtcrew/domain/audit/contract.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import Button from '@mui/material/Button';
import { DeskHeader } from '../kit/desk/DeskHeader.tsx';
import { useDesk } from '../kit/desk/desk.ts';
import { ResourceList } from '../kit/rest/list/ResourceList.tsx';
import { useNoteColumns, useNoteFilters } from './notes.tsx';
import { useAuditWords } from './words.ts';

const NEWEST_FIRST = { field: 'time', order: 'DESC' } as const;

export function SchedulingNotes() {
  const a = useAuditWords();
  const { tid, time_zone: zone } = useDesk();
  return (
    <ResourceList<Note>
      resource="schedulingnotes"
      caption={a('staff.scheduleNotes')}
      header={
        <DeskHeader
          title={a('staff.scheduleNotes')}
          actions={
            <Button component={AppAnchor} to="/desk/scheduleReplay" variant="outlined">
              {a('staff.scheduleReplay')}
            </Button>
          }
        />
      }
      columns={useNoteColumns(zone)}
      filters={[{ kind: 'day', source: 'time', label: a('notes.day'), zone }, ...useNoteFilters()]}
      about={{ tid }}
      sort={NEWEST_FIRST}
      empty={<EmptyState title={a('notes.none')} text={a('notes.noneHelp')} />}
      file="scheduling-notes"
    />
  );
}
