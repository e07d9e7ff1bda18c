import { emailKey, looksLikeEmail } from '@courtcrew/domain/accounts/index.ts';
import { dialled } from '@courtcrew/domain/kernel/phone.ts';
import { keptPhone } from '@courtcrew/domain/kernel/phoneNumber.ts';
import type { LeftOut, LetterChannel, Named, Whom } from '@courtcrew/domain/messaging/index.ts';
import { runsEverything } from '@courtcrew/domain/roster/index.ts';
import { contactsOf, peopleReachedAt } from '@courtcrew/projections/accounts/index.ts';
import { whoLeft } from '@courtcrew/projections/messaging/index.ts';
import { membershipsOf, peopleByShift, shiftsById } from '@courtcrew/projections/roster/index.ts';
import type { Caller, Use } from '../../kernel/http/route.ts';
import { noSuch } from '../../kernel/http/scope.ts';
import { forbidden } from '../../kernel/refused.ts';
import { mustRunDeskOf } from '../../roster/index.ts';
import { isSection, listedWith } from './rights.ts';

/** Whom a letter goes to, and who is left out of those it was meant for. */
export interface Reached {
  /** People, once each. */
  readonly people: readonly { readonly ref_id: string; readonly name: string }[];
  /** Addresses of nobody the product knows, once each. */
  readonly addresses: readonly string[];
  readonly left_out: readonly LeftOut[];
  /** How many were named more than once. */
  readonly repeated: number;
}

interface Row {
  readonly onWaitlist: boolean;
  readonly confirmed: boolean;
}

const STANDS: Readonly<Record<Whom, (row: Row) => boolean>> = {
  confirmed: ({ onWaitlist, confirmed }) => confirmed && !onWaitlist,
  scheduled: ({ onWaitlist }) => !onWaitlist,
  waitlist: ({ onWaitlist }) => onWaitlist,
  both: () => true,
};

/** Everybody in these shifts. Throws 404 for a shift of another tournament and 403 for one of another desk. */
export async function inShifts(
  use: Use,
  caller: Caller,
  tid: string,
  { sids, whom }: { readonly sids: readonly string[]; readonly whom: Whom },
): Promise<string[]> {
  const wanted = [...new Set(sids)];
  const shifts = (await shiftsById(use.db, wanted)).filter((shift) => shift.tid === tid);
  if (shifts.length < wanted.length) throw noSuch('shift');
  for (const shift of shifts) mustRunDeskOf(caller, shift);
  const rows = [...(await peopleByShift(use.db, tid, wanted)).values()].flat();
  return rows.filter(STANDS[whom]).map(({ ref_id }) => ref_id);
}

const isReachable = (channel: LetterChannel, address: string): boolean =>
  channel === 'email' ? looksLikeEmail(address) : dialled(keptPhone(address)) !== null;

const sameAddress = (channel: LetterChannel, address: string): string =>
  channel === 'email' ? emailKey(address) : keptPhone(address);

/** How many of these stand there more than once. */
const repeatedIn = (keys: readonly string[]): number =>
  [...Map.groupBy(keys, (key) => key).values()].filter((same) => same.length > 1).length;

/** Texts are stopped by themselves, whatever letters somebody has left. */
const NOBODY: ReadonlySet<string> = new Set();

/** These people, without those who left the letters or stopped texts, cannot be reached or were erased. */
export async function amongPeople(
  use: Use,
  tid: string,
  channel: LetterChannel,
  refs: readonly string[],
): Promise<Reached> {
  const once = [...new Set(refs)];
  const [contacts, left] = await Promise.all([
    contactsOf(use.db, once),
    channel === 'email' ? whoLeft(use.db, tid, once) : NOBODY,
  ]);
  const people: { ref_id: string; name: string }[] = [];
  const left_out: LeftOut[] = [];
  for (const ref_id of once) {
    const contact = contacts.get(ref_id);
    if (!contact) left_out.push({ ref_id, name: '', reason: 'erased' });
    else if (left.has(ref_id)) left_out.push({ ref_id, name: contact.name, reason: 'left' });
    else if (channel === 'text' && contact.texts_stopped) {
      left_out.push({ ref_id, name: contact.name, reason: 'texts-stopped' });
    } else if (!(channel === 'email' ? contact.email : contact.phone)) {
      left_out.push({ ref_id, name: contact.name, reason: 'no-address' });
    } else people.push({ ref_id, name: contact.name });
  }
  return { people, addresses: [], left_out, repeated: repeatedIn(refs) };
}

/**
 * People and addresses as a call names them. An address of an account is that person, so that nobody gets a letter
 * twice. Throws 403 for people who are on no list of the caller's; masters may write to any address.
 */
export async function amongNamed(
  use: Use,
  caller: Caller,
  tid: string,
  channel: LetterChannel,
  named: readonly Named[],
): Promise<Reached> {
  const ids = named.flatMap((one) => (typeof one === 'string' ? [] : one.ref_id));
  const given = named.flatMap((one) => (typeof one === 'string' ? one : []));
  const owners = await peopleReachedAt(use.db, channel, given);
  const ownerOf = (address: string) => owners.get(sameAddress(channel, address));
  const found = given.flatMap((address) => ownerOf(address) ?? []);
  const unknown = given.filter((address) => !ownerOf(address));
  const kept = channel === 'text' ? unknown.map((number) => keptPhone(number) || number) : unknown;
  // What is no address reaches nobody: it is named, and the others get the letter.
  const [strangers = [], wrong = []] = [true, false].map((reachable) =>
    kept.filter((address) => isReachable(channel, address) === reachable),
  );
  await mustReach(use, caller, tid, { ids, found, strangers });
  const reached = await amongPeople(use, tid, channel, [...ids, ...found]);
  const others = new Map(strangers.map((address) => [sameAddress(channel, address), address]));
  const unreachable = [...new Set(wrong)].map(
    (name): LeftOut => ({ ref_id: null, name, reason: 'no-address' }),
  );
  return {
    ...reached,
    addresses: [...others.values()],
    left_out: [...reached.left_out, ...unreachable],
    repeated: reached.repeated + repeatedIn(strangers.map((address) => sameAddress(channel, address))),
  };
}

interface Meant {
  /** People who were named by id. */
  readonly ids: readonly string[];
  /** People whose address was given. */
  readonly found: readonly string[];
  readonly strangers: readonly string[];
}

async function mustReach(
  use: Use,
  caller: Caller,
  tid: string,
  { ids, found, strangers }: Meant,
): Promise<void> {
  const isListed = await listedWith(use, caller, tid);
  const master = runsEverything(caller);
  if (!ids.every(isListed)) throw forbidden();
  if (!master && (strangers.length > 0 || !found.every(isListed))) throw forbidden();
}

/** Whether a letter was meant for everybody of the section it stands with, and not for a single person. */
export async function isToAll(
  use: Use,
  tid: string,
  category: string,
  { people, left_out }: Pick<Reached, 'people' | 'left_out'>,
): Promise<boolean> {
  if (!isSection(category)) return false;
  const members = await membershipsOf(use.db, tid, category === 'volunteer' ? 'volunteer' : 'official');
  const meant = new Set([...people, ...left_out].map(({ ref_id }) => ref_id));
  const section = [...members].filter(([, { sections }]) => sections.includes(category));
  return section.length > 1 && section.every(([ref_id]) => meant.has(ref_id));
}
