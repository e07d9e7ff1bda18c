import { getSchedulingNotesAll, type Note } from '@courtcrew/domain/audit/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/States.tsx';
import { span } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import { useMemo } from 'react';
import type { ReportColumn } from '../kit/report/column.ts';
import { text, time } from '../kit/report/columns.ts';
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
      time('time', w('notes.time'), (note) => note.time, EASTERN),
      text('tournament', w('notes.tournament'), ({ tournament }) => tournament),
      text('status', w('notes.status'), ({ status }) =>
        w(status === 'removed' ? 'notes.removed' : `status.${status}`),
      ),
      text('name', w('notes.name'), ({ name }) => name, { primary: true }),
      text(
        'shift',
        w('notes.shift'),
        ({ shift, start, end, time_zone }) => `${shift}, ${span(start, end, time_zone, language)}`,
      ),
      text('author', w('notes.author'), ({ author }) => author),
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
