import type {
  CategoryWithCaptains,
  VolunteerShiftInNumbers,
} from '@courtcrew/domain/roster/volunteers/shapes.ts';
import { SelectInput } from '@courtcrew/ui-kit/form/SelectInput.tsx';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { Toolbar } from '@courtcrew/ui-kit/page/Toolbar.tsx';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Edit from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useMemo } from 'react';
import { Choice } from '../../../kit/desk/Choice.tsx';
import { DayFilter } from '../../../kit/desk/DayFilter.tsx';
import { daysOf } from '../../../kit/desk/days.ts';
import { Key } from '../../../kit/desk/Key.tsx';
import { ListFrame } from '../../../kit/desk/ListFrame.tsx';
import { RowHeading } from '../../../kit/desk/RowHeading.tsx';
import { useChosen } from '../../../kit/desk/useChosen.ts';
import { useDayText } from '../../../kit/desk/useDayText.ts';
import { VirtualGrid } from '../../../kit/desk/VirtualGrid.tsx';
import { MassBar } from '../../setup/MassBar.tsx';
import { MassOutcome } from '../../setup/MassOutcome.tsx';
import { useMassEdit } from '../../setup/useMassEdit.ts';
import type { Setup } from '../../setup/useSetup.ts';
import { useVolunteerWords, type VolunteerKey } from '../words.ts';
import { type Line, linesOf } from './lines.ts';
import { ShiftLine } from './ShiftLine.tsx';

interface VolunteerShiftListProps {
  readonly shifts: readonly VolunteerShiftInNumbers[];
  readonly categories: readonly CategoryWithCaptains[];
  readonly setup: Setup;
}

/** The list's filter as it stands in the address. */
const FILTER = { q: '', vcid: '', day: '', by: 'day' };

const heightOf = ({ kind }: Line): number => (kind === 'heading' ? 30 : 52);
const keyOf = ({ key }: Line): string => key;
const isHeading = ({ kind }: Line): boolean => kind === 'heading';

/** All shifts of volunteers: one is taken into the form, many are changed at once. */
export function VolunteerShiftList({ shifts, categories, setup }: VolunteerShiftListProps) {
  const v = useVolunteerWords();
  const { language } = useSpeech();
  const dayText = useDayText();
  const { filter, set, clear, active } = useUrlFilter(FILTER);
  const work = useMassEdit();
  const by = filter.by === 'category' ? 'category' : 'day';
  const lines = useMemo(
    () => linesOf(shifts, { search: filter.q, vcid: filter.vcid, day: filter.day, by }),
    [shifts, filter.q, filter.vcid, filter.day, by],
  );
  const shown = useMemo(() => lines.flatMap((line) => (line.kind === 'shift' ? [line.shift] : [])), [lines]);
  const height = useMemo(() => lines.reduce((sum, line) => sum + heightOf(line), 2), [lines]);
  const order = useMemo(() => shown.map(({ sid }) => sid), [shown]);
  const chosen = useChosen(order);
  // What the filter hides is not changed: nobody changes what they do not see.
  const picked = shown.filter(({ sid }) => chosen.keys.has(sid));
  const [one] = picked.length === 1 ? picked : [];

  const onKey = (key: string, line: Line | undefined): boolean => {
    const shift = line?.kind === 'shift' ? line.shift : undefined;
    if (key === 'a' || key === 'A') chosen.replace(picked.length === shown.length ? [] : order);
    else if (key === 'Escape') chosen.replace([]);
    else if ((key === 'd' || key === 'D') && shift) setup.open({ pattern: shift });
    else if (key === 'Delete' && shift) void setup.remove(shift);
    else return false;
    return true;
  };
  const draw = useCallback(
    (line: Line) =>
      line.kind === 'shift' ? (
        <ShiftLine shift={line.shift} under={by} />
      ) : (
        <RowHeading text={by === 'day' ? dayText(line.first.start) : line.first.category_name} />
      ),
    [by, dayText],
  );

  return (
    <>
      <Toolbar
        search={filter.q}
        onSearch={(q) => set({ q })}
        onClear={active ? clear : undefined}
        count={v('shifts.count', { count: shown.length, chosen: picked.length })}
      >
        <SelectInput
          label={v('column.category')}
          value={filter.vcid}
          options={[
            ['', v('shifts.allCategories')],
            ...categories.map(({ vcid, name }) => [vcid, name] as const),
          ]}
          onChange={(vcid) => set({ vcid })}
        />
        <DayFilter days={daysOf(shifts, language)} value={filter.day} onChange={(day) => set({ day })} />
        <Choice
          label={v('shifts.order')}
          value={by}
          options={[
            ['day', v('recap.byDay')],
            ['category', v('shifts.byCategory')],
          ]}
          onChange={(order) => set({ by: order })}
        />
      </Toolbar>
      <MassBar shifts={picked} work={work} onDone={() => chosen.replace([])}>
        {one && <ChosenOne shift={one} setup={setup} />}
      </MassBar>
      <MassOutcome refused={work.refused} />
      <ShiftKeys />
      <ListFrame
        // No higher than its rows, so that a short list leaves no empty frame.
        height={{ xs: `min(${height}px, 60vh)`, lg: `min(${height}px, max(320px, 100dvh - 440px))` }}
        minHeight={84}
      >
        <VirtualGrid
          label={v('column.shifts')}
          rows={lines}
          rowKey={keyOf}
          heightOf={heightOf}
          isHeading={isHeading}
          picked={chosen.keys}
          onPick={(line, range) => chosen.press(line.key, range)}
          onExtend={(from, to) => chosen.extend(from.key, to.key)}
          onEnter={(line) => line.kind === 'shift' && setup.open({ edit: line.shift })}
          onKey={onKey}
          empty={v('schedule.noMatch')}
        >
          {draw}
        </VirtualGrid>
      </ListFrame>
    </>
  );
}

/** What is done to a single shift, in the form. */
function ChosenOne({ shift, setup }: { shift: VolunteerShiftInNumbers; setup: Setup }) {
  const v = useVolunteerWords();
  return (
    <>
      <Button
        variant="contained"
        startIcon={<Edit />}
        onClick={() => setup.open({ edit: shift })}
        aria-label={`${v('action.edit')}: ${shift.name}`}
      >
        {v('action.edit')}
      </Button>
      <Button
        variant="outlined"
        startIcon={<ContentCopy />}
        onClick={() => setup.open({ pattern: shift })}
        aria-label={`${v('setup.duplicate')}: ${shift.name}`}
      >
        {v('setup.duplicate')}
      </Button>
    </>
  );
}

const KEYS: readonly (readonly [string, VolunteerKey])[] = [
  ['Space', 'shifts.keyChoose'],
  ['Shift', 'shifts.keyRange'],
  ['A', 'shifts.keyAll'],
  ['Enter', 'shifts.keyEdit'],
  ['D', 'shifts.keyDuplicate'],
  ['Del', 'shifts.keyDelete'],
];

/** The keys of the list. */
function ShiftKeys() {
  const v = useVolunteerWords();
  return (
    <Box
      sx={{
        display: { xs: 'none', md: 'flex' },
        flexWrap: 'wrap',
        gap: 1.25,
        mb: 1,
        color: 'text.secondary',
        typography: 'caption',
      }}
    >
      {KEYS.map(([name, does]) => (
        <Key key={name} name={name} does={v(does)} />
      ))}
    </Box>
  );
}
