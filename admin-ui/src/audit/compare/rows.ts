import type { Differences, PersonDifference, Place, ShiftFacts } from '@courtcrew/domain/audit/comparison.ts';
import type { TimeZone } from '@courtcrew/domain/kernel/time.ts';
import { datedMoment, hours, shortSpan } from '@courtcrew/ui-kit/time/format.ts';
import { shiftCategory } from '@courtcrew/ui-kit/words/useShiftCategory.ts';
import type { Language } from '@courtcrew/ui-kit/words/words.tsx';
import { statusOfRow } from '../../roster/index.ts';
import type { CompareSay } from './words.ts';

export interface Row {
  readonly key: string;
  readonly what: string;
  /** Empty for a shift. */
  readonly name: string;
  readonly last: string;
  /** After a move, the shift the person is in now. */
  readonly shift: ShiftFacts;
  readonly before: string;
  readonly after: string;
}

const PERSON = {
  added: 'compare.personAdded',
  removed: 'compare.personRemoved',
  changed: 'compare.personChanged',
  moved: 'compare.personMoved',
} as const;
const SHIFT = {
  added: 'compare.shiftAdded',
  removed: 'compare.shiftRemoved',
  changed: 'compare.shiftChanged',
} as const;

type NameOf = (category: string) => string;

export const shiftName = (shift: ShiftFacts, nameOf: NameOf): string =>
  [shift.name, shiftCategory(shift, nameOf)].filter(Boolean).join(' · ');

interface Reader {
  readonly c: CompareSay;
  readonly zone: TimeZone;
  readonly language: Language;
  readonly categoryName: NameOf;
}

const whenOf = ({ start, end }: ShiftFacts, { zone, language }: Reader): string =>
  shortSpan(start, end, zone, language);

const shiftText = (shift: ShiftFacts | null, reader: Reader): string =>
  shift
    ? [
        shiftName(shift, reader.categoryName),
        whenOf(shift, reader),
        reader.c('compare.spots', { spots: shift.spots }),
      ].join(' · ')
    : '';

/** Status in a shift; with the shift's name after a move, with the time after a return. */
function placeText(place: Place | null, row: PersonDifference, { c, ...reader }: Reader): string {
  if (!place) return '';
  const { captain, shift, time } = place;
  const isBack = row.what === 'changed' && row.before?.shift_id !== row.after?.shift_id;
  return [
    c(`status.${statusOfRow(place)}`),
    captain && c('compare.captain'),
    row.what === 'moved' &&
      `${shiftName(shift, reader.categoryName)}, ${hours(shift.start, shift.end, reader.zone, reader.language)}`,
    isBack && c('compare.signedUp', { time: datedMoment(time, reader.zone, reader.language) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

function personRow(row: PersonDifference, reader: Reader): readonly Row[] {
  const { what, ref_id, name, last, before, after } = row;
  const shift = (after ?? before)?.shift;
  if (!shift) return [];
  return [
    {
      ...{ key: `${shift.sid} ${ref_id}`, what: reader.c(PERSON[what]), name, last, shift },
      before: placeText(before, row, reader),
      after: placeText(after, row, reader),
    },
  ];
}

export function rowsOf({ shifts, people }: Differences, reader: Reader): readonly Row[] {
  const ofShifts = shifts.flatMap(({ what, before, after }) => {
    const shift = after ?? before;
    if (!shift) return [];
    const texts = { before: shiftText(before, reader), after: shiftText(after, reader) };
    return { key: shift.sid, what: reader.c(SHIFT[what]), name: '', last: '', shift, ...texts };
  });
  return [...ofShifts, ...people.flatMap((row) => personRow(row, reader))];
}
