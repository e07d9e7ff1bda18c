import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import Print from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import { Pager } from '../parts/Pager.tsx';
import { useCrew } from '../parts/useCrew.ts';
import { VolunteerHeader } from '../parts/VolunteerHeader.tsx';
import { useVolunteerWords } from '../words.ts';
import { NameFilters } from './NameFilters.tsx';
import { NameList } from './NameList.tsx';
import { NamePaper } from './NamePaper.tsx';

const FILTER = { q: '', vcid: '', day: '', paper: false };

export function ScheduleByName() {
  const v = useVolunteerWords();
  const { filter, set } = useUrlFilter(FILTER);
  return (
    <>
      <VolunteerHeader
        title={v('staff.volunteerByName')}
        actions={
          <>
            <Button variant="outlined" onClick={() => set({ paper: !filter.paper })}>
              {v(filter.paper ? 'byName.screen' : 'byName.paper')}
            </Button>
            {filter.paper && (
              <Button variant="contained" startIcon={<Print />} onClick={() => window.print()}>
                {v('action.print')}
              </Button>
            )}
          </>
        }
      />
      <NameFilters filter={filter} set={set} />
      {filter.paper ? <NamePaper {...filter} /> : <Listed {...filter} />}
    </>
  );
}

function Listed({ q, vcid, day }: { q: string; vcid: string; day: string }) {
  const v = useVolunteerWords();
  const { crew, pager } = useCrew({ q, vcid, day });
  const narrowed = `${q}${vcid}${day}`.trim() !== '';
  return (
    <Answered
      of={crew}
      loading="list"
      rows={10}
      isEmpty={({ total }) => total === 0}
      empty={
        <EmptyState
          title={v(narrowed ? 'byName.noMatch' : 'byName.none')}
          text={narrowed ? undefined : v('byName.noneHelp')}
        />
      }
    >
      {({ rows }) => (
        <>
          <NameList people={rows} />
          <Pager {...pager} />
        </>
      )}
    </Answered>
  );
}
