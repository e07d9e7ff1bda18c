/** Who is where at the courts of a tournament, and what whoever worked there is paid: what the rules are about. */

export interface Side {
  readonly ref_id: string;
  /** Cents: what the tournament paid for this level when the match ended. */
  readonly estimated: number;
  amount: number;
  paid: boolean;
  posted: boolean;
}

export interface Match {
  readonly id: string;
  readonly lead: string;
  second: string | null;
}

export interface Aux {
  readonly id: string;
  readonly ref_id: string;
  amount: number;
  paid: boolean;
}

export interface Rates {
  readonly lead: number;
  readonly second: number;
}

export interface Books {
  /** Next first. */
  queue: string[];
  readonly courts: Map<string, Match>;
  readonly aux: Map<string, Aux>;
  readonly pastAux: Map<string, Aux>;
  readonly past: Map<string, { readonly lead: Side; readonly second: Side | null }>;
  /** Cents, as the tournament pays now. */
  rates: Rates;
  /** Whoever was marked as paid or posted once has an invoice, as has whoever earned something. */
  readonly billed: Set<string>;
  /** Cents, by person. */
  readonly bonuses: Map<string, number>;
}

export const EMPTY = (rates: Rates): Books => ({
  ...{ queue: [], courts: new Map(), aux: new Map(), pastAux: new Map(), past: new Map(), rates },
  ...{ billed: new Set(), bonuses: new Map() },
});

/** Why somebody cannot be taken from the queue; false where nothing stands against it. */
export function elsewhere({ queue, courts, aux }: Books, ref_id: string): string | false {
  if (queue.includes(ref_id)) return false;
  if ([...courts.values()].some(({ lead, second }) => lead === ref_id || second === ref_id))
    return 'on-court';
  return [...aux.values()].some((one) => one.ref_id === ref_id) ? 'on-assignment' : 'not-checked-in';
}

export const leave = (books: Books, ...people: readonly (string | null)[]): void => {
  books.queue = books.queue.filter((ref_id) => !people.includes(ref_id));
};

export const queueAgain = ({ queue }: Books, ...people: readonly (string | null)[]): void => {
  for (const ref_id of people) if (ref_id !== null) queue.push(ref_id);
};

export const sides = ({ past }: Books): Side[] =>
  [...past.values()].flatMap(({ lead, second }) => (second ? [lead, second] : [lead]));

/** Notes who gets an invoice by now. */
export function bill(books: Books): void {
  for (const { ref_id, paid, posted } of sides(books)) if (paid || posted) books.billed.add(ref_id);
  for (const { ref_id, paid } of books.pastAux.values()) if (paid) books.billed.add(ref_id);
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

/** Dollars, as the report of the desk adds them up. */
export function totals(books: Books): Record<string, number> {
  const matches = [...books.past.values()];
  const [leads, seconds] = [matches.map(({ lead }) => lead), matches.flatMap(({ second }) => second ?? [])];
  const aux = [...books.pastAux.values()];
  const of = (rows: readonly { amount: number }[]) => sum(rows.map(({ amount }) => amount)) / 100;
  const due = <Row extends { paid: boolean; amount: number }>(rows: readonly Row[]) =>
    of(rows.filter(({ paid }) => !paid));
  return {
    total: of([...leads, ...seconds, ...aux]),
    lead_sum: of(leads),
    supporting_sum: of(seconds),
    aux_sum: of(aux),
    posted_total: of([...leads, ...seconds].filter(({ posted }) => posted)),
    lead_due: due(leads),
    supporting_due: due(seconds),
    aux_due: due(aux),
  };
}

/** Dollars of the invoices, by person: everything that was earned, and the bonus. */
export function invoices(books: Books): [string, number][] {
  const earned = [...sides(books), ...books.pastAux.values()];
  const people = new Set([...books.billed, ...earned.map(({ ref_id }) => ref_id)]);
  return [...people].map((ref_id) => {
    const work = earned.filter((one) => one.ref_id === ref_id).map(({ amount }) => amount);
    return [ref_id, (sum(work) + (books.bonuses.get(ref_id) ?? 0)) / 100];
  });
}
