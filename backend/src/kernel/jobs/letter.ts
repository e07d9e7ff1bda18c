import { isolated } from '@courtcrew/domain/kernel/isolated.ts';
import type { Language } from '@courtcrew/domain/kernel/language.ts';
import type { PlacesOf } from '@courtcrew/domain/kernel/text.ts';
import { type Block, type Line, plainOf, type Sheet, typedBlocks, typedLine } from './sheet.ts';

/** What somebody reads. The subject of a text message is empty. */
export interface Words {
  readonly subject: string;
  readonly text: string;
  /** Of a mail: what its text and its HTML are drawn from. */
  readonly sheet?: Sheet;
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

/** The value of a place: a text, or a function that gives it in a language, or blocks for a place that is a paragraph. */
export type Place = string | ((language: Language, site: string) => string | readonly Block[]);

/** Why somebody gets a letter, and how to get no more of them: the foot of letters that say nothing of it themselves. */
const FEET = {
  account: {
    en: 'You get this because you have an account at Courtcrew: what concerns its safety is always mailed.',
    es: 'Recibes esto porque tienes una cuenta en Courtcrew: lo que afecta a su seguridad siempre se envía por correo.',
  },
  shifts: {
    en: 'You get this because you work at {tournament}, or have offered to.\n[Choose which mails you get]({site}/profile/myProfile)',
    es: 'Recibes esto porque trabajas en {tournament} o te ofreciste.\n[Elige qué correos recibes]({site}/profile/myProfile)',
  },
  staff: {
    en: 'You get this because you help to run {tournament}.\n[Choose which mails you get]({site}/profile/myProfile)',
    es: 'Recibes esto porque ayudas a organizar {tournament}.\n[Elige qué correos recibes]({site}/profile/myProfile)',
  },
  platform: {
    en: 'You get this because you are a platform admin of Courtcrew, or were one.',
    es: 'Recibes esto porque administras la plataforma Courtcrew, o lo hacías.',
  },
  payee: {
    en: 'You get this because {tournament} has entered you for prize money.',
    es: 'Recibes esto porque {tournament} te registró para un premio en dinero.',
  },
  asker: {
    en: 'You get this because you asked a question at Courtcrew.',
    es: 'Recibes esto porque hiciste una pregunta en Courtcrew.',
  },
} as const;

type Why = keyof typeof FEET;

interface Template {
  readonly subject: string;
  /**
   * Paragraphs. `[Words](address)` is a link, one that is a paragraph an action. What follows a line `--` is the foot.
   */
  readonly text: string;
}

type PlacesIn<One extends Template> = PlacesOf<One['subject'] | One['text']>;

type Filling<One extends Template> = Readonly<Record<Exclude<PlacesIn<One>, 'site'>, Place>>;

/** A translation that has other places than the original does not compile. */
type SamePlaces<One extends Template, Other extends Template> = [
  Exclude<PlacesIn<One>, PlacesIn<Other>>,
  Exclude<PlacesIn<Other>, PlacesIn<One>>,
] extends [never, never]
  ? unknown
  : never;

type Arguments<Places> = keyof Places extends never ? [] : [places: Places];

/** Paragraphs of a template, cut once and not for each reader. */
type Paragraph =
  | { readonly place: string }
  | { readonly link: Link }
  | { readonly lines: readonly (readonly (string | Link)[])[] };

interface Link {
  readonly words: string;
  readonly address: string;
}

const LINK = /\[([^\]\n]+)\]\(([^)\n]+)\)/;

function lineOf(line: string): (string | Link)[] {
  const found = LINK.exec(line);
  if (!found) return [line];
  const [whole, words = '', address = ''] = found;
  const rest = line.slice(found.index + whole.length);
  return [line.slice(0, found.index), { words, address }, ...lineOf(rest)].filter((part) => part !== '');
}

function paragraphOf(paragraph: string): Paragraph {
  const place = /^\{(\w+)\}$/.exec(paragraph)?.[1];
  if (place !== undefined) return { place };
  const lines = paragraph.split('\n').map(lineOf);
  const [only, ...others] = lines.flat();
  return typeof only === 'object' && others.length === 0 ? { link: only } : { lines };
}

const paragraphsOf = (text: string): Paragraph[] => (text === '' ? [] : text.split('\n\n').map(paragraphOf));

interface Cut {
  readonly subject: string;
  readonly heading: string;
  readonly text: string;
  readonly body: readonly Paragraph[];
  readonly foot: readonly Paragraph[];
}

function cut({ subject, text }: Template, foot: string): Cut {
  const [body = '', own = foot] = text.split('\n\n--\n');
  return {
    subject,
    // The tournament stands above it already, and the days in its cards.
    heading: subject.replace(/,? \{days\}/, '').replace(/ - \{tournament\}$/, ''),
    text,
    body: paragraphsOf(body),
    foot: paragraphsOf(own),
  };
}

/** Fills the places of a letter for one reader. */
class Filler {
  readonly #places: Readonly<Record<string, Place>>;
  readonly #language: Language;
  readonly #site: string;

  constructor(places: Readonly<Record<string, Place>>, language: Language, site: string) {
    this.#places = { ...places, site };
    this.#language = language;
    this.#site = site;
  }

  #value(name: string): string | readonly Block[] {
    const place = this.#places[name] ?? '';
    return typeof place === 'string' ? place : place(this.#language, this.#site);
  }

  /** Not by `write`, whose library trims values: places bring line breaks of their own. */
  text(template: string): string {
    return template.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = this.#value(name);
      return typeof value === 'string' ? isolated(value) : '';
    });
  }

  /** Nothing of an address is isolated: what fills it was encoded for it. */
  address(template: string): string {
    return template.replace(/\{(\w+)\}/g, (_, name: string) => String(this.#value(name)));
  }

  /** Links are those of the template alone: an address in a name or a title stays text. */
  #line(line: readonly (string | Link)[]): Line {
    return line
      .map((part) =>
        typeof part === 'string'
          ? this.text(part)
          : { text: this.text(part.words), to: this.address(part.address) },
      )
      .filter((run) => run !== '');
  }

  blocks(paragraphs: readonly Paragraph[]): Block[] {
    return paragraphs.flatMap((paragraph): readonly Block[] => {
      if ('place' in paragraph) {
        const value = this.#value(paragraph.place);
        if (typeof value !== 'string') return value;
        return typedBlocks(isolated(value), (line) => typedLine(line, this.#language), 'inset');
      }
      if ('link' in paragraph) {
        const { words, address } = paragraph.link;
        return [{ kind: 'action', text: this.text(words), to: this.address(address) }];
      }
      return [{ kind: 'text', lines: paragraph.lines.map((line) => this.#line(line)) }];
    });
  }
}

/** The foot of a letter that a person wrote, and of no template. */
export const footOf = (
  template: string,
  places: Readonly<Record<string, Place>>,
  language: Language,
  site: string,
): readonly Block[] => new Filler(places, language, site).blocks(paragraphsOf(template));

/**
 * Declares a letter: a template in every language, with named places like `{name}`; `{site}` is filled by itself. `why` is the
 * foot of a mail whose template has none; a template without a subject is a text message and has neither foot nor sheet.
 */
export function letter<const En extends Template, const Es extends Template>(
  templates: { readonly en: En; readonly es: Es & SamePlaces<En, Es> },
  why: Why = 'account',
) {
  const all: Readonly<Record<Language, Cut>> = {
    en: cut(templates.en, FEET[why].en),
    es: cut(templates.es, FEET[why].es),
  };
  const fill = (...[places]: Arguments<Filling<En>>): Letter => {
    const filling: Readonly<Record<string, Place>> = places ?? {};
    return (language, site) => {
      const filler = new Filler(filling, language, site);
      const template = all[language];
      const subject = filler.text(template.subject);
      // A last place may be empty.
      if (subject === '') return { subject, text: filler.text(template.text).trimEnd() };
      const sheet: Sheet = {
        language,
        heading: filler.text(template.heading),
        ...('tournament' in filling && { tournament: filler.text('{tournament}') }),
        blocks: filler.blocks(template.body),
        foot: filler.blocks(template.foot),
        ...(why === 'shifts' && { ofShifts: true }),
      };
      return { subject, text: plainOf(sheet), sheet };
    };
  };
  const declared: { readonly templates: Readonly<Record<Language, Template>>; readonly why: Why } = {
    templates,
    why,
  };
  return Object.assign(fill, declared);
}
