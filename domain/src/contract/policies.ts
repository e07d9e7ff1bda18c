/**
 * The one table of rights. The server checks it on every call, both UIs hide what it forbids, and the rights
 * test walks it. Rights come from the session and from the tournament the addressed row belongs to.
 */

/** What a person may do in one tournament. */
export interface TournamentRights {
  readonly admin_type: 'master' | 'basic' | null;
  readonly referee: boolean;
  /** Athletic trainers; the documents call this section "line". */
  readonly line: boolean;
  readonly volunteer: boolean;
  /** Reads everything that ever happened in the tournament; without a section or master, nothing else. */
  readonly auditor: boolean;
  /** Has the tournament's money in hand: pay, invoices, prizes and what is reported of them; nothing else. */
  readonly treasurer: boolean;
  /** Ids of the volunteer categories the person is captain of. */
  readonly captain_of: readonly string[];
}

export const NO_RIGHTS: TournamentRights = {
  admin_type: null,
  referee: false,
  line: false,
  volunteer: false,
  auditor: false,
  treasurer: false,
  captain_of: [],
};

/** The facts a policy decides on. */
export interface Access {
  /** The person of the session, null for a visitor. */
  readonly ref_id: string | null;
  readonly platform: boolean;
  /** Rights in the tournament the call is about; NO_RIGHTS when there is none. */
  readonly rights: TournamentRights;
  /** The person the call is about, where it names one; a visitor's claim otherwise. */
  readonly subject: string | null;
}

type Rule = (access: Access) => boolean;

const signedIn: Rule = (access) => access.ref_id !== null;
const platform: Rule = (access) => signedIn(access) && access.platform;
const master: Rule = (access) =>
  platform(access) || (signedIn(access) && access.rights.admin_type === 'master');
const anyAdmin: Rule = (access) =>
  platform(access) || (signedIn(access) && access.rights.admin_type !== null);
const auditor: Rule = (access) => anyAdmin(access) && access.rights.auditor;
const treasurer: Rule = (access) => anyAdmin(access) && access.rights.treasurer;
/** Who only audits or keeps the money does nothing beside that, and sees nobody's contact data. */
const isApart = ({ platform, rights }: Access): boolean =>
  !platform &&
  (rights.auditor || rights.treasurer) &&
  rights.admin_type === 'basic' &&
  !(rights.referee || rights.line || rights.volunteer);
const staff: Rule = (access) => anyAdmin(access) && !isApart(access);
const flag =
  (section: 'referee' | 'line' | 'volunteer'): Rule =>
  (access) =>
    master(access) || (staff(access) && access.rights[section]);
const desk = flag('referee');
const pay: Rule = (access) => desk(access) || treasurer(access);
const prizes: Rule = (access) => master(access) || treasurer(access);
const trainerDesk = flag('line');
const volunteerDesk = flag('volunteer');
const anyDesk: Rule = (access) => desk(access) || trainerDesk(access) || volunteerDesk(access);
const audit: Rule = (access) => anyDesk(access) || auditor(access);
const wholeAudit: Rule = (access) => master(access) || auditor(access);
const captain: Rule = (access) =>
  volunteerDesk(access) || (signedIn(access) && access.rights.captain_of.length > 0);
const shiftDesk: Rule = (access) => anyDesk(access) || captain(access);
const self: Rule = (access) =>
  signedIn(access) && (access.subject === null || access.subject === access.ref_id);
const selfOr =
  (other: Rule): Rule =>
  (access) =>
    self(access) || other(access);

export const NOT_AUTHORIZED = 'Sorry you are not authorized for this feature.';
export const PLEASE_LOGIN = 'Please Login';

export interface Policy {
  readonly allows: Rule;
  /** What the refused reads, when signed in. */
  readonly refusal: string;
  readonly describes: string;
}

const policy = (allows: Rule, describes: string, refusal = NOT_AUTHORIZED): Policy => ({
  allows,
  describes,
  refusal,
});

export const policies = {
  public: policy(() => true, 'everybody, signed in or not'),
  signedIn: policy(signedIn, 'any signed-in person'),
  self: policy(selfOr(platform), 'the person the call is about, or the platform admin'),
  selfOrDesk: policy(selfOr(desk), 'the person, or the referee desk of the tournament'),
  selfOrAnyDesk: policy(selfOr(anyDesk), 'the person, or a desk of the tournament'),
  selfOrShiftDesk: policy(selfOr(shiftDesk), 'the person, a desk of the tournament, or a captain'),
  anyAdmin: policy(anyAdmin, 'any admin of the tournament'),
  staff: policy(staff, 'any admin of the tournament but those who only audit it or keep its money'),
  desk: policy(desk, 'masters and admins with the referee flag'),
  pay: policy(pay, 'masters and admins with the referee or the treasurer flag'),
  prizes: policy(prizes, 'masters and treasurers of the tournament'),
  trainerDesk: policy(trainerDesk, 'masters and admins with the athletic trainer flag'),
  volunteerDesk: policy(volunteerDesk, 'masters and admins with the volunteer flag'),
  anyDesk: policy(anyDesk, 'masters and admins with any section flag'),
  // Desks read of their own sections, auditors of all.
  audit: policy(audit, 'masters, admins with any section flag, and auditors'),
  wholeAudit: policy(wholeAudit, 'masters and auditors of the tournament'),
  // Whose shifts, is decided where the shift is known: captains have those of their own categories.
  shiftDesk: policy(shiftDesk, 'masters and admins with any section flag, and captains'),
  captain: policy(captain, 'volunteer coordinators and captains'),
  master: policy(master, 'masters of the tournament'),
  editAdmins: policy(master, 'masters of the tournament', 'Not authorized to edit admins'),
  addAdmins: policy(master, 'masters of the tournament', 'Not authorized to add admins'),
  platform: policy(platform, 'the platform admin'),
} as const satisfies Record<string, Policy>;

export type PolicyName = keyof typeof policies;

export const allows = (name: PolicyName, access: Access): boolean => policies[name].allows(access);
