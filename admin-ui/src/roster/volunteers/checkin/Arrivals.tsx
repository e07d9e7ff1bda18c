import type { Volunteer } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import { failureText } from '@courtcrew/ui-kit/form/serverErrors.ts';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { useNow } from '@courtcrew/ui-kit/time/useNow.ts';
import { useChoiceName } from '@courtcrew/ui-kit/words/choices.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useDesk } from '../../../kit/desk/desk.ts';
import { EntryLog } from '../../../kit/desk/entries/EntryLog.tsx';
import { useEntries } from '../../../kit/desk/entries/useEntries.ts';
import { FindField } from '../../../kit/desk/FindField.tsx';
import { Key } from '../../../kit/desk/Key.tsx';
import { ListFrame } from '../../../kit/desk/ListFrame.tsx';
import { type GridHandle, VirtualGrid } from '../../../kit/desk/VirtualGrid.tsx';
import { WAIVER_PX } from '../../parts/WaiverBelow.tsx';
import { useVolunteerWords } from '../words.ts';
import { CheckOutAll } from './CheckOutAll.tsx';
import { CategoryFilter, FILTER, WhoFilter } from './Filters.tsx';
import {
  categoryOn,
  countsOf,
  found,
  inCategory,
  lacksWaiver,
  marked,
  missedSince,
  NAMES,
} from './people.ts';
import type { useArrivals } from './useArrivals.ts';
import { belowOnPhone, shiftsOf, VolunteerLine } from './VolunteerLine.tsx';

interface ArrivalsProps extends Pick<ReturnType<typeof useArrivals>, 'handOut'> {
  /** @throws what the server refused with. */
  readonly check: (person: Volunteer, on: boolean) => Promise<unknown>;
  readonly people: readonly Volunteer[];
  readonly day: string;
  readonly isToday: boolean;
  readonly choice: ReactNode;
}

const NOBODY: ReadonlySet<string> = new Set();
const LINE_PX = 60;
const rowKey = ({ ref_id }: Volunteer): string => ref_id;

/** A queue stands in front: a few letters and Enter, or one press beside a name, and the next one comes. */
export function Arrivals({ people, day, isToday, choice, check, handOut }: ArrivalsProps) {
  const v = useVolunteerWords();
  const toast = useToast();
  const { language } = useSpeech();
  const { time_zone: zone } = useDesk();
  const { breakpoints } = useTheme();
  const hasKeys = useMediaQuery(breakpoints.up('md'), { noSsr: true });
  const isPhone = useMediaQuery(breakpoints.down('sm'), { noSsr: true });
  const now = useNow();
  const late = isToday ? now : null;
  const applied = v('status.applied');
  const heightOf = useCallback(
    (person: Volunteer) => {
      if (!isPhone) return LINE_PX;
      const isLate = late !== null && missedSince(person, late) !== null;
      return LINE_PX + (lacksWaiver(person) ? WAIVER_PX : 0) + belowOnPhone(person, isLate, applied);
    },
    [isPhone, late, applied],
  );
  const { filter, set } = useUrlFilter(FILTER);
  const [search, setSearch] = useState('');
  const [kept, setKept] = useState(NOBODY);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<GridHandle>(null);
  const vcid = useMemo(() => categoryOn(people, filter.vcid), [people, filter.vcid]);
  const own = useMemo(() => inCategory(people, vcid), [people, vcid]);
  const shown = useMemo(() => found(own, { search, who: filter.who }, kept), [own, search, filter.who, kept]);
  const byEnter = marked(own, search);

  const find = (text: string) => {
    setSearch(text);
    setKept(NOBODY);
  };
  const narrow = (change: Partial<Record<keyof typeof FILTER, string>>) => {
    set(change);
    setKept(NOBODY);
  };
  const entered = useEntries<Volunteer>({
    ...NAMES,
    people: () => own,
    send: async (person, withShirt) => {
      await check(person, true);
      if (withShirt && !person.shirt_pickup) void handOut(person, true);
    },
  });
  const { add } = entered;
  const press = useCallback(
    (person: Volunteer, on: boolean) => {
      setKept((before) => new Set(before).add(person.ref_id));
      if (on) add({ text: person.name, person, more: false });
      else check(person, false).catch((failure) => toast.error(failureText(failure)));
    },
    [check, add, toast],
  );
  const enter = (withShirt: boolean) => {
    add({ text: search.trim(), more: withShirt });
    find('');
  };
  const onKey = (key: string, person: Volunteer | undefined): boolean => {
    if (key === 's' && person) void handOut(person, !person.shirt_pickup);
    else if (key === '/' || key === 'Escape') input.current?.focus();
    else return false;
    return true;
  };
  const draw = useCallback(
    (person: Volunteer) => (
      <VolunteerLine person={person} now={late} check={press} handOut={(one, on) => void handOut(one, on)} />
    ),
    [late, press, handOut],
  );

  return (
    <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 1100 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        {choice}
        <CategoryFilter people={people} value={vcid} onChange={(next) => narrow({ vcid: next })} />
        {!isToday && (
          <Alert severity="warning" sx={{ py: 0 }}>
            {v('day.notToday')}
          </Alert>
        )}
      </Box>
      <FindField
        ref={input}
        label={v('checkin.find')}
        hint={hasKeys ? v('checkin.findKeys') : undefined}
        value={search}
        onChange={find}
        found={shown.length}
        list={list}
        onEnter={enter}
      />
      <EntryLog
        of={entered}
        hint={v('checkin.doneText')}
        nameOf={({ name }) => name}
        about={(person) => shiftsOf(person, zone, language, applied)}
        onDone={() => input.current?.focus()}
        acts={({ ref_id }, drop) => (
          <LatestActs
            person={people.find((one) => one.ref_id === ref_id)}
            undo={(person) => {
              drop();
              press(person, false);
            }}
            handOut={(one, on) => void handOut(one, on)}
          />
        )}
      />
      <WhoFilter counts={countsOf(own)} value={filter.who} onChange={(who) => narrow({ who })} />
      <ListFrame height={{ xs: '58vh', md: 'calc(100dvh - 470px)' }}>
        <VirtualGrid
          ref={list}
          label={v('checkin.list')}
          rows={shown}
          rowKey={rowKey}
          heightOf={heightOf}
          picked={byEnter?.ref_id ?? null}
          // A thumb that scrolls must not check anybody in: a click only shows which line the keys are about.
          onPick={() => undefined}
          onEnter={(person) => press(person, !person.checkin)}
          onKey={onKey}
          empty={v('checkin.noMatch')}
        >
          {draw}
        </VirtualGrid>
      </ListFrame>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2 }}>
        <CheckOutAll day={day} here={people.flatMap(({ ref_id, checkin }) => (checkin ? ref_id : []))} />
        {hasKeys && (
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 2,
              typography: 'body2',
              color: 'text.secondary',
            }}
          >
            <Key name="Enter" does={v('checkin.keyCheck')} />
            <Key name="S" does={v('checkin.keyShirt')} />
            <Key name="/" does={v('checkin.keyFind')} />
          </Box>
        )}
      </Box>
    </Box>
  );
}

interface LatestActsProps {
  /** Somebody this screen has checked in, as they are now. */
  readonly person: Volunteer | undefined;
  readonly undo: (person: Volunteer) => void;
  readonly handOut: (person: Volunteer, on: boolean) => void;
}

/** The shirt of somebody who has just been checked in, and the way back. */
function LatestActs({ person, undo, handOut }: LatestActsProps) {
  const v = useVolunteerWords();
  const nameOf = useChoiceName();
  if (!person?.checkin) return null;
  const size = person.shirt ?? person.shirt2;
  return (
    <>
      {person.shirt_pickup ? (
        <Box sx={{ color: 'success.main', fontWeight: 600, whiteSpace: 'nowrap' }}>
          {v('checkin.shirtGiven')}
        </Box>
      ) : (
        <Button size="small" variant="contained" sx={{ flexShrink: 0 }} onClick={() => handOut(person, true)}>
          {v('checkin.give', { size: size ? nameOf(size) : '' })}
        </Button>
      )}
      <Button size="small" variant="text" onClick={() => undo(person)}>
        {v('action.undo')}
      </Button>
    </>
  );
}
