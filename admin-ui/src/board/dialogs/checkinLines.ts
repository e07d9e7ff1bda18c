import type { getCheckinList } from '@courtcrew/domain/board/contract.ts';
import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { compareTexts } from '@courtcrew/domain/kernel/spelling.ts';
import { nameOf } from '@courtcrew/ui-kit/board/names.ts';
import { finder } from '../../kit/desk/finder.ts';
import type { BoardKey } from '../words.ts';

export type Official = AnswerOf<typeof getCheckinList>[number];

export type CheckinLine =
  | { readonly kind: 'heading'; readonly key: string; readonly word: BoardKey; readonly count: number }
  | { readonly kind: 'person'; readonly key: string; readonly person: Official };

const byName = (a: Official, b: Official): number => compareTexts(nameOf(a), nameOf(b));

const startOf = ({ shifts }: Official): string => shifts.map(({ start }) => start).toSorted()[0] ?? '';

const byShift = (a: Official, b: Official): number => startOf(a).localeCompare(startOf(b)) || byName(a, b);

function section(word: BoardKey, people: readonly Official[]): readonly CheckinLine[] {
  if (people.length === 0) return [];
  return [
    { kind: 'heading', key: word, word, count: people.length },
    ...people.map((person): CheckinLine => ({ kind: 'person', key: person.ref_id, person })),
  ];
}

/** Expected today, then everybody else, then those here already. */
export function checkinLines(officials: readonly Official[], search: string): readonly CheckinLine[] {
  const fits = finder(search);
  const found = officials.filter((person) => fits(nameOf(person)));
  const away = found.filter(({ checked_in_at }) => checked_in_at === null);
  return [
    ...section('in.today', away.filter(({ shifts }) => shifts.length > 0).toSorted(byShift)),
    ...section('in.others', away.filter(({ shifts }) => shifts.length === 0).toSorted(byName)),
    ...section('in.here', found.filter(({ checked_in_at }) => checked_in_at !== null).toSorted(byName)),
  ];
}
