import type { Standing } from '@courtcrew/domain/audit/index.ts';
import type { PlayersState } from '@courtcrew/domain/scoring/index.ts';
import type { AsOf, Then } from '../kernel/asOf.ts';
import { playersAggregate } from './aggregates.ts';

/** Who was on the list of players; their names are sealed. */
const show = (then: Then): Pick<Standing, 'players'> => ({
  players: [...then.state<PlayersState>(playersAggregate).keys()].map((pid) => ({ pid })),
});

export const playersAsOf: AsOf = { aggregate: playersAggregate, policy: 'staff', show };
