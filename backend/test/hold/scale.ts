/** How many times as many people and matches as `npm test` proves a rule with; 3 make a national tournament's. */
export const SCALE = Number(process.env.HOLD_SCALE ?? 1);
