import { getSchedulingNotesAll, type Note } from '@courtcrew/domain/audit/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/States.tsx';
import { span } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import { useMemo } from 'react';
import type { ReportColumn } from '../kit/report/column.ts';
import { Report } from '../kit/report/Report.tsx';
import { usePlatformWords } from './words.ts';

/** The view is about all tournaments, so it has one zone; the documents choose this one. */
const EASTERN = 'US/Eastern';
const NEWEST = { by: 'time', descending: true };

/** Who did what on any schedule in the past 30 days. */
export function NotesPage() {
  const w = usePlatformWords();
  const { language } = useSpeech();
  const columns = useMemo(
    (): readonly ReportColumn<Note>[] => [
      {
        id: 'time',
        label: w('notes.time'),
        type: 'time',
        value: ({ time }) => time,
        zone: () => EASTERN,
      },
      { id: 'tournament', label: w('notes.tournament'), type: 'text', value: ({ tournament }) => tournament },
      {
        id: 'status',
        label: w('notes.status'),
        type: 'text',
        value: ({ status }) => w(status === 'removed' ? 'notes.removed' : `status.${status}`),
      },
      { id: 'name', label: w('notes.name'), primary: true, type: 'text', value: ({ name }) => name },
      {
        id: 'shift',
        label: w('notes.shift'),
        type: 'text',
        value: ({ shift, start, end, time_zone }) => `${shift}, ${span(start, end, time_zone, language)}`,
      },
      { id: 'author', label: w('notes.author'), type: 'text', value: ({ author }) => author },
    ],
    [w, language],
  );
  return (
    <>
      <PageHeader title={w('staff.notes30')} about={w('notes.help')} />
      <Report
        of={useCall(getSchedulingNotesAll, { body: {} })}
        empty={<EmptyState title={w('notes.none')} />}
        caption={w('staff.notes30')}
        columns={columns}
        rowKey={({ id }) => id}
        first={NEWEST}
        count={(shown, count) => w('notes.count', { shown, count })}
        file="scheduling-notes"
      />
    </>
  );
}
