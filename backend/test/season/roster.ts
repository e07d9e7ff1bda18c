import type { Person } from '../world/served.ts';
import type { Chance } from './chance.ts';
import { against, compare, type Heard, idOf, type Lane, type Step, sorted, takenAway } from './step.ts';

/** A shift as it was set up; hours count from the first of its tournament. */
export interface Shift {
  readonly sid: string;
  readonly tid: string;
  readonly kind: 'official' | 'volunteer';
  readonly from: number;
  readonly to: number;
  readonly spots: number;
  readonly wait_spots: number;
}

interface Row {
  readonly id: string;
  readonly ref_id: string;
  readonly sid: string;
  waitlist: boolean;
  confirmed: boolean;
}

interface Books {
  /** By person and shift. */
  readonly rows: Map<string, Row>;
}

const keyOf = (ref_id: string, sid: string): string => `${ref_id} ${sid}`;

/**
 * Sign-up to two tournaments at the same hours. The rules: no more people than spots, nobody seated in two shifts that
 * overlap, whichever of the tournaments they are in, and a row per person and shift.
 */
export function rosterLane(
  name: string,
  {
    shifts,
    people,
    desk,
  }: { readonly shifts: readonly Shift[]; readonly people: Person[]; readonly desk: Person },
): Lane<Books> {
  const shiftOf = new Map(shifts.map((shift) => [shift.sid, shift]));
  const seatedIn = ({ rows }: Books, { sid }: Shift) =>
    [...rows.values()].filter((row) => row.sid === sid && !row.waitlist).length;
  const waitingIn = ({ rows }: Books, { sid }: Shift) =>
    [...rows.values()].filter((row) => row.sid === sid && row.waitlist).length;
  const clashes = ({ rows }: Books, ref_id: string, shift: Shift): boolean =>
    [...rows.values()].some((row) => {
      const other = shiftOf.get(row.sid);
      if (row.ref_id !== ref_id || row.waitlist || !other || other === shift) return false;
      return other.from < shift.to && shift.from < other.to;
    });

  /** Whether somebody of the same tournament waits for the shift before this person, and is free at its hours. */
  const passes = (books: Books, ref_id: string, shift: Shift): boolean => {
    const queue = [...books.rows.values()].filter((row) => row.sid === shift.sid && row.waitlist);
    const own = queue.findIndex((row) => row.ref_id === ref_id);
    const busy = (waiting: string) =>
      [...books.rows.values()].some((row) => {
        const other = shiftOf.get(row.sid);
        if (row.ref_id !== waiting || row.waitlist || !other || other.tid !== shift.tid) return false;
        return other.from < shift.to && shift.from < other.to;
      });
    return queue.slice(0, own < 0 ? queue.length : own).some((row) => !busy(row.ref_id));
  };

  /** Who is in the shift after the answer, as it says. */
  function enter({ rows }: Books, { ref_id }: Person, { sid }: Shift, answer: Heard, waitlist: boolean) {
    // While read models stand still, what changed nothing is answered without the row.
    if (answer.body.waitlist === undefined && rows.has(keyOf(ref_id, sid))) return undefined;
    if (answer.body.waitlist !== waitlist) return `waitlist ${waitlist} by the rules`;
    const key = keyOf(ref_id, sid);
    const id = rows.get(key)?.id ?? idOf(answer, 'shift_id');
    if (id !== idOf(answer, 'shift_id')) return `the row is ${id}`;
    rows.set(key, { id, ref_id, sid, waitlist, confirmed: rows.get(key)?.confirmed ?? false });
    return undefined;
  }

  /** A spot, where one is free: by a trainer alone, or by the desk. */
  const take = (person: Person, shift: Shift, by: Person): Step<Books> => ({
    ...{ by, method: 'PUT', path: `/api/putTimeSpots/${shift.sid}`, body: { ref_id: person.ref_id } },
    rule(books, answer) {
      const own = books.rows.get(keyOf(person.ref_id, shift.sid));
      const isSeated = own?.waitlist === false;
      const fault = against(
        isSeated
          ? []
          : [
              clashes(books, person.ref_id, shift) && 'conflict',
              seatedIn(books, shift) >= shift.spots && 'full',
            ],
        answer,
      );
      return (
        fault ??
        (answer.status === 200 && !answer.body.conflict
          ? enter(
              books,
              person,
              shift,
              answer,
              !isSeated && by === person && passes(books, person.ref_id, shift),
            )
          : undefined)
      );
    },
  });

  const apply = (person: Person, shift: Shift): Step<Books> => ({
    ...{ by: person, method: 'PUT', path: `/api/putWaitlist/${shift.sid}`, body: { ref_id: person.ref_id } },
    rule(books, answer) {
      const own = books.rows.get(keyOf(person.ref_id, shift.sid));
      if (own) return against([], answer) ?? enter(books, person, shift, answer, own.waitlist);
      const fault = against([clashes(books, person.ref_id, shift) && 'conflict'], answer);
      return fault ?? (answer.body.conflict ? undefined : enter(books, person, shift, answer, true));
    },
  });

  /** A spot, the waitlist where there is none, nothing where that is full as well. */
  const volunteer = (person: Person, shift: Shift): Step<Books> => ({
    ...{
      by: person,
      method: 'PUT',
      path: `/api/putVolunteerInShift/${shift.sid}`,
      body: { ref_id: person.ref_id },
    },
    rule(books, answer) {
      const own = books.rows.get(keyOf(person.ref_id, shift.sid));
      if (own && !own.waitlist) return against([], answer) ?? enter(books, person, shift, answer, false);
      const isFree = seatedIn(books, shift) < shift.spots;
      const hasSpot = isFree && !passes(books, person.ref_id, shift);
      const hasRoom = own || waitingIn(books, shift) < shift.wait_spots;
      const barriers = [
        clashes(books, person.ref_id, shift) && 'conflict',
        !hasSpot && !hasRoom && 'full',
      ] as const;
      const fault = against(barriers, answer);
      if (fault || answer.status !== 200 || answer.body.conflict) return fault;
      return enter(books, person, shift, answer, !hasSpot);
    },
  });

  const onRow = (row: Row, call: 'moveOffWaitlist' | 'moveToWaitlist'): Step<Books> => ({
    ...{ by: desk, method: 'PUT', path: `/api/${call}/${row.id}`, body: {} },
    rule({ rows }, answer) {
      const now = rows.get(keyOf(row.ref_id, row.sid));
      const shift = shiftOf.get(row.sid);
      if (!shift || now?.id !== row.id) return against(['not-found'], answer);
      const waitlist = call === 'moveToWaitlist';
      const moves = now.waitlist !== waitlist;
      const fault = against(
        moves
          ? waitlist
            ? [shift.kind === 'volunteer' && waitingIn({ rows }, shift) >= shift.wait_spots && 'full']
            : [
                clashes({ rows }, row.ref_id, shift) && 'conflict',
                seatedIn({ rows }, shift) >= shift.spots && 'full',
              ]
          : [],
        answer,
      );
      if (fault || answer.status !== 200 || answer.body.conflict) return fault;
      if (moves) Object.assign(now, { waitlist, confirmed: false });
      return undefined;
    },
  });

  const confirm = (row: Row): Step<Books> => ({
    ...{ by: desk, method: 'PUT', path: '/api/confirmShift/', body: { shift_id: row.id } },
    rule({ rows }, answer) {
      const now = rows.get(keyOf(row.ref_id, row.sid));
      const shift = shiftOf.get(row.sid);
      if (!shift || now?.id !== row.id) return against(['not-found'], answer);
      const seats = now.waitlist;
      const barriers = now.confirmed
        ? []
        : [
            clashes({ rows }, row.ref_id, shift) && 'conflict',
            seats && seatedIn({ rows }, shift) >= shift.spots && 'full',
          ];
      const fault = against(barriers, answer);
      if (fault || answer.status !== 200 || answer.body.conflict) return fault;
      Object.assign(now, { waitlist: false, confirmed: true });
      return undefined;
    },
  });

  const remove = (row: Row): Step<Books> => ({
    ...{ takesAway: true, by: desk, method: 'PUT', path: `/api/removeRefTime/${row.id}`, body: {} },
    rule({ rows }, answer) {
      const isThere = rows.get(keyOf(row.ref_id, row.sid))?.id === row.id;
      const fault = takenAway(isThere, answer);
      if (!fault && isThere) rows.delete(keyOf(row.ref_id, row.sid));
      return fault;
    },
  });

  const withdraw = (person: Person, tid: string): Step<Books> => ({
    ...{ by: person, method: 'POST', path: '/api/withdrawFromShifts/', body: { tid, ref_id: person.ref_id } },
    rule({ rows }, answer) {
      const own = [...rows].filter(
        ([, row]) => row.ref_id === person.ref_id && shiftOf.get(row.sid)?.tid === tid,
      );
      const fault = against([own.length === 0 && 'no-shifts'], answer);
      if (!fault) for (const [key] of own) rows.delete(key);
      return fault;
    },
  });

  const signUp = (chance: Chance): Step<Books> => {
    const [person, shift] = [chance.one(people), chance.one(shifts)];
    if (shift.kind === 'volunteer') return volunteer(person, shift);
    if (chance.share(0.3)) return apply(person, shift);
    return take(person, shift, chance.share(0.2) ? desk : person);
  };

  return {
    name,
    books: { rows: new Map() },
    next(chance, { rows }) {
      if (rows.size === 0 || chance.share(0.6)) return signUp(chance);
      const row = chance.one([...rows.values()]);
      const person = people.find(({ ref_id }) => ref_id === row.ref_id);
      if (!person) return remove(row);
      return chance.one([
        () => onRow(row, 'moveOffWaitlist'),
        () => onRow(row, 'moveToWaitlist'),
        () => confirm(row),
        () => remove(row),
        () => withdraw(person, shiftOf.get(row.sid)?.tid ?? ''),
      ])();
    },
    /** Whoever is forgotten keeps a place without a name, until the desk takes it out. */
    forget(_, chance) {
      if (people.length < 3) return undefined;
      const gone = chance.one(people);
      people.splice(people.indexOf(gone), 1);
      return gone;
    },
    async differences({ rows }, read) {
      const found = [];
      for (const tid of new Set(shifts.map((shift) => shift.tid))) {
        const own = shifts.filter((shift) => shift.tid === tid);
        const officials = await read<Shown[]>(`/api/getShiftSpots/${tid}`, {});
        const volunteers = await read<Shown[]>('/api/volunteer/getAllVolunteerShifts', { tid });
        const shown = [...officials, ...volunteers].map(
          ({ sid, count, wait_count, confirmed_count, ...rows }) => ({
            ...{ sid, count, wait_count, confirmed_count },
            people: sorted(
              [...rows.signup, ...rows.waitlist].map(({ shift_id, ref_id }) => [shift_id, ref_id]),
            ),
          }),
        );
        const books = own.map((shift) => {
          const inIt = [...rows.values()].filter(({ sid }) => sid === shift.sid);
          return {
            sid: shift.sid,
            count: inIt.filter(({ waitlist }) => !waitlist).length,
            wait_count: inIt.filter(({ waitlist }) => waitlist).length,
            confirmed_count: inIt.filter(({ confirmed }) => confirmed).length,
            people: sorted(inIt.map(({ id, ref_id }) => [id, ref_id])),
          };
        });
        found.push(...compare(`${name}: shifts with their people`, sorted(books), sorted(shown)));
      }
      return found;
    },
  };
}

interface Shown {
  readonly sid: string;
  readonly count: number;
  readonly wait_count: number;
  readonly confirmed_count: number;
  readonly signup: readonly Listed[];
  readonly waitlist: readonly Listed[];
}

interface Listed {
  readonly shift_id: string;
  readonly ref_id: string;
}
