import { getVolunteerRecap } from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { SubscribeButton } from '@courtcrew/ui-kit/messaging/calendar/SubscribeButton.tsx';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { NothingFits } from '@courtcrew/ui-kit/page/list/NothingFits.tsx';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { Toolbar } from '@courtcrew/ui-kit/page/Toolbar.tsx';
import Print from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import { useDesk } from '../../../kit/desk/desk.ts';
import { finder } from '../../../kit/desk/finder.ts';
import { sorted } from '../../../kit/desk/sorting.ts';
import { ExportMenu } from '../../../kit/export/ExportMenu.tsx';
import { useServerFiles } from '../../../kit/export/serverFiles.ts';
import { FirstSteps } from '../../../kit/page/NextStep.tsx';
import { VolunteerHeader } from '../parts/VolunteerHeader.tsx';
import { useVolunteerWords } from '../words.ts';
import { CoverageTable } from './CoverageTable.tsx';
import { type GridLine, gridOf, missingIn, type RecapRow } from './grid.ts';

const FILTER = { q: '', sort: 'name', down: false };

const values = { name: ({ name }: GridLine) => name, missing: ({ total }: GridLine) => missingIn(total) };

const fileColumns = (v: ReturnType<typeof useVolunteerWords>): readonly Column<RecapRow>[] => [
  { key: 'date', label: v('desk.day'), type: 'date' },
  { key: 'category_name', label: v('column.category') },
  { key: 'shifts', label: v('column.shifts'), type: 'number' },
  { key: 'spots', label: v('overview.need'), type: 'number' },
  {
    key: 'selected',
    label: v('column.selected'),
    type: 'number',
    value: ({ count, confirmed_count }) => count - confirmed_count,
  },
  { key: 'confirmed_count', label: v('column.confirmed'), type: 'number' },
  { key: 'wait_count', label: v('column.applied'), type: 'number' },
];

/** How every category is covered on every day. */
export function OverviewPage() {
  const v = useVolunteerWords();
  const { tid, name } = useDesk();
  const files = useServerFiles(tid);
  const { filter, set, clear, active } = useUrlFilter(FILTER);
  const recap = useCall(getVolunteerRecap, { params: { tid } });
  const fits = finder(filter.q);
  const shown = (recap.data ?? []).filter(({ category_name }) => fits(category_name));
  const grid = gridOf(shown, v('shifts.allCategories'));
  const sort = { by: filter.sort, descending: filter.down };
  return (
    <>
      <VolunteerHeader
        title={v('staff.volunteerOverview')}
        actions={
          <>
            <SubscribeButton tid={tid} />
            <Button variant="outlined" startIcon={<Print />} onClick={() => window.print()}>
              {v('action.print')}
            </Button>
            <ExportMenu
              variant="contained"
              file={`${name} overview`}
              columns={fileColumns(v)}
              rows={shown}
              also={[files.grid, files.workbook]}
            />
          </>
        }
      />
      <Toolbar search={filter.q} onSearch={(q) => set({ q })} onClear={active ? clear : undefined} />
      <Answered
        of={recap}
        loading="table"
        rows={10}
        empty={
          <EmptyState
            title={v('schedule.none')}
            text={v('overview.noneHelp')}
            action={<FirstSteps to="/volunteercaptain/scheduling" label={v('schedule.addShifts')} />}
          />
        }
      >
        {() =>
          shown.length === 0 ? (
            <NothingFits title={v('overview.noMatch')} onClear={clear} />
          ) : (
            <CoverageTable
              days={grid.days}
              lines={[...sorted(grid.lines, sort, values), grid.totals]}
              sort={sort}
              onSort={({ by, descending }) => set({ sort: by, down: descending })}
            />
          )
        }
      </Answered>
    </>
  );
}
