import { accountTexts } from './accounts.ts';
import { boardTexts } from './board.ts';
import { momentsInSpanish } from './moments.ts';
import { NAMES } from './names.ts';
import { organizingTexts } from './organizing.ts';
import { requestTexts } from './request.ts';
import { rosterTexts } from './roster.ts';
import { FIELDS, ruleTexts } from './rules.ts';

/** English to Spanish; `{place}` stands for what the server puts in, the same on both sides. */
export const spanishTexts: Readonly<Record<string, string>> = {
  ...accountTexts,
  ...rosterTexts,
  ...boardTexts,
  ...organizingTexts,
  ...ruleTexts,
  ...requestTexts,
};

interface Pattern {
  readonly matches: RegExp;
  readonly spanish: string;
}

/** Places that hold a word of the wire. */
const OF_THE_WIRE = new Set(['credential', 'kind', 'type', 'who']);

const PLACE = /\{(\w+)\}/g;

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function patternOf([english, spanish]: readonly [string, string]): Pattern {
  const source = english
    .split(/(\{\w+\})/)
    .map((part) =>
      part.startsWith('{') && part.endsWith('}') ? `(?<${part.slice(1, -1)}>.+?)` : literal(part),
    );
  return { matches: new RegExp(`^${source.join('')}$`, 's'), spanish };
}

const unfilled = (english: string): number => english.replace(PLACE, '').length;

/** What says more by itself comes first: `must be a number` before `must be {value}`. */
const patterns = Object.entries(spanishTexts)
  .filter(([english]) => english.search(PLACE) >= 0)
  .sort(([one], [other]) => unfilled(other) - unfilled(one))
  .map(patternOf);

/** `phone must be text`: the field before the rule. */
const FIELD_AND_RULE = /^(The request body|[\w.]+) (.+)$/s;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const exactly = (text: string): string | undefined =>
  Object.hasOwn(spanishTexts, text) ? spanishTexts[text] : undefined;

function byPattern(text: string): string | undefined {
  for (const { matches, spanish } of patterns) {
    const places = matches.exec(text)?.groups;
    if (places) return spanish.replace(PLACE, (_, place: string) => filled(place, places[place] ?? ''));
  }
  return undefined;
}

/** Names that people gave, such as a shift's, stay as they are. */
const filled = (place: string, value: string): string =>
  momentsInSpanish(OF_THE_WIRE.has(place) ? (NAMES[value] ?? value) : value);

function ofField(text: string): string | undefined {
  const [, field = '', rule = ''] = FIELD_AND_RULE.exec(text) ?? [];
  const spanish = /^[a-z]/.test(rule) ? (exactly(rule) ?? byPattern(rule)) : undefined;
  return spanish && `${FIELDS[field] ?? field}: ${spanish}`;
}

/** A rule goes on from the field's name in English, and stands by itself in Spanish. */
const alone = (text: string): string | undefined => {
  const spanish = exactly(text) ?? (ofField(text) ? undefined : byPattern(text));
  return spanish && (/^[a-z]/.test(text) ? capital(spanish) : spanish);
};

/** What the server says, in Spanish; undefined where that is not known. */
export const spanishOf = (text: string): string | undefined => alone(text) ?? ofField(text);
