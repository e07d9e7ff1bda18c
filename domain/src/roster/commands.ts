import type { Command, Decides } from '../kernel/decider.ts';
import type { TimeZone } from '../kernel/time.ts';
import type { Section, ZoneKeep } from '../tournaments/index.ts';
import type { RosterEvent } from './events.ts';
import type { Days } from './hours.ts';
import type {
  By,
  CopiedSchedule,
  Elsewhere,
  Kind,
  Seat,
  Seating,
  ShiftPlan,
  TournamentFacts,
} from './model.ts';
import type { RowStatus } from './policies/display.ts';
import type { OfficialSection } from './policies/sections.ts';
import type { RosterState } from './state.ts';
import type { VolunteerCommands } from './volunteers/commands.ts';

/**
 * A sign-up row and whose it is, as the route read them; the roster knows rows by their people. A row that is
 * not that person's any more is not found.
 */
interface OfRow {
  readonly shift_id: string;
  readonly ref_id: string;
}

/** What somebody is registered as; `sections` where it is said, `entered` with who was entered by name just now. */
export interface Registration {
  readonly ref_id: string;
  readonly role: Kind;
  readonly sections?: readonly OfficialSection[];
  readonly entered?: true;
  /** Of who comes by a merge: since when they are on the list there. Whoever was taken off this one later stays off it. */
  readonly since?: string;
}

interface RosterCommands extends VolunteerCommands {
  /** `askAbout`: hours that are unusual for these days of the tournament are refused; without it they are meant. */
  AddShifts: {
    plans: readonly ShiftPlan[];
    /** The same again on this many following days, at the same wall time in the zone. */
    repeat: number;
    zone: TimeZone;
    askAbout?: Days;
  };
  /**
   * The schedule of another tournament, moved to the days of this one. What stands here already is left alone, so that the
   * same again adds nothing.
   */
  CopySchedule: CopiedSchedule & { zone: TimeZone };
  EditShift: {
    sid: string;
    changes: Partial<ShiftPlan>;
    zone: TimeZone;
    askAbout?: Days;
    /** The version the editor saw; an older one is refused. */
    version?: number;
    /** Of who is seated, by person: their places where the shift counts them by credential from now on. */
    credentials?: Readonly<Record<string, string>>;
    /** Confirmations stay, whatever hours they were given for. */
    keep_confirmed?: boolean | undefined;
    elsewhere?: Elsewhere | null;
  };
  /** The tournament is in another zone than everybody thought. Refused where another correction came first. */
  CorrectZone: {
    from: TimeZone;
    to: TimeZone;
    keep: ZoneKeep;
    keep_confirmed?: boolean | undefined;
    elsewhere?: Elsewhere | null;
  };
  /** `people` is how many the presser saw in it, `version` what they saw of it; `why` is told to them. */
  DeleteShift: {
    sid: string;
    people?: number | undefined;
    version?: number | undefined;
    why?: string | undefined;
  };
  AddStaff: { people: readonly Registration[] };
  /** Referees who are approved in a tournament that was merged into this one, since when; a later refusal of this one's stands. */
  BringApprovals: {
    approved: readonly { readonly ref_id: string; readonly since: string }[];
  };
  /** `sections` are those whose desk removes the person; absent for whoever runs them all. */
  RemoveStaff: {
    ref_id: string;
    role: Kind;
    sections?: readonly OfficialSection[];
    /** How many shifts of theirs the presser saw. */
    shifts?: number | undefined;
  };
  /** Somebody who was added takes themselves off again, before the first of their shifts has begun. */
  Leave: { ref_id: string; role: Kind };
  /** `on` says what the mark was pressed to be; absent where it becomes the other one. */
  ToggleLastMatch: { ref_id: string; on?: boolean | undefined };
  Apply: Seating & { sid: string; ref_id: string };
  TakeSpot: Seating & { sid: string; ref_id: string; credentials: string };
  MoveOffWaitlist: Seating & OfRow & { credentials: string };
  MoveToWaitlist: OfRow;
  /** The desk confirms whoever waits for a spot as well, who then takes one by these credentials. */
  Confirm: Seating & OfRow & { credentials: string };
  /**
   * The desk wants somebody's place in a shift to be this one, whatever it is now. Whoever is registered and has no row
   * there gets one; nobody is registered by it. `from` is the shift somebody is moved out of: both happen or neither.
   */
  ChangeSignup: Omit<Seating, 'by'> & {
    sid: string;
    ref_id: string;
    credentials: string;
    to: RowStatus | 'Removed';
    from?: string | undefined;
    /** How the sender saw the person stand, in `from` where there is one: somebody who stands otherwise by now is left alone. */
    seen?: RowStatus | 'Removed' | undefined;
    /** Whether a volunteer who is seated by it, or was already, leads the shift: as before what is taken back. */
    captain?: boolean | undefined;
  };
  /** All of it or nothing, in one append: what one press did is taken back whole. */
  Together: {
    steps: readonly RosterCommand<'ChangeSignup' | 'EditShift' | 'DeleteShift'>[];
  };
  /**
   * Sign-ups of a file, as many of them as can be: one that is refused is passed over, and is told why when it is sent by
   * itself. Nobody is registered by it.
   */
  ImportSignups: { changes: readonly RosterCommand<'ChangeSignup'>[] };
  RemoveSignup: OfRow & { by: By; tournament: Pick<TournamentFacts, 'status'> };
  Withdraw: { ref_id: string; by: By; message: string | null };
  /** Somebody has something to say to the coordinator of a section; nothing on the roster changes. */
  WriteToCoordinator: {
    ref_id: string;
    section: Section;
    message: string;
    tournament: Pick<TournamentFacts, 'status'> & { readonly time_zone: TimeZone };
  };
  ApproveReferee: { ref_id: string; note: string | null };
  /** Somebody who waits to be approved wants this shift no longer. */
  DropHeld: { ref_id: string; sid: string };
  RemoveApproval: { ref_id: string; note: string | null };
  /** Follows the forgetting of the person, who is nobody's captain any more either. */
  ForgetNotes: { ref_id: string };
  /** A claim of the seat that nobody seems to be using any more is about to be dropped. */
  DropClaim: { seat: Seat };
  EmailSchedule: { ref_id: string };
}

export type RosterCommand<Type extends keyof RosterCommands = keyof RosterCommands> = Command<
  RosterCommands,
  Type
>;
export type Decide<Type extends keyof RosterCommands> = Decides<
  RosterState,
  RosterCommand<Type>,
  RosterEvent
>;
