import type { Volunteer, VolunteerShift } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import { WaiverMissing } from '@courtcrew/ui-kit/badges/Warnings.tsx';
import { useSettling } from '@courtcrew/ui-kit/page/state/useSettling.ts';
import { clock, hours } from '@courtcrew/ui-kit/time/format.ts';
import { useChoiceName } from '@courtcrew/ui-kit/words/choices.ts';
import { type Language, useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import CheckCircle from '@mui/icons-material/CheckCircle';
import ShirtGiven from '@mui/icons-material/Checkroom';
import Shirt from '@mui/icons-material/CheckroomOutlined';
import HowToReg from '@mui/icons-material/HowToReg';
import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';
import { useDesk } from '../../../kit/desk/desk.ts';
import { GroupMark } from '../parts/GroupMark.tsx';
import { useVolunteerWords } from '../words.ts';
import { lacksWaiver, missedSince } from './people.ts';
import { StateButton } from './StateButton.tsx';

export interface LineActs {
  readonly check: (person: Volunteer, on: boolean) => void;
  readonly handOut: (person: Volunteer, on: boolean) => void;
}

interface VolunteerLineProps extends LineActs {
  readonly person: Volunteer;
  /** Instant by which somebody is late; null on other days than today. */
  readonly now: string | null;
}

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
/** It stays with what follows: at the end of a line it would stand for nothing. */
const DOT = ' ·\u00a0';

/** What somebody does in a shift. `applied` says that they have no spot. */
function workOf({ category, shift_name, waitlist }: VolunteerShift, applied: string): string {
  // Many shifts are named after their category.
  const parts = [shift_name.includes(category) ? '' : category, shift_name, waitlist ? applied : ''];
  return parts.filter((part) => part !== '').join(DOT);
}

/** Somebody's shifts of the day in one line. */
export const shiftsOf = ({ shifts }: Volunteer, zone: string, language: Language, applied: string): string =>
  shifts
    .map(
      (shift) => `${hours(shift.start_time, shift.end_time, zone, language)}${DOT}${workOf(shift, applied)}`,
    )
    .join(', ');

/** So many letters at least fit into a line of the narrowest phone. */
const LINE_LETTERS = 18;
const linesOf = (work: string): number => 1 + Math.max(Math.ceil(work.length / LINE_LETTERS), 1);

/** On a phone every shift has lines of its own, its name below its hours, and they stand below since when somebody is expected. */
const SHIFTS = {
  display: { sm: '-webkit-box' },
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '1',
  overflow: 'hidden',
} as const;
const ofShift = (work: string) =>
  ({
    display: { xs: '-webkit-box', sm: 'inline' },
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: String(linesOf(work)),
    overflow: 'hidden',
  }) as const;

/** On a phone. Since when somebody is expected may be two lines. */
const TEXT_PX = 18;
const LATE_PX = 2 * TEXT_PX;
/** There is room for these lines in any case. */
const HELD_LINES = 2;

/** What somebody's line needs more on a phone, in px. */
export function belowOnPhone({ shifts }: Volunteer, isLate: boolean, applied: string): number {
  const lines = shifts.reduce((sum, shift) => sum + linesOf(workOf(shift, applied)), 0);
  return (isLate ? LATE_PX : 0) + Math.max(lines - HELD_LINES, 0) * TEXT_PX;
}

/** Between what stands beside one another where there is room. */
const WideOnly = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
    {children}
  </Box>
);

/** Between what stands below one another on a phone. */
const Below = () => (
  <>
    <WideOnly>{DOT}</WideOnly>
    <Box component="br" sx={{ display: { sm: 'none' } }} />
  </>
);

/** A volunteer in front of the tent: name, what they do that day, shirt, here or not. */
export function VolunteerLine({ person, now, check, handOut }: VolunteerLineProps) {
  const v = useVolunteerWords();
  const { language } = useSpeech();
  const { time_zone: zone } = useDesk();
  const { name, checkin, shirt_pickup, group } = person;
  const mark = useSettling<HTMLDivElement>(`${checkin} ${shirt_pickup}`);
  const missed = now && missedSince(person, now);
  const works = person.shifts.map((shift) => ({ shift, work: workOf(shift, v('status.applied')) }));
  return (
    <Box
      ref={mark}
      sx={{
        height: '100%',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto auto',
        alignItems: 'center',
        columnGap: 1,
        px: { xs: 1, sm: 1.5 },
      }}
    >
      <Box sx={{ minWidth: 0, lineHeight: 1.35 }}>
        <Box
          sx={{
            display: { xs: 'grid', sm: 'flex' },
            justifyItems: 'start',
            alignItems: 'center',
            columnGap: 1,
          }}
        >
          <Box sx={{ maxWidth: '100%', fontWeight: 650, ...cut }}>
            {name}
            {group && (
              <Box component="span" sx={{ ml: 1, typography: 'caption', color: 'text.secondary' }}>
                <GroupMark group={group} />
              </Box>
            )}
          </Box>
          {lacksWaiver(person) && <WaiverMissing />}
        </Box>
        <Box sx={{ typography: 'caption', lineHeight: 1.35, color: 'text.secondary', ...SHIFTS }}>
          {missed && (
            <>
              <Box component="span" sx={{ color: 'warning.main', fontWeight: 650 }}>
                {v('checkin.late', { time: clock(missed, zone, language) })}
              </Box>
              <Below />
            </>
          )}
          {works.map(({ shift, work }, index) => (
            <Fragment key={shift.shift_id}>
              {index > 0 && <WideOnly>, </WideOnly>}
              <Box component="span" sx={ofShift(work)}>
                {hours(shift.start_time, shift.end_time, zone, language)}
                <Below />
                {work}
              </Box>
            </Fragment>
          ))}
        </Box>
      </Box>
      <ShirtButton person={person} handOut={handOut} />
      <StateButton
        primary
        icon={checkin ? <CheckCircle /> : <HowToReg />}
        text={v(checkin ? 'checkin.here' : 'checkin.press')}
        name={name}
        pressed={checkin}
        onPress={() => check(person, !checkin)}
      />
    </Box>
  );
}

/** Hands the shirt out, or takes that back. */
function ShirtButton({ person, handOut }: Pick<VolunteerLineProps, 'person' | 'handOut'>) {
  const v = useVolunteerWords();
  const nameOf = useChoiceName();
  const { name, shirt_pickup } = person;
  const size = person.shirt ?? person.shirt2;
  const wanted = size ? v('checkin.shirt', { size: nameOf(size) }) : v('checkin.noSize');
  return (
    <StateButton
      icon={shirt_pickup ? <ShirtGiven /> : <Shirt />}
      text={shirt_pickup ? v('checkin.shirtGiven') : wanted}
      name={name}
      pressed={shirt_pickup}
      short={size ? nameOf(size) : ''}
      onPress={() => handOut(person, !shirt_pickup)}
    />
  );
}
