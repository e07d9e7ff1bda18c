import type { PayData } from '@courtcrew/domain/accounts/index.ts';
import * as calls from '@courtcrew/domain/files/money/contract.ts';
import { nachaFile } from '@courtcrew/domain/files/money/nacha.ts';
import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { dollars, sumOf } from '@courtcrew/domain/kernel/money.ts';
import { isRefusal } from '@courtcrew/domain/kernel/refusal.ts';
import { isReportable } from '@courtcrew/domain/kernel/taxThreshold.ts';
import { dateIn } from '@courtcrew/domain/kernel/time.ts';
import { personById } from '@courtcrew/projections/accounts/index.ts';
import { ofOrganization, tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import { accountsParts, payDataOf } from '../../accounts/index.ts';
import type { Product } from '../../kernel/area.ts';
import { download, found, type Portions, type Route, route, type Use } from '../../kernel/http/route.ts';
import { Refused } from '../../kernel/refused.ts';
import { readingAs } from '../exports/reading.ts';
import { csv1099, gustoCsv, payrollCsv, type Reported } from './formats.ts';
import { askForPayDataLetter } from './letters.ts';
import { owedBy, paidBy, totalsOf } from './owed.ts';

async function* whole(text: string): Portions {
  yield text;
}

const csvFile = (name: string) => ({ type: 'text/csv; charset=utf-8', name: `${name}.csv` });
const BANK_FILE = { type: 'text/plain; charset=us-ascii', name: 'courtcrew-ach.txt' };

/** Bank and tax data of each of these people. */
async function payDataOfAll(
  product: Product,
  people: readonly { readonly ref_id: string }[],
): Promise<ReadonlyMap<string, PayData>> {
  const { personNow } = accountsParts(product);
  const parts = { personNow, vault: product.vault };
  return new Map(
    await Promise.all(people.map(async ({ ref_id }) => [ref_id, await payDataOf(parts, ref_id)] as const)),
  );
}

/** What the organization paid each person in each year, in the tournaments whose money the caller has in hand. */
async function paidByOrganization({ ask, db }: Use, tid: string) {
  const paid = [];
  for (const { tid: each, end_date, start } of await ofOrganization(db, tid))
    paid.push(...(await paidBy(readingAs(ask, each), end_date ?? start)));
  return paid;
}

async function reportedIn(
  product: Product,
  use: Use,
  tid: string,
  year: number,
): Promise<readonly Reported[]> {
  const paid = (await paidByOrganization(use, tid)).filter((one) => one.year === year);
  const byPerson = [...Map.groupBy(paid, ({ ref_id }) => ref_id)].map(([ref_id, own]) => ({
    ref_id,
    cents: sumOf(own.map(({ cents }) => cents)),
  }));
  const told = byPerson.filter(({ cents }) => cents > 0 && isReportable(product.reportedSums, year, cents));
  const [data, tournament] = await Promise.all([
    payDataOfAll(product, told),
    tournamentById(use.db, tid).then((row) => found(row, 'Tournament')),
  ]);
  const rows = await Promise.all(
    told.map(async ({ ref_id, cents }) => {
      const person = await personById(use.db, ref_id);
      return person && { ...person, ref_id, cents };
    }),
  );
  const payer = tournament.organization || tournament.name;
  return rows
    .flatMap((row) => row ?? [])
    .toSorted((a, b) => a.last_key.localeCompare(b.last_key) || a.first_key.localeCompare(b.first_key))
    .map((person, index) => ({
      ...{ first: person.first, last: person.last, address: person.address, city: person.city },
      ...{ state: person.state, zip: person.zip, cents: person.cents, year, payer },
      tin: data.get(person.ref_id)?.tin ?? null,
      number: index + 1,
    }));
}

export function moneyRoutes(product: Product): readonly Route[] {
  const owed = (use: Use, tid: string) => owedBy(readingAs(use.ask, tid));
  const totals = async (use: Use, tid: string) => totalsOf(await owed(use, tid));
  return [
    download(
      calls.exportPayroll,
      async ({ tid }, use) => whole(payrollCsv(await owed(use, tid))),
      csvFile('courtcrew-payroll'),
    ),
    download(
      calls.exportGusto,
      async ({ tid }, use) => whole(gustoCsv(await totals(use, tid))),
      csvFile('courtcrew-gusto'),
    ),
    download(
      calls.exportNacha,
      async ({ tid, query: { effective, ...originator } }, use) => {
        const due = (await totals(use, tid)).filter(({ payable }) => payable > 0);
        const data = await payDataOfAll(product, due);
        const credits = due.flatMap(({ ref_id, payable, references, ...name }) => {
          const bank = data.get(ref_id)?.bank;
          return bank ? { ...bank, id: references.join(' '), name: fullName(name), cents: payable } : [];
        });
        const file = nachaFile(originator, credits, { effective, made: use.now() });
        if (isRefusal(file)) throw new Refused(file);
        use.http.note('pay-data-exported', { tid });
        return whole(file);
      },
      BANK_FILE,
    ),
    download(
      calls.export1099,
      async ({ tid, query: { year } }, use) => {
        const rows = await reportedIn(product, use, tid, year);
        use.http.note('pay-data-exported', { tid });
        return whole(csv1099(rows));
      },
      csvFile('courtcrew-1099-nec'),
    ),
    route(calls.getMoneyOut, async ({ tid }, use) => {
      const [due, paid] = await Promise.all([totals(use, tid), paidByOrganization(use, tid)]);
      const data = await payDataOfAll(product, due);
      const people = due.map(async ({ ref_id, payable, due: open, ...name }) => {
        const person = await personById(use.db, ref_id);
        const { bank = null, tin = null } = data.get(ref_id) ?? {};
        const has = { bank, tin, address: person?.address && person.city && person.state && person.zip };
        return {
          ...{ ref_id, name: fullName(name), payable: dollars(payable), due: dollars(open) },
          missing: calls.MISSING.filter((one) => !has[one]),
        };
      });
      const { time_zone } = found(await tournamentById(use.db, tid), 'Tournament');
      const years = new Set([
        Number(dateIn(use.now(), time_zone).slice(0, 4)),
        ...paid.map(({ year }) => year),
      ]);
      return { people: await Promise.all(people), years: [...years].toSorted((a, b) => b - a) };
    }),
    route(calls.askForPayData, async ({ tid }, use) => {
      const [due, tournament] = await Promise.all([
        totals(use, tid),
        tournamentById(use.db, tid).then((row) => found(row, 'Tournament')),
      ]);
      const data = await payDataOfAll(product, due);
      const lacking = due.filter(({ ref_id }) => !data.get(ref_id)?.bank);
      const today = dateIn(use.now(), tournament.time_zone);
      await product.outbox.sendAll(
        lacking.map(({ ref_id }) => ({
          to: { ref_id },
          tid,
          letter: askForPayDataLetter({ tournament: tournament.name }),
          dedupe: `pay data ${tid} ${ref_id} ${today}`,
        })),
      );
      return { message: 'Asked', asked: lacking.length };
    }),
  ];
}
