import { evolveBy } from '../kernel/decider.ts';
import type { EventMeta } from '../kernel/event.ts';
import type { PersonEvent } from './events.ts';
import { type Choices, DEFAULT_CHOICES, type Details, NO_DETAILS } from './person.ts';

export interface Member {
  readonly status: 'member';
  readonly ref_id: string;
  readonly details: Details;
  readonly choices: Choices;
  readonly login: boolean;
  readonly platform: boolean;
  /** The person has saved the profile at least once. */
  readonly confirmed: boolean;
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

const entered = ({ ref_id, details, choices }: Entry, login: boolean): Member => ({
  status: 'member',
  ref_id,
  details: { ...NO_DETAILS, ...details },
  choices: { ...DEFAULT_CHOICES, ...choices },
  login,
  platform: false,
  confirmed: false,
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
  }));

const withLogin = (state: PersonState): PersonState =>
  ofMember(state, (member) => ({ ...member, login: true }));

const withPlatform = (state: PersonState, platform: boolean): PersonState =>
  ofMember(state, (member) => ({ ...member, platform }));

const fold = evolveBy<PersonState, PersonEvent>({
  PersonRegistered: (_state, data) => entered(data, true),
  PersonAdded: (_state, data) => entered(data, false),
  ProfileEdited: (state, data) =>
    ofMember(edited(state, data), (member) => ({
      ...member,
      confirmed: member.confirmed || data.confirmed,
    })),
  StaffEdited: edited,
  PasswordChanged: withLogin,
  LoginClaimed: withLogin,
  PlatformAdminGranted: (state) => withPlatform(state, true),
  PlatformAdminRevoked: (state) => withPlatform(state, false),
  PersonForgotten: () => ({ status: 'forgotten' }),
});

/** Every event counts, also one this version does not know. */
export function evolve(state: PersonState, event: PersonEvent, meta: EventMeta): PersonState {
  const next = fold(state, event, meta);
  if (next.status !== 'member') return next;
  const version = state.status === 'member' ? state.version + 1 : 0;
  return { ...next, version, changedBy: meta.actor.ref };
}
