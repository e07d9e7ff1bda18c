import { courtSteps, type Floor } from './courts.ts';
import { type Books, EMPTY, elsewhere, invoices, type Rates, totals } from './floor.ts';
import { paySteps } from './pay.ts';
import { compare, type Difference, type Lane, type Read, sorted } from './step.ts';

/** A day at the courts of a tournament, and the money it costs. */
export function boardLane(floor: Floor, rates: Rates): Lane<Books> {
  const { tid } = floor;
  const [court, pay] = [courtSteps(floor), paySteps(floor)];
  const name = `board of ${tid}`;
  return {
    name,
    books: EMPTY(rates),
    async next(chance, books, read) {
      return (chance.share(0.35) && (await pay(chance, books, read))) || court(chance, books);
    },
    /** Somebody who is at home: what they were paid stays in the books. */
    forget(books, chance) {
      const home = floor.referees.filter(({ ref_id }) => elsewhere(books, ref_id) === 'not-checked-in');
      if (home.length === 0 || floor.referees.length < 3) return undefined;
      const gone = chance.one(home);
      floor.referees.splice(floor.referees.indexOf(gone), 1);
      return gone;
    },
    async differences(books, read) {
      return [
        ...(await onFloor(name, tid, books, read)),
        ...(await inBooks(name, tid, books, read)),
        ...(await billed(name, tid, books, read)),
      ];
    },
  };
}

type Row = Record<string, unknown>;

async function onFloor(name: string, tid: string, books: Books, read: Read): Promise<Difference[]> {
  const rows = (call: string) => read<Row[]>(`/api/${call}/${tid}`);
  const courts = (await rows('getCourtsForPublicDisplay')).filter(({ id }) => id !== null);
  return [
    ...compare(
      `${name}: queue`,
      books.queue,
      (await rows('getAvailableRefs')).map(({ ref_id }) => ref_id),
    ),
    ...compare(
      `${name}: courts`,
      sorted([...books.courts].map(([num, { id, lead, second }]) => [num, id, lead, second])),
      sorted(courts.map((row) => [row.court_num, row.id, row.ref_id, row.second_ref_id])),
    ),
    ...compare(
      `${name}: beside the courts`,
      sorted([...books.aux.values()].map(({ id, ref_id }) => [id, ref_id])),
      sorted((await rows('getSideQueue')).map(({ id, ref_id }) => [id, ref_id])),
    ),
  ];
}

async function inBooks(name: string, tid: string, books: Books, read: Read): Promise<Difference[]> {
  const rows = (call: string) => read<Row[]>(`/api/${call}/${tid}`);
  const matches = [...books.past].map(([id, { lead, second }]) => [
    ...[id, lead.ref_id, lead.estimated / 100, lead.amount / 100, lead.paid, lead.posted],
    ...(second
      ? [second.ref_id, second.estimated / 100, second.amount / 100, second.paid, second.posted]
      : [null, null, null, null, null]),
  ]);
  const shown = (await rows('getMatchesForReconciliation')).map((row) => [
    ...[row.id, row.ref_id, row.estimated_amount, row.amount, row.paid, row.posted],
    ...[
      row.second_ref_id,
      row.estimated_supporting_amount,
      row.second_amount,
      row.second_paid,
      row.posted_second,
    ],
  ]);
  const aux = (await rows('getAuxForReconciliation')).map((row) => [
    row.id,
    row.ref_id,
    row.amount,
    row.paid,
  ]);
  return [
    ...compare(`${name}: matches`, sorted(matches), sorted(shown)),
    ...compare(
      `${name}: assignments`,
      sorted(
        [...books.pastAux.values()].map(({ id, ref_id, amount, paid }) => [id, ref_id, amount / 100, paid]),
      ),
      sorted(aux),
    ),
    ...compare(
      `${name}: totals`,
      sorted(Object.entries(totals(books))),
      sorted(Object.entries(await read(`/api/getTotalForReconciliation/${tid}`))),
    ),
  ];
}

/** A match that was undone at once may have left an invoice of nothing. */
const isOwed = ([, total]: readonly [string, number]): boolean => total !== 0;

async function billed(name: string, tid: string, books: Books, read: Read): Promise<Difference[]> {
  const rows = await read<Row[]>(`/api/getInvoices/${tid}`);
  return compare(
    `${name}: invoices`,
    sorted(invoices(books).filter(isOwed)),
    sorted(rows.map(({ ref_id, total }): [string, number] => [String(ref_id), Number(total)]).filter(isOwed)),
  );
}
