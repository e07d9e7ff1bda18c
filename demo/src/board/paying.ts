import type { BoardCommand, BoardEvent, SideOfMatch } from '@courtcrew/domain/board/index.ts';
import type { EventOf } from '@courtcrew/domain/kernel/event.ts';

type Finished = EventOf<BoardEvent, 'MatchFinished'>['data'];

/** Of the matches that are over, so many have been paid when somebody looks, and the first of them posted. */
const PAID = 0.6;
const POSTED = 0.4;

/** Every so many matches the desk paid something else, cents more, and said why. */
const OTHERWISE = 9;
const REASONS = [
  { more: 500, note: 'Three games with a long medical break' },
  { more: 1000, note: 'Stayed on for a second match without a rest' },
  { more: -500, note: 'Retired after the first game' },
] as const;

const sidesOf = ({ match }: Finished): readonly SideOfMatch[] => [
  { match_id: match.id, side: 'lead' },
  ...(match.second_ref_id === null ? [] : [{ match_id: match.id, side: 'second' as const }]),
];

/** What the desk has done about the pay for these matches, which are in the order in which they ended. */
export function payingOf(matches: readonly Finished[]): readonly BoardCommand[] {
  const upTo = (part: number) => matches.slice(0, Math.floor(matches.length * part));
  const changes = matches.flatMap(({ match, pay }, index): BoardCommand[] => {
    const reason = REASONS[(index / OTHERWISE) % REASONS.length];
    if (index % OTHERWISE !== 0 || !reason) return [];
    const amount = Math.max(0, pay.estimated + reason.more);
    const changes = { amount, note: reason.note };
    return [{ type: 'ChangePay', match_id: match.id, side: 'lead', changes, seen: {} }];
  });
  const paid = upTo(PAID).flatMap(sidesOf);
  const posted = upTo(POSTED).flatMap(sidesOf);
  return [
    ...changes,
    { type: 'MarkPay', sides: paid, mark: 'paid', on: true },
    { type: 'MarkPay', sides: posted, mark: 'posted', on: true },
  ];
}
