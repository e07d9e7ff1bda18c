import { afterAll, beforeAll, expect, it } from 'vitest';
import { ALL_CALLS, nameOf } from '../support/allCalls.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import { type WholeServer, wholeServer } from '../support/wholeServer.ts';
import { askAbout, targetOf } from './asking.ts';
import { Company } from './company.ts';

let database: TestDatabase;
let server: WholeServer;
/** It has seen none of the rows. */
let other: WholeServer;
let company: Company;
beforeAll(async () => {
  database = await testDatabase();
  server = await wholeServer(database.url);
  other = await wholeServer(database.url);
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
    const sendTo = (where: WholeServer) =>
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
