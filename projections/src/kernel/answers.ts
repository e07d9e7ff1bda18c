import type pg from 'pg';

type Settle = (error: Error | null, result?: unknown) => void;
type Query = (asked: unknown, values: unknown, settle?: Settle) => unknown;

/**
 * Lets what a connection reads be collected soon after its last use. Where a query is awaited or has a limit, pg assigns a
 * function to a property of it (`query.callback = () => …`), and V8 makes a function that is assigned so in old space at
 * once: until all of that is collected it keeps the rows that it leads to, used or not, and every page read is copied twice
 * meanwhile. A function that is passed is made where what is short-lived is.
 */
export function collectYoung(client: pg.ClientBase, limitMs: number | undefined): void {
  const query = client.query.bind(client) as Query;
  const ask: Query = (asked, values, callback) => {
    const [given, settle] = typeof values === 'function' ? [undefined, values as Settle] : [values, callback];
    if (isSubmitted(asked)) return query(asked, given, settle);
    if (settle) return query(asked, given, limitMs ? within(limitMs, settle) : settle);
    return new Promise((resolve, reject) => {
      const settled = settling(resolve, reject);
      query(asked, given, limitMs ? within(limitMs, settled) : settled);
    }).catch(retraced);
  };
  client.query = ask as typeof client.query;
}

const isSubmitted = (asked: unknown): boolean =>
  typeof asked === 'object' && asked !== null && 'submit' in asked;

const settling =
  (resolve: (result: unknown) => void, reject: (error: Error) => void): Settle =>
  (error, result) =>
    error ? reject(error) : resolve(result);

/** Settles with an error when there is no answer by then. What comes later nobody waits for. */
function within(limitMs: number, settle: Settle): Settle {
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    settle(new Error('the server has not answered in time'));
  }, limitMs);
  return (error, result) => {
    clearTimeout(timer);
    if (!late) settle(error, result);
  };
}

/** The trace of an error leads to the socket; whoever asked is of more use, as pg has it. */
function retraced(error: Error): never {
  Error.captureStackTrace(error);
  throw error;
}
