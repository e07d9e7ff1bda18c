import type { Person } from '../world/served.ts';
import { against, compare, idOf, type Lane, type Step, sorted } from './step.ts';

interface Books {
  readonly open: Set<string>;
  readonly confirmed: Map<string, string>;
  /** Names of the courts of the setup, by their order. */
  readonly names: Map<number, string>;
}

/** Calls of the desk to a court, answered once; and the names of courts, of which no two are the same. */
export function callLane(
  tid: string,
  desk: Person,
  courts: readonly string[],
  own: readonly number[],
): Lane<Books> {
  const name = `calls of ${tid}`;
  const NAMES = ['CC', 'GS', 'Hill', 'Lake', 'East', 'West'];

  const raise = (court_num: string): Step<Books> => ({
    by: desk,
    method: 'POST',
    path: '/api/courtMonitorNotifyDesk',
    // Medical help is a call of its own whenever it is pressed.
    body: { tid, type: 'medical', court_num, message: 'Heat' },
    rule({ open }, answer) {
      const fault = against([], answer);
      if (!fault) open.add(idOf(answer, 'nid'));
      return fault;
    },
  });

  /** The first answer is the one the caller reads. */
  const confirm = (nid: string, response: string): Step<Books> => ({
    ...{ by: desk, method: 'PUT', path: '/api/confirmNotification', body: { nid, response } },
    rule({ open, confirmed }, answer) {
      const fault = against([!open.has(nid) && 'confirmed'], answer);
      if (fault || !open.delete(nid)) return fault;
      confirmed.set(nid, response);
      return undefined;
    },
  });

  const rename = (court: number, wanted: string): Step<Books> => ({
    ...{ by: desk, method: 'PUT', path: '/api/nameCourts/', body: { tid, court, name: wanted } },
    rule({ names }, answer) {
      const isTaken = [...names].some(([order, one]) => order !== court && one === wanted);
      if (isTaken !== answer.status >= 400) return `taken ${isTaken} by the rules`;
      if (!isTaken) names.set(court, wanted);
      return undefined;
    },
  });

  return {
    name,
    books: { open: new Set(), confirmed: new Map(), names: new Map() },
    next(chance, { open, confirmed }) {
      const calls = [...open, ...confirmed.keys()].slice(-20);
      const response = `On our way ${chance.below(1_000)}`;
      return chance.one([
        () => raise(chance.one(courts)),
        () => rename(chance.one(own), chance.one(NAMES)),
        ...(calls.length > 0
          ? [() => confirm(chance.one(calls), response), () => confirm(chance.one(calls), response)]
          : []),
      ])();
    },
    async differences({ open, confirmed, names }, read) {
      type Call = { nid: string; response: string };
      const waiting = await read<Call[]>(`/api/getNotifications/${tid}`);
      const past = await read<Call[]>(`/api/getPastNotifications/${tid}`);
      const rows = await read<{ court_order: number; court_num: string }[]>(`/api/getCourtNames/${tid}`);
      return [
        ...compare(`${name}: waiting`, sorted(open), sorted(waiting.map(({ nid }) => nid))),
        ...compare(
          `${name}: confirmed`,
          sorted(confirmed),
          sorted(past.map(({ nid, response }) => [nid, response])),
        ),
        ...compare(
          `${name}: courts`,
          sorted(names),
          sorted(
            rows
              .filter(({ court_order }) => names.has(court_order))
              .map((row) => [row.court_order, row.court_num]),
          ),
        ),
      ];
    },
  };
}
