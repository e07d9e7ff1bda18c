import { accountsParts } from '@courtcrew/backend/accounts/index.ts';
import { READ_MODELS } from '@courtcrew/backend/areas.ts';
import type { CommandBus } from '@courtcrew/backend/kernel/runtime/commandBus.ts';
import { patiently } from '@courtcrew/backend/kernel/runtime/patiently.ts';
import type { Server } from '@courtcrew/backend/server.ts';
import { SYSTEM } from '@courtcrew/domain/kernel/event.ts';
import { playToday } from './board/index.ts';
import type { Cast } from './cast.ts';
import { Demo, type DemoParts } from './demo.ts';
import { writeLetters } from './messaging.ts';
import { payPrizes } from './payouts.ts';
import { registerCast } from './people.ts';
import { planTournaments } from './planning.ts';
import { PROGRESS_ID, progressAggregate } from './progress.ts';
import { askQuestions } from './questions.ts';
import { rankPlayers } from './ranking.ts';
import { staffTournaments } from './roster.ts';
import { scoreMatches } from './scores.ts';
import { addOwnTournaments, type DemoTournament, importSeason } from './tournaments.ts';
import { addVolunteers } from './volunteers.ts';

export { loginLines } from './logins.ts';
export { showDemo } from './show.ts';

/** What an area brings to the demo: it finds people and tournaments there, and sends commands of its own. */
export type LoadArea = (demo: Demo, cast: Cast, tournaments: readonly DemoTournament[]) => Promise<void>;

/** Areas in the order they are loaded; a later start loads those that are new. */
const AREAS: Readonly<Record<string, LoadArea>> = {
  roster: staffTournaments,
  volunteers: addVolunteers,
  board: playToday,
  payouts: payPrizes,
  planning: planTournaments,
  ranking: rankPlayers,
  messaging: writeLetters,
  scoring: scoreMatches,
  questions: askQuestions,
};

/** What the demo is made of. */
export const PARTS: readonly string[] = Object.keys(AREAS);

/**
 * Loads the demo through commands: people, the season's tournaments, and what every area brings. Whatever is
 * there already, after an interruption too, is not added again. Resolves when every list shows it; rejects with
 * the signal's reason when it is interrupted.
 */
export async function loadDemo(
  { core, product }: Pick<Server, 'core' | 'product'>,
  signal?: AbortSignal,
): Promise<void> {
  const { loaded } = await core.bus.peek(progressAggregate, PROGRESS_ID);
  const missing = Object.entries(AREAS).filter(([area]) => !loaded.has(area));
  if (missing.length === 0) return;
  const { db, projections, secret } = core;
  const execute = patiently(core.execute);
  const settled = projections.settled.bind(projections);
  const accounts = accountsParts(product);
  const parts = { secret, db, execute, settled, accounts, readModels: READ_MODELS, signal };
  const demo = await begin(parts, core.bus);
  const cast = await registerCast(demo);
  await importSeason(demo, cast);
  const tournaments = await addOwnTournaments(demo, cast);
  for (const [area, load] of missing) {
    await load(demo, cast, tournaments);
    const doing = { by: SYSTEM, at: new Date().toISOString() };
    const finish = { type: 'FinishPart', part: area } as const;
    await demo.shown(await demo.send(`finish/${area}`, doing, progressAggregate, PROGRESS_ID, finish));
  }
}

/** The same demo as before, after an interruption, else one that begins now. */
async function begin(parts: DemoParts, bus: Pick<CommandBus, 'peek'>): Promise<Demo> {
  const now = new Date().toISOString();
  const starting = { by: SYSTEM, at: now };
  await new Demo(parts, now).send('begin', starting, progressAggregate, PROGRESS_ID, { type: 'Begin' });
  const { begun } = await bus.peek(progressAggregate, PROGRESS_ID);
  return new Demo(parts, begun ?? now);
}
