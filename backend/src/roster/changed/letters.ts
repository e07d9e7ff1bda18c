import type { Language } from '@courtcrew/domain/kernel/language.ts';
import { momentText, type TimeZone } from '@courtcrew/domain/kernel/time.ts';
import type { ShiftLabel } from '@courtcrew/domain/roster/index.ts';
import { letter, type Place } from '../../kernel/jobs/index.ts';
import { categoryIn } from '../letters.ts';

/** What changed about somebody's shifts, in the words of a letter. */

/** A shift as its people know it; the category of volunteers by its name. */
export interface Known extends ShiftLabel {
  readonly sid: string;
}

/**
 * What a letter tells beside somebody's schedule. It is kept with a letter that waits, so that one that takes its place
 * tells it too.
 */
export interface Told {
  /** Shifts as they were before they changed. */
  readonly moved?: readonly Known[];
  /** Ids of the shifts whose confirmation was taken back with it. */
  readonly asked?: readonly string[];
  readonly deleted?: readonly (Known & { readonly why?: string })[];
}

const firstOfEach = (known: readonly Known[]): readonly Known[] => [
  ...new Map(known.toReversed().map((shift) => [shift.sid, shift])).values(),
];

/** What two letters would tell, in one: of a shift that moved twice, where it first stood. */
export const together = (earlier: Told, later: Told): Told => ({
  moved: firstOfEach([...(earlier.moved ?? []), ...(later.moved ?? [])]),
  asked: [...new Set([...(earlier.asked ?? []), ...(later.asked ?? [])])],
  deleted: [...(earlier.deleted ?? []), ...(later.deleted ?? [])],
});

const hoursOf = ({ start, end }: ShiftLabel, zone: TimeZone, language: Language): string =>
  `${momentText(start, zone, language)} - ${momentText(end, zone, language)}`;

const lineOf = (shift: ShiftLabel, zone: TimeZone, language: Language): string =>
  `${hoursOf(shift, zone, language)}  ${shift.name} (${categoryIn(language, shift)})`;

const WORDS = {
  en: {
    was: 'Was:',
    now: 'Now:',
    again: 'Your confirmation was for the earlier shift: please confirm this one.',
    deleted: 'Deleted:',
    why: 'Reason:',
  },
  es: {
    was: 'Antes:',
    now: 'Ahora:',
    again: 'Tu confirmación era del turno anterior: confirma este, por favor.',
    deleted: 'Eliminado:',
    why: 'Motivo:',
  },
} as const satisfies Record<Language, object>;

/** A shift as it is in somebody's schedule now. */
export interface Current extends ShiftLabel {
  readonly sid: string;
  readonly confirmed: boolean;
}

const isSame = (a: ShiftLabel, b: ShiftLabel): boolean =>
  a.start === b.start && a.end === b.end && a.name === b.name && a.category === b.category;

function movesOf(
  { moved = [], asked = [] }: Told,
  shifts: readonly Current[],
  zone: TimeZone,
  language: Language,
) {
  const words = WORDS[language];
  return moved.flatMap((before) => {
    const now = shifts.find(({ sid }) => sid === before.sid);
    // Who left it meanwhile reads of that, and what was moved back has not changed.
    if (!now || isSame(before, now)) return [];
    const lines = [
      `${words.was} ${lineOf(before, zone, language)}`,
      `${words.now} ${lineOf(now, zone, language)}`,
      ...(asked.includes(now.sid) && !now.confirmed ? [words.again] : []),
    ];
    return [lines.join('\n')];
  });
}

const deletionsOf = ({ deleted = [] }: Told, zone: TimeZone, language: Language): readonly string[] =>
  deleted.map(({ why, ...shift }) =>
    [
      `${WORDS[language].deleted} ${lineOf(shift, zone, language)}`,
      ...(why ? [`${WORDS[language].why} ${why}`] : []),
    ].join('\n'),
  );

/** All of it as a place of a letter; null where nothing of it is different from what the person knew. */
export function changesOf(told: Told, shifts: readonly Current[], zone: TimeZone): Place | null {
  const inWords = (language: Language) =>
    [...movesOf(told, shifts, zone, language), ...deletionsOf(told, zone, language)].join('\n\n');
  return inWords('en') === '' ? null : inWords;
}

/** `shifts` are those that are left. */
export const movedLetter = letter({
  en: {
    subject: 'Your shifts have changed - {tournament}',
    text: `The desk has changed shifts of yours at {tournament}:

{changes}

Your shifts there are now:

{shifts}

{acts}:
{site}{path}`,
  },
  es: {
    subject: 'Tus turnos cambiaron - {tournament}',
    text: `La mesa cambió turnos tuyos en {tournament}:

{changes}

Ahora tus turnos allí son:

{shifts}

{acts}:
{site}{path}`,
  },
});

export const goneLetter = letter({
  en: {
    subject: 'Your shifts have changed - {tournament}',
    text: `The desk has changed shifts of yours at {tournament}:

{changes}

You have no shifts there now.

See the tournament and its shifts:
{site}{path}`,
  },
  es: {
    subject: 'Tus turnos cambiaron - {tournament}',
    text: `La mesa cambió turnos tuyos en {tournament}:

{changes}

Ya no tienes turnos allí.

Consulta el torneo y sus turnos:
{site}{path}`,
  },
});
