import { type EventOf, streamId } from '@courtcrew/domain/kernel/event.ts';
import type { RosterEvent } from '@courtcrew/domain/roster/index.ts';
import { rosterModel } from '@courtcrew/projections/roster/index.ts';
import {
  inTournament,
  type RightsChange,
  type RightsSource,
  type Standings,
} from '../kernel/identity/index.ts';

type Captain = EventOf<RosterEvent, 'CaptainAdded'>['data'];

const led = (before: Standings, tid: string, vcid: string): Standings =>
  inTournament(before, tid, (rights) => ({
    ...rights,
    captain_of: [...new Set([...rights.captain_of, vcid])].sort(),
  }));

const ledNoMore = (before: Standings, tid: string, vcid: string): Standings =>
  inTournament(before, tid, (rights) => ({
    ...rights,
    captain_of: rights.captain_of.filter((led) => led !== vcid),
  }));

const ofTheCaptain = (change: typeof led): RightsChange => ({
  whose: ({ data }) => (data as Captain).ref_id,
  apply: (before, { stream, data }) => change(before, streamId(stream), (data as Captain).vcid),
});

/** Who is a captain of which categories of volunteers. */
export const captainRights: RightsSource<{ readonly tid: string; readonly vcid: string }> = {
  model: rosterModel.name,
  rows: 'select tid, vcid from roster.captains where ref_id = asked.ref_id order by vcid',
  shown: (before, { tid, vcid }) => led(before, tid, vcid),
  changes: { CaptainAdded: ofTheCaptain(led), CaptainRemoved: ofTheCaptain(ledNoMore) },
};
