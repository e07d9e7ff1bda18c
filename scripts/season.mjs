// npm run season: a long season against servers that die and stand still, held against the rules alone.
import { installMissing } from './install.mjs';
import { runOnNode24 } from './node24.mjs';

const LONG = { TOURNAMENTS: 20, PEOPLE: 3_000, STEPS: 60_000, FAULTS: 60 };
for (const [size, value] of Object.entries(LONG)) process.env[`SEASON_${size}`] ??= String(value);

await installMissing();
const TEST = 'backend/test/hold/wholeSeason.test.ts';
await runOnNode24('node_modules/vitest/vitest.mjs', ['run', '--project', 'hold', TEST]);
