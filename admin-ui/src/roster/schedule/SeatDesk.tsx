import type { ShiftWithPeople } from '@courtcrew/domain/roster/shapes.ts';
import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import { COARSE, TOUCH } from '@courtcrew/ui-kit/theme/styles.ts';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { useDesk } from '../../kit/desk/desk.ts';
import type { KeyHint } from '../../kit/desk/Guide.tsx';
import { HistoryLink } from '../../kit/desk/HistoryLink.tsx';
import { PairDesk } from '../../kit/desk/PairDesk.tsx';
import { RowHeading } from '../../kit/desk/RowHeading.tsx';
import { useDayText } from '../../kit/desk/useDayText.ts';
import { usePair } from '../../kit/desk/usePair.ts';
import { ShortageMark } from '../parts/Shortage.tsx';
import { useShiftLabel } from '../parts/useShiftLabel.ts';
import { WAIVER_PX } from '../parts/WaiverBelow.tsx';
import { useDeskWords } from '../words.ts';
import { ChosenActs } from './ChosenActs.tsx';
import type { Line, PersonLine, Seat } from './lines.ts';
import { toggled } from './many.ts';
import { ScheduleSummary } from './ScheduleSummary.tsx';
import { ACTS_PX, seatKey } from './SeatActs.tsx';
import { SeatLine } from './SeatLine.tsx';
import { SECOND_LINE_PX, ShiftLine } from './ShiftLine.tsx';
import { useChosenSeats } from './useChosenSeats.ts';
import type { SeatActions } from './useSeatActions.ts';

type ShiftRowLine = Extract<Line, { kind: 'shift' }>;

interface Searched {
  readonly search: string;
  readonly onSearch: (text: string) => void;
}

/** Where somebody is in the list, as the address says it. */
interface InAddress {
  /** What is filtered for, search included. */
  readonly filtered: string;
  /** The open shift, empty for none. */
  readonly shift: string;
  /** Key of the line at the top. */
  readonly at: string;
  readonly set: (place: { readonly shift?: string; readonly at?: string }) => void;
}

/** Fields of a screen's filter that say where somebody is; clearing the filter leaves them. */
export const PLACE = { shift: '', at: '' };

interface SeatDeskProps {
  /** All loaded shifts, by which the picked one is kept current. */
  readonly shifts: readonly ShiftWithPeople[];
  readonly lines: readonly Line[];
  readonly shiftSearch: Searched;
  readonly address: InAddress;
  /** People with their obstacles for the picked shift. */
  readonly peopleFor: (picked: ShiftWithPeople | null) => readonly PersonLine[];
  readonly people: Searched & {
    readonly count?: string;
    readonly empty: ReactNode;
    readonly below?: ReactNode;
  };
  readonly actions: SeatActions;
  /** Approved officials; absent where nobody asks to be. */
  readonly approved?: ReadonlySet<string>;
  /** Runs for a pair of picks. */
  readonly assign: (shift: ShiftWithPeople, person: PersonLine['person']) => Promise<unknown>;
  /** Mode of a pick, with its keys. */
  readonly mode?: string | undefined;
  readonly modeKeys: readonly KeyHint[];
  readonly onKey: (key: string) => boolean;
  /** Height of everything but the lists, px. */
  readonly besides: number;
}

const HEIGHTS = { day: 30, shift: 50, seat: 38 } as const;
const heightOfLine = ({ kind }: Line): number => HEIGHTS[kind];
const heightForThumbs = (line: Line): number => (line.kind === 'seat' ? TOUCH : heightOfLine(line));
const heightOfPerson = (): number => 44;
const isDay = ({ kind }: Line): boolean => kind === 'day';
const RANKS = { day: 0, shift: 1, seat: null } as const;
const rankOf = ({ kind }: Line): number | null => RANKS[kind];
const drawPerson = (line: PersonLine) => <PersonRow line={line} />;

/** Shifts with people beside those who can be assigned; seats have their own keys. */
export function SeatDesk({ shifts, lines, peopleFor, people, actions, address, ...props }: SeatDeskProps) {
  const d = useDeskWords();
  const dayText = useDayText();
  const labelOf = useShiftLabel();
  const { time_zone } = useDesk();
  const forThumbs = useMediaQuery(COARSE, { noSsr: true });
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const canLead = actions.lead !== undefined;
  const heightOf = useCallback(
    (line: Line) => {
      const height = forThumbs ? heightForThumbs(line) : heightOfLine(line);
      if (narrow && line.kind === 'shift') return height + SECOND_LINE_PX;
      if (!narrow || line.kind !== 'seat') return height;
      return height + (line.spot.waiver_missing ? WAIVER_PX : 0) + (canLead ? ACTS_PX : 0);
    },
    [narrow, forThumbs, canLead],
  );
  const first = shifts.find(({ sid }) => sid === address.shift);
  const pair = usePair<ShiftRowLine, PersonLine>(
    ({ shift }, { person }) => props.assign(shift, person),
    first && { kind: 'shift', key: first.sid, shift: first },
  );
  const { set } = address;
  const opened = pair.picks.left ?? '';
  useEffect(() => set({ shift: opened }), [set, opened]);
  const place = useMemo(() => ({ from: address.at, onRest: (at: string) => set({ at }) }), [address.at, set]);
  const picked = useMemo(
    () => shifts.find(({ sid }) => sid === pair.picks.left) ?? null,
    [shifts, pair.picks.left],
  );
  const persons = useMemo(() => peopleFor(picked), [peopleFor, picked]);
  const shiftCount = useMemo(() => lines.filter(({ kind }) => kind === 'shift').length, [lines]);
  const chosen = useChosenSeats(lines);
  const acts = useMemo(
    () => (chosen.busy.size > 0 ? { ...actions, busy: new Set([...actions.busy, ...chosen.busy]) } : actions),
    [actions, chosen.busy],
  );
  const keys: readonly KeyHint[] = [
    ['Enter', d('schedule.keyEnter')],
    ['C', d('schedule.keyConfirm')],
    ['-', d('schedule.keyRemove')],
    ['X', d('many.keyChoose')],
    ['Shift', d('many.keyRange')],
    ['Ctrl A', d('many.keyAll')],
    ...props.modeKeys,
  ];
  const draw = (line: Line) => {
    if (line.kind === 'day')
      return (
        <RowHeading text={dayText(line.start)}>
          <ShortageMark of={line.short} />
        </RowHeading>
      );
    if (line.kind === 'seat')
      return <SeatLine seat={line} actions={acts} refused={chosen.refused.get(line.key)} />;
    return <ShiftLine shift={line.shift} zone={time_zone} />;
  };
  const ways = useScope(shifts, lines, chosen.seats, picked);
  return (
    <>
      <ScheduleSummary shifts={shifts} {...ways} approved={props.approved} onPlace={chosen.place} />
      <PairDesk<Line, PersonLine>
        pair={{ ...pair, pickLeft: (line) => line.kind === 'shift' && pair.pickLeft(line) }}
        text={
          chosen.seats.length > 0
            ? d('many.chosen', { count: chosen.seats.length })
            : pair.left
              ? d('schedule.pickedShift', { name: labelOf(pair.left.shift) })
              : pair.right
                ? d('schedule.pickedPerson', { name: pair.right.person.name })
                : d('schedule.pickFirst')
        }
        mode={props.mode}
        beside={
          chosen.seats.length === 0 &&
          pair.left && <HistoryLink of={{ sid: pair.left.shift.sid }} name={pair.left.shift.name} />
        }
        keys={keys}
        acts={
          chosen.seats.length > 0 && (
            <ChosenActs seats={chosen.seats} busy={chosen.busy.size > 0} onChange={chosen.change} />
          )
        }
        onKey={props.onKey}
        besides={props.besides}
        left={{
          ...props.shiftSearch,
          title: d('column.shifts'),
          count: String(shiftCount),
          searchLabel: d('schedule.findShift'),
          rows: lines,
          heightOf,
          isHeading: isDay,
          rankOf,
          filtered: address.filtered,
          place,
          canPick: ({ kind }) => kind === 'shift',
          choosing: chosen.choosing,
          onEnter: (line) => {
            if (chosen.seats.length > 0) chosen.change(toggled(chosen.seats));
            else if (line.kind === 'seat') void acts.toggle(line);
            else return false;
            return true;
          },
          onKey: (key, line) =>
            chosen.onKey(key, line) || (line.kind === 'seat' && seatKey(key, { seat: line, actions: acts })),
          draw,
          empty: d('schedule.noMatch'),
        }}
        right={{
          ...people,
          title: d('schedule.people'),
          count: people.count ?? String(persons.length),
          searchLabel: d('schedule.findPerson'),
          rows: persons,
          heightOf: heightOfPerson,
          canPick: ({ obstacle }) => !obstacle?.in,
          draw: drawPerson,
        }}
      />
    </>
  );
}

/** The shifts that one step fills: those of chosen rows, else the open one, else all that are shown. */
function useScope(
  shifts: readonly ShiftWithPeople[],
  lines: readonly Line[],
  seats: readonly Seat[],
  picked: ShiftWithPeople | null,
) {
  return useMemo(() => {
    const chosen = new Set(
      seats.length > 0 ? seats.map(({ shift }) => shift.sid) : picked ? [picked.sid] : [],
    );
    const shown = new Set(lines.flatMap((line) => (line.kind === 'shift' ? [line.key] : [])));
    const ids = chosen.size > 0 ? chosen : shown;
    return { scope: shifts.filter(({ sid }) => ids.has(sid)), isChosen: chosen.size > 0 };
  }, [shifts, lines, seats, picked]);
}

function PersonRow({ line: { person, obstacle } }: { line: PersonLine }) {
  const d = useDeskWords();
  const hint = obstacle?.in
    ? d('schedule.already')
    : obstacle?.clash && d('schedule.clash', { shift: obstacle.clash });
  return (
    <Box
      sx={{
        height: '100%',
        px: 1.5,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        color: hint ? 'text.secondary' : undefined,
      }}
    >
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 550 }}>
          {person.name}
        </Box>
        {hint && (
          <Box
            sx={{
              typography: 'caption',
              lineHeight: 1.2,
              color: obstacle?.in ? 'text.secondary' : 'warning.main',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {hint}
          </Box>
        )}
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap', textAlign: 'right' }}>
        {d('schedule.personCount', { count: person.count })}
        {person.wait_count > 0 && ` · ${d('schedule.applied', { count: person.wait_count })}`}
      </Box>
      <CredentialBadge
        credentials={person.credentials}
        verified={person.credentials_verified}
        screen="management"
      />
    </Box>
  );
}
