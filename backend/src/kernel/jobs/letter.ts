import { isolated } from '@courtcrew/domain/kernel/isolated.ts';
import type { Language } from '@courtcrew/domain/kernel/language.ts';
import type { PlacesOf } from '@courtcrew/domain/kernel/text.ts';

/** What somebody reads. The subject of a text message is empty. */
export interface Words {
  readonly subject: string;
  readonly text: string;
  readonly calendars?: readonly Calendar[];
}

export interface Calendar {
  /** Whether its events are there now, or there no longer. */
  readonly method: 'PUBLISH' | 'CANCEL';
  /** iCalendar. */
  readonly ics: string;
}

/** A letter whose places are filled, in whichever language; `site` is the address of the product. */
export type Letter = (language: Language, site: string) => Words;

/** The value of a place: a text, or a function that gives the text in a language. */
export type Place = string | ((language: Language) => string);

type PlacesIn<Template extends Words> = PlacesOf<Template['subject'] | Template['text']>;

type Filling<Template extends Words> = Readonly<Record<Exclude<PlacesIn<Template>, 'site'>, Place>>;

/** A translation that has other places than the original does not compile. */
type SamePlaces<One extends Words, Other extends Words> = [
  Exclude<PlacesIn<One>, PlacesIn<Other>>,
  Exclude<PlacesIn<Other>, PlacesIn<One>>,
] extends [never, never]
  ? unknown
  : never;

type Arguments<Places> = keyof Places extends never ? [] : [places: Places];

/** Declares a letter: a template in every language, with named places like `{name}`; `{site}` is filled by itself. */
export const letter =
  <const En extends Words, const Es extends Words>(templates: {
    readonly en: En;
    readonly es: Es & SamePlaces<En, Es>;
  }) =>
  (...[places]: Arguments<Filling<En>>): Letter =>
  (language, site) => {
    const { subject, text } = templates[language];
    const filling: Readonly<Record<string, Place>> = { ...places, site };
    // Not by `write`, whose library trims values: places bring line breaks of their own.
    const fill = (template: string) =>
      template.replace(/\{(\w+)\}/g, (_, name: string) => {
        const place = filling[name] ?? '';
        return isolated(typeof place === 'string' ? place : place(language));
      });
    // A last place may be empty.
    return { subject: fill(subject), text: fill(text).trimEnd() };
  };
