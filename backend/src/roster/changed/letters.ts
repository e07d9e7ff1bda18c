import { isolated } from '@courtcrew/domain/kernel/isolated.ts';
import type { Language } from '@courtcrew/domain/kernel/language.ts';
import type { TimeZone } from '@courtcrew/domain/kernel/time.ts';
import type { ShiftLabel } from '@courtcrew/domain/roster/index.ts';
import type { ZoneKeep } from '@courtcrew/domain/tournaments/index.ts';
import { type Block, type Card, letter, type Place } from '../../kernel/jobs/index.ts';
import { shiftCard, titleOf, type Venue } from '../shiftCards.ts';

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
  readonly venue: Venue;
}

const isSame = (a: Known, b: ShiftLabel, zone: TimeZone): boolean =>
  a.start === b.start && a.end === b.end && a.name === b.name && a.category === b.category && a.zone === zone;

interface Reader {
  readonly language: Language;
  readonly site: string;
}

/** A shift as it was: its place is of no use any more. */
function pastCard(shift: Known, named: string, { language }: Reader, lines: Card['lines'] = []): Card {
  const { start, end, zone } = shift;
  const title = `${named} ${titleOf(shift, language)}`;
  return { kind: 'card', title, when: { start, end, zone }, lines, past: true };
}

function movesOf({ moved = [], asked = [] }: Told, { shifts, venue }: Now, reader: Reader): Card[] {
  const words = WORDS[reader.language];
  return moved.flatMap((before) => {
    const now = shifts.find(({ sid }) => sid === before.sid);
    // Who left it meanwhile reads of that, and what was moved back has not changed.
    if (!now || isSame(before, now, venue.time_zone)) return [];
    const { lines = [], ...card } = shiftCard(now, venue, reader);
    const again = asked.includes(now.sid) && !now.confirmed ? [[words.again]] : [];
    return [
      pastCard(before, words.was, reader),
      { ...card, title: `${words.now} ${card.title}`, lines: [...again, ...lines] },
    ];
  });
}

const deletionsOf = ({ deleted = [] }: Told, reader: Reader): Card[] =>
  deleted.map(({ why, ...shift }) => {
    const words = WORDS[reader.language];
    return pastCard(shift, words.deleted, reader, why ? [[`${words.why} ${isolated(why)}`]] : []);
  });

function surroundingsOf({ zone: was, place: wasAt }: Told, { venue }: Now, { language }: Reader) {
  const words = WORDS[language];
  const { time_zone: zone, location: place } = venue;
  const lines = [
    ...(was && was.from !== zone
      ? [[`${words.zone.replace('{from}', was.from).replace('{to}', zone)} ${words[was.keep]}`]]
      : []),
    ...(wasAt !== undefined && wasAt !== place
      ? [
          [`${words.wasAt} ${isolated(wasAt || words.nowhere)}`],
          [`${words.isAt} ${isolated(place || words.nowhere)}`],
        ]
      : []),
  ];
  return lines.length === 0 ? [] : [{ kind: 'inset' as const, lines }];
}

/** All of it as a place of a letter; null where nothing of it is different from what the person knew. */
export function changesOf(told: Told, now: Now): Place | null {
  const inWords = (language: Language, site: string): readonly Block[] => {
    const reader = { language, site };
    return [
      ...surroundingsOf(told, now, reader),
      ...movesOf(told, now, reader),
      ...deletionsOf(told, reader),
    ];
  };
  return inWords('en', '').length === 0 ? null : inWords;
}

/** `shifts` are those that are left. */
export const movedLetter = letter(
  {
    en: {
      subject: 'Your shifts have changed, {days} - {tournament}',
      text: `The desk has changed shifts of yours at {tournament}:

{changes}

Your shifts there are now:

{shifts}

[{acts}]({site}{path})`,
    },
    es: {
      subject: 'Tus turnos cambiaron, {days} - {tournament}',
      text: `La mesa cambió turnos tuyos en {tournament}:

{changes}

Ahora tus turnos allí son:

{shifts}

[{acts}]({site}{path})`,
    },
  },
  'shifts',
);

export const goneLetter = letter(
  {
    en: {
      subject: 'Your shifts have changed - {tournament}',
      text: `The desk has changed shifts of yours at {tournament}:

{changes}

You have no shifts there now.

[See the tournament and its shifts]({site}{path})`,
    },
    es: {
      subject: 'Tus turnos cambiaron - {tournament}',
      text: `La mesa cambió turnos tuyos en {tournament}:

{changes}

Ya no tienes turnos allí.

[Ver el torneo y sus turnos]({site}{path})`,
    },
  },
  'shifts',
);
