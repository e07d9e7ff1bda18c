import type { Choices, Details } from './person.ts';

type Named = Pick<Details, 'first' | 'last'>;

/** Somebody opens an account. The e-mail has been claimed before: no two people may have the same one. */
export interface Register {
  type: 'Register';
  ref_id: string;
  details: Named & Pick<Details, 'phone' | 'alt_phone'> & { email: string };
  choices: Partial<Choices>;
  password_hash: string;
  source: string | null;
}

/** Staff enter somebody who has no login; an e-mail is welcome and has then been claimed, but not needed. */
export interface AddPerson {
  type: 'AddPerson';
  ref_id: string;
  details: Named & Partial<Details>;
  choices: Partial<Choices>;
}

/** The fields of the profile form; what is absent stays. The e-mail is not among them. */
export interface EditProfile {
  type: 'EditProfile';
  details: Partial<Omit<Details, 'email'>>;
  choices: Partial<Choices>;
}

/** The desk corrects somebody. An e-mail can be given to a person without a login, and has then been claimed. */
export interface EditStaff {
  type: 'EditStaff';
  details: Partial<Details>;
  choices: Partial<Choices>;
  /** The version the editor saw; a newer one is not overwritten. */
  version?: number;
}

/** The person's identity was proved by the old password or by a link mailed to them. */
export interface SetPassword {
  type: 'SetPassword';
  password_hash: string;
}

export interface GrantPlatformAdmin {
  type: 'GrantPlatformAdmin';
}

export interface RevokePlatformAdmin {
  type: 'RevokePlatformAdmin';
}

/** Erases the person for ever. */
export interface Forget {
  type: 'Forget';
}

export type PersonCommand =
  | Register
  | AddPerson
  | EditProfile
  | EditStaff
  | SetPassword
  | GrantPlatformAdmin
  | RevokePlatformAdmin
  | Forget;
