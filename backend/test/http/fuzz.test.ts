import type { Call } from '@courtcrew/domain/contract/call.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_CALLS, nameOf } from '../support/allCalls.ts';
import type { TestDatabase } from '../support/database.ts';
import { addressOf, fieldsOf, type Known, sampleRequest } from '../support/sample.ts';
import { type TestServer, testServer } from '../support/server.ts';
import { serverDatabase } from '../support/serverDatabase.ts';
import { Company, type Stake } from './company.ts';

/** Requests per call; more by `FUZZ_RUNS`. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 30);

let database: TestDatabase;
let server: TestServer;
let company: Company;
let stake: Stake;

beforeAll(async () => {
  database = await serverDatabase();
  server = await testServer(database.url);
  company = await Company.gather(server);
  stake = await company.stakeIn(company.home);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const DEEP = JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`);
const HUGE = 'x'.repeat(70_000);

/** Texts that break what does not expect them; some are right in one field and wrong in the next. */
const nastyText = fc.oneof(
  fc.constantFrom('', ' ', 'a\u0000b', '\ud800', '__proto__', 'constructor', '\u202e', HUGE, '🎾'.repeat(99)),
  fc.constantFrom(
    '<script>x()</script>',
    '<img src=x onerror=x()>',
    "'; drop table people; --",
    '%',
    '\\',
    '$1',
  ),
  fc.constantFrom(
    '../../etc/passwd',
    'NaN',
    '-0',
    '1e309',
    '2031-02-30',
    '03/07/2031 08:00',
    'null',
    '{}',
    '[1,2]',
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
);
const nasty: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  fc.constantFrom<unknown>(null, true, 0, -1, 1e308, 2 ** 53, 0.1, [], {}, [null], DEEP, { $ne: 1 }),
  fc.constantFrom<unknown>(JSON.parse('{"__proto__":{"x":1}}'), Array(3_000).fill(1), { toString: 1 }),
  fc.jsonValue({ maxDepth: 5 }),
);

const ON_BOARD: Known = { court_num: '1', court: '1', position: 1, phone: '18015550123', undo: 0 };

/** What is right, for the calls to get past their first check. */
const known = (): Known => ({
  ...stake,
  ...ON_BOARD,
  nid: stake.board.notification,
  id: stake.sid,
  search: 'som',
  start: '03/07/2031',
  email: 'somebody@example.org',
  filter: JSON.stringify({ tid: stake.tid }),
  range: '[0,9]',
  sort: '["id","ASC"]',
});

interface Junk {
  readonly method: string;
  readonly url: string;
  readonly type: string;
  readonly payload: string;
}

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed()).slice(0, 4_000);
const types = fc.constantFrom(
  ...Array<string>(8).fill('application/json'),
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json, text/html',
  'x',
);

/** A good request with some of its fields broken, at times with another body or address altogether. */
function junkFor(call: Call): fc.Arbitrary<Junk> {
  const fields = [...new Set([...fieldsOf(call), '__proto__', 'constructor', 'tid', 'ref_id'])];
  const broken = fc.dictionary(fc.constantFrom(...fields), nasty, { maxKeys: 4 });
  const search = fc.array(
    fc.tuple(
      fc.constantFrom('filter', 'range', 'sort', 'search', 'region', 'tid', 'x[]', '__proto__'),
      nastyText,
    ),
    { maxLength: 4 },
  );
  const segment = fc.option(fc.oneof(nastyText.map(encoded), fc.constantFrom('%', '%00', '%ff', '..', '.')), {
    nil: undefined,
    freq: 3,
  });
  const raw = fc.oneof(
    nasty.map((value) => JSON.stringify(value) ?? ''),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('{', '{"a":1,"a":2}', '[', '"', '\ufeff{}', `{"x":${'['.repeat(5_000)}`, 'a=b&c=d', ''),
  );
  return fc
    .record({ broken, search, segment, raw, type: types, useRaw: fc.nat(4).map((dice) => dice === 0) })
    .map(({ broken, search, segment, raw, type, useRaw }) => {
      const { params, query, body } = sampleRequest(call, known());
      const pairs = [
        ...Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
        ...search,
      ];
      const path = segment === undefined ? addressOf(call, params) : call.path.replace(/\{\w+\}/, segment);
      return {
        method: call.method,
        url: `${path}?${pairs.map(([name, value]) => `${name}=${encoded(value)}`).join('&')}`,
        type,
        payload: useRaw ? raw : JSON.stringify({ ...Object(body), ...broken }),
      };
    });
}

/**
 * The documented texts are all there is to read: nothing of the server's inside. A name within PostgreSQL goes on in letters;
 * `pg_` alone stands in one of many random tokens.
 */
const INSIDE =
  /node_modules|\.ts:\d+|SyntaxError|TypeError|RangeError|syntax error|violates|\bpg_[a-z]{4}|at .+\(.+:\d+\)/;

describe.each(ALL_CALLS.map((declared) => [nameOf(declared), declared.call] as const))('%s', (_, call) => {
  it.each(['visitor', 'platform'] as const)(
    'answers junk of a %s with a text, never with a fault',
    async (role) => {
      const cookie = await company.cookieOf(role);
      await fc.assert(
        fc.asyncProperty(junkFor(call), async ({ method, url, type, payload }) => {
          const answer = await server.app.inject({
            method: method as 'GET',
            url,
            headers: { cookie, 'content-type': type },
            ...(method !== 'GET' && { payload }),
          });
          expect(answer.statusCode, `${method} ${url} ${payload}`.slice(0, 2_000)).toBeLessThan(500);
          expect(answer.body).not.toMatch(INSIDE);
          if (answer.statusCode >= 400) expect(answer.json().message).toMatch(/\S/);
        }),
        // What a visitor may send gets no further than the login for most calls.
        { numRuns: role === 'visitor' ? Math.ceil(RUNS / 5) : RUNS },
      );
    },
  );
});
