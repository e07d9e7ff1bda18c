import { categoriesIn } from '@courtcrew/domain/roster/model.ts';
import type { ShiftRow } from '@courtcrew/domain/roster/shapes.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { fileTime } from '@courtcrew/ui-kit/page/list/columnFiles.ts';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { useAllows } from '@courtcrew/ui-kit/session/session.tsx';
import { hours, shortSpan } from '@courtcrew/ui-kit/time/format.ts';
import { useCategoryName } from '@courtcrew/ui-kit/words/useCategoryName.ts';
import { useSpeech, useSport } from '@courtcrew/ui-kit/words/words.tsx';
import Button from '@mui/material/Button';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { FirstSteps } from '../../kit/page/NextStep.tsx';
import { BulkButton } from '../../kit/rest/list/BulkButton.tsx';
import { ResourceList } from '../../kit/rest/list/ResourceList.tsx';
import { useStaffWords } from '../../shell/words.ts';
import { FillMark } from '../parts/Fill.tsx';
import { useAskDelete } from '../setup/AskDelete.tsx';
import { useDeskWords } from '../words.ts';

type Shift = ShiftRow & { readonly id: string };

const BY_TIME = { field: 'start', order: 'ASC' } as const;

export function ShiftList() {
  const w = useStaffWords();
  const d = useDeskWords();
  const { tid } = useDesk();
  const sport = useSport();
  const categoryName = useCategoryName();
  const askDelete = useAskDelete();
  const atDesk = useAllows()('desk', tid);
  return (
    <ResourceList<Shift>
      resource="shifts"
      caption={d('column.shifts')}
      header={
        <DeskHeader
          title={w('staff.allShifts')}
          actions={
            <Button component={AppAnchor} to="/admin/resources/shifts/create" variant="contained">
              {d('setup.add')}
            </Button>
          }
        />
      }
      columns={useShiftColumns()}
      filters={[
        { kind: 'search', source: 'q', label: d('filter.search') },
        { kind: 'text', source: 'category', label: d('column.category') },
        { kind: 'date', source: 'date', label: d('desk.day') },
      ]}
      presets={[
        { label: d('preset.all'), filter: {} },
        ...categoriesIn(sport).map((category) => ({ label: categoryName(category), filter: { category } })),
      ]}
      about={{ tid }}
      sort={BY_TIME}
      bulk={
        <BulkButton
          asks={(count) =>
            askDelete({
              title: d('bulk.delete', { count }),
              text: d('shifts.deleteMany', { count }),
              people: count,
            })
          }
        />
      }
      rowClick="edit"
      empty={
        <EmptyState
          title={d('shifts.none')}
          action={atDesk && <FirstSteps to="/desk/scheduleSetup" label={d('staff.scheduleSetup')} />}
        />
      }
      file="shifts"
    />
  );
}

/** A file lists hours separately: its time is the start. */
export function useShiftColumns(): readonly Column<Shift>[] {
  const d = useDeskWords();
  const { language } = useSpeech();
  const categoryName = useCategoryName();
  return [
    { key: 'name', label: d('column.shift'), primary: true },
    {
      key: 'start',
      label: d('column.time'),
      value: ({ start, end, time_zone }) => shortSpan(start, end, time_zone, language),
      file: ({ start, time_zone }) => fileTime(start, time_zone),
    },
    {
      key: 'end',
      label: d('signups.hours'),
      value: ({ start, end, time_zone }) => hours(start, end, time_zone, language),
      unsorted: true,
      hidden: true,
    },
    { key: 'category', label: d('column.category'), value: ({ category }) => categoryName(category) },
    {
      key: 'count',
      label: d('column.spots'),
      value: ({ count, spots }) => `${count} / ${spots}`,
      cell: (shift) => <FillMark shift={shift} />,
    },
    { key: 'confirmed_count', label: d('column.confirmed'), type: 'number' },
    { key: 'wait_count', label: d('column.applied'), type: 'number' },
  ];
}
