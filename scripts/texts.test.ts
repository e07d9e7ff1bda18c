import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { TEXTS } from '@courtcrew/domain/accounts/texts.ts';
import { policies } from '@courtcrew/domain/contract/policies.ts';
import { spanish } from '@courtcrew/domain/spanish.ts';
import { expect, it } from 'vitest';
import { ALL_EVENTS } from '../backend/src/areas.ts';
import { ALL_CALLS } from '../backend/test/support/allCalls.ts';
import { progressAggregate } from '../demo/src/progress.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const keys = Object.keys(spanish);

/** What the server and the interfaces are made of, without comments. */
const sources = globSync('{domain,backend,ui-kit,admin-ui,public-ui}/src/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/*.test.*', '**/spanish.ts'],
}).map((path) => readFileSync(`${root}/${path}`, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''));

const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g;
const literalsIn = (source: string): string[] =>
  [...source.matchAll(LITERAL)].map(([, one, other]) => (one ?? other ?? '').replaceAll("\\'", "'"));
const literals = new Set(sources.flatMap(literalsIn));

/** Texts that are put together of words that stand there: `${what} not found`. */
const composed = sources
  .flatMap((source) => [...source.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)].map(([, template = '']) => template))
  .map((template) => template.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/))
  .filter((parts) => /[a-z]{2}/i.test(parts.join('')))
  .map(
    (parts) =>
      new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[\\w .-]+')}$`),
  );

/** Types of events, by which the words of the log are found. */
const types = Object.keys({ ...ALL_EVENTS, ...progressAggregate.events });

const placesIn = (template: string): string[] => [...new Set(template.match(/(?<=\{)\w+(?=\})/g))].sort();

it('fills in the same in both languages', () => {
  const differing = Object.entries(spanish).filter(
    ([key, text]) => placesIn(text).join() !== placesIn(key).join(),
  );
  expect(differing).toEqual([]);
});

it('has no text that nothing says', () => {
  const fields = new Set(ALL_CALLS.flatMap(({ call }) => Object.keys(Object(call.body)?.shape ?? {})));
  const isUsed = (key: string) =>
    types.includes(key) ||
    literals.has(key) ||
    fields.has(key) ||
    composed.some((pattern) => pattern.test(key));
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});

/** The arguments of a call that begins there. */
function argumentsAt(source: string, from: number): string {
  let depth = 1;
  let at = from;
  for (; depth > 0 && at < source.length; at += 1) {
    if (source[at] === '(') depth += 1;
    if (source[at] === ')') depth -= 1;
  }
  return source.slice(from, at);
}

const CONSTANT = /\b([A-Z][A-Z_]+)\b/g;
const constants = new Map(
  sources.flatMap((source) =>
    [...source.matchAll(/const ([A-Z][A-Z_]+) =\s*(?:'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)");/g)].map(
      ([, name = '', one, other]): [string, string] => [name, one ?? other ?? ''],
    ),
  ),
);

const SAYS = /\b(?:refuse|refuseField|brokenRule|invalid|badRequest|filled|findingOf|ofField)\(/g;
/** Nouns of what was not found, which the text begins with. */
const MISSES = /\b(?:notFound|found)\(/g;
const isSentence = (text: string): boolean => /\S \S/.test(text);

it('has every text of a refusal and of a finding', () => {
  const said = sources.flatMap((source) =>
    [...source.matchAll(SAYS)].flatMap(({ 0: { length }, index }) => {
      const given = argumentsAt(source, index + length);
      const named = [...given.matchAll(CONSTANT)].flatMap(([, name = '']) => constants.get(name) ?? []);
      return [...literalsIn(given), ...named].filter(isSentence);
    }),
  );
  const missed = sources.flatMap((source) =>
    [...source.matchAll(MISSES)].flatMap(({ 0: { length }, index }) =>
      literalsIn(argumentsAt(source, index + length))
        .slice(-1)
        .filter((noun) => /^[A-Z]/.test(noun))
        .map((noun) => `${noun} not found`),
    ),
  );
  expect(said.length).toBeGreaterThan(150);
  const all = [
    ...said,
    ...missed,
    ...Object.values(TEXTS),
    ...Object.values(policies).map(({ refusal }) => refusal),
  ];
  expect([...new Set(all)].filter((text) => !Object.hasOwn(spanish, text))).toEqual([]);
});

it('has the words of every event', () => {
  expect(types.length).toBeGreaterThan(180);
  expect(types.filter((type) => !Object.hasOwn(spanish, type))).toEqual([]);
});

interface Rule {
  readonly error?: (issue: object) => unknown;
  readonly [part: string]: unknown;
}

/** What the rules of a schema say, as far as they are declared with a text. */
function rulesIn(schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  const { def } = (schema as { readonly _zod?: { readonly def: Rule } })._zod ?? {};
  if (!def) return Object.values(schema).flatMap((part) => rulesIn(part, seen));
  const said = def.error?.({ input: 0, code: 'custom' });
  return [...(typeof said === 'string' ? [said] : []), ...rulesIn({ ...def, error: null }, seen)];
}

it('has every text of a rule', () => {
  const bare = (text: string) => text.replace(/\{\w+\}|\d+/g, '{}');
  const isChoice = (text: string) => /^must be (?:one of )?[^,]+(?:, [^,]+)+$/.test(text);
  const known = new Set(keys.map(bare));
  const said = new Set(
    ALL_CALLS.flatMap(({ call }) => [call.body, call.query, call.params].flatMap((one) => rulesIn(one))),
  );
  expect(said.size).toBeGreaterThan(50);
  expect([...said].filter((text) => !known.has(bare(text)) && !isChoice(text))).toEqual([]);
});
