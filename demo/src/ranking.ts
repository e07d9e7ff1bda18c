import { RANKING_ID, ranking } from '@courtcrew/backend/ranking/index.ts';
import type { RankingCommand } from '@courtcrew/domain/ranking/index.ts';
import type { Cast } from './cast.ts';
import { type Demo, deskDoing } from './demo.ts';
import { somebody } from './names.ts';

/** Days before the first load on which the rankings were entered. */
const ENTERED = 30;
/** Last names are those of numbers beyond the cast's. */
const LAST_NAME = 5_000;
const WOMEN = 'Ana Bea Clara Dora Elise Farah Gwen Hanna Iris Joy Kira Lena'.split(' ');
const MEN = 'Adam Ben Cyrus Dario Ed Finn Gus Hugo Ivan Jonas Karl Luis'.split(' ');

const EVENTS = ['Mens Doubles Pro', 'Womens Doubles Pro', 'Mixed Senior Pro'] as const;

/** Players of both genders, two tournaments, and pairs in the events of the first. */
export async function rankPlayers(demo: Demo, { staff }: Cast): Promise<void> {
  let sent = 0;
  const send = async (command: RankingCommand) => {
    sent += 1;
    const doing = deskDoing(staff.platform.ref_id, demo.daysBefore(ENTERED, sent));
    const { events } = await demo.send(`ranking/${sent}`, doing, ranking, RANKING_ID, command);
    return events;
  };
  const names = WOMEN.flatMap((woman, index) => [woman, MEN[index] ?? '']);
  const players = names.map((first, index) => {
    const { last } = somebody(LAST_NAME + index);
    const gender = index % 2 === 0 ? ('F' as const) : ('M' as const);
    return { first, last, gender, birth: `${1975 + index}-0${1 + (index % 9)}-1${index % 10}` };
  });
  const added = await send({ type: 'AddRankingPlayers', players });
  const ids = added.flatMap(({ data }) => ('player_id' in data ? [data.player_id] : []));
  const flags = { sanctioned: true, visible: true } as const;
  const spring = { name: 'Spring Classic', location: 'Naples, FL', tier: 1, ...flags } as const;
  const fall = { name: 'Fall Shootout', location: 'Mesa, AZ', tier: 2, ...flags } as const;
  const [first] = await send({
    type: 'AddRankingTournament',
    fields: { ...spring, start: '2026-03-06', end: '2026-03-09' },
  });
  await send({ type: 'AddRankingTournament', fields: { ...fall, start: '2026-10-02', end: '2026-10-05' } });
  const rtid = first && 'rtid' in first.data ? first.data.rtid : '';
  for (const [order, event] of EVENTS.entries()) {
    const [made] = await send({ type: 'AddRankingEvent', rtid, event });
    const eid = made && 'eid' in made.data ? made.data.eid : '';
    for (const [one = '', two = ''] of pairsOf(ids, order))
      await send({ type: 'SavePartners', eid, one, two });
  }
}

/** Men, women, or one of each: every other player is a man. */
function pairsOf(ids: readonly string[], order: number): readonly (readonly string[])[] {
  const women = ids.filter((_, index) => index % 2 === 0);
  const men = ids.filter((_, index) => index % 2 === 1);
  const [ones, twos] = [
    [men.slice(0, 4), men.slice(4, 8)],
    [women.slice(0, 4), women.slice(4, 8)],
    [women.slice(8), men.slice(8)],
  ][order] ?? [[], []];
  return (ones ?? []).map((one, index) => [one, twos?.[index] ?? '']);
}
