import { isolated } from '@courtcrew/domain/kernel/isolated.ts';
import type { Language } from '@courtcrew/domain/kernel/language.ts';
import { daysText, spanText } from '@courtcrew/domain/kernel/spanText.ts';
import type { TimeZone } from '@courtcrew/domain/kernel/time.ts';
import { contactPath, type Kind, type RowStatus, sectionOf } from '@courtcrew/domain/roster/index.ts';
import type { Section } from '@courtcrew/domain/tournaments/index.ts';
import { mapLink } from '@courtcrew/domain/web/mapLink.ts';
import type { Card, Line, Place } from '../kernel/jobs/index.ts';

/** How letters show shifts: a card for each, or a line where a text message or a sentence names them. */

/** Volunteers chose their shifts themselves: nobody selected them. */
const STATUSES: Readonly<Record<Kind, Readonly<Record<Language, Readonly<Record<RowStatus, string>>>>>> = {
  official: {
    en: { Applied: 'Applied', Selected: 'Selected', Confirmed: 'Confirmed' },
    es: { Applied: 'Solicitado', Selected: 'Seleccionado', Confirmed: 'Confirmado' },
  },
  volunteer: {
    en: { Applied: 'Waitlist', Selected: 'Registered', Confirmed: 'Confirmed' },
    es: { Applied: 'Lista de espera', Selected: 'Inscrito', Confirmed: 'Confirmado' },
  },
};

/** Of officials; staff name the categories of volunteers themselves. */
const CATEGORIES: Readonly<Record<string, string>> = {
  Referee: 'Árbitro',
  'Chair Umpire': 'Juez de silla',
  'Athletic Trainer': 'Terapeuta deportivo',
  'Line Judge': 'Juez de línea',
};

interface Named {
  readonly kind: Kind;
  readonly name: string;
  readonly category: string;
}

interface Shift extends Named {
  readonly start: string;
  readonly end: string;
  readonly status: RowStatus;
}

/** What the work is called: of officials in the language, of volunteers as their staff call it. */
export const categoryIn = (
  language: Language,
  { kind, category }: Pick<Named, 'kind' | 'category'>,
): string => (language === 'es' && kind === 'official' && CATEGORIES[category]) || category;

/** `Morning (Referee)` */
export const titleOf = (shift: Named, language: Language): string =>
  `${isolated(shift.name)} (${isolated(categoryIn(language, shift))})`;

export const shiftLines = (shifts: readonly Shift[], zone: TimeZone, language: Language): string[] =>
  shifts.map((shift) => {
    const { kind, start, end, status } = shift;
    const hours = spanText(start, end, zone, language);
    return `${hours}  ${titleOf(shift, language)}: ${STATUSES[kind][language][status]}`;
  });

/** Where the shifts of a tournament are. */
export interface Venue {
  readonly tid: string;
  readonly time_zone: TimeZone;
  readonly location: string;
  readonly lat: number | null;
  readonly long: number | null;
}

const WORDS = {
  en: { place: 'Place', map: 'Map', contact: 'Write to the coordinator' },
  es: { place: 'Lugar', map: 'Mapa', contact: 'Escribir a la coordinación' },
} as const satisfies Record<Language, object>;

/** A map of the point that the setup has, or else of the place by its name; null where neither is known. */
function mapOf({ location, lat, long }: Venue): string | null {
  const place = lat !== null && long !== null ? `${lat},${long}` : location;
  return place === '' ? null : mapLink(place);
}

/** Place with a link to a map, and the link to whoever answers questions. */
function placeLines(venue: Venue, section: Section, language: Language, site: string): Line[] {
  const words = WORDS[language];
  const map = mapOf(venue);
  return [
    ...(venue.location ? [[`${words.place}: ${isolated(venue.location)}`]] : []),
    ...(map === null ? [] : [[{ text: words.map, to: map }]]),
    [{ text: words.contact, to: `${site}${contactPath(venue.tid, section)}` }],
  ];
}

interface Told {
  readonly state?: string;
  /** By whose clocks its people knew it; the venue's otherwise. */
  readonly zone?: TimeZone;
}

/** A shift with its hours, and where it is. */
export function shiftCard(
  shift: Omit<Shift, 'status'>,
  venue: Venue,
  { language, site }: { readonly language: Language; readonly site: string },
  { state, zone = venue.time_zone }: Told = {},
): Card {
  return {
    kind: 'card',
    title: titleOf(shift, language),
    ...(state !== undefined && { state }),
    when: { start: shift.start, end: shift.end, zone },
    lines: placeLines(venue, sectionOf(shift), language, site),
  };
}

/** A card for each of these shifts. */
export const shiftCards =
  (shifts: readonly Shift[], venue: Venue) =>
  (language: Language, site: string): Card[] =>
    shifts.map((shift) =>
      shiftCard(shift, venue, { language, site }, { state: STATUSES[shift.kind][language][shift.status] }),
    );

/** The days of these shifts, for a subject. */
export const daysOf =
  (shifts: readonly { readonly start: string }[], { time_zone }: Pick<Venue, 'time_zone'>): Place =>
  (language) =>
    daysText(
      shifts.map(({ start }) => start),
      time_zone,
      language,
    );
