import type { Command, Decides } from '../kernel/decider.ts';
import type { Seen } from '../kernel/seen.ts';
import type { TimeZone } from '../kernel/time.ts';
import type { AccessType, Section, Status } from './choices.ts';
import type { Court, TournamentEvent } from './events.ts';
import type { Coordinator, PaySettings, TournamentFields } from './fields.ts';
import type { TournamentState } from './state.ts';

/** What can be asked of a tournament. Whether the actor may ask was decided before. */

export interface CoordinatorChange extends Partial<Coordinator> {
  /** The account with this e-mail address, where there is one. */
  readonly owner?: string;
}

/** Which court is meant: its order where it is a number, else what it is called now. */
export type CourtRef = number | string;

export type CopiedCourt = Pick<Court, 'name' | 'description' | 'color'>;

export type CourtFields = Required<Pick<Court, 'name' | 'description' | 'note' | 'color'>>;

interface TournamentCommands {
  AddTournament: {
    /** Name, start and end are required; the rest falls back to `NEW_TOURNAMENT`. */
    fields: Partial<TournamentFields>;
    /** How many courts to begin with. */
    courts?: number;
  };
  EditTournament: {
    changes: Partial<TournamentFields>;
    coordinators?: Partial<Record<Section, CoordinatorChange>>;
    procedures?: string;
    /** Whether everybody signs the waiver again. Means nothing unless its text is changed. */
    signAgain?: boolean;
    /** The version the editor saw. */
    version?: number;
  };
  /** Follows a correction of the zone that the roster has decided; a zone that was changed since stays. */
  FollowZone: { from: TimeZone; to: TimeZone };
  ChangeStatus: {
    status: Status;
    /** The status that was seen; what it is where nobody says. */
    seen?: Status | undefined;
  };
  AddAdmin: { ref_id: string };
  ChangeAdminAccess: {
    ref_id: string;
    access: AccessType;
    /** Of a flag, what the presser wants; the other way than it is now where nobody says. */
    on?: boolean;
  };
  RemoveAdmin: { ref_id: string };
  /** Courts 1 to `count`, the missing ones of them. */
  AddCourts: { count: number };
  AddCourt: { name: string };
  /** The next free number, after every court that is called by one. */
  AddNextCourt: object;
  EditCourt: {
    court: CourtRef;
    /** An empty description, note (for the desk alone) or colour (`#009CAE`) is none. */
    changes: Partial<CourtFields>;
    /** Fields as they were seen; one that was changed since is not overwritten. */
    seen: Seen<CourtFields>;
  };
  /** What another tournament has; where something stands here already it is left alone. */
  CopySetup: {
    readonly courts: readonly CopiedCourt[];
    readonly pay: Partial<PaySettings>;
    /** Empty for none. */
    readonly procedures: string;
  };
  MergeToParent: { ptid: string };
  ToggleInvoiced: {
    /** What the presser wants; the other way than it is now where nobody says. */
    to?: boolean;
  };
  /** A person was forgotten: nothing of theirs stays here, not even the last master. */
  ForgetPerson: { ref_id: string };
}

export type TournamentCommand<Type extends keyof TournamentCommands = keyof TournamentCommands> = Command<
  TournamentCommands,
  Type
>;
export type Decide<Type extends keyof TournamentCommands> = Decides<
  TournamentState,
  TournamentCommand<Type>,
  TournamentEvent
>;
