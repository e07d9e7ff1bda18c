import { edgeDate } from '@courtcrew/domain/kernel/edgeDate.ts';
import { dateIn } from '@courtcrew/domain/kernel/time.ts';
import { totalShortage } from '@courtcrew/domain/roster/policies/shortage.ts';
import type { ShortDay, TournamentHome } from '@courtcrew/domain/tournaments/contract.ts';
import type { Phase } from '@courtcrew/domain/tournaments/policies/phase.ts';
import { showsSelection } from '@courtcrew/domain/tournaments/policies/signup.ts';
import { useAllows } from '@courtcrew/ui-kit/session/session.tsx';
import { day as dayText } from '@courtcrew/ui-kit/time/format.ts';
import { useNow } from '@courtcrew/ui-kit/time/useNow.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import type { ReactNode } from 'react';
import { useOpenCalls } from '../board/calls/useOpenCalls.ts';
import { useDesk } from '../kit/desk/desk.ts';
import { useUnknownLetters } from '../roster/desk/useUnknownLetters.ts';
import { ShortageMark } from '../roster/parts/Shortage.tsx';
import { usePlaceAt } from '../shell/places.tsx';
import { useHomeWords } from './words.ts';

/** Something that is wrong, and the screen that mends it, filtered to it. */
export interface Trouble {
  readonly to: string;
  readonly text: ReactNode;
}

/** Days of a shortage that are named; the others are counted. */
const DAYS = 3;

/** A day at the venue as people read it: `Sat, Mar 7`. */
export const useDayName = () => {
  const { language } = useSpeech();
  return (date: string) => dayText(`${date}T12:00:00.000Z`, 'UTC', language);
};

/** What is wrong, most urgent first, of what the reader may mend; `isKnown` once all of it has been read. */
export function useTroubles(phase: Phase, home: TournamentHome) {
  const w = useHomeWords();
  const allowed = useAllows();
  const placeAt = usePlaceAt();
  const { tid } = useDesk();
  const may = ({ to }: Trouble) => allowed(placeAt(to.split('?')[0] ?? to)?.policy ?? 'platform', tid);
  const calls = useCallTroubles();
  const letters = useUnknownLetters();
  const people = usePeopleTroubles(phase, home);
  const pay = usePayTroubles(phase, home);
  const days = useDayTroubles(phase);
  const lost =
    letters.count > 0 ? [{ to: letters.to, text: w('wrong.letters', { count: letters.count }) }] : [];
  return {
    troubles: [...calls.troubles, ...days, ...people, ...pay, ...lost].filter(may),
    isKnown: calls.isKnown && letters.isKnown,
    error: calls.error ?? letters.error,
  };
}

function useCallTroubles() {
  const w = useHomeWords();
  const { tid } = useDesk();
  const isDesk = useAllows()('desk', tid);
  const { data, error } = useOpenCalls(tid, { enabled: isDesk });
  const count = data?.length ?? 0;
  return {
    isKnown: !isDesk || data !== undefined,
    error,
    troubles: count === 0 ? [] : [{ to: '/desk/notificationlist', text: w('wrong.calls', { count }) }],
  };
}

function useDayTroubles(phase: Phase): readonly Trouble[] {
  const w = useHomeWords();
  const { start, end_date, status, time_zone } = useDesk();
  const today = dateIn(useNow(), time_zone);
  const to = '/admin/tournamentSetup';
  if (start === null || end_date === null) return [{ to, text: w('wrong.dates') }];
  const isLate = phase === 'prepare' && status === 'draft' && end_date < today;
  return isLate ? [{ to, text: w('wrong.draftOver') }] : [];
}

/** Requests, unconfirmed people and shortages. Before sign-up opens nobody can be missing. */
function usePeopleTroubles(phase: Phase, home: TournamentHome): readonly Trouble[] {
  const w = useHomeWords();
  const nameOf = useDayName();
  const now = useNow();
  const { status } = useDesk();
  const { requests, officials, volunteers } = home;
  if (phase !== 'staff' && phase !== 'run') return [];
  const unconfirmed = showsSelection(status) ? (officials?.unconfirmed ?? 0) : 0;
  const listed = encodeURIComponent(JSON.stringify({ status: 'Selected', end_gte: now }));
  function shortLines(
    days: readonly ShortDay[],
    path: string,
    moreWord: 'wrong.moreDays' | 'wrong.moreVolunteerDays',
    textOf: (short: ShortDay) => ReactNode,
  ): readonly Trouble[] {
    const more = days.length - DAYS;
    return [
      ...days
        .slice(0, DAYS)
        .map((short) => ({ to: `${path}?open=1&day=${edgeDate(short.date)}`, text: textOf(short) })),
      ...(more > 0 ? [{ to: `${path}?open=1`, text: w(moreWord, { count: more }) }] : []),
    ];
  }
  return [
    ...(requests
      ? [{ to: '/desk/refereeSetup?tab=requests', text: w('wrong.requests', { count: requests }) }]
      : []),
    ...(unconfirmed > 0
      ? [
          {
            to: `/admin/resources/signups?filter=${listed}`,
            text: w('wrong.unconfirmed', { count: unconfirmed }),
          },
        ]
      : []),
    ...shortLines(officials?.short ?? [], '/desk/editSchedule', 'wrong.moreDays', (short) => (
      <>
        {nameOf(short.date)}: <ShortageMark of={short} />
      </>
    )),
    ...shortLines(
      volunteers?.short ?? [],
      '/volunteercaptain/managevolunteers',
      'wrong.moreVolunteerDays',
      (short) => w('wrong.shortVolunteers', { day: nameOf(short.date), count: totalShortage(short) }),
    ),
  ];
}

/** Pay that is due: after the last day, and at any time for who keeps the money alone. */
function usePayTroubles(phase: Phase, { owed, prizes, officials }: TournamentHome): readonly Trouble[] {
  const w = useHomeWords();
  const isOver = phase === 'settle' || phase === 'lookBack';
  if (!isOver && officials !== null) return [];
  const lines = [
    ['wrong.matches', owed?.matches, '/desk/matchpaymentreconciliation?paid=no'],
    ['wrong.aux', owed?.aux, '/desk/editpastauxassignment'],
    ['wrong.people', owed?.people, '/desk/invoicemaster'],
    ['wrong.prizes', prizes, '/payout/payees'],
  ] as const;
  return lines.flatMap(([word, count, to]) => (count ? [{ to, text: w(word, { count }) }] : []));
}
