import type { WrittenEvent } from '@courtcrew/domain/kernel/event.ts';
import * as calls from '@courtcrew/domain/tournaments/contract.ts';
import type { Court, CourtsAdded, TournamentCommand } from '@courtcrew/domain/tournaments/index.ts';
import { courtList, courtsOf, tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import { found, type Route, route, type Use } from '../kernel/http/route.ts';
import { tournament } from './aggregates.ts';
import { unlessHidden } from './viewer.ts';

export const courtRow = ({ order, name, description, color }: Court): calls.CourtRow => ({
  court_order: order,
  court_num: name,
  description,
  color,
});

const isCourtsAdded = (event: WrittenEvent): event is WrittenEvent<CourtsAdded> =>
  event.type === 'CourtsAdded';

async function change(use: Use, tid: string, command: TournamentCommand) {
  const { events } = await use.execute(tournament, tid, command);
  return events;
}

async function save(use: Use, tid: string, command: TournamentCommand) {
  await change(use, tid, command);
  return { message: 'Saved' };
}

export const courtRoutes: readonly Route[] = [
  route(calls.getCourtNames, async ({ tid, caller }, use) => {
    found(unlessHidden(await tournamentById(use.db, tid), caller), 'Tournament');
    return courtList.all(use.db, { tid });
  }),

  route(calls.nameCourts, ({ tid, body: { court, name, old } }, use) =>
    save(use, tid, { type: 'EditCourt', court, changes: { name }, seen: { name: old } }),
  ),

  route(calls.courtDescription, ({ tid, body: { court, description, seen = {} } }, use) =>
    save(use, tid, { type: 'EditCourt', court, changes: { description }, seen }),
  ),

  route(calls.getCourtNotes, async ({ tid }, use) =>
    (await courtsOf(use.db, tid)).flatMap(({ order, note }) => (note ? { court_order: order, note } : [])),
  ),

  route(calls.courtNote, ({ tid, body: { court, note, seen = {} } }, use) =>
    save(use, tid, { type: 'EditCourt', court, changes: { note }, seen }),
  ),

  route(calls.courtColor, ({ tid, body: { court, color, seen = {} } }, use) =>
    save(use, tid, { type: 'EditCourt', court, changes: { color }, seen }),
  ),

  route(calls.addCourt, async ({ tid }, use) => {
    const events = await change(use, tid, { type: 'AddNextCourt' });
    const [court] = events.find(isCourtsAdded)?.data.courts ?? [];
    return { message: 'Court Added', court: courtRow(found(court, 'Court')) };
  }),
];
