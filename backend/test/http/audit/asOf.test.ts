import { expect, test } from 'vitest';
import { AREAS } from '../../../src/areas.ts';
import { hosted } from '../../support/hosted.ts';
import { fieldOf } from '../../support/seen.ts';
import { Venue } from '../../world/venue.ts';

const all = hosted();

/** Kinds of streams that belong to no tournament, and imports, whose list is their past: there is nothing to tell as it stood. */
const NOT_TOLD = [
  'import',
  'intake',
  'invoice',
  'links',
  'person',
  'question',
  'ranking',
  'scorecard',
  'templates',
];

test('every kind of stream of a tournament says how it is told as it stood', () => {
  const told = AREAS.flatMap(({ asOf }) => (asOf ? [asOf.aggregate, ...(asOf.beside ?? [])] : []));
  const kinds = AREAS.flatMap(({ aggregates = [] }) => aggregates.map(({ name }) => name));
  expect([...new Set([...told.map(({ name }) => name), ...NOT_TOLD])].sort()).toEqual(kinds.sort());
});

test('a board stood as the live calls had it, at a hundred positions', async () => {
  const venue = await Venue.open(all.server, { courts: 3 });
  const dora = await venue.staff('referee');
  const [first] = await venue.queue(dora, 6);
  const asOf = async (body: object) =>
    Object((await dora.browser.post(`/api/audit/asOf/${venue.tid}`, { of: ['board'], ...body })).body);
  const live: { position: string; board: Awaited<ReturnType<Venue['board']>> }[] = [];
  for (let round = 0; live.length < 100; round += 1) {
    const court_num = (round % 3) + 1;
    const { courts, queue } = await venue.board();
    const busy = courts[court_num - 1]?.ref_id !== null;
    const [next, second] = queue.map(({ ref_id }) => ref_id);
    if (busy) await dora.browser.put(`/api/finishMatch/${venue.tid}`, { court_num });
    else
      await dora.browser.post(`/api/assignCourt/${venue.tid}`, {
        ...{ court_num, ref_id: next, medal: round % 5 === 0 ? 'gold' : 'none' },
        ...(round % 4 === 0 && { second_ref_id: second }),
      });
    const { position } = await asOf({});
    live.push({ position, board: await venue.board() });
  }
  expect(new Set(live.map(({ position }) => position)).size).toBeGreaterThan(50);
  const compare = async () => {
    for (const { position, board } of live) {
      const then = await asOf({ position });
      expect(board.courts).toEqual(
        then.courts.map(({ monitor_ref_id: _, ...court }: object & { monitor_ref_id: unknown }) =>
          expect.objectContaining(court),
        ),
      );
      expect(board.queue).toEqual(
        then.queue.map(({ name: _, ...row }: object & { name: unknown }) => expect.objectContaining(row)),
      );
    }
  };
  await compare();
  const changes = await dora.browser.post(`/api/audit/changes/${venue.tid}`, { court: 1, limit: 3 });
  expect(fieldOf(changes, 'changes')).toMatchObject([{ court: 1 }, { court: 1 }, { court: 1 }]);
  expect((await dora.browser.post(`/api/audit/asOf/${venue.tid}`, { at: 'then' })).status).toBe(400);
  expect((await first?.browser.post(`/api/audit/asOf/${venue.tid}`, {}))?.status).toBe(403);
});
