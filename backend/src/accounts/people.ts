import { setTimeout } from 'node:timers/promises';
import {
  addressOf,
  type Choices,
  type DeskEdit,
  type Details,
  emailKey,
  entryProblems,
  type Joining,
  type Member,
  NO_DETAILS,
  refuseProblems,
  TEXTS,
  THERE_ALREADY,
} from '@courtcrew/domain/accounts/index.ts';
import type { Actor, WrittenEvent } from '@courtcrew/domain/kernel/event.ts';
import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { refuse, refuseField } from '@courtcrew/domain/kernel/refusal.ts';
import { nameKey } from '@courtcrew/domain/kernel/spelling.ts';
import { peopleCalledAt } from '@courtcrew/projections/accounts/index.ts';
import type { Exchange, Use } from '../kernel/http/route.ts';
import { done, Refused } from '../kernel/refused.ts';
import { personAggregate } from './aggregate.ts';
import type { EmailClaims } from './emailClaims.ts';
import { emailChangedLetter } from './letters.ts';
import type { AccountsParts } from './parts.ts';

export const emailTaken = refuse('conflict', TEXTS.emailOfAnother, {
  fields: { email: TEXTS.emailOfAnother },
});

type Entry = Pick<Details, 'first' | 'last'> & Partial<Details>;
type Using = Pick<Use, 'db' | 'attempt' | 'newId'>;

export interface Entering {
  readonly actor?: Actor;
  readonly joins?: Joining;
  /** The id they get; one of the request's own where none is given. */
  readonly ref_id?: string;
  /** Whoever enters them says that they are not the one of that name and phone. */
  readonly confirm?: boolean | undefined;
}

export interface EnteredPerson {
  readonly ref_id: string;
  /** Somebody of that name and e-mail was there already and was left as they are. */
  readonly existed: boolean;
  /** What entered them; absent for who was there. */
  readonly added?: WrittenEvent;
}

/**
 * Enters somebody without a login, for the areas that add people by name. Whoever has name and e-mail already is found
 * instead; another name at a known e-mail is refused, and a known name and phone without an e-mail asks for `confirm`.
 * Throws `Refused` with the texts of the form. Wait for the read model `accounts` before listing names.
 */
export async function enterPerson(
  { emails }: Pick<AccountsParts, 'emails'>,
  use: Using,
  { one_name, ...details }: Entry & { readonly one_name?: boolean | undefined },
  choices: Partial<Choices> = {},
  { actor, joins, ref_id = use.newId('person'), confirm = false }: Entering = {},
): Promise<EnteredPerson> {
  const problem = refuseProblems(entryProblems({ ...NO_DETAILS, ...details }, one_name));
  if (problem) throw new Refused(problem);
  const email = details.email || null;
  if (email !== null) {
    const claim = await emails.take(email, ref_id);
    if (!claim.taken) {
      const owner = await ownerOf(emails, email);
      mustBeNamed(owner, details);
      return { ref_id: owner.ref_id, existed: true };
    }
  } else if (details.phone && !confirm) await mustBeNew(use, ref_id, details);
  const entry = { ref_id, details: { ...details, email }, choices, ...(joins && { joins }) };
  const command = { type: 'AddPerson' as const, one_name, ...entry };
  const options = { ...(actor && { actor }), step: 'person' };
  const outcome = await use.attempt(personAggregate, ref_id, command, options);
  if (outcome.refused && email !== null) await emails.giveBack(email, ref_id);
  const [added] = done(outcome).events;
  return { ref_id, existed: false, ...(added && { added }) };
}

/** People of one household may share a mailbox: another name at it is another person, who must not be lost in the first. */
function mustBeNamed({ details }: Member, { first, last }: Pick<Details, 'first' | 'last'>): void {
  const name = fullName(details);
  if (nameKey(name) === nameKey(fullName({ first, last }))) return;
  throw new Refused(refuseField('conflict', 'email', addressOf(name)));
}

async function mustBeNew(use: Using, ref_id: string, { first, last, phone }: Entry): Promise<void> {
  const same = await peopleCalledAt(use.db, fullName({ first, last }), phone ?? '');
  if (same.some((other) => other !== ref_id)) throw new Refused(refuse('confirm', THERE_ALREADY));
}

const LOOKS = 80;
const LOOK_AGAIN_MS = 25;

/** Whoever has the e-mail; waits while another request enters them. Throws 409 after two seconds. */
async function ownerOf(emails: EmailClaims, email: string): Promise<Member> {
  for (let look = 0; look < LOOKS; look += 1) {
    const owner = await emails.memberWith(email);
    if (owner) return owner;
    await setTimeout(LOOK_AGAIN_MS);
  }
  throw new Refused(refuseField('busy', 'email', TEXTS.beingEntered));
}

export interface Correcting {
  /** They have no last name. */
  readonly one_name?: boolean | undefined;
  readonly version?: number;
  /** Set where the desk of a tournament corrects, which may do less than the platform. */
  readonly desk?: DeskEdit;
}

/** Corrects a person. Throws `Refused` for a taken e-mail or a stale `version`. */
export async function correctPerson(
  { emails, outbox }: Pick<AccountsParts, 'emails' | 'outbox'>,
  use: Using & { readonly http: Pick<Exchange, 'fresh'> },
  ref_id: string,
  details: Partial<Details>,
  choices: Partial<Choices> = {},
  { one_name, version, desk }: Correcting = {},
): Promise<void> {
  const before = await emails.addressOf(ref_id);
  const { email } = details;
  // What a desk may not change tells it nothing either, such as whose an address is.
  const moves = !desk && typeof email === 'string' && emailKey(email) !== before;
  if (moves) {
    const claim = await emails.take(email, ref_id);
    if (!claim.taken) throw new Refused(emailTaken);
  }
  const outcome = await use.attempt(personAggregate, ref_id, {
    type: 'EditStaff',
    details,
    one_name,
    choices,
    fresh: await use.http.fresh(),
    ...(version !== undefined && { version }),
    ...(desk && { desk }),
  });
  if (outcome.refused && moves) await emails.giveBack(email, ref_id);
  const { events } = done(outcome);
  if (before !== null && email !== undefined && (email === null || moves)) {
    await emails.release(before, ref_id);
    const letter = emailChangedLetter();
    await outbox.sendAll(
      [before, ...(email === null ? [] : [email])].map((address, place) => {
        return { to: { ref_id, email: address }, letter, dedupe: `email/${events[0]?.id}/${place}` };
      }),
    );
  }
}
