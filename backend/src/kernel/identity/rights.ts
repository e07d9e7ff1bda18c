import { NO_RIGHTS, type TournamentRights } from '@courtcrew/domain/contract/policies.ts';
import type { Position, RecordedEvent } from '@courtcrew/domain/kernel/event.ts';

export interface Standings {
  /** Nobody any more: no right and no session is theirs. */
  readonly forgotten: boolean;
  readonly platform: boolean;
  readonly byTournament: ReadonlyMap<string, TournamentRights>;
}

export const NO_STANDINGS: Standings = { forgotten: false, platform: false, byTournament: new Map() };
export const FORGOTTEN: Standings = { ...NO_STANDINGS, forgotten: true };

/** Rights that one read model shows, and the events that change them before it does. */
export interface RightsSource<Row extends object = object> {
  readonly model: string;
  /** SQL of the rows about the person `asked.ref_id`. */
  readonly rows: string;
  /** Adds what a row says. */
  shown(before: Standings, row: Row): Standings;
  /** By type of event, in the words of the read model's own projector. */
  readonly changes: Readonly<Record<string, RightsChange>>;
}

export interface RightsChange {
  whose(event: RecordedEvent): string;
  apply(before: Standings, event: RecordedEvent): Standings;
}

/** How far the read models that rights are read from were when they were read, by name. */
export type Shown = Readonly<Record<string, Position>>;

/** The same standings with other rights in one tournament. */
export const inTournament = (
  before: Standings,
  tid: string,
  change: (rights: TournamentRights) => TournamentRights,
): Standings => ({
  ...before,
  byTournament: new Map(before.byTournament).set(tid, change(before.byTournament.get(tid) ?? NO_RIGHTS)),
});

/** What an event does to somebody's rights, and which read model shows it; undefined for almost all events. */
export type ChangeOf = (event: RecordedEvent) => (RightsChange & { readonly model: string }) | undefined;

export function changesIn(sources: readonly RightsSource[]): ChangeOf {
  const byType = new Map(
    sources.flatMap(({ model, changes }) =>
      Object.entries(changes).map(([type, change]) => [type, { ...change, model }] as const),
    ),
  );
  return ({ type }) => byType.get(type);
}
