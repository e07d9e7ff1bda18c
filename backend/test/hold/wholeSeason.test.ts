import { expect, it } from 'vitest';
import { playSeason } from '../season/season.ts';
import { testDatabase } from '../support/database.ts';

const given = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise);

/** Short here; `npm run season` plays a long one, and `SEASON_SEED` the same one again. */
const SIZE = {
  seed: given('SEASON_SEED', 1 + Math.floor(Math.random() * 1_000_000)),
  tournaments: given('SEASON_TOURNAMENTS', 2),
  people: given('SEASON_PEOPLE', 40),
  steps: given('SEASON_STEPS', 500),
  faults: given('SEASON_FAULTS', 2),
};
const timeout = 120_000 + 100 * SIZE.steps;

it(`goes through a season by the rules alone, with seed ${SIZE.seed}`, { timeout }, async () => {
  const database = await testDatabase();
  try {
    const { differences, report } = await playSeason(database.url, SIZE);
    console.info('season', report);
    expect(differences).toEqual([]);
  } finally {
    await database.drop();
  }
});
