import { isolated } from '../../kernel/isolated.ts';
import { filled, type Text } from '../../kernel/text.ts';

/** Named places of letters and templates: `{first}` and the like, filled for each recipient. */

export const PLACES = ['first', 'last', 'shifts', 'tournament', 'confirm_link'] as const;
export type PlaceName = (typeof PLACES)[number];

const PLACE = /\{([^{}\n]*)\}/g;

const isPlace = (name: string): name is PlaceName => (PLACES as readonly string[]).includes(name);

export interface WrongPlace {
  /** What stands between the braces. */
  readonly name: string;
  /** Where the opening brace stands: 1 for the first character. */
  readonly at: number;
}

/** The first place of the text that there is not; undefined when all can be filled. */
export function wrongPlace(text: string): WrongPlace | undefined {
  for (const { 1: name = '', index } of text.matchAll(PLACE)) {
    if (!isPlace(name)) return { name, at: index + 1 };
  }
  return undefined;
}

/** Why the text cannot be sent, in words; undefined when it can. */
export function placeFault(text: string): Text | undefined {
  const wrong = wrongPlace(text);
  return (
    wrong && filled('There is no place {place} (character {at})', { place: `{${wrong.name}}`, at: wrong.at })
  );
}

/** Both parts of a name beside each other, which are filled as one: by themselves they would stand in the text's direction. */
const FILLED = /\{first\} \{last\}|\{last\},? \{first\}|\{([^{}\n]*)\}/g;

/**
 * The text with its places filled; what is not known of a recipient leaves nothing. The place of the last name of somebody
 * who has only one name is filled with that one, beside the place of the first name with nothing.
 */
export function fillPlaces(text: string, filling: Readonly<Partial<Record<PlaceName, string>>>): string {
  const { first = '', last = '' } = filling;
  return text.replace(FILLED, (whole, name: string | undefined) => {
    if (name === undefined)
      return isolated(
        last === '' ? first : whole.replace(PLACE, (part) => (part === '{first}' ? first : last)),
      );
    if (!isPlace(name)) return whole;
    if (name === 'last') return isolated(last || first);
    return name === 'shifts' ? (filling.shifts ?? '') : isolated(filling[name] ?? '');
  });
}

/** Whether any of the texts asks for this place. */
export const hasPlace = (name: PlaceName, ...texts: readonly string[]): boolean =>
  texts.some((text) => text.includes(`{${name}}`));
