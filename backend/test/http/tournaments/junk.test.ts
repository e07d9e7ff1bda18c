import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tournamentRoutes } from '../../../src/tournaments/index.ts';
import { type Cast, cast } from './cast.ts';

let all: Cast;
let tid: string;
beforeAll(async () => {
  all = await cast();
  tid = await all.draft();
});
afterAll(() => all.close());

const FIELDS = [
  ...[
    'tid',
    'ptid',
    'ref_id',
    'editor',
    'type',
    'status',
    'value',
    'facility',
    'procedures',
    'num',
    'courts',
  ],
  ...[
    'name',
    'location',
    'start',
    'end',
    'zone',
    'lat',
    'url',
    'certified_amount',
    'referee',
    'version',
    'data',
  ],
  ...['csv', 'description', 'line_coordinator_email', 'numOfReferee', '__proto__', 'constructor'],
];

/** Wrong types, hostile texts, nesting; sometimes something right, so that junk also gets past the first check. */
const junk = (known: string) =>
  fc.oneof(
    fc.constantFrom<unknown>(
      known,
      '',
      ' ',
      0,
      -1,
      1e308,
      true,
      null,
      [],
      {},
      '<script>x()</script>',
      'a\u0000b',
    ),
    fc.constantFrom<unknown>(
      '\ud800',
      "'; drop table people; --",
      '../../etc/passwd',
      '2030-02-01',
      'x'.repeat(70_000),
    ),
    fc.jsonValue({ maxDepth: 4 }),
    fc.string({ unit: 'binary', maxLength: 300 }),
  );

describe.each(tournamentRoutes.map(({ call }) => [`${call.method} ${call.path}`, call] as const))(
  '%s',
  (_name, { method, path }) => {
    test('answers junk with a text, never with a failure of its own', async () => {
      const cookie = [...all.platform.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const body = fc
        .uniqueArray(fc.constantFrom(...FIELDS), { maxLength: 8 })
        .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, junk(tid)]))));
      const segment = fc.oneof(
        fc.constant(tid),
        fc.string({ minLength: 1 }).filter((text) => text.isWellFormed()),
      );
      await fc.assert(
        fc.asyncProperty(body, segment, fc.string(), async (sent, place, search) => {
          const url = path.replace(/\{\w+\}/, () => encodeURIComponent(place));
          const answer = await all.server.app.inject({
            method,
            url,
            query: { search, name: search, time: search },
            headers: { cookie },
            ...(method !== 'GET' && { body: sent }),
          });
          expect(answer.statusCode).toBeLessThan(500);
          if (answer.statusCode >= 400) expect(answer.json().message).toMatch(/\w/);
        }),
        { numRuns: 25 },
      );
    });
  },
);
