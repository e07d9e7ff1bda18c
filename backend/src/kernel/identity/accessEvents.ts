import { NO_RIGHTS, type TournamentRights } from '@courtcrew/domain/contract/policies.ts';
import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { streamId } from '@courtcrew/domain/kernel/event.ts';
import type { AdminAccessChanged, AdminAdded } from '@courtcrew/domain/tournaments/index.ts';

/** All a person may do, everywhere. */
export interface Standings {
  /** Nobody any more: no right and no session is theirs. */
  readonly forgotten: boolean;
  readonly platform: boolean;
  readonly byTournament: ReadonlyMap<string, TournamentRights>;
}

export const NO_STANDINGS: Standings = { forgotten: false, platform: false, byTournament: new Map() };
export const FORGOTTEN: Standings = { ...NO_STANDINGS, forgotten: true };

/** The read models that rights are read from. */
export type AccessModel = 'accounts' | 'tournaments' | 'roster';

/** An event that changes what somebody may do. */
interface Change {
  /** The read model whose rows show it. */
  readonly model: AccessModel;
  readonly whose: (event: RecordedEvent) => string;
  readonly apply: (before: Standings, event: RecordedEvent) => Standings;
}

const ofThePerson = (event: RecordedEvent): string => streamId(event.stream);
const fieldOf = ({ data }: RecordedEvent, field: 'ref_id' | 'vcid'): string =>
  String(Object.entries(Object(data)).find(([name]) => name === field)?.[1] ?? '');
const ofTheNamed = (event: RecordedEvent): string => fieldOf(event, 'ref_id');

/** Changes the rights in the tournament whose stream the event is in. */
const inTournament =
  (change: (rights: TournamentRights, event: RecordedEvent) => TournamentRights): Change['apply'] =>
  (before, event) => {
    const tid = streamId(event.stream);
    const rights = change(before.byTournament.get(tid) ?? NO_RIGHTS, event);
    return { ...before, byTournament: new Map(before.byTournament).set(tid, rights) };
  };

const given = inTournament((rights, event) => {
  const { admin_type, referee, line, volunteer } = event.data as (AdminAdded | AdminAccessChanged)['data'];
  return { ...rights, admin_type, referee, line, volunteer };
});
const taken = inTournament(({ captain_of }) => ({ ...NO_RIGHTS, captain_of }));
const led = inTournament((rights, event) => ({
  ...rights,
  captain_of: [...new Set([...rights.captain_of, fieldOf(event, 'vcid')])].sort(),
}));
const ledNoMore = inTournament((rights, event) => ({
  ...rights,
  captain_of: rights.captain_of.filter((vcid) => vcid !== fieldOf(event, 'vcid')),
}));

/** Events that change what somebody may do, in the words of the read models' own projectors. */
const CHANGES: Readonly<Record<string, Change>> = {
  PlatformAdminGranted: change('accounts', ofThePerson, (before) => ({ ...before, platform: true })),
  PlatformAdminRevoked: change('accounts', ofThePerson, (before) => ({ ...before, platform: false })),
  PersonForgotten: change('accounts', ofThePerson, () => FORGOTTEN),
  AdminAdded: change('tournaments', ofTheNamed, given),
  AdminAccessChanged: change('tournaments', ofTheNamed, given),
  AdminRemoved: change('tournaments', ofTheNamed, taken),
  CaptainAdded: change('roster', ofTheNamed, led),
  CaptainRemoved: change('roster', ofTheNamed, ledNoMore),
};

function change(model: AccessModel, whose: Change['whose'], apply: Change['apply']): Change {
  return { model, whose, apply };
}

/** What the event does to somebody's rights; undefined for almost all events. */
export const accessChange = ({ type }: RecordedEvent): Change | undefined =>
  Object.hasOwn(CHANGES, type) ? CHANGES[type] : undefined;
