import type { Map as Index } from 'immutable';
import type { Refusal } from '../../kernel/refusal.ts';
import type { Decide } from '../commands.ts';
import { type Change, changes, same } from '../memory.ts';
import type { Duty } from '../model.ts';
import { partsOf } from '../pay/state.ts';
import * as refusals from '../refusals.ts';
import { type BoardState, type Floor, queueOf, type Written } from '../state.ts';

/** Whether all rows an action changed are still as it left them. */
const untouched = <K, V>(now: Index<K, V>, rows: readonly Change<K, V>[]): boolean =>
  rows.every(({ key, after }) => same(now.get(key), after));

interface Person {
  readonly ref_id: string;
  readonly duty: Duty | null;
}

/**
 * The rows to put back. Where somebody else was moved to a rank that comes back, everybody in the queue gets a
 * fresh one in the same order, those who come back before whoever took their rank: two people never share one.
 */
function peopleBack(now: Floor['people'], rows: readonly Change<string, Duty>[]): readonly Person[] {
  const back = rows.map(({ key, before }) => ({ ref_id: key, duty: before ?? null }));
  const returning = new Set(back.map(({ ref_id }) => ref_id));
  const then = back.reduce(
    (all, { ref_id, duty }) => (duty ? all.set(ref_id, duty) : all.delete(ref_id)),
    now,
  );
  const queue = queueOf(then).toSorted(
    (a, b) => a.rank - b.rank || Number(returning.has(b.ref_id)) - Number(returning.has(a.ref_id)),
  );
  if (new Set(queue.map(({ rank }) => rank)).size === queue.length) return back;
  const fresh = queue.flatMap(({ ref_id }, index): Person[] => {
    const duty = then.get(ref_id);
    return duty ? [{ ref_id, duty: { ...duty, place: { at: 'queue', rank: index + 1 } } }] : [];
  });
  const queued = new Set(fresh.map(({ ref_id }) => ref_id));
  return [...back.filter(({ ref_id }) => !queued.has(ref_id)), ...fresh];
}

/** Why what the action wrote into the books must stay there; undefined where it need not. */
function booked({ pastMatches, pastAux }: BoardState, { matches, past_aux }: Written): Refusal | undefined {
  const finished = matches.map((id) => pastMatches.get(id));
  const ended = past_aux.map((id) => pastAux.get(id));
  const pays = finished.flatMap((match) => (match ? partsOf(match).map(([, pay]) => pay) : []));
  const posted = pays.find((pay) => pay.posted)?.posted;
  if (posted) return refusals.marked('posted', posted);
  const paid = [...pays, ...ended].find((pay) => pay?.paid)?.paid;
  if (paid) return refusals.marked('paid', paid);
  const asWritten = [...finished, ...ended].every((one) => one && !one.corrected);
  return asWritten ? undefined : refusals.changedMeanwhile();
}

/**
 * Takes an action back while everything it touched is as it left it: what others did since is never undone with it.
 * An action that is too long ago, was undone or left nothing on the board cannot be told from a changed one.
 */
export const undo: Decide<'Undo'> = (state, { action: last }) => {
  const action = state.actions.find((one) => one.last === last);
  if (!action) return refusals.changedMeanwhile();
  const { before, after, written } = action;
  const barrier = booked(state, written);
  if (barrier) return barrier;
  const people = changes(before.people, after.people);
  const courts = changes(before.courts, after.courts);
  const aux = changes(before.aux, after.aux);
  const clipboards = changes(before.clipboards, after.clipboards);
  const { floor } = state;
  const asLeft =
    untouched(floor.people, people) &&
    untouched(floor.courts, courts) &&
    untouched(floor.aux, aux) &&
    untouched(floor.clipboards, clipboards);
  if (!asLeft) return refusals.changedMeanwhile();
  const data = {
    action: last,
    people: peopleBack(floor.people, people),
    courts: courts.map((row) => ({ court: row.key, match: row.before ?? null })),
    aux: aux.map((row) => ({ id: row.key, aux: row.before ?? null })),
    clipboards: clipboards.map((row) => ({ id: row.key, clipboard: row.before ?? null })),
    ...written,
  };
  return [{ type: 'ActionUndone', data }];
};
