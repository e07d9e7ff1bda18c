import {
  type Choices,
  DEFAULT_CHOICES,
  type Details,
  emailKey,
  FORMER_MEMBER,
  NO_DETAILS,
  type PersonEvent,
} from '@courtcrew/domain/accounts/index.ts';
import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { nameKeys } from '@courtcrew/domain/kernel/fullName.ts';
import { nameKey } from '@courtcrew/domain/kernel/spelling.ts';
import { projectBy } from '../kernel/projectBy.ts';
import type { ReadModel, Rows } from '../kernel/readModel.ts';
import { logins, type PersonRow, people, phoneProposals } from './tables.ts';

interface Entry {
  ref_id: string;
  /** Null once the person is forgotten: the log is read, and rebuilt from, without them. */
  details: Partial<Details> | null;
  choices: Partial<Choices>;
}

/** Says nothing about anybody; a person's row before their data, and after they are forgotten. */
const BLANK = {
  ...NO_DETAILS,
  ...DEFAULT_CHOICES,
  ...FORMER_MEMBER,
  ...nameKeys(FORMER_MEMBER),
  source: null,
  login: false,
  profile_updated: false,
  platform_admin: false,
  second_factor: false,
} satisfies Partial<PersonRow>;

/** An event that gives or takes somebody's only name has both parts: its keys need them. */
function named({ first, last }: { first?: string; last?: string }): Partial<PersonRow> {
  if (first !== undefined && last !== undefined) return { first, last, ...nameKeys({ first, last }) };
  return {
    ...(first !== undefined && { first, first_key: nameKey(first) }),
    ...(last !== undefined && { last, last_key: nameKey(last) }),
  };
}

/** Only columns this version has: an event of a newer one must not stop the read model. */
function columnsOf({ details, choices }: Entry): Partial<PersonRow> {
  const given = Object.entries({ ...details, ...choices }).filter(([field]) => field in people.columns);
  return { ...Object.fromEntries(given), ...named(details ?? {}) };
}

const stamp = ({ meta, revision }: RecordedEvent) => ({
  updated_at: meta.at,
  changed_by: meta.actor.ref,
  version: revision,
});

function enter(rows: Rows, event: RecordedEvent, data: Entry, more: Partial<PersonRow>): void {
  rows.put(people, {
    ...BLANK,
    ref_id: data.ref_id,
    forgotten: false,
    registered_at: event.meta.at,
    // What is empty is not in the event.
    ...columnsOf({ ...data, details: data.details && { first: '', last: '', ...data.details } }),
    ...more,
    ...stamp(event),
  });
}

function change(rows: Rows, event: RecordedEvent, ref_id: string, changes: Partial<PersonRow>): void {
  rows.patch(people, { ref_id }, { ...changes, ...stamp(event) });
}

function reachable(rows: Rows, { ref_id, details }: Entry, password_hash: string | null): void {
  if (details?.email) rows.put(logins, { ref_id, email_key: emailKey(details.email), password_hash });
}

/** Events that only say what the second factor rests on count for `version`, and show nothing. */
function passing({ ref_id }: { ref_id: string }, event: RecordedEvent, rows: Rows): void {
  change(rows, event, ref_id, {});
}

function logIn(
  { ref_id, password_hash }: { ref_id: string; password_hash: string | null },
  event: RecordedEvent,
  rows: Rows,
): void {
  rows.patch(logins, { ref_id }, { password_hash });
  change(rows, event, ref_id, { login: true });
}

const project = projectBy<PersonEvent>({
  PersonRegistered(data, event, rows) {
    enter(rows, event, data, { login: true, source: data.source });
    reachable(rows, data, data.password_hash);
  },
  PersonAdded(data, event, rows) {
    enter(rows, event, data, {});
    reachable(rows, data, null);
  },
  ProfileEdited(data, event, rows) {
    const confirmed = data.confirmed ? { profile_updated: true } : {};
    change(rows, event, data.ref_id, { ...columnsOf(data), ...confirmed });
  },
  StaffEdited(data, event, rows) {
    change(rows, event, data.ref_id, columnsOf(data));
    // Only people without a login are given another e-mail, so there is no password to keep.
    if (data.details?.email === null) rows.remove(logins, { ref_id: data.ref_id });
    else reachable(rows, data, null);
  },
  PhoneProposed({ ref_id, tid, phone }, event, rows) {
    rows.put(phoneProposals, { ref_id, tid, id: event.meta.commandId, phone });
    change(rows, event, ref_id, {});
  },
  PhoneProposalAnswered({ ref_id, tid, phone, accepted }, event, rows) {
    rows.remove(phoneProposals, { ref_id, tid });
    change(rows, event, ref_id, accepted ? { phone } : {});
  },
  PasswordChanged: logIn,
  LoginClaimed: logIn,
  PlatformAdminGranted(data, event, rows) {
    change(rows, event, data.ref_id, { platform_admin: true });
  },
  PlatformAdminRevoked(data, event, rows) {
    change(rows, event, data.ref_id, { platform_admin: false });
  },
  PersonForgotten(data, event, rows) {
    change(rows, event, data.ref_id, { ...BLANK, forgotten: true });
    rows.remove(logins, { ref_id: data.ref_id });
  },
  PayDataChanged: passing,
  SecondFactorPrepared: passing,
  SecondFactorSwitchedOn(data, event, rows) {
    change(rows, event, data.ref_id, { second_factor: true });
  },
  RecoveryCodesRenewed: passing,
  RecoveryCodeUsed: passing,
  SecondFactorSwitchedOff(data, event, rows) {
    change(rows, event, data.ref_id, { second_factor: false });
  },
});

export const accounts: ReadModel = {
  name: 'accounts',
  version: 9,
  streams: ['person'],
  tables: [people, logins, phoneProposals],
  project,
};
