import type { Standing } from '@courtcrew/domain/audit/index.ts';
import { rebuild } from '@courtcrew/projections/kernel/rebuild.ts';
import { describe, expect, test } from 'vitest';
import { READ_MODELS } from '../../../src/areas.ts';
import { GrpcPeer } from '../../store/grpcPeer.ts';
import { hosted } from '../../support/hosted.ts';
import { Day, type Live, type Part, type Row } from './day.ts';

/** By what rows of a part are told apart. */
const ID: Readonly<Partial<Record<Part, string>>> = {
  ...{ shifts: 'sid', courts: 'court_order', queue: 'ref_id', admins: 'ref_id', volunteers: 'ref_id' },
  ...{
    people: 'shift_id',
    paymentItems: 'pid',
    plan: 'pid',
    todoCategories: 'cid',
    posts: 'id',
    settings: 'name',
    staff: 'ref_id',
    players: 'pid',
    matches: 'mid',
  },
};
/** Names are those of today, whenever it was. */
const NAMES = ['first', 'last', 'name', 'second_first', 'second_last'];

/** Fields that both have, by id: the live calls tell more, and nobody is called as they were. */
function alike(part: Part, then: readonly Row[], live: readonly Row[]) {
  const id = ID[part] ?? 'id';
  const known = new Set(live.flatMap(Object.keys));
  const fields = [...new Set(then.flatMap(Object.keys))].filter(
    (field) => known.has(field) && (part === 'settings' || !NAMES.includes(field)),
  );
  const of = (rows: readonly Row[]) =>
    rows
      .map((row) => Object.fromEntries(fields.map((field) => [field, row[field] ?? null])))
      .sort((a, b) => `${a[id]} ${a.of}`.localeCompare(`${b[id]} ${b.of}`));
  return { stood: of(then), had: of(live), count: [then.length, live.length], fields: fields.length };
}

/** What was told of a part; of the shifts their people as well, each with the shift. */
function toldOf(part: Part, standing: Standing): readonly Row[] {
  if (part !== 'people') return [standing[part] ?? []].flat() as Row[];
  return (standing.shifts ?? []).flatMap(({ sid, people }) => people.map((one) => ({ ...one, sid })));
}

const SEED = Number(process.env.AS_OF_SEED ?? 1 + Math.floor(Math.random() * 1_000_000));
/** On each store. */
const INSTANTS = 100;

const STORES = [
  ['PostgreSQL', undefined],
  ['EventStoreDB', () => GrpcPeer.start()],
] as const;

describe.each(STORES)('with the log in %s', (_, startLog) => {
  const all = hosted(startLog);

  test(`every area stood as its live calls had it, at ${INSTANTS} instants, also after a rebuild and an erasure (seed ${SEED})`, async () => {
    const day = await Day.begin(all.server, SEED);
    const { pool, store, read, projections } = all.server.core;
    const models = READ_MODELS.map(({ name }) => name);
    /** What stands, at an instant that no reaction has moved meanwhile: some take people off the board by themselves. */
    const instant = async () => {
      for (;;) {
        const { position } = await day.asOf();
        await projections.settled(models, await store.head(), 10_000);
        const live = await day.live();
        if ((await day.asOf()).position === position) return { position, live };
      }
    };
    const recorded: { readonly position: string; readonly live: Live }[] = [];
    while (recorded.length < INSTANTS) {
      await day.next();
      recorded.push(await instant());
    }
    const compared = async () => {
      for (const { position, live } of recorded) {
        const standing = await day.asOf(position);
        for (const [part, shown = []] of Object.entries(live) as [Part, readonly Row[]][]) {
          const { stood, had, count, fields } = alike(part, toldOf(part, standing), shown);
          expect({ part, position, rows: stood }).toEqual({ part, position, rows: had });
          expect([part, count[0]]).toEqual([part, count[1]]);
          if (count[1]) expect([part, fields > 0]).toEqual([part, true]);
        }
      }
    };
    await compared();
    // No area is left out, every one had something to tell, and not always the same.
    const parts = Object.keys(recorded[0]?.live ?? {}) as Part[];
    const told = Object.keys(await day.asOf()).filter(
      (key) => !['at', 'position', 'time_zone'].includes(key),
    );
    expect([...told, 'people'].sort()).toEqual(parts.toSorted());
    for (const part of parts) {
      const different = new Set(recorded.map(({ live }) => JSON.stringify(live[part])));
      expect([part, different.size > 1]).toEqual([part, true]);
    }

    for (const model of READ_MODELS) await rebuild({ pool, feed: store, read, model });
    await day.forget();
    await compared();
  }, 120_000);
});
