import { emailKey } from '@courtcrew/domain/accounts/index.ts';
import type { Finding } from '@courtcrew/domain/contract/importing.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { nameKey } from '@courtcrew/domain/kernel/spelling.ts';
import * as calls from '@courtcrew/domain/payouts/contract.ts';
import {
  type AddItems,
  checkResults,
  prizeKey,
  RESULT_COLUMNS,
  RESULT_ROWS_MAX,
  type Result,
  type ResultRow,
  standsAlready,
  winnerKey,
} from '@courtcrew/domain/payouts/index.ts';
import { peopleReachedAt } from '@courtcrew/projections/accounts/index.ts';
import { payeesOf, prizesOf } from '@courtcrew/projections/payouts/index.ts';
import { enterPerson } from '../accounts/index.ts';
import { actingAs } from '../kernel/http/ask.ts';
import { previewOf, readImportFile } from '../kernel/http/importFile.ts';
import { atDesk, type Caller, type Route, type Use } from '../kernel/http/route.ts';
import { Refused } from '../kernel/refused.ts';
import { spendAddition } from '../roster/index.ts';
import { onPayouts, payoutRoute } from './atPayouts.ts';
import type { PayoutParts } from './writes.ts';

const SHAPE = { columns: RESULT_COLUMNS, max: RESULT_ROWS_MAX };

type Winner = Pick<Result, 'first' | 'last' | 'email'>;

/** Who somebody of a list may be. */
type Candidates = (winner: Winner) => readonly string[];

/** Two payees of one name are nobody in particular, so such a winner is new. */
const theOnly = (candidates: Candidates) => (winner: Winner) => {
  const [found, ...others] = candidates(winner);
  return others.length === 0 ? found : undefined;
};

/** Finds them by the e-mail, or, where the list has none, by the name among the payees there are. */
async function candidatesFor(use: Use, tid: string, winners: readonly Winner[]): Promise<Candidates> {
  const emails = winners.flatMap(({ email }) => email ?? []);
  const [byEmail, payees] = await Promise.all([
    peopleReachedAt(use.db, 'email', emails),
    payeesOf(use.db, tid),
  ]);
  const byName = Map.groupBy(payees, ({ first, last }) => nameKey(`${first} ${last}`));
  return ({ first, last, email }) => {
    if (email === null) return (byName.get(nameKey(`${first} ${last}`)) ?? []).map(({ ref_id }) => ref_id);
    const owner = byEmail.get(emailKey(email));
    return owner === undefined ? [] : [owner];
  };
}

/** The places in the list of prizes that stand already: of whom, or of one of several payees with that name. */
async function standingOf(
  use: Use,
  tid: string,
  results: readonly Result[],
  candidates: Candidates,
): Promise<readonly number[]> {
  const there = new Set((await prizesOf(use.db, tid)).map(prizeKey));
  const stands = (result: Result) =>
    candidates(result).some((ref_id) => there.has(prizeKey({ ...result, ref_id })));
  return results.flatMap((result, index) => (stands(result) ? [index] : []));
}

/** Checks rows for themselves, then against the prizes there are: a list that is read twice is not paid twice. */
async function checkAt(use: Use, tid: string, rows: readonly ResultRow[]): Promise<readonly Finding[]> {
  const { findings, results } = checkResults(rows);
  if (findings.length > 0) return findings;
  const standing = await standingOf(use, tid, results, await candidatesFor(use, tid, results));
  return standing.map((index) => standsAlready(index + 1));
}

/** The list as prizes of people, for which whoever is new is entered: so only where all of it can be added. */
async function itemsFor(
  parts: PayoutParts,
  use: Use,
  caller: Caller,
  tid: string,
  results: readonly Result[],
): Promise<Omit<AddItems, 'type'>> {
  const candidates = await candidatesFor(use, tid, results);
  const standing = (await standingOf(use, tid, results, candidates)).length;
  // The command is sent all the same: where it is the first one again, it answers what it answered.
  if (standing > 0) return { items: [], standing };
  const ids = await entered(parts, use, caller, tid, results, theOnly(candidates));
  const items = results.map((result) => {
    const { event, place, amount } = result;
    return { ref_id: ids.get(winnerKey(result)) ?? '', event, place, amount };
  });
  return { items, once: true };
}

/**
 * The id of every winner by their key; whoever is not known is entered. All additions are counted before the first, so
 * that a list of too many leaves nobody behind who was entered for nothing.
 */
async function entered(
  parts: PayoutParts,
  use: Use,
  caller: Caller,
  tid: string,
  results: readonly Result[],
  known: (winner: Winner) => string | undefined,
): Promise<ReadonlyMap<string, string>> {
  const payees = new Set((await payeesOf(use.db, tid)).map(({ ref_id }) => ref_id));
  const winners = Array.from(Map.groupBy(results, winnerKey), ([key, [winner]]) => ({
    key,
    winner,
    found: winner && known(winner),
  }));
  const added = winners.filter(({ found }) => found === undefined || !payees.has(found)).length;
  if (added > 0) await spendAddition(parts, use, caller, tid, added);
  const actor = atDesk(caller);
  const ids = new Map<string, string>();
  for (const { key, winner, found } of winners) {
    if (!winner) continue;
    // As the first of their rows spells them.
    const { first, last, email } = winner;
    // Each has a step of their own, so that the file sent again enters nobody twice.
    const one = actingAs(use, actor, key);
    const person = found ?? (await enterPerson(parts, one, { first, last, email }, {}, { actor })).ref_id;
    ids.set(key, person);
  }
  return ids;
}

/** A list of results: read, shown with every fault, and added all at once or not at all. */
export const importRoutes = (parts: PayoutParts): readonly Route[] => [
  payoutRoute(
    calls.previewResults,
    async ({ tid, body: { csv } }, use) => {
      const preview = await previewOf(readImportFile(csv, SHAPE), (rows) => checkAt(use, tid, rows));
      const { results } = checkResults(preview.data);
      const known = preview.ok ? theOnly(await candidatesFor(use, tid, results)) : () => undefined;
      const people = new Set(results.map(winnerKey));
      const news = new Set(results.filter((result) => known(result) === undefined).map(winnerKey));
      return { ...preview, people: people.size, new_people: news.size };
    },
    { body: 'large' },
  ),

  payoutRoute(
    calls.importResults,
    async ({ tid, body: { data }, caller }, use) => {
      const { findings, results } = checkResults(data);
      if (findings.length > 0) {
        const fields = findings.map(({ row, column, text }) => [`data.${row - 1}.${column}`, text]);
        throw new Refused(refuse('invalid', 'Failed to send data.', { fields: Object.fromEntries(fields) }));
      }
      const items = await itemsFor(parts, use, caller, tid, results);
      await onPayouts(use, caller, tid, { type: 'AddItems', ...items });
      return { message: 'Data sent successfully!', added: results.length };
    },
    { body: 'large' },
  ),
];
