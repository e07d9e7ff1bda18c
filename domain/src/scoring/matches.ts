import { OrderedMap } from 'immutable';
import { type Decider, decideBy, evolveBy } from '../kernel/decider.ts';
import type { EventsOf } from '../kernel/event.ts';
import type { CommandsOf, RowsOf } from '../kernel/record.ts';
import { isRefusal, type Refusal, refuse, refuseField } from '../kernel/refusal.ts';
import { retyped } from '../kernel/spelling.ts';
import { filled } from '../kernel/text.ts';
import { type ListedMatch, listedMatch, MATCHES_MAX } from './listedMatch.ts';
import { SLOTS } from './model.ts';

/** Decides about the list of matches. */

export const matchEvents = listedMatch.events;
export type MatchEvent = EventsOf<typeof matchEvents>;

export type MatchesCommand =
  | CommandsOf<typeof listedMatch>
  | {
      /** A whole list, sent again whenever it changes: what is there already gets what the list says now. */
      readonly type: 'ListMatches';
      readonly matches: readonly ListedMatch[];
      /** Matches that were called: they are played as they were then. */
      readonly called: ReadonlySet<string>;
    };

export interface MatchesState {
  readonly matches: RowsOf<typeof listedMatch>;
}

/** What a match is known by: its number within the event, or, where the list has no numbers, its round and players. */
export const matchKey = ({ event, round, number, ...players }: ListedMatch): string =>
  JSON.stringify(
    number !== ''
      ? [retyped(event), retyped(number)]
      : [retyped(event), retyped(round), ...SLOTS.map((slot) => players[slot])],
  );

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

function faultIn(match: ListedMatch): Refusal | undefined {
  if (match.time !== '' && !CLOCK.test(match.time))
    return refuseField('invalid', 'time', 'must be a time like 09:30');
  const again = SLOTS.find((slot, index) =>
    SLOTS.slice(0, index).some((other) => match[slot] !== null && match[slot] === match[other]),
  );
  return again && refuseField('invalid', again, 'A player can stand in one place only');
}

const full = () => refuse('full', filled('A tournament has at most {count} matches', { count: MATCHES_MAX }));

export const matches: Decider<MatchesState, MatchesCommand, MatchEvent> = {
  initial: { matches: OrderedMap() },

  decide: decideBy<MatchesState, MatchesCommand, MatchEvent>({
    AddListedMatch: ({ matches }, { fields }, { newId }) =>
      faultIn(fields) ?? (matches.size >= MATCHES_MAX ? full() : listedMatch.add(newId(), fields)),
    EditListedMatch: ({ matches }, command) => listedMatch.edit(matches, command, faultIn),
    RemoveListedMatch: ({ matches }, { key }) => listedMatch.remove(matches, key),
    ListMatches: ({ matches }, { matches: listed, called }, { newId }) => {
      const known = new Map([...matches].map(([mid, match]) => [matchKey(match), mid]));
      const wanted = new Map(listed.map((match) => [matchKey(match), match]));
      const fault = [...wanted.values()].map(faultIn).find((one) => one !== undefined);
      if (fault) return fault;
      if (matches.size + [...wanted.keys()].filter((key) => !known.has(key)).length > MATCHES_MAX)
        return full();
      return [...wanted].flatMap(([key, match]): readonly MatchEvent[] => {
        const mid = known.get(key);
        if (mid === undefined) return listedMatch.add(newId(), match);
        if (called.has(mid)) return [];
        const edited = listedMatch.edit(matches, { key: mid, changes: match, seen: {} });
        return isRefusal(edited) ? [] : edited;
      });
    },
  }),

  evolve: evolveBy<MatchesState, MatchEvent>({ ...listedMatch.fold('matches') }),
};
