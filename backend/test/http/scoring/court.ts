import { fieldOf } from '../../support/seen.ts';
import type { Venue } from '../../world/venue.ts';
import type { Member } from '../accounts/people.ts';

/** A match as its tests live it: players of a tournament, and the card whose link they are texted. */

/** Ids of players that were added one after another. */
export async function addPlayers(venue: Venue, desk: Member, phones: readonly (string | null)[]) {
  const pids: string[] = [];
  for (const [index, phone] of phones.entries()) {
    const body = { tid: venue.tid, name: `Player ${index + 1}`, phone };
    pids.push(String(fieldOf(await desk.browser.post('/api/score/addPlayer', body), 'pid')));
  }
  return pids;
}

/** Opens the card of a match of these players, and answers the secret of its link. */
export async function notify(venue: Venue, desk: Member, pids: readonly string[], more: object = {}) {
  const [t1p1, t1p2, t2p1, t2p2] = pids;
  const match = { matchType: '2/3 to 11', gold: false, court: '2', sysid: '', matchId: '' };
  const body = { tid: venue.tid, t1p1, t1p2, t2p1, t2p2, ...match, ...more };
  return desk.browser.post('/api/sendPlayerNotification', body);
}
