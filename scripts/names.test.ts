import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Sources in which names are shown or sent, but for the two files that join their parts. */
const sources = globSync('{domain,projections,backend,ui-kit,admin-ui,public-ui}/src/**/*.{ts,tsx}').filter(
  (path) =>
    !/\.(test|fixtures|arbitrary)\.tsx?$|\/testing\//.test(path) &&
    !['domain/src/kernel/fullName.ts', 'projections/src/kernel/names.ts'].includes(path),
);

const linesWith = (wrong: RegExp, among = sources): string[] =>
  among.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        wrong.test(line) && !/^\s*(\/\/|\/?\*)/.test(line) ? `${path}:${index + 1}: ${line.trim()}` : [],
      ),
  );

/** In templates, in JSX and in SQL. */
const JOIN =
  /\bfirst\b[^{}`$|]{0,8}\}[ ,]*\$?\{[^{}`]*\blast\b|(\bfirst(_key)?|\blast(_key)?) *\|\| *' ' *\|\|/;

test('first and last names are joined by fullName and rowName alone', () => {
  expect('{first} {last}').toMatch(JOIN);
  expect("p.first || ' ' || p.last").toMatch(JOIN);
  expect(linesWith(JOIN)).toEqual([]);
});

/** A name put into a text as it is: in the middle of a template, or beside other words of JSX. */
const RAW =
  /`[^`]*[^`$ ] ?\$\{(\w+\.)*(author|person|(who|person|payee|member)\.name|fullName\([^`]*\))\}|^\s*\{(\w+\.)*(author|person|fullName\(.*\))\}[ ,:;·(-]+\S/;

test('a name beside other words is isolated', () => {
  expect('{author} · {time}').toMatch(RAW);
  const shown = sources.filter((path) => /^(ui-kit|admin-ui|public-ui)/.test(path));
  expect(linesWith(RAW, shown)).toEqual([]);
});
