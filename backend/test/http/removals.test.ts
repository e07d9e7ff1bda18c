import { afterAll, beforeAll, expect, it } from 'vitest';
import { ALL_CALLS, nameOf } from '../support/allCalls.ts';
import type { TestDatabase } from '../support/database.ts';
import { type TestServer, testServer } from '../support/server.ts';
import { serverDatabase } from '../support/serverDatabase.ts';
import { askAbout, targetOf } from './asking.ts';
import { Company } from './company.ts';

let database: TestDatabase;
let server: TestServer;
/** It has seen none of the rows. */
let other: TestServer;
let company: Company;
beforeAll(async () => {
  database = await serverDatabase();
  server = await testServer(database.url);
  other = await testServer(database.url);
  company = await Company.gather(server);
});
afterAll(async () => {
  await other.close();
  await server.close();
  await database.drop();
});

/** Calls that take away the very row they are looked up by. */
const removals = ALL_CALLS.filter(
  ({ call }) => call.scope?.row !== undefined && /\/(delete|remove)\w+/i.test(call.path),
).map((declared) => [nameOf(declared), declared] as const);
/** Nobody has written a post here, and the category has items. */
const REFUSED = ['DELETE /api/messageBoard/deleteMessage/{id}', 'PUT /api/deleteCategory/{cid}'];

it.each(removals)(
  '%s answers the same again when another process is sent it again with its key',
  async (name, declared) => {
    const target = targetOf(await company.stakeIn(company.home));
    const cookie = await company.cookieOf('platform');
    const sendTo = (where: TestServer) =>
      askAbout(where, declared, target, cookie, {
        'idempotency-key': `again ${name}`.replaceAll(/\W/g, '-'),
      });
    const first = await sendTo(server);
    expect([name, first.status === 200]).toEqual([name, !REFUSED.includes(name)]);
    expect(await sendTo(other)).toEqual(first);
    // Where the process died before it had kept its answer.
    await server.core.pool.query('delete from runtime.first_answers');
    expect(await sendTo(other)).toEqual(first);
  },
);
