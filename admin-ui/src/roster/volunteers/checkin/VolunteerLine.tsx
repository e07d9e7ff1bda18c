import type { Volunteer, VolunteerShift } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import { WaiverMissing } from '@courtcrew/ui-kit/badges/WaiverMissing.tsx';
import { useSettling } from '@courtcrew/ui-kit/page/useSettling.ts';
import { clock, hours } from '@courtcrew/ui-kit/time/format.ts';
import { useChoiceName } from '@courtcrew/ui-kit/words/choices.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
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
/** On a phone every shift has two lines, its name below its hours, and they stand below since when somebody is expected. */
const SHIFTS = {
  display: { sm: '-webkit-box' },
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '1',
  overflow: 'hidden',
} as const;
const SHIFT = {
  display: { xs: '-webkit-box', sm: 'inline' },
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
} as const;

/** What these need more on a phone: since when somebody is expected, which may be two lines, and every further shift. */
export const LATE_PX = 36;
export const FURTHER_PX = 36;

/** It stays with what follows: at the end of a line it would stand for nothing. */
const DOT = ' ·\u00a0';

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
  const workOf = ({ category, shift_name, waitlist }: VolunteerShift): string =>
    [
      // Many shifts are named after their category.
      shift_name.includes(category) ? '' : category,
      shift_name,
      waitlist ? v('checkin.waiting') : '',
    ]
      .filter((part) => part !== '')
      .join(DOT);
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
        <Box
          sx={{
            typography: 'caption',
            lineHeight: 1.35,
            color: 'text.secondary',
            ...SHIFTS,
          }}
        >
          {missed && (
            <>
              <Box component="span" sx={{ color: 'warning.main', fontWeight: 650 }}>
                {v('checkin.late', { time: clock(missed, zone, language) })}
              </Box>
              <Below />
            </>
          )}
          {person.shifts.map((shift, index) => (
            <Fragment key={shift.shift_id}>
              {index > 0 && <WideOnly>, </WideOnly>}
              <Box component="span" sx={SHIFT}>
                {hours(shift.start_time, shift.end_time, zone, language)}
                <Below />
                {workOf(shift)}
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
