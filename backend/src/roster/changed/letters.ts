import type { Language } from '@courtcrew/domain/kernel/language.ts';
import type { TimeZone } from '@courtcrew/domain/kernel/time.ts';
import { momentText } from '@courtcrew/domain/kernel/timeText.ts';
import type { ShiftLabel } from '@courtcrew/domain/roster/index.ts';
import type { ZoneKeep } from '@courtcrew/domain/tournaments/index.ts';
import { letter, type Place } from '../../kernel/jobs/index.ts';
import { categoryIn } from '../letters.ts';

/** A shift as its people know it; the category of volunteers by its name. */
export interface Known extends ShiftLabel {
  readonly sid: string;
  /** By whose clocks its people knew it. */
  readonly zone: TimeZone;
}

/** What a letter tells beside the schedule; kept while it waits, for the one that replaces it. */
export interface Told {
  /** Shifts as they were before they changed. */
  readonly moved?: readonly Known[];
  /** Ids of the shifts whose confirmation was taken back with it. */
  readonly asked?: readonly string[];
  readonly deleted?: readonly (Known & { readonly why?: string })[];
  /** The zone clocks were thought to be in, and what of shifts stayed when that was corrected. */
  readonly zone?: { readonly from: TimeZone; readonly keep: ZoneKeep };
  /** Where the tournament was thought to be. */
  readonly place?: string;
}

const firstOfEach = (known: readonly Known[]): readonly Known[] => [
  ...new Map(known.toReversed().map((shift) => [shift.sid, shift])).values(),
];

/** What two letters would tell, in one: of a shift that moved twice, where it first stood. */
export const merged = (earlier: Told, later: Told): Told => ({
  moved: firstOfEach([...(earlier.moved ?? []), ...(later.moved ?? [])]),
  asked: [...new Set([...(earlier.asked ?? []), ...(later.asked ?? [])])],
  deleted: [...(earlier.deleted ?? []), ...(later.deleted ?? [])],
  ...((earlier.zone ?? later.zone) && { zone: earlier.zone ?? later.zone }),
  ...((earlier.place ?? later.place) !== undefined && { place: earlier.place ?? later.place }),
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
    zone: 'The time zone was corrected from {from} to {to}.',
    wall: 'The hours on the clock stay as you know them; your calendar follows.',
    instant: 'On the clock your shifts are at other hours now.',
    wasAt: 'The place was:',
    isAt: 'The place is now:',
    nowhere: 'not known',
  },
  es: {
    was: 'Antes:',
    now: 'Ahora:',
    again: 'Tu confirmación era del turno anterior: confirma este, por favor.',
    deleted: 'Eliminado:',
    why: 'Motivo:',
    zone: 'La zona horaria se corrigió de {from} a {to}.',
    wall: 'Las horas del reloj siguen como las conoces; tu calendario se ajusta.',
    instant: 'En el reloj, tus turnos son ahora a otras horas.',
    wasAt: 'El lugar era:',
    isAt: 'El lugar ahora es:',
    nowhere: 'sin definir',
  },
} as const satisfies Record<Language, object>;

export interface Current extends ShiftLabel {
  readonly sid: string;
  readonly confirmed: boolean;
}

/** As it is now, and where. */
interface Now {
  readonly shifts: readonly Current[];
  readonly zone: TimeZone;
  readonly place: string;
}

const isSame = (a: Known, b: ShiftLabel, zone: TimeZone): boolean =>
  a.start === b.start && a.end === b.end && a.name === b.name && a.category === b.category && a.zone === zone;

function movesOf({ moved = [], asked = [] }: Told, { shifts, zone }: Now, language: Language) {
  const words = WORDS[language];
  return moved.flatMap((before) => {
    const now = shifts.find(({ sid }) => sid === before.sid);
    // Who left it meanwhile reads of that, and what was moved back has not changed.
    if (!now || isSame(before, now, zone)) return [];
    const lines = [
      `${words.was} ${lineOf(before, before.zone, language)}`,
      `${words.now} ${lineOf(now, zone, language)}`,
      ...(asked.includes(now.sid) && !now.confirmed ? [words.again] : []),
    ];
    return [lines.join('\n')];
  });
}

const deletionsOf = ({ deleted = [] }: Told, language: Language): readonly string[] =>
  deleted.map(({ why, ...shift }) =>
    [
      `${WORDS[language].deleted} ${lineOf(shift, shift.zone, language)}`,
      ...(why ? [`${WORDS[language].why} ${why}`] : []),
    ].join('\n'),
  );

function surroundingsOf({ zone: was, place: wasAt }: Told, { zone, place }: Now, language: Language) {
  const words = WORDS[language];
  return [
    ...(was && was.from !== zone
      ? [`${words.zone.replace('{from}', was.from).replace('{to}', zone)} ${words[was.keep]}`]
      : []),
    ...(wasAt !== undefined && wasAt !== place
      ? [`${words.wasAt} ${wasAt || words.nowhere}\n${words.isAt} ${place || words.nowhere}`]
      : []),
  ];
}

/** All of it as a place of a letter; null where nothing of it is different from what the person knew. */
export function changesOf(told: Told, now: Now): Place | null {
  const inWords = (language: Language) =>
    [
      ...surroundingsOf(told, now, language),
      ...movesOf(told, now, language),
      ...deletionsOf(told, language),
    ].join('\n\n');
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
