import type { Finding } from '../contract/importing.ts';
import type { Decider } from '../kernel/decider.ts';
import { type EventsOf, event } from '../kernel/event.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import type { TournamentCommand } from './commands.ts';
import { faultOfNew } from './record.ts';

/**
 * How new tournaments come in. Each gets a stream of its own, and no append spans streams: so one event here
 * accepts all of them at once, with their ids, and adding each is carrying that out. Whoever finds it half
 * carried out, after a crash, finishes it; sent again with its key it names the same ids.
 */

export interface AcceptTournaments {
  readonly type: 'AcceptTournaments';
  /** Those without a `tid` get one. */
  readonly tournaments: readonly (Omit<TournamentCommand<'AddTournament'>, 'type'> & {
    readonly tid?: string;
  })[];
  /**
   * What is wrong with the file they come from. Decided here, so that an import that took effect and is sent again
   * is not refused because its tournaments exist.
   */
  readonly findings?: readonly Finding[];
}

export const IMPORT_FAILED = 'Failed to send data.';

export const intakeEvents = {
  TournamentsAccepted: event<{
    readonly tournaments: readonly (Omit<TournamentCommand<'AddTournament'>, 'type'> & {
      readonly tid: string;
    })[];
  }>('Tournaments accepted'),
};

export type TournamentsAccepted = EventsOf<typeof intakeEvents>;

function decide(
  _state: null,
  { tournaments, findings = [] }: AcceptTournaments,
  { newId }: { newId(): string },
): readonly TournamentsAccepted[] | Refusal {
  if (findings.length > 0) return refuse('invalid', IMPORT_FAILED, namedByRow(findings));
  if (tournaments.length === 0) return refuse('invalid', 'There is nothing to add');
  for (const { fields } of tournaments) {
    const fault = faultOfNew(fields);
    if (fault) return fault;
  }
  return [
    {
      type: 'TournamentsAccepted',
      data: { tournaments: tournaments.map((tournament) => ({ tid: newId(), ...tournament })) },
    },
  ];
}

/** Every faulty cell once for forms (`data.0.name`) and once as it stands in the file. */
const namedByRow = (findings: readonly Finding[]) => ({
  fields: Object.fromEntries(
    findings.map(({ row, column, text, template }) => [
      row === 0 ? 'data' : `data.${row - 1}.${column}`,
      template ?? text,
    ]),
  ),
  details: { findings: findings.map((finding) => ({ ...finding })) },
});

/** The stream is the accepting person's. */
export const intakeDecider: Decider<null, AcceptTournaments, TournamentsAccepted> = {
  initial: null,
  decide,
  evolve: () => null,
};
