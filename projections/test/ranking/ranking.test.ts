import type { RankingEvent } from '@courtcrew/domain/ranking/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  isFreeIn,
  rankingEventRows,
  rankingModel,
  rankingPairRows,
  rankingPlayers,
  rankingTournaments,
} from '../../src/ranking/index.ts';
import { type ReadModels, readModels, type Told } from '../support/readModels.ts';

const told = (event: RankingEvent): Told => ({ ...event, stream: 'ranking-all' });
const player = (player_id: string, first: string | null, last: string | null): Told =>
  told({
    type: 'RankingPlayerAdded',
    data: { player_id, first, last, gender: first === null ? null : 'F', birth: null },
  });

const HISTORY: readonly Told[] = [
  player('zoe', 'Zoé', 'Ábel'),
  player('ann', 'Ann', 'Lee'),
  player('gone', null, null),
  player('bea', 'Bea', 'Lee'),
  told({ type: 'RankingPlayerRemoved', data: { player_id: 'gone' } }),
  told({ type: 'RankingPlayerEdited', data: { player_id: 'ann', last: 'Ray', birth: '1990-02-03' } }),
  told({
    type: 'RankingTournamentAdded',
    data: {
      rtid: 't1',
      name: 'Open',
      location: '',
      tier: 1,
      sanctioned: true,
      start: '2026-03-07',
      end: '2026-03-08',
      visible: true,
    },
  }),
  told({ type: 'RankingTournamentEdited', data: { rtid: 't1', end: '2026-03-09', tier: 3 } }),
  told({ type: 'RankingEventAdded', data: { eid: 'e1', rtid: 't1', type: 'Womens Doubles Pro' } }),
  told({ type: 'RankingEventAdded', data: { eid: 'e2', rtid: 't1', type: 'Mixed Doubles Pro' } }),
  told({ type: 'PartnersSaved', data: { pair_id: 'x1', eid: 'e1', one: 'ann', two: 'bea' } }),
  told({ type: 'PartnersSaved', data: { pair_id: 'x2', eid: 'e2', one: 'ann', two: 'zoe' } }),
  told({ type: 'PartnersParted', data: { pair_id: 'x2', eid: 'e2' } }),
];

let all: ReadModels;
beforeAll(async () => {
  all = await readModels([rankingModel]);
  await all.tell(HISTORY);
});
afterAll(() => all.close());

test('players stand by name, and are found by a part of it, without accents', async () => {
  expect((await rankingPlayers.all(all.db)).map(({ name, birth }) => [name, birth])).toEqual([
    ['Zoé Ábel', null],
    ['Bea Lee', null],
    ['Ann Ray', '1990-02-03'],
  ]);
  const found = async (q: string, eid?: string) =>
    (await rankingPlayers.all(all.db, { q }, eid === undefined ? {} : { only: isFreeIn(eid) })).map(
      ({ player_id }) => player_id,
    );
  expect(await found('oe ab')).toEqual(['zoe']);
  expect(await found('')).toEqual(['zoe', 'bea', 'ann']);
  expect(await found('', 'e1')).toEqual(['zoe']);
  expect(await found('', 'e2')).toEqual(['zoe', 'bea', 'ann']);
  expect(await rankingPlayers.all(all.db, {}, { most: 1 })).toHaveLength(1);
  expect(await rankingPlayers.among(all.db, ['ann', 'gone'])).toMatchObject([{ player_id: 'ann' }]);
});

test('events count their pairs, and pairs name their players', async () => {
  expect(await rankingTournaments.all(all.db)).toMatchObject([{ rtid: 't1', tier: 3, end: '2026-03-09' }]);
  expect(await rankingEventRows.all(all.db, { rtid: 't1' })).toEqual([
    { eid: 'e2', rtid: 't1', type: 'Mixed Doubles Pro', tournament: 'Open', pairs: 0 },
    { eid: 'e1', rtid: 't1', type: 'Womens Doubles Pro', tournament: 'Open', pairs: 1 },
  ]);
  expect(await rankingPairRows.all(all.db)).toMatchObject([
    { pair_id: 'x1', one_name: 'Ann Ray', two_name: 'Bea Lee', type: 'Womens Doubles Pro' },
  ]);
  expect(await rankingPairRows.all(all.db, { eid: 'e2' })).toEqual([]);
});

test('pages are filtered, searched and sorted in the database, rows without a value last', async () => {
  const page = async (field: string, descending: boolean, filter = {}, limit = 10) => {
    const query = { filter, sort: { field, descending }, offset: 0, limit };
    const { rows, total } = await rankingPlayers.page(all.db, query);
    return [rows.map(({ player_id }) => player_id), total];
  };
  expect(await page('birth', false)).toEqual([['ann', 'zoe', 'bea'], 3]);
  expect(await page('birth', true)).toEqual([['ann', 'zoe', 'bea'], 3]);
  expect(await page('last', true)).toEqual([['ann', 'bea', 'zoe'], 3]);
  expect(await page('last', false, { gender: 'F' }, 1)).toEqual([['zoe'], 3]);
  expect(await page('last', false, { q: 'ray, ann' })).toEqual([['ann'], 1]);
  expect(await page('last', false, { gender: 'M' })).toEqual([[], 0]);
});
