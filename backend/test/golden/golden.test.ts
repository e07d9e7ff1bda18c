import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import {
  type DomainEvent,
  type EventMeta,
  lifted,
  type RecordedEvent,
  schemaOf,
  sealsOf,
  streamKind,
} from '@courtcrew/domain/kernel/event.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personAggregate } from '../../src/accounts/index.ts';
import { ALL_EVENTS, AREAS, READ_MODELS } from '../../src/areas.ts';
import { boardAggregate } from '../../src/board/aggregate.ts';
import { type Core, openCore } from '../../src/core.ts';
import { createLog } from '../../src/kernel/http/metrics/logging.ts';
import type { Aggregate } from '../../src/kernel/runtime/aggregate.ts';
import { messagingAggregate, templatesAggregate } from '../../src/messaging/aggregates.ts';
import { payoutsAggregate } from '../../src/payouts/index.ts';
import { planning } from '../../src/planning/index.ts';
import { questionAggregate } from '../../src/questions/index.ts';
import { ranking } from '../../src/ranking/index.ts';
import { rosterAggregate } from '../../src/roster/index.ts';
import { cardAggregate, playersAggregate } from '../../src/scoring/index.ts';
import { intake, tournament } from '../../src/tournaments/index.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';

/**
 * Events as they were written, before sealing. A sample stays for ever, with its shape: when an event changes,
 * the new shape gets a sample of its own and the aggregate an upcaster.
 */
interface Golden extends DomainEvent {
  readonly stream: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly meta: EventMeta;
}

const HERE = new URL('./', import.meta.url);

/** A file for each area that writes. */
const golden = readdirSync(HERE)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => JSON.parse(readFileSync(new URL(name, HERE), 'utf8')) as Golden[]);

/** Every type that is declared, with the kind of its stream and the versions there were. */
const declared = AREAS.flatMap(({ aggregates = [] }) =>
  aggregates.flatMap(({ name, events }) =>
    Object.keys(events).map((type) => ({ type, kind: name, versions: schemaOf(events, type) })),
  ),
);

const byStream = Map.groupBy(golden, ({ stream }) => stream);

describe('the golden events', () => {
  it('hold a sample of every version of every type ever written, in a stream of its kind', () => {
    const samples = golden.map(({ type, stream, meta }) => `${streamKind(stream)} ${type} ${meta.schema}`);
    const wanted = declared.flatMap(({ type, kind, versions }) =>
      Array.from({ length: versions }, (_, index) => `${kind} ${type} ${index + 1}`),
    );
    expect([...new Set(samples)].sort()).toEqual(wanted.sort());
  });
});

describe.each([
  ['while all but those who left are known', ['fay', 't2', 'pk1', 'rp2', 'p3']],
  ['when everybody is forgotten', 'pat ann ben kim fay t1 t2 pk1 rp1 rp2 p1 p2 p3'.split(' ')],
])('the golden events, %s', (_, forgotten: readonly string[]) => {
  let database: TestDatabase;
  let core: Core;
  /** As the log gives them back: with null where a forgotten person's data was. */
  let recorded: readonly RecordedEvent[];
  beforeAll(async () => {
    database = await testDatabase();
    core = await openCore({
      databaseUrl: database.url,
      settings: { eventStoreUrl: undefined, sessionSecret: 'x'.repeat(32), vaultKey: Buffer.alloc(32, 7) },
      log: createLog('silent'),
    });
    await core.projections.ready();
    for (const ref of forgotten) await core.vault.forget(ref);
    const written: RecordedEvent[] = [];
    for (const [stream, events] of byStream) {
      const plain = events.map(({ type, data, meta }) => ({ id: randomUUID(), type, data, meta }));
      const result = await core.store.append(
        stream,
        await core.vault.sealEvents(plain, sealsOf(ALL_EVENTS)),
        -1,
      );
      if (result.outcome !== 'appended') throw new Error(`${stream} was not written`);
      for await (const page of core.store.readStream(stream, 0)) written.push(...page);
    }
    recorded = await core.read(written);
  });
  afterAll(async () => {
    await core?.close();
    await database?.drop();
  });

  it('read as they were written, in their present shape, but for what was sealed for the forgotten', () => {
    const read = recorded.map(({ stream, type, data }) => ({ stream, type, data }));
    const wrote = [...byStream.values()].flat().map(({ stream, type, data, meta }) => {
      const hidden = (ALL_EVENTS[type]?.seals ?? []).flatMap(({ owner, fields }) =>
        forgotten.includes(String(owner === '$actor' ? meta.actor.ref : data[owner]))
          ? fields.filter((field) => field in data)
          : [],
      );
      const known = { ...data, ...Object.fromEntries(hidden.map((field) => [field, null])) };
      return { stream, type, data: lifted(ALL_EVENTS, { type, data: known, meta }).data };
    });
    expect(read).toEqual(wrote);
  });

  it('fold, each in its decider', () => {
    const fold = <State, Command, Event extends DomainEvent>(
      { name, decider }: Aggregate<State, Command, Event>,
      stream: string,
    ): State => {
      const own = recorded.filter((event) => event.stream === stream);
      expect([stream, own.length > 0, streamKind(stream)]).toEqual([stream, true, name]);
      // The log's events are of the aggregate's types, as the first test checks.
      return own.reduce(
        (state, { type, data, meta }) => decider.evolve(state, { type, data } as Event, meta),
        decider.initial,
      );
    };
    expect(fold(personAggregate, 'person-ann')).toMatchObject({ status: 'member' });
    expect(fold(personAggregate, 'person-fay')).toMatchObject({ status: 'forgotten' });
    for (const ref of ['pat', 'ben', 'kim']) fold(personAggregate, `person-${ref}`);
    expect(fold(tournament, 'tournament-t1')).toMatchObject({ fields: { name: 'Golden Open' } });
    fold(tournament, 'tournament-t2');
    fold(intake, 'intake-pat');
    const { shifts, people, categories, groups, present } = fold(rosterAggregate, 'roster-t1');
    expect([...shifts.keys()].sort()).toEqual(['s1', 's2', 's3']);
    expect(people.get('ann')?.rows).toMatchObject([{ shift_id: 'u1', confirmed: true }]);
    expect(people.get('lea')).toMatchObject({ roles: ['official'], sections: ['referee'] });
    expect(people.get('ben')).toMatchObject({ signed: 2 });
    // The first season's signatures do not say of which text.
    expect(people.get('kim')).toMatchObject({ signed: 0, shirt: true, rows: [{ captain: true }] });
    expect(categories.get('vc17')).toMatchObject({ plan: { name: 'Attendants' }, captains: [{ id: 'k1' }] });
    expect(groups.get('g1')?.members.toArray()).toEqual(['kim']);
    expect(present.get('2026-03-08')?.toArray()).toEqual(['kim']);
    expect([...fold(templatesAggregate, 'templates-ann').keys()]).toEqual(['e1']);
    const { letters, posts } = fold(messagingAggregate, 'messaging-t1');
    expect([[...letters.keys()], [...posts.keys()]]).toEqual([['l1', 'l3'], ['o1']]);
    const { floor, monitors } = fold(boardAggregate, 'board-t1');
    expect([...floor.people.keys()].sort()).toEqual(['ann', 'ben', 'kim']);
    expect(floor.courts.toJS()).toMatchObject({ 3: { id: 'm3', ref_id: 'ben', second_ref_id: 'kim' } });
    const { players, pairs } = fold(ranking, 'ranking-all');
    expect([[...players.keys()], pairs.size]).toEqual([['rp1'], 0]);
    const plan = fold(planning, 'planning-t1');
    expect(plan.items.get('p1')).toMatchObject({ completed: true, contact: null, names: ['ann'] });
    expect(plan.categories.toJS()).toEqual({ tc1: 'Food' });
    expect(monitors.toJS()).toEqual({ 1: 'ben' });
    const { payees, unpaid, paid } = fold(payoutsAggregate, 'payouts-t1');
    expect(payees.toArray().sort()).toEqual(['ann', 'fay']);
    expect([unpaid.size, [...paid.keys()]]).toEqual([0, ['i1', 'i2']]);
    expect([...fold(playersAggregate, 'players-t1').keys()].sort()).toEqual(['p1', 'p2']);
    expect(fold(cardAggregate, 'scorecard-k1')).toMatchObject({ finished: true, signer: null });
    expect(fold(questionAggregate, 'question-q1')).toEqual({ ref_id: 'ann', is: 'answered' });
    expect(fold(questionAggregate, 'question-q2')).toMatchObject({ is: 'removed' });
  });

  it('are shown by every read model, none of which stops at one', async () => {
    const head = await core.store.head();
    const models = READ_MODELS.map(({ name }) => name);
    await core.projections.settled(models, head, 10_000);
    const health = core.projections.health();
    expect(health.map(({ model, paused, lag }) => [model, paused, lag]).sort()).toEqual(
      models.map((model) => [model, undefined, 0]).sort(),
    );
    const people = await core.db.selectFrom('accounts.people').select(['ref_id', 'first', 'email']).execute();
    const known = new Map(people.map(({ ref_id, first }) => [ref_id, first]));
    expect(known.get('fay')).toBe('Former');
    expect(known.get('ann')).toBe(forgotten.includes('ann') ? 'Former' : 'Anna');
    const places = await core.db
      .selectFrom('board.people')
      .select(['ref_id', 'at', 'rank', 'court'])
      .execute();
    expect(places.sort((a, b) => a.ref_id.localeCompare(b.ref_id))).toEqual([
      { ref_id: 'ann', at: 'queue', rank: 10, court: null },
      { ref_id: 'ben', at: 'court', rank: null, court: 3 },
      { ref_id: 'kim', at: 'court', rank: null, court: 3 },
    ]);
    const rows = await core.db
      .selectFrom('roster.signups')
      .select(['shift_id', 'ref_id', 'confirmed'])
      .execute();
    expect(rows.sort((a, b) => a.shift_id.localeCompare(b.shift_id))).toEqual([
      { shift_id: 'u1', ref_id: 'ann', confirmed: true },
      { shift_id: 'u3', ref_id: 'kim', confirmed: false },
    ]);
    const waivers = await core.db
      .selectFrom('roster.waivers as w')
      .leftJoin('tournaments.waiver_texts as t', 't.digest', 'w.digest')
      .select(['w.ref_id', 'w.signature', 'w.version', 't.text'])
      .execute();
    expect(new Map(waivers.map(({ ref_id, ...signed }) => [ref_id, signed]))).toEqual(
      new Map([
        ['kim', { signature: forgotten.includes('kim') ? null : 'kim doe', version: null, text: null }],
        ['fay', { signature: null, version: null, text: null }],
        [
          'ben',
          {
            signature: forgotten.includes('ben') ? null : 'Ben Roe',
            version: 2,
            text: 'I take care of myself.',
          },
        ],
      ]),
    );
    expect(await core.db.selectFrom('roster.captains').select(['vcid', 'ref_id']).execute()).toEqual([
      { vcid: 'vc17', ref_id: 'ben' },
    ]);
    expect(await core.db.selectFrom('roster.group_members').select(['vgid', 'ref_id']).execute()).toEqual([
      { vgid: 'g1', ref_id: 'kim' },
    ]);
  });
});
