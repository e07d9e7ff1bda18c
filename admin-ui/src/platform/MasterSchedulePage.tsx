import { getProfile } from '@courtcrew/domain/accounts/contract.ts';
import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { getIndividualScheduleAll } from '@courtcrew/domain/roster/contract.ts';
import type { ScheduleRow } from '@courtcrew/domain/roster/shapes.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { StatusBadge } from '@courtcrew/ui-kit/badges/StatusBadge.tsx';
import { WaiverMissing } from '@courtcrew/ui-kit/badges/Warnings.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { ResponsiveTable } from '@courtcrew/ui-kit/page/list/ResponsiveTable.tsx';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { datedSpan } from '@courtcrew/ui-kit/time/format.ts';
import { useShiftCategory } from '@courtcrew/ui-kit/words/useShiftCategory.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import { AnyPersonSearch } from '../accounts/index.ts';
import { Section } from '../kit/page/layout.tsx';
import { AllSchedules } from './AllSchedules.tsx';
import { STATUS } from './status.ts';
import { usePlatformWords } from './words.ts';

const FILTER = { ref_id: '' };

export function MasterSchedulePage() {
  const w = usePlatformWords();
  const { filter, set } = useUrlFilter(FILTER);
  const { ref_id } = filter;
  const person = useCall(getProfile, { params: { ref_id } }, { enabled: ref_id !== '' });
  return (
    <>
      <PageHeader title={w('staff.masterSchedule')} about={w('schedule.help')} />
      <Box sx={{ maxWidth: 420, mb: 3 }}>
        <AnyPersonSearch label={w('schedule.person')} onPick={(picked) => set({ ref_id: picked.ref_id })} />
      </Box>
      {ref_id === '' ? (
        <AllSchedules />
      ) : (
        <Section title={person.data ? fullName(person.data) : w('schedule.person')}>
          <AppLink to="/utradmin/masterschedule">{w('schedule.everybody')}</AppLink>
          <Schedule ref_id={ref_id} />
        </Section>
      )}
    </>
  );
}

function Schedule({ ref_id }: { ref_id: string }) {
  const w = usePlatformWords();
  const { language } = useSpeech();
  const categoryOf = useShiftCategory();
  const shifts = useCall(getIndividualScheduleAll, { params: { id: ref_id } });
  const columns: readonly Column<ScheduleRow>[] = [
    {
      key: 'when',
      label: w('schedule.when'),
      primary: true,
      cell: ({ start, end, time_zone }) => datedSpan(start, end, time_zone, language),
    },
    { key: 'tournament', label: w('list.name') },
    { key: 'shift', label: w('schedule.shift'), cell: ({ name }) => name },
    { key: 'category', label: w('schedule.category'), cell: categoryOf },
    {
      key: 'status',
      label: w('list.status'),
      cell: ({ status, waiver_missing }) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <StatusBadge status={STATUS[status]} />
          {waiver_missing && <WaiverMissing />}
        </Box>
      ),
    },
  ];
  const now = new Date().toISOString();
  return (
    <Answered of={shifts} loading="table" rows={5} empty={<EmptyState title={w('schedule.none')} />}>
      {(rows) => {
        const coming = rows.filter(({ end }) => end >= now);
        const past = rows.filter(({ end }) => end < now).toReversed();
        return (
          <Box sx={{ display: 'grid', gap: 4 }}>
            {[
              { title: w('schedule.future'), list: coming },
              { title: w('list.past'), list: past },
            ]
              .filter(({ list }) => list.length > 0)
              .map(({ title, list }) => (
                <Box key={title}>
                  <Box component="h3" sx={{ typography: 'overline', m: 0, color: 'text.secondary' }}>
                    {title}
                  </Box>
                  <ResponsiveTable
                    caption={title}
                    columns={columns}
                    rows={list}
                    rowKey={({ shift_id }) => shift_id}
                  />
                </Box>
              ))}
          </Box>
        );
      }}
    </Answered>
  );
}
