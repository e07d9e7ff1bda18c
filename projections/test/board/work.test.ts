import { match, playing } from '@courtcrew/domain/board/board.fixtures.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { accounts } from '../../src/accounts/index.ts';
import { boardModel, matchesByHour, workByDay, workTotals } from '../../src/board/index.ts';
import { reconciliationModel } from '../../src/reconciliation/index.ts';
import { tournamentsModel } from '../../src/tournaments/index.ts';
import { type ReadModels, readModels } from '../support/readModels.ts';
import { onBoard, TID, venue } from './history.ts';

let here: ReadModels;
beforeEach(async () => {
  here = await readModels([accounts, tournamentsModel, boardModel, reconciliationModel]);
  await here.tell(venue);
});
afterEach(() => here.close());

const pay = { credentials: 'Certified', estimated: 4000, amount: 4000, paid: false };

/** Matches that Ann has led, by when they began. */
const led = (...starts: readonly string[]) =>
  here.tell(
    starts.flatMap((start_time, index) => {
      const played = { ...match(1, 'ann'), id: `m${index}`, start_time };
      const end = { match: played, pay, second_pay: null, rank: index + 2, second_rank: null };
      return [playing(1, 'ann'), { type: 'MatchFinished' as const, data: end }].map((event) =>
        onBoard(event),
      );
    }),
  );

const counted = async () => {
  const [days, hours, totals] = await Promise.all([
    workByDay(here.db, TID),
    matchesByHour(here.db, TID),
    workTotals(here.db, TID),
  ]);
  return {
    days: days.map((group) => [group.day, Number(group.count)]),
    hours: hours.map((one) => [one.day, one.hour, Number(one.match_count)]),
    totals: totals.map((total) => [total.ref_id, Number(total.days)]),
  };
};

test('Days and hours of work are those of the venue, before and after its clocks are set forward', async () => {
  // At 23:30 and 0:30 of one night, and at 0:30 and 23:30 of days on which the clocks are an hour further.
  await led(
    '2026-03-08T04:30:00.000Z',
    '2026-03-08T05:30:00.000Z',
    '2026-03-09T03:30:00.000Z',
    '2026-03-09T04:30:00.000Z',
  );
  expect(await counted()).toEqual({
    days: [
      ['2026-03-07', 1],
      ['2026-03-08', 2],
      ['2026-03-09', 1],
    ],
    hours: [
      ['2026-03-07', 23, 1],
      ['2026-03-08', 0, 1],
      ['2026-03-08', 23, 1],
      ['2026-03-09', 0, 1],
    ],
    totals: [['ann', 3]],
  });
});

test('The hour that happens twice as clocks are set back is one hour of the venue', async () => {
  await led('2026-11-01T05:10:00.000Z', '2026-11-01T06:20:00.000Z', '2026-11-02T04:50:00.000Z');
  expect(await counted()).toEqual({
    days: [['2026-11-01', 3]],
    hours: [
      ['2026-11-01', 1, 2],
      ['2026-11-01', 23, 1],
    ],
    totals: [['ann', 1]],
  });
});

test('Where nothing was played there are neither days nor hours', async () => {
  expect(await counted()).toEqual({ days: [], hours: [], totals: [] });
});
