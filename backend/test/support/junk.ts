import type { Call } from '@courtcrew/domain/contract/call.ts';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';

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

export interface JunkMail {
  readonly app: FastifyInstance;
  /** Of whoever may do most. */
  readonly cookies: ReadonlyMap<string, string>;
  readonly call: Pick<Call, 'method' | 'path'>;
  /** Names of body fields to fill. */
  readonly fields: readonly string[];
  /** An id that is right. */
  readonly known: string;
}

const HOSTILE_NAMES = ['__proto__', 'constructor'];

/** Expects that the call answers junk with a text, never with a failure of its own. */
export async function expectToSurviveJunk({ app, cookies, call, fields, known }: JunkMail): Promise<void> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const body = fc
    .uniqueArray(fc.constantFrom(...fields, ...HOSTILE_NAMES), { maxLength: 8 })
    .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, junk(known)]))));
  const segment = fc.oneof(
    fc.constant(known),
    fc.string({ minLength: 1 }).filter((text) => text.isWellFormed()),
  );
  await fc.assert(
    fc.asyncProperty(body, segment, fc.string(), async (sent, place, search) => {
      const answer = await app.inject({
        method: call.method,
        url: call.path.replace(/\{\w+\}/, () => encodeURIComponent(place)),
        query: { search, name: search, time: search },
        headers: { cookie },
        ...(call.method !== 'GET' && { body: sent }),
      });
      expect(answer.statusCode).toBeLessThan(500);
      if (answer.statusCode >= 400) expect(answer.json().message).toMatch(/\w/);
    }),
    { numRuns: 25 },
  );
}
