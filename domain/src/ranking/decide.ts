import { type Decider, type DecisionContext, decideBy } from '../kernel/decider.ts';
import { notFound, type Refusal, refuse } from '../kernel/refusal.ts';
import { movedOn } from '../kernel/unseen.ts';
import type {
  AddPlayers,
  AddRankingEvent,
  AddRankingTournament,
  EditPlayer,
  EditRankingTournament,
  PartPartners,
  RankingCommand,
  RemovePlayer,
  SavePartners,
} from './commands.ts';
import type { RankingEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { isEventType, partnersFault, printOf, type RankedTournament } from './model.ts';
import { NO_RANKING, type RankingState } from './state.ts';

type Decision = readonly RankingEvent[] | Refusal;

const invalid = (field: string, text: string): Refusal =>
  refuse('invalid', text, { fields: { [field]: text } });

const UNKNOWN_PLAYER = notFound('Player');
const UNKNOWN_EVENT = notFound('Event');
const UNKNOWN_TOURNAMENT = notFound('Tournament');
const PLAYER_CHANGED = refuse('changed', 'This player was changed meanwhile: look at it again');
const EVENT_THERE = 'This tournament has that event already';

const UNBORN = 'must not be in the future';
const isUnborn = (birth: string | null | undefined, at: string): boolean => (birth ?? '') > at.slice(0, 10);

function addPlayers(
  { players }: RankingState,
  command: AddPlayers,
  { newId, at }: DecisionContext,
): Decision {
  const unborn = command.players.findIndex(({ birth }) => isUnborn(birth, at));
  if (unborn >= 0) return invalid(command.players.length > 1 ? `rows.${unborn}.birth` : 'birth', UNBORN);
  const known = new Set([...players.values()].map(printOf));
  return command.players.flatMap((player): RankingEvent[] => {
    const print = printOf(player);
    if (known.has(print)) return [];
    known.add(print);
    return [{ type: 'RankingPlayerAdded', data: { player_id: newId(), ...player } }];
  });
}

const differing = <Fields extends object>(before: Fields, changes: Partial<Fields>): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(changes).filter(
      ([field, value]) => value !== undefined && value !== before[field as keyof Fields],
    ),
  ) as Partial<Fields>;

function editPlayer(
  { players, events, pairs }: RankingState,
  { player_id, changes, was = {} }: EditPlayer,
  { at }: DecisionContext,
): Decision {
  const before = players.get(player_id);
  if (!before) return UNKNOWN_PLAYER;
  if (movedOn(before, changes, was).length > 0) return PLAYER_CHANGED;
  if (isUnborn(changes.birth, at)) return invalid('birth', UNBORN);
  const { first = before.first, last = before.last } = changes;
  // Of an only name both parts are recorded: read models sort by both and see one event.
  const isOnly = before.last === '' || last === '';
  const differs = first !== before.first || last !== before.last;
  const changed = { ...differing(before, changes), ...(isOnly && differs && { first, last }) };
  const gender = changed.gender;
  const fault =
    gender &&
    [...pairs.values()]
      .filter(({ one, two }) => one === player_id || two === player_id)
      .map(({ eid, one, two }) => {
        const partner = players.get(one === player_id ? two : one)?.gender ?? gender;
        return partnersFault(events.get(eid)?.type ?? '', [gender, partner]);
      })
      .find((text) => text !== undefined);
  if (fault) return invalid('gender', fault);
  return Object.keys(changed).length === 0
    ? []
    : [{ type: 'RankingPlayerEdited', data: { player_id, ...changed } }];
}

/** Nobody is left with a partner who is not there. */
function removePlayer({ players, pairs }: RankingState, { player_id }: RemovePlayer): Decision {
  if (!players.has(player_id)) return UNKNOWN_PLAYER;
  const theirs = [...pairs].filter(([, { one, two }]) => one === player_id || two === player_id);
  return [
    ...theirs.map(([pair_id, { eid }]): RankingEvent => ({ type: 'PartnersParted', data: { pair_id, eid } })),
    { type: 'RankingPlayerRemoved', data: { player_id } },
  ];
}

const faultOf = ({ start, end }: RankedTournament): Refusal | undefined =>
  end < start ? invalid('end', 'must not be before the start') : undefined;

const addTournament = (
  _: RankingState,
  { fields }: AddRankingTournament,
  { newId }: DecisionContext,
): Decision => faultOf(fields) ?? [{ type: 'RankingTournamentAdded', data: { rtid: newId(), ...fields } }];

function editTournament({ tournaments }: RankingState, { rtid, changes }: EditRankingTournament): Decision {
  const before = tournaments.get(rtid);
  if (!before) return UNKNOWN_TOURNAMENT;
  const changed = differing(before, changes);
  const fault = faultOf({ ...before, ...changed });
  if (fault) return fault;
  return Object.keys(changed).length === 0
    ? []
    : [{ type: 'RankingTournamentEdited', data: { rtid, ...changed } }];
}

function addEvent(
  { tournaments, events }: RankingState,
  { rtid, event: type }: AddRankingEvent,
  { newId }: DecisionContext,
): Decision {
  if (!tournaments.has(rtid)) return UNKNOWN_TOURNAMENT;
  if (!isEventType(type)) return invalid('type', 'is no event of the rankings');
  if (events.some((one) => one.rtid === rtid && one.type === type))
    return refuse('taken', EVENT_THERE, { fields: { type: EVENT_THERE } });
  return [{ type: 'RankingEventAdded', data: { eid: newId(), rtid, type } }];
}

/** Saving a pair again changes nothing; whoever has another partner in the event is to be parted first. */
function savePartners(
  { players, events, pairs }: RankingState,
  { eid, one, two }: SavePartners,
  { newId }: DecisionContext,
): Decision {
  const event = events.get(eid);
  const [first, second] = [players.get(one), players.get(two)];
  if (!event) return UNKNOWN_EVENT;
  if (!first || !second) return UNKNOWN_PLAYER;
  if (one === two) return invalid('two', 'must be somebody else');
  const paired = [...pairs.values()].filter((pair) => pair.eid === eid);
  const has = (pair: (typeof paired)[number], player: string) => pair.one === player || pair.two === player;
  if (paired.some((pair) => has(pair, one) && has(pair, two))) return [];
  if (paired.some((pair) => has(pair, one) || has(pair, two)))
    return refuse('taken', 'A player stands in one pair of an event');
  const fault = partnersFault(event.type, [first.gender, second.gender]);
  if (fault) return invalid('two', fault);
  return [{ type: 'PartnersSaved', data: { pair_id: newId(), eid, one, two } }];
}

function partPartners({ pairs }: RankingState, { pair_id }: PartPartners): Decision {
  const pair = pairs.get(pair_id);
  return pair ? [{ type: 'PartnersParted', data: { pair_id, eid: pair.eid } }] : notFound('Pair');
}

/** The rules of the rankings: the one stream `ranking-all`. */
export const rankingDecider: Decider<RankingState, RankingCommand, RankingEvent> = {
  initial: NO_RANKING,
  decide: decideBy<RankingState, RankingCommand, RankingEvent>({
    AddPlayers: addPlayers,
    EditPlayer: editPlayer,
    RemovePlayer: removePlayer,
    AddRankingTournament: addTournament,
    EditRankingTournament: editTournament,
    AddRankingEvent: addEvent,
    SavePartners: savePartners,
    PartPartners: partPartners,
  }),
  evolve,
};
