import { randomUUID } from 'node:crypto';
import { rebuild } from '@courtcrew/projections/kernel/rebuild.ts';
import { rosterModel } from '@courtcrew/projections/roster/index.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_STREAM } from '../../../src/kernel/eventstore/port.ts';
import { rosterAggregate } from '../../../src/roster/index.ts';
import { react } from '../../support/react.ts';
import { type Member, mailsTo, member } from '../accounts/people.ts';
import { type Cast, cast } from './cast.ts';

/** `StaffAdded` as the first season wrote it, which left out what nobody had said, for everybody who reads it. */

let all: Cast;
let tid: string;
let ann: Member;
beforeAll(async () => {
  all = await cast();
  tid = await all.tournament('active', { name: 'First Open' });
  ann = await member(all.server, 'Anna');
  const commandId = randomUUID();
  const meta = { commandId, schema: 1, at: '2026-01-05T09:36:00.000Z', correlation: 'r', causation: 'r' };
  const actor = { ref: all.mia.ref_id, as: 'admin' } as const;
  const first = { id: commandId, type: 'StaffAdded', data: { ref_id: ann.ref_id, role: 'official' } };
  const written = [{ ...first, meta: { ...meta, actor } }];
  const { outcome } = await all.server.store.append(`roster-${tid}`, written, NO_STREAM);
  expect(outcome).toBe('appended');
});
afterAll(() => all.close());

const staffRows = async () => {
  const { rows } = await all.server.pool.query('select * from roster.staff where tid = $1 order by ref_id', [
    tid,
  ]);
  return rows;
};
const add = (ref_id: string) => {
  const people = [{ ref_id, role: 'official', sections: ['line'] }] as const;
  return all.server.execute(rosterAggregate, tid, { type: 'AddStaff', people });
};

describe('an event of an earlier version', () => {
  test('is known to commands, which write the present one', async () => {
    expect(await add(ann.ref_id)).toMatchObject({ events: [{ type: 'SectionJoined', meta: { schema: 1 } }] });
    const { ref_id } = await member(all.server, 'Bea');
    const data = { ref_id, role: 'official', sections: ['line'], entered: false };
    expect(await add(ref_id)).toMatchObject({ events: [{ type: 'StaffAdded', data, meta: { schema: 2 } }] });
  });

  test('is shown by the read model, and again by one that is rebuilt', async () => {
    const live = await staffRows();
    expect(live).toContainEqual(
      expect.objectContaining({ ref_id: ann.ref_id, role: 'official', referee: false, line: true }),
    );
    const { pool, store: feed, read } = all.server;
    await rebuild({ pool, feed, read, model: rosterModel });
    expect(await staffRows()).toEqual(live);
  });

  test('is answered by reactions', async () => {
    await react(all.server, 'roster');
    const letters = await mailsTo(all.server, ann.ref_id);
    expect(letters.map(({ subject }) => subject)).toEqual(['You have been added - First Open']);
  });

  test('is replayed in its present shape', async () => {
    const { body } = await all.dora.browser.post(`/api/audit/asOf/${tid}`, { of: ['roster'] });
    expect(body).toMatchObject({
      staff: expect.arrayContaining([expect.objectContaining({ name: 'Anna Tester' })]),
    });
    const first = await all.dora.browser.post(`/api/audit/changes/${tid}`, { person: ann.ref_id });
    expect(Object(first.body).changes.at(-1)).toMatchObject({ type: 'StaffAdded', subject: 'Anna Tester' });
  });
});
