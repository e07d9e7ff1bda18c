/** English to Spanish; `{place}` stands for what the server puts in, the same on both sides. */
export type Texts = Readonly<Record<string, string>>;

export interface Table {
  /** The Spanish of a text that stands there as it is. */
  readonly exactly: (text: string) => string | undefined;
  /** The Spanish of one whose places are filled. */
  readonly byPattern: (text: string) => string | undefined;
}

const PLACE = /\{(\w+)\}/g;

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function patternOf([english, spanish]: readonly [string, string]) {
  const source = english
    .split(/(\{\w+\})/)
    .map((part) =>
      part.startsWith('{') && part.endsWith('}') ? `(?<${part.slice(1, -1)}>.+?)` : literal(part),
    );
  return { matches: new RegExp(`^${source.join('')}$`, 's'), spanish };
}

const unfilled = (english: string): number => english.replace(PLACE, '').length;

/** `filled` says what was put in at a place; as it is otherwise. */
export function tableOf(
  texts: Texts,
  filled: (place: string, value: string) => string = (_, value) => value,
): Table {
  // What says more by itself comes first: `must be at most {max} characters` before `must be at most {max}`.
  const patterns = Object.entries(texts)
    .filter(([english]) => english.search(PLACE) >= 0)
    .sort(([one], [other]) => unfilled(other) - unfilled(one))
    .map(patternOf);
  return {
    exactly: (text) => (Object.hasOwn(texts, text) ? texts[text] : undefined),
    byPattern: (text) => {
      for (const { matches, spanish } of patterns) {
        const places = matches.exec(text)?.groups;
        if (places) return spanish.replace(PLACE, (_, place: string) => filled(place, places[place] ?? ''));
      }
      return undefined;
    },
  };
}
