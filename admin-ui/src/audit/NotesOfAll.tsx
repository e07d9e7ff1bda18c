import type { Note } from '@courtcrew/domain/audit/contract.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { ResourceList } from '../kit/rest/list/ResourceList.tsx';
import { useNoteColumns, useNoteFilters } from './notes.tsx';
import { useAuditWords } from './words.ts';

/** One zone for all tournaments, as documented. */
const EASTERN = 'US/Eastern';
const NEWEST_FIRST = { field: 'time', order: 'DESC' } as const;

/** Who did what on any schedule in the past 30 days. */
export function NotesOfAll() {
  const a = useAuditWords();
  return (
    <ResourceList<Note>
      resource="schedulingnotes"
      caption={a('staff.notes30')}
      header={<PageHeader title={a('staff.notes30')} about={a('notes.help')} />}
      columns={useNoteColumns(EASTERN)}
      filters={[{ kind: 'day', source: 'time', label: a('notes.day'), zone: EASTERN }, ...useNoteFilters()]}
      sort={NEWEST_FIRST}
      empty={<EmptyState title={a('notes.noneOfAll')} />}
      file="scheduling-notes"
    />
  );
}
