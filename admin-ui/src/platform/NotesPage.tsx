import { getSchedulingNotesAll, type Note } from '@courtcrew/domain/audit/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Answered } from '@courtcrew/ui-kit/page/Answered.tsx';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Loading } from '@courtcrew/ui-kit/page/Skeletons.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/States.tsx';
import { moment, span } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import { useMemo } from 'react';
import { type FilteredColumn, FilteredTable } from '../kit/table/FilteredTable.tsx';
import { usePlatformWords } from './words.ts';

/** The view is about all tournaments, so it has one zone; the documents choose this one. */
const EASTERN = 'US/Eastern';

/** Who did what on any schedule in the past 30 days. */
export function NotesPage() {
  const w = usePlatformWords();
  const { language } = useSpeech();
  const notes = useCall(getSchedulingNotesAll, { body: {} });
  const columns = useMemo(
    (): readonly FilteredColumn<Note>[] => [
      {
        id: 'time',
        label: w('notes.time'),
        text: ({ time }) => time,
        cell: ({ time }) => moment(time, EASTERN, language),
      },
      { id: 'tournament', label: w('notes.tournament'), text: ({ tournament }) => tournament },
      {
        id: 'status',
        label: w('notes.status'),
        text: ({ status }) => w(status === 'removed' ? 'notes.removed' : `status.${status}`),
      },
      { id: 'name', label: w('notes.name'), primary: true, text: ({ name }) => name },
      {
        id: 'shift',
        label: w('notes.shift'),
        text: ({ shift, start, end, time_zone }) => `${shift}, ${span(start, end, time_zone, language)}`,
      },
      { id: 'author', label: w('notes.author'), text: ({ author }) => author },
    ],
    [w, language],
  );
  return (
    <>
      <PageHeader title={w('staff.notes30')} about={w('notes.help')} />
      <Answered
        of={notes}
        loading={<Loading shape="table" count={10} />}
        empty={<EmptyState title={w('notes.none')} />}
      >
        {(rows) => (
          <FilteredTable
            caption={w('staff.notes30')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            first={{ by: 'time', descending: true }}
            count={(shown, count) => w('notes.count', { shown, count })}
            file="scheduling-notes"
          />
        )}
      </Answered>
    </>
  );
}
