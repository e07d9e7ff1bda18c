import { accountTexts } from './accounts.ts';
import { boardTexts } from './board.ts';
import { momentsInSpanish } from './moments.ts';
import { NAMES } from './names.ts';
import { organizingTexts } from './organizing.ts';
import { requestTexts } from './request.ts';
import { rosterTexts } from './roster.ts';
import { FIELDS, ruleTexts } from './rules.ts';
import { scoringTexts } from './scoring.ts';
import { type Texts, tableOf } from './table.ts';

export const spanishTexts: Texts = {
  ...accountTexts,
  ...rosterTexts,
  ...boardTexts,
  ...scoringTexts,
  ...organizingTexts,
  ...ruleTexts,
  ...requestTexts,
};

/** Places that hold a word of the wire; a name that somebody gave stays as it is. */
const OF_THE_WIRE = new Set(['credential', 'kind', 'status', 'type', 'who']);

/** A `fault` is itself something the server says. */
const filled = (place: string, value: string): string =>
  place === 'fault'
    ? (spanishOf(value) ?? value)
    : momentsInSpanish(OF_THE_WIRE.has(place) ? (NAMES[value] ?? value) : value);

const { exactly, byPattern } = tableOf(spanishTexts, filled);

/** `phone must be text`: the field before the rule. */
const FIELD_AND_RULE = /^(The request body|[\w.]+) ([a-z].+)$/s;

function ofField(text: string): string | undefined {
  const [, field = '', rule = ''] = FIELD_AND_RULE.exec(text) ?? [];
  const spanish = exactly(rule) ?? byPattern(rule);
  return spanish && `${FIELDS[field] ?? field}: ${spanish}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A rule goes on from the field's name in English, and stands by itself in Spanish. */
const alone = (text: string, spanish: string | undefined): string | undefined =>
  spanish && (/^[a-z]/.test(text) ? capital(spanish) : spanish);

/** What the server says, in Spanish; undefined where that is not known. */
export const spanishOf = (text: string): string | undefined =>
  alone(text, exactly(text)) ?? ofField(text) ?? alone(text, byPattern(text));
