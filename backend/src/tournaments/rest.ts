import * as calls from '@courtcrew/domain/tournaments/contract.ts';
import { courtsResource, tournamentsRest } from '@courtcrew/domain/tournaments/rest.ts';
import { amountsOf, courtList, tournamentRecords } from '@courtcrew/projections/tournaments/index.ts';
import { listResource, tournamentResource } from '../kernel/http/rest/list.ts';
import type { RestResource } from '../kernel/http/rest/resource.ts';
import { tournament } from './aggregates.ts';

const tournaments = listResource({
  spec: tournamentsRest,
  list: ({ use }) => tournamentRecords(use.now()),
  key: 'tid',
  owner: ({ tid }) => ({ tid }),
  shown: amountsOf,
  create: async (body, { ask }) => (await ask(calls.addTournament, { body })).tid,

  async update({ tid }, body, { ask }) {
    await ask(calls.editTournament, { params: { tid }, body });
  },
});

const courts = tournamentResource({
  spec: courtsResource,
  list: courtList,
  key: 'court_order',
  create: async ({ tid }, { ask }) =>
    String((await ask(calls.addCourt, { body: { tid } })).court.court_order),
  async update(
    { tid, court_order: court, court_num },
    { court_num: name, description, color },
    { use, seen },
  ) {
    const before = {
      name: seen.court_num ?? court_num,
      description: seen.description,
      color: seen.color,
    };
    await use.execute(tournament, tid, {
      type: 'EditCourt',
      court,
      changes: {
        ...(name !== undefined && { name }),
        ...(description !== undefined && { description }),
        ...(color !== undefined && { color }),
      },
      seen: before,
    });
  },
});

export const tournamentResources: readonly RestResource[] = [tournaments, courts];
