import { evolveBy } from '../kernel/decider.ts';
import type { EventMeta, EventOf } from '../kernel/event.ts';
import { type Credential, credentialAfter } from './credential.ts';
import type { PersonEvent } from './events.ts';
import { type Choices, DEFAULT_CHOICES, type Details, NO_DETAILS } from './person.ts';
import { foldSecondFactor, NO_SECOND_FACTOR, type SecondFactor } from './secondFactor.ts';
import type { SecondFactorEvent } from './secondFactorEvents.ts';

interface PhoneProposal {
  readonly id: string;
  readonly phone: string;
}

/** A person with an account, or known to a tournament, as decisions need them. */
export interface Member {
  readonly status: 'member';
  readonly ref_id: string;
  readonly details: Details;
  readonly choices: Choices;
  readonly login: boolean;
  /** Null without a login. */
  readonly password_hash: string | null;
  readonly credential: Credential;
  readonly platform: boolean;
  /** The platform, not the desk of a tournament, has checked the credentials. */
  readonly verifiedByPlatform: boolean;
  /** Numbers that wait for the person's answer, by the tournament whose desk proposed them. */
  readonly proposals: Readonly<Record<string, PhoneProposal>>;
  /** The person has saved the profile at least once. */
  readonly confirmed: boolean;
  readonly secondFactor: SecondFactor;
  /** Bank account and tax number, sealed; null for none. */
  readonly payBox: string | null;
  /** Revision of the stream: what an editor saw is told from what came since. */
  readonly version: number;
  readonly changedBy: string | null;
}

export type PersonState = { readonly status: 'unknown' } | Member | { readonly status: 'forgotten' };

export const unknown: PersonState = { status: 'unknown' };

interface Entry {
  ref_id: string;
  details: Partial<Details> | null;
  choices: Partial<Choices>;
}

const entered = ({ ref_id, details, choices }: Entry): Member => ({
  status: 'member',
  ref_id,
  details: { ...NO_DETAILS, ...details },
  choices: { ...DEFAULT_CHOICES, ...choices },
  login: false,
  password_hash: null,
  credential: null,
  platform: false,
  verifiedByPlatform: choices.credentials_verified === true,
  proposals: {},
  confirmed: false,
  secondFactor: NO_SECOND_FACTOR,
  payBox: null,
  version: 0,
  changedBy: null,
});

/** Changes a member; a stream that begins otherwise is left alone. */
const ofMember = (state: PersonState, change: (member: Member) => Member): PersonState =>
  state.status === 'member' ? change(state) : state;

const edited = (state: PersonState, { details, choices }: Entry): PersonState =>
  ofMember(state, (member) => ({
    ...member,
    details: { ...member.details, ...details },
    choices: { ...member.choices, ...choices },
    verifiedByPlatform: choices.credentials_verified ?? member.verifiedByPlatform,
  }));

const answered = (
  state: PersonState,
  { tid, phone, accepted }: EventOf<PersonEvent, 'PhoneProposalAnswered'>['data'],
): PersonState =>
  ofMember(state, (member) => {
    const { [tid]: _, ...proposals } = member.proposals;
    return { ...member, proposals, details: accepted ? { ...member.details, phone } : member.details };
  });

const withLogin = (state: PersonState, { password_hash }: { password_hash: string | null }): PersonState =>
  ofMember(state, (member) => ({ ...member, login: true, password_hash }));

const withPlatform = (state: PersonState, platform: boolean): PersonState =>
  ofMember(state, (member) => ({ ...member, platform }));

/** Folds an event of this type into the person's second factor. */
const factor =
  <Type extends SecondFactorEvent['type']>(type: Type) =>
  (state: PersonState, data: Extract<SecondFactorEvent, { type: Type }>['data']): PersonState =>
    ofMember(state, (member) => ({
      ...member,
      secondFactor: foldSecondFactor(member.secondFactor, { type, data } as SecondFactorEvent),
    }));

const fold = evolveBy<PersonState, PersonEvent>({
  PersonRegistered: (_state, data) => withLogin(entered(data), data),
  // A desk's mark on somebody it entered is not the platform's.
  PersonAdded: (_state, data) =>
    ofMember(entered(data), (member) => ({
      ...member,
      verifiedByPlatform: member.verifiedByPlatform && data.joins === undefined,
    })),
  ProfileEdited: (state, data) =>
    ofMember(edited(state, data), (member) => ({
      ...member,
      confirmed: member.confirmed || data.confirmed,
    })),
  StaffEdited: edited,
  PhoneProposed: (state, { tid, phone }, { commandId: id }) =>
    ofMember(state, (member) =>
      phone === null ? member : { ...member, proposals: { ...member.proposals, [tid]: { id, phone } } },
    ),
  PhoneProposalAnswered: answered,
  PasswordChanged: withLogin,
  LoginClaimed: withLogin,
  PayDataChanged: (state, { box }) => ofMember(state, (member) => ({ ...member, payBox: box })),
  PlatformAdminGranted: (state) => withPlatform(state, true),
  PlatformAdminRevoked: (state) => withPlatform(state, false),
  PersonForgotten: () => ({ status: 'forgotten' }),
  SecondFactorPrepared: factor('SecondFactorPrepared'),
  SecondFactorSwitchedOn: factor('SecondFactorSwitchedOn'),
  RecoveryCodesRenewed: factor('RecoveryCodesRenewed'),
  RecoveryCodeUsed: factor('RecoveryCodeUsed'),
  SecondFactorSwitchedOff: factor('SecondFactorSwitchedOff'),
});

/** Every event counts, also one this version does not know. */
export function evolve(state: PersonState, event: PersonEvent, meta: EventMeta): PersonState {
  const next = fold(state, event, meta);
  if (next.status !== 'member') return next;
  const [version, before] = state.status === 'member' ? [state.version + 1, state.credential] : [0, null];
  const credential = credentialAfter(before, { ...event, meta });
  return { ...next, version, credential, changedBy: meta.actor.ref };
}
