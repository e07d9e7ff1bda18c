import type { Command } from '../kernel/decider.ts';
import type { Credential } from './credential.ts';
import type { Joining } from './events.ts';
import type { Choices, Details } from './person.ts';
import type { SecondFactorCommands } from './secondFactor.ts';

type Named = Pick<Details, 'first' | 'last'>;

/** Only with `one_name` may the last name be empty, and then it must be. */
interface Naming {
  one_name?: boolean | undefined;
}

/** An edit people may make of themselves. */
interface OwnEdit extends Naming {
  /** They proved who they are a moment ago; without it their own e-mail and phone stay as they are. */
  fresh?: boolean;
}

type MessageChoice =
  | 'newsletter'
  | 'texts_stopped'
  | 'read_receipts'
  | 'reminders'
  | 'reminder_texts'
  | 'signup_letters'
  | 'home_zone';

/** What the desk of a tournament, not the platform, knows of the person it corrects. */
export interface DeskEdit {
  readonly tid: string;
  /** An admin of any tournament. */
  readonly admin: boolean;
  /** Contact data of the person show to this desk. */
  readonly open: boolean;
}

interface PersonCommands extends SecondFactorCommands {
  /** Somebody opens an account. The e-mail has been claimed before: no two people may have the same one. */
  Register: Naming & {
    ref_id: string;
    details: Named & Pick<Details, 'phone' | 'alt_phone'> & { email: string };
    choices: Partial<Choices>;
    password_hash: string;
    source: string | null;
  };
  /** Staff enter somebody who has no login; an e-mail is welcome and has then been claimed, but not needed. */
  AddPerson: Naming & {
    ref_id: string;
    details: Named & Partial<Details>;
    choices: Partial<Choices>;
    joins?: Joining;
  };
  /** The fields of the profile form; what is absent stays. The e-mail is not among them. */
  EditProfile: OwnEdit & { details: Partial<Omit<Details, 'email'>>; choices: Partial<Choices> };
  /** What somebody wants to get, said elsewhere than in the profile form: nothing else of the profile is checked. */
  ChooseMessages: { choices: Partial<Pick<Choices, MessageChoice>> };
  /**
   * Somebody is corrected. The platform can give an e-mail, which has then been claimed, to a person without a login;
   * the desk of a tournament corrects what it works with, and nobody who runs a tournament.
   */
  EditStaff: OwnEdit & {
    desk?: DeskEdit;
    details: Partial<Details>;
    choices: Partial<Choices>;
    /** The version the editor saw; a newer one is not overwritten. */
    version?: number;
  };
  /** The person says whether the number that a desk proposed is theirs; they proved by link or password who they are. */
  AnswerPhoneProposal: {
    /** The tournament whose desk proposed it. */
    tid: string;
    /** Of the proposal that was answered; a later one still waits. */
    id: string;
    accepted: boolean;
  };
  /** The person's identity was proved by the old password or by a link mailed to them. */
  SetPassword: {
    password_hash: string;
    /** What the proof was good for: another password set meanwhile makes it worthless. */
    under: Credential;
  };
  /** The person gives, changes or takes away bank account and tax number, sealed already. */
  KeepPayData: { box: string | null; fresh: boolean };
  GrantPlatformAdmin: object;
  RevokePlatformAdmin: object;
  /** Erases the person for ever. */
  Forget: object;
}

export type PersonCommand<Type extends keyof PersonCommands = keyof PersonCommands> = Command<
  PersonCommands,
  Type
>;
