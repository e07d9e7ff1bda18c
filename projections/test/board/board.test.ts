import type { BoardState } from '@courtcrew/domain/board/index.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { boardModel, contactsModel } from '../../src/board/index.ts';
import { type ReadModels, readModels } from '../support/readModels.ts';
import { anyHistory, TID } from './history.ts';

const open: ReadModels[] = [];
const empty = async (): Promise<ReadModels> => {
  const made = await readModels([boardModel, contactsModel]);
  open.push(made);
  return made;
};
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

const sorted = (rows: readonly object[]): string[] => rows.map((row) => JSON.stringify(row)).sort();
const columns = (rows: readonly unknown[] | undefined, ...names: readonly string[]): object[] =>
  (rows ?? []).map((row) =>
    Object.fromEntries(names.map((name) => [name, Object.getOwnPropertyDescriptor(row, name)?.value])),
  );

/** Rows as the decisions' own memory says they must be. */
const people = ({ floor }: BoardState) =>
  [...floor.people].map(([ref_id, { place, since, checked_in_at, quick_break }]) => ({
    ref_id,
    at: place.at,
    rank: place.at === 'queue' ? place.rank : null,
    court: place.at === 'court' ? place.court : null,
    role: place.at === 'court' ? place.as : null,
    aux: place.at === 'aux' ? place.id : null,
    since,
    checked_in_at,
    quick_break,
  }));

const pastMatches = ({ pastMatches: past }: BoardState) =>
  [...past].map(([id, { lead, second, medal, sysid }]) => ({
    id,
    ref_id: lead.ref_id,
    second_ref_id: second?.ref_id ?? null,
    ...{ medal, sysid },
    estimated_amount: lead.estimated,
    amount: lead.amount,
    paid: lead.paid !== null,
    posted: lead.posted !== null,
    payment_note: lead.note,
    second_estimated_amount: second?.estimated ?? null,
    second_amount: second?.amount ?? null,
    second_paid: second && second.paid !== null,
    second_posted: second && second.posted !== null,
    second_payment_note: second?.note ?? null,
  }));

describe('The read models of the board', () => {
  test.each([1, 2, 3])('hold what decisions know, however they are fed: %i', async (seed) => {
    const { told, state } = anyHistory(seed);
    const types = new Set(told.map(({ type }) => type));
    expect([...types]).toEqual(expect.arrayContaining(['ActionUndone', 'MatchFinished', 'PersonLeft']));
    const [live, rebuilt] = [await empty(), await empty()];
    await live.tell(told, 1);
    await rebuilt.tell(told);
    const rows = await live.rows(boardModel);
    expect(await rebuilt.rows(boardModel)).toEqual(rows);
    expect(await rebuilt.rows(contactsModel)).toEqual(await live.rows(contactsModel));

    const [one] = people(state);
    expect(sorted(columns(rows.people, ...Object.keys(one ?? {})))).toEqual(sorted(people(state)));
    const match = ['id', 'court', 'court_num', 'ref_id', 'second_ref_id', 'start_time', 'medal', 'sysid'];
    expect(sorted(columns(rows.courts, ...match))).toEqual(
      sorted(columns([...state.floor.courts.values()], ...match)),
    );
    const assignment = ['id', 'ref_id', 'type', 'court', 'court_num', 'start_time'];
    expect(sorted(columns(rows.aux, ...assignment))).toEqual(
      sorted(columns([...state.floor.aux.values()], ...assignment)),
    );
    const clipboard = ['id', 'court', 'court_num', 'ref_id'];
    expect(sorted(columns(rows.clipboards, ...clipboard))).toEqual(
      sorted(columns([...state.floor.clipboards.values()], ...clipboard)),
    );
    const pastAux = [...state.pastAux].map(([id, { ref_id, amount, paid }]) => ({
      ...{ id, ref_id, amount },
      paid: paid !== null,
    }));
    expect(sorted(columns(rows.past_aux, 'id', 'ref_id', 'amount', 'paid'))).toEqual(sorted(pastAux));
    const past = pastMatches(state);
    expect(sorted(columns(rows.matches, ...Object.keys(past[0] ?? {})))).toEqual(sorted(past));
    expect(sorted(columns(rows.monitors, 'court', 'ref_id', 'tid'))).toEqual(
      sorted([...state.monitors].map(([court, ref_id]) => ({ court, ref_id, tid: TID }))),
    );
    expect(sorted(columns(rows.notifications, 'nid'))).toEqual(
      sorted([...state.calls.keys()].map((nid) => ({ nid }))),
    );
  });
});
