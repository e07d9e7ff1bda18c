import { type Decider, decideBy } from '../kernel/decider.ts';
import type { Actor, EventOf } from '../kernel/event.ts';
import { isRefusal, notFound, type Refusal, refuse } from '../kernel/refusal.ts';
import type { PersonCommand } from './commands.ts';
import type { PersonEvent } from './events.ts';
import { evolve, type Member, type PersonState, unknown } from './evolve.ts';
import { type Choices, changesOf, DEFAULT_CHOICES, type Details, NO_DETAILS } from './person.ts';
import { entryProblems, type Problem, profileProblems, refuseProblems } from './policies/profile.ts';
import { secondFactorDecisions } from './secondFactor.ts';

import { TEXTS } from './texts.ts';

type Decision = readonly PersonEvent[] | Refusal;

/** Only somebody who is there can be changed; who was forgotten is as unknown as who never was. */
const ofMember = (state: PersonState, decide: (member: Member) => Decision): Decision =>
  state.status === 'member' ? decide(state) : notFound('Person');

/** A new person's data, with only what differs from an empty profile. */
function entry(state: PersonState, command: PersonCommand<'Register'> | PersonCommand<'AddPerson'>) {
  if (state.status !== 'unknown') return refuse('conflict', TEXTS.emailTaken);
  const refusal = refuseProblems(entryProblems({ ...NO_DETAILS, ...command.details }, command.one_name));
  return (
    refusal ?? {
      ref_id: command.ref_id,
      details: changesOf(NO_DETAILS, command.details),
      choices: changesOf(DEFAULT_CHOICES, command.choices),
    }
  );
}

interface Edit {
  readonly details: Partial<Details>;
  readonly choices: Partial<Choices>;
}

/** The last name goes with `one_name`, and who has none keeps having none until one is given. */
function naming({ details: { last: before } }: Member, { details, one_name }: Wanted) {
  const { last = one_name ? '' : before } = details;
  return { last, oneName: one_name ?? (before === '' && last === '') };
}

/** Of somebody's only name both parts are recorded: read models sort by both and see one event. */
const bothParts = (before: Details, details: Partial<Details>): Partial<Details> => {
  const { first = before.first, last = before.last } = details;
  const isChanged = first !== before.first || last !== before.last;
  return isChanged && (before.last === '' || last === '') ? { ...details, first, last } : details;
};

interface Wanted extends Edit {
  readonly one_name?: boolean | undefined;
}

/**
 * What an edit really changes, once the result has passed the rules of its form. Every form shows the names and
 * numbers it checks, so a fault that was there before is named too.
 */
function edit(
  member: Member,
  wanted: Wanted,
  problems: (details: Details, oneName: boolean) => Problem[],
): Edit | Refusal {
  const { last, oneName } = naming(member, wanted);
  const details = changesOf(member.details, { ...wanted.details, last });
  const choices = changesOf(member.choices, wanted.choices);
  return (
    refuseProblems(problems({ ...member.details, ...details }, oneName)) ?? {
      details: bothParts(member.details, details),
      choices,
    }
  );
}

const isEmpty = ({ details, choices }: Edit): boolean =>
  Object.keys(details).length === 0 && Object.keys(choices).length === 0;

/** The ways by which a person is reached, and an account taken over. */
const reaches = ({ email, phone }: Partial<Details>): boolean => email !== undefined || phone !== undefined;

const PAID_AT = ['paypal', 'venmo', 'zelle', 'address', 'city', 'state', 'zip', 'alt_address'] as const;

/** Whether money goes elsewhere with this change: a payment handle, or a line of the address that a cheque is sent to. */
export const movesPayment = (details: Partial<Details>): boolean =>
  PAID_AT.some((field) => details[field] !== undefined);

/** Refuses people who would move their own e-mail, phone or payment without having proved just now that it is them. */
const unproved = (
  member: Member,
  { details }: Edit,
  { fresh = false }: PersonCommand<'EditProfile'> | PersonCommand<'EditStaff'>,
  { ref }: Actor,
): Refusal | null =>
  ref === member.ref_id && (reaches(details) || movesPayment(details)) && !fresh
    ? refuse('reauthenticate', TEXTS.reauthenticate)
    : null;

/** Credentials somebody gave themselves count, but nobody has checked them. */
const unverified = (member: Member, choices: Partial<Choices>): Partial<Choices> =>
  choices.credentials !== undefined && member.choices.credentials_verified
    ? { ...choices, credentials_verified: false }
    : choices;

/** What keeps the desk of a tournament from a correction; the platform has no such bounds. */
function deskBarrier(
  { ref_id, login, platform, verifiedByPlatform }: Member,
  { desk }: PersonCommand<'EditStaff'>,
  { details, choices }: Edit,
  editor: string | null,
): Refusal | undefined {
  if (!desk) return undefined;
  if (editor !== ref_id) {
    if (platform || desk.admin) return refuse('forbidden', TEXTS.staffTheirOwn);
    if (login && !desk.open) return refuse('forbidden', TEXTS.notOpenYet);
  }
  const { email, first, last, phone } = details;
  if (choices.credentials !== undefined && verifiedByPlatform) {
    const text = TEXTS.credentialsVerified;
    return refuse('forbidden', text, { fields: { credentials: text } });
  }
  if (login && phone === null)
    return refuse('invalid', TEXTS.phoneTheirs, { fields: { phone: TEXTS.phoneTheirs } });
  // Whoever could change the address of somebody without a login could claim that login.
  if (email !== undefined)
    return refuse('invalid', TEXTS.emailTheirs, { fields: { email: TEXTS.emailTheirs } });
  if (!login || (first === undefined && last === undefined)) return undefined;
  const field = first === undefined ? 'last' : 'first';
  return refuse('invalid', TEXTS.namesTheirs, { fields: { [field]: TEXTS.namesTheirs } });
}

type Withdrawn = EventOf<PersonEvent, 'PhoneProposalAnswered'>;

/** Ends every proposal: the number they were to replace is another one now. */
const withdrawn = ({ ref_id, proposals }: Member): Withdrawn[] =>
  Object.entries(proposals).map(([tid, { phone }]) => ({
    type: 'PhoneProposalAnswered',
    data: { ref_id, tid, phone, accepted: false },
  }));

/** Somebody with a login is asked first before a number that a desk knows replaces theirs. */
function staffEdited(
  member: Member,
  { desk }: PersonCommand<'EditStaff'>,
  { details, choices }: Edit,
  editor: string | null,
): PersonEvent[] {
  const { ref_id, login, proposals } = member;
  const { phone, ...others } = details;
  const asks =
    desk && login && editor !== ref_id && typeof phone === 'string' ? { tid: desk.tid, phone } : null;
  const changed: Edit = { details: asks ? others : details, choices };
  return [
    ...(isEmpty(changed) ? [] : [{ type: 'StaffEdited' as const, data: { ref_id, ...changed } }]),
    ...(asks && proposals[asks.tid]?.phone !== asks.phone
      ? [{ type: 'PhoneProposed' as const, data: { ref_id, ...asks } }]
      : []),
    ...(changed.details.phone === undefined ? [] : withdrawn(member)),
  ];
}

const decide = decideBy<PersonState, PersonCommand, PersonEvent>({
  Register(state, command) {
    const data = entry(state, command);
    if (isRefusal(data)) return data;
    const { password_hash, source } = command;
    return [{ type: 'PersonRegistered', data: { ...data, password_hash, source } }];
  },

  AddPerson(state, command) {
    const data = entry(state, command);
    if (isRefusal(data)) return data;
    const { joins } = command;
    return [{ type: 'PersonAdded', data: { ...data, ...(joins && { joins }) } }];
  },

  EditProfile: (state, command, { actor }) =>
    ofMember(state, (member) => {
      const changes = edit(member, command, profileProblems);
      if (isRefusal(changes)) return changes;
      const refusal = unproved(member, changes, command, actor);
      if (refusal) return refusal;
      const confirmed = actor.as === 'self';
      if (isEmpty(changes) && (!confirmed || member.confirmed)) return [];
      const choices = confirmed ? unverified(member, changes.choices) : changes.choices;
      const { ref_id } = member;
      return [
        { type: 'ProfileEdited', data: { ref_id, details: changes.details, choices, confirmed } },
        ...(changes.details.phone === undefined ? [] : withdrawn(member)),
      ];
    }),

  ChooseMessages: (state, command) =>
    ofMember(state, (member) => {
      const choices = changesOf(member.choices, command.choices);
      if (isEmpty({ details: {}, choices })) return [];
      return [
        { type: 'ProfileEdited', data: { ref_id: member.ref_id, details: {}, choices, confirmed: false } },
      ];
    }),

  EditStaff: (state, command, { actor }) =>
    ofMember(state, (member) => {
      const { version = member.version } = command;
      if (version !== member.version) {
        const details = { changed_by: member.changedBy, version: member.version };
        return refuse('stale', 'This person was changed meanwhile, please reload', { details });
      }
      const changes = edit(member, command, entryProblems);
      if (isRefusal(changes)) return changes;
      const barrier = deskBarrier(member, command, changes, actor.ref);
      if (barrier) return barrier;
      // The e-mail is the login: whoever could change it could take the account over.
      if (changes.details.email !== undefined && member.login) {
        return refuse('invalid', TEXTS.emailFixed, { fields: { email: TEXTS.emailFixed } });
      }
      const refusal = unproved(member, changes, command, actor);
      if (refusal) return refusal;
      return staffEdited(member, command, changes, actor.ref);
    }),

  AnswerPhoneProposal: (state, { tid, id, accepted }) =>
    ofMember(state, (member) => {
      const proposal = member.proposals[tid];
      if (!proposal) return [];
      if (proposal.id !== id) return refuse('stale', TEXTS.phoneProposedAgain);
      const { ref_id } = member;
      const answer = { ref_id, tid, phone: proposal.phone, accepted };
      return [
        { type: 'PhoneProposalAnswered', data: answer },
        ...(accepted ? withdrawn(member).filter(({ data }) => data.tid !== tid) : []),
      ];
    }),

  SetPassword: (state, { password_hash, under }) =>
    ofMember(state, ({ ref_id, login, credential }) =>
      credential === under
        ? [{ type: login ? 'PasswordChanged' : 'LoginClaimed', data: { ref_id, password_hash } }]
        : refuse('stale', TEXTS.passwordOvertaken),
    ),

  KeepPayData: (state, { box, fresh }, { actor }) =>
    ofMember(state, ({ ref_id }) => {
      if (actor.ref !== ref_id) return refuse('forbidden', TEXTS.payDataTheirs);
      if (!fresh) return refuse('reauthenticate', TEXTS.reauthenticate);
      return [{ type: 'PayDataChanged', data: { ref_id, box } }];
    }),

  GrantPlatformAdmin: (state) =>
    ofMember(state, ({ ref_id, platform }) =>
      platform ? [] : [{ type: 'PlatformAdminGranted', data: { ref_id } }],
    ),

  RevokePlatformAdmin: (state) =>
    ofMember(state, ({ ref_id, platform }) =>
      platform ? [{ type: 'PlatformAdminRevoked', data: { ref_id } }] : [],
    ),

  Forget: (state) =>
    ofMember(state, (member) =>
      member.platform
        ? refuse('conflict', 'Take the platform admin right away before forgetting this person')
        : [...withdrawn(member), { type: 'PersonForgotten', data: { ref_id: member.ref_id } }],
    ),

  PrepareSecondFactor: (state, command) =>
    ofMember(state, (member) => secondFactorDecisions.PrepareSecondFactor(member, command)),
  SwitchOnSecondFactor: (state, command) =>
    ofMember(state, (member) => secondFactorDecisions.SwitchOnSecondFactor(member, command)),
  RenewRecoveryCodes: (state, command) =>
    ofMember(state, (member) => secondFactorDecisions.RenewRecoveryCodes(member, command)),
  UseRecoveryCode: (state, command) =>
    ofMember(state, (member) => secondFactorDecisions.UseRecoveryCode(member, command)),
  SwitchOffSecondFactor: (state, command) =>
    ofMember(state, (member) => secondFactorDecisions.SwitchOffSecondFactor(member, command)),
});

/** The rules of one person's stream, `person-{ref_id}`. */
export const person: Decider<PersonState, PersonCommand, PersonEvent> = { initial: unknown, decide, evolve };
