import { addressOf, emailKey } from '@courtcrew/domain/accounts/index.ts';
import { findingOf } from '@courtcrew/domain/contract/importing.ts';
import type { Actor } from '@courtcrew/domain/kernel/event.ts';
import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { nameKey } from '@courtcrew/domain/kernel/spelling.ts';
import * as calls from '@courtcrew/domain/payouts/contract.ts';
import {
  amountOf,
  checkResults,
  type PayoutCommand,
  prizeKey,
  RESULT_COLUMNS,
  RESULT_ROWS_MAX,
  type Result,
  standsAlready,
  winnerKey,
} from '@courtcrew/domain/payouts/index.ts';
import { namesOf, peopleReachedAt } from '@courtcrew/projections/accounts/index.ts';
import { payeesOf, prizesOf } from '@courtcrew/projections/payouts/index.ts';
import { enterPerson } from '../accounts/index.ts';
import { actingAs } from '../kernel/http/ask.ts';
import { previewOf, withOneNames } from '../kernel/http/importing/preview.ts';

import { readImportFile } from '../kernel/http/importing/readFile.ts';
import { atDesk, type Caller, type Route, type Use } from '../kernel/http/route.ts';
import { Refused } from '../kernel/refused.ts';
import { spendAddition } from '../roster/index.ts';
import { onPayouts, payoutRoute } from './atPayouts.ts';
import type { PayoutParts } from './writes.ts';

/** An amount as the import takes it, whatever separates its thousands in the file. */
function dollarsOf(cell: string): string | undefined {
  const amount = amountOf(cell);
  return amount === undefined ? undefined : (amount / 100).toFixed(2);
}

const SHAPE = { columns: RESULT_COLUMNS, takes: { amount: dollarsOf }, max: RESULT_ROWS_MAX };

type Winner = Pick<Result, 'first' | 'last' | 'email'>;

/** Who somebody of a list may be. */
type Candidates = (winner: Winner) => readonly string[];

/** Two payees of one name are nobody in particular, so such a winner is new. */
const theOnly = (candidates: Candidates) => (winner: Winner) => {
  const [found, ...others] = candidates(winner);
  return others.length === 0 ? found : undefined;
};

interface Look {
  readonly payees: ReadonlySet<string>;
  readonly known: (winner: Winner) => string | undefined;
  /** The places in the list of prizes that stand already: of whom, or of one of several payees with that name. */
  readonly standing: readonly number[];
  /** The places of those whose address is another name's, with that name. */
  readonly misnamed: readonly { readonly index: number; readonly name: string }[];
}

/** Finds winners by the e-mail, or, where the list has none, by the name among the payees there are. */
async function lookUp(use: Use, tid: string, results: readonly Result[]): Promise<Look> {
  const emails = results.flatMap(({ email }) => email ?? []);
  const [byEmail, payees, prizes] = await Promise.all([
    peopleReachedAt(use.db, 'email', emails),
    payeesOf(use.db, tid),
    prizesOf(use.db, tid),
  ]);
  const byName = Map.groupBy(payees, ({ first, last }) => nameKey(fullName({ first, last })));
  const candidates: Candidates = ({ first, last, email }) => {
    if (email === null)
      return (byName.get(nameKey(fullName({ first, last }))) ?? []).map(({ ref_id }) => ref_id);
    const owner = byEmail.get(emailKey(email));
    return owner === undefined ? [] : [owner];
  };
  const there = new Set(prizes.map(prizeKey));
  const stands = (result: Result) =>
    candidates(result).some((ref_id) => there.has(prizeKey({ ...result, ref_id })));
  const owners = await namesOf(use.db, byEmail.values());
  const named = new Map<string, string>();
  const misnamed = results.flatMap(({ first, last, email }, index) => {
    if (email === null) return [];
    const key = emailKey(email);
    const owner = owners.get(byEmail.get(key) ?? '');
    const name = owner ? fullName(owner) : (named.get(key) ?? fullName({ first, last }));
    named.set(key, name);
    return nameKey(name) === nameKey(fullName({ first, last })) ? [] : [{ index, name }];
  });
  return {
    misnamed,
    payees: new Set(payees.map(({ ref_id }) => ref_id)),
    known: theOnly(candidates),
    standing: results.flatMap((result, index) => (stands(result) ? [index] : [])),
  };
}

/** The list as prizes of people, for which whoever is new is entered: so only where all of it can be added. */
async function itemsFor(
  parts: PayoutParts,
  use: Use,
  caller: Caller,
  tid: string,
  results: readonly Result[],
): Promise<Omit<PayoutCommand<'AddItems'>, 'type'>> {
  const look = await lookUp(use, tid, results);
  if (look.misnamed.length > 0) {
    const fields = look.misnamed.map(({ index, name }) => [`data.${index}.email`, addressOf(name)]);
    throw new Refused(refuse('invalid', 'Failed to send data.', { fields: Object.fromEntries(fields) }));
  }
  // The command is sent all the same: where it is the first one again, it answers what it answered.
  if (look.standing.length > 0) return { items: [], standing: look.standing.length };
  const ids = await entered(parts, use, caller, tid, results, look);
  const items = results.map((result) => {
    const { event, place, amount } = result;
    return { ref_id: ids.get(winnerKey(result)) ?? '', event, place, amount };
  });
  return { items, once: true };
}

/** Every winner's id by key. All additions are counted before the first is made. */
async function entered(
  parts: PayoutParts,
  use: Use,
  caller: Caller,
  tid: string,
  results: readonly Result[],
  { payees, known }: Look,
): Promise<ReadonlyMap<string, string>> {
  const actor = atDesk(caller);
  const winners = Array.from(Map.groupBy(results, winnerKey), ([key, [winner]]) => ({
    key,
    winner,
    found: winner && known(winner),
    // Each has a step of their own, so that the file sent again enters nobody twice.
    own: actingAs(use, actor, key),
  }));
  const added = winners.filter(({ found }) => found === undefined || !payees.has(found)).length;
  // An attempt that did not come to its end has counted them already. Another list under its key is another request.
  const request = use.newId(`additions ${JSON.stringify(winners.map(({ key }) => key))}`);
  if (added > 0) await spendAddition(parts, use, caller, tid, { count: added, request });
  const nameless = winners.flatMap(({ key, winner, found, own }) =>
    winner?.email === null && found === undefined ? [{ name: key, ref_id: own.newId('person') }] : [],
  );
  const claimed = await parts.winners.take(tid, nameless, payees);
  const ids = new Map<string, string>();
  for (const { key, winner, found, own } of winners) {
    if (!winner) continue;
    ids.set(key, found ?? (await enter(parts, own, winner, { actor, ref_id: claimed.get(key) })));
  }
  return ids;
}

/** Enters a winner as the first of their rows spells them; answers their id. */
async function enter(
  parts: PayoutParts,
  use: Use,
  { first, last, email }: Winner,
  { actor, ref_id }: { readonly actor: Actor; readonly ref_id: string | undefined },
): Promise<string> {
  try {
    const entering = { actor, ...(ref_id !== undefined && { ref_id }) };
    return (await enterPerson(parts, use, { first, last, one_name: last === '', email }, {}, entering))
      .ref_id;
  } catch (error) {
    // Another request has entered them with the id that both have for this winner.
    const isThere = ref_id !== undefined && (await parts.personNow(ref_id)).status === 'member';
    if (ref_id === undefined || !isThere) throw error;
    return ref_id;
  }
}

/** A list of results: read, shown with every fault, and added all at once or not at all. */
export const importRoutes = (parts: PayoutParts): readonly Route[] => [
  payoutRoute(
    calls.previewResults,
    async ({ tid, body: { csv } }, use) => {
      let results: readonly Result[] = [];
      let look: Look | undefined;
      const preview = await previewOf(withOneNames(readImportFile(csv, SHAPE)), async (rows) => {
        const checked = checkResults(rows);
        results = checked.results;
        if (checked.findings.length > 0) return checked.findings;
        // A list that is read twice is not paid twice.
        look = await lookUp(use, tid, results);
        return [
          ...look.misnamed.map(({ index, name }) => findingOf(index + 1, 'email', addressOf(name))),
          ...look.standing.map((index) => standsAlready(index + 1)),
        ];
      });
      const known = preview.ok ? look?.known : undefined;
      const people = new Set(results.map(winnerKey));
      const news = new Set(results.filter((result) => known?.(result) === undefined).map(winnerKey));
      return { ...preview, people: people.size, new_people: news.size };
    },
    { body: 'large' },
  ),

  payoutRoute(
    calls.importResults,
    async ({ tid, body: { data }, caller }, use) => {
      const { findings, results } = checkResults(data);
      if (findings.length > 0) {
        const fields = findings.map(({ row, column, text, template }) => [
          `data.${row - 1}.${column}`,
          template ?? text,
        ]);
        throw new Refused(refuse('invalid', 'Failed to send data.', { fields: Object.fromEntries(fields) }));
      }
      const items = await itemsFor(parts, use, caller, tid, results);
      await onPayouts(use, caller, tid, { type: 'AddItems', ...items });
      return { message: 'Data sent successfully!', added: results.length };
    },
    { body: 'large' },
  ),
];
