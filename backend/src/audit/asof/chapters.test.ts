import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { contextOf, metaOf, step } from '@courtcrew/domain/board/board.arbitrary.ts';
import { type EventMeta, event, type RecordedEvent, SYSTEM } from '@courtcrew/domain/kernel/event.ts';
import { isRefusal } from '@courtcrew/domain/kernel/refusal.ts';
import { context, draft, meta as rosterMeta } from '@courtcrew/domain/roster/roster.arbitrary.ts';
import { openPool } from '@courtcrew/projections/database.ts';
import type { ServerPool } from '@courtcrew/projections/kernel/pool.ts';
import { takeAllSteps } from '@courtcrew/projections/kernel/steps.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/support/database.ts';
import { AREAS } from '../../areas.ts';
import { boardAggregate } from '../../board/index.ts';
import { viewsOf } from '../../kernel/area.ts';
import type { AnyAggregate, AsOf } from '../../kernel/asOf.ts';
import type { EventStore, NewEvent } from '../../kernel/eventstore/port.ts';
import { openPostgresStore } from '../../kernel/eventstore/postgres/index.ts';
import { rosterAggregate } from '../../roster/index.ts';
import { Chapters } from './chapters.ts';
import { chaptersKept } from './index.ts';
import { CHAPTER_STEPS } from './schema.sql.ts';
import { Trail } from './trail.ts';
import { Trails } from './trails.ts';

const LENGTH = 3;
const VERSION = { secret: 'a secret', code: 'this version' };
const VIEWS = viewsOf(AREAS);

let database: TestDatabase;
let pool: ServerPool;
let store: EventStore;

beforeAll(async () => {
  database = await testDatabase();
  pool = openPool({ connectionString: database.url, max: 4 });
  await takeAllSteps(pool, [CHAPTER_STEPS]);
  store = await openPostgresStore({ connectionString: database.url });
});
afterAll(async () => {
  await store.close();
  await pool.end();
  await database.drop();
});

const chaptersBy = (version = VERSION, length = LENGTH) => new Chapters({ pool, ...version, length });
/** Too long for anything here to fill one. */
const noChapters = () => new Chapters({ pool, ...VERSION });

async function caughtUp(trail: Trail): Promise<Trail> {
  expect(await trail.caughtUp()).toBe(true);
  return trail;
}

describe('a trail that is opened from chapters', () => {
  const desksOf = (aggregate: AnyAggregate): AsOf['desks'] =>
    VIEWS.find((view) => view.aggregate === aggregate)?.desks;

  async function expectAsFolded(
    aggregate: AnyAggregate,
    events: readonly NewEvent[],
    length = LENGTH,
  ): Promise<void> {
    fc.pre(events.length >= length);
    const tid = randomUUID();
    await store.append(`${aggregate.name}-${tid}`, events, -1);
    const begun: number[] = [];
    const watched: Pick<EventStore, 'readStream'> = {
      readStream(stream, from) {
        begun.push(from);
        return store.readStream(stream, from);
      },
    };
    const open = (chapters: Chapters) =>
      caughtUp(new Trail({ store: watched, chapters, aggregate, tid, desks: desksOf(aggregate) }));
    const folded = await open(noChapters());
    await (await open(chaptersBy(VERSION, length))).written();
    begun.length = 0;
    const opened = await open(chaptersBy(VERSION, length));
    expect(Math.min(...begun)).toBe(events.length - (events.length % length) - 1);
    expect(opened.steps).toStrictEqual(folded.steps);
    expect(opened.people).toStrictEqual(folded.people);
    for (let n = 0; n < events.length; n += 1) {
      const looked = folded.steps[(n * 17) % events.length];
      expect(await opened.stateAfter(looked)).toEqual(await folded.stateAfter(looked));
    }
  }

  /** What these make of each other, each with the state that those before it left. */
  function told<Make>(
    { decider }: AnyAggregate,
    makes: readonly Make[],
    commandOf: (
      make: Make,
      state: never,
      index: number,
    ) => { command: unknown; meta: EventMeta; context: unknown },
  ): NewEvent[] {
    let state = decider.initial;
    return makes.flatMap((make, index) => {
      const { command, meta, context } = commandOf(make, state as never, index);
      const outcome = decider.decide(state, command, context as never);
      if (isRefusal(outcome)) return [];
      for (const event of outcome) state = decider.evolve(state, event, meta);
      return outcome.map((event) => ({ ...(event as object), id: randomUUID(), meta }) as NewEvent);
    });
  }

  it('tells of a board what one made of all events does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 60, maxLength: 60 }), async (steps) => {
        const events = told(boardAggregate, steps, (make, state, index) => {
          const { command, actor } = make(state);
          const meta = metaOf(index, actor);
          return { command, meta, context: contextOf(meta) };
        });
        await expectAsFolded(boardAggregate, events);
      }),
      { numRuns: 8 },
    );
  });

  it('tells of a roster what one made of all events does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(draft, { minLength: 60, maxLength: 60 }), async (drafts) => {
        const events = told(rosterAggregate, drafts, (make, state, index) => {
          const { shifts, people } = state as typeof rosterAggregate.decider.initial;
          const rows = [...people.values()].flatMap((person) => person.rows);
          return {
            command: make([...shifts.keys()].sort(), rows),
            meta: rosterMeta,
            context: context(index),
          };
        });
        await expectAsFolded(rosterAggregate, events);
      }),
      { numRuns: 8 },
    );
  });

  it.each(VIEWS.map(({ aggregate }) => [aggregate.name, aggregate]))(
    'tells of any stream of kind %s what one made of all events does',
    async (kind, aggregate) => {
      const golden = new URL('../../../test/golden/', import.meta.url);
      const samples = readdirSync(golden)
        .filter((name) => name.endsWith('.json'))
        .flatMap((name): (NewEvent & { stream: string })[] =>
          JSON.parse(readFileSync(new URL(name, golden), 'utf8')),
        );
      const events = samples
        .filter(({ stream }) => stream.startsWith(`${kind}-t1`))
        .map(({ type, data, meta }) => ({ id: randomUUID(), type, data, meta }));
      await expectAsFolded(aggregate, events, 1);
    },
  );
});

describe('chapters', () => {
  const STREAM = 'tally-t';
  /** Lists whom it was told of. */
  const tally = {
    name: 'tally',
    events: { Counted: event('Counted') },
    decider: {
      initial: [],
      decide: () => [],
      evolve: (known: readonly string[], { data }: { data: { ref_id: string } }) => [...known, data.ref_id],
    },
  } as unknown as AnyAggregate;
  const views: readonly AsOf[] = [{ aggregate: tally, policy: 'staff', show: () => ({}) }];

  let log: RecordedEvent[];
  /** Where reading began, each time. */
  let begun: number[];

  const eventAt = (revision: number, id = `e-${revision}`): RecordedEvent => ({
    ...{ id, stream: STREAM, type: 'Counted', revision, position: BigInt(revision + 1) },
    data: { ref_id: `of ${id}` },
    meta: {
      ...{ commandId: 'c', actor: SYSTEM, schema: 1, correlation: 'c', causation: 'c' },
      at: new Date(revision * 60_000).toISOString(),
    },
  });
  const memory = {
    async *readStream(_: string, from: number) {
      begun.push(from);
      if (from < log.length) yield log.slice(from);
    },
    onRewound: () => () => undefined,
  };

  beforeEach(async () => {
    await pool.query('delete from trail.chapters');
    log = Array.from({ length: 11 }, (_, revision) => eventAt(revision));
    begun = [];
    await written();
  });

  const open = (chapters = chaptersBy()) =>
    caughtUp(new Trail({ store: memory, chapters, aggregate: tally, tid: 't', desks: undefined }));
  const written = async (chapters = chaptersBy()) => (await open(chapters)).written();
  /** Other events came in the place of those after the fifth. */
  const putBack = () => {
    log = log.map((event, revision) => (revision < 5 ? event : eventAt(revision, `new-${revision}`)));
  };
  const rows = async () =>
    (await pool.query('select chapter, steps, state from trail.chapters order by chapter')).rows;
  const change = (column: 'steps' | 'state', chapter: number) =>
    pool.query(`update trail.chapters set ${column} = replace(${column}, 'e-', 'f-') where chapter = $1`, [
      chapter,
    ]);

  /** Answers where reading the log began: with the last event that chapters told of. */
  async function expectWhole(chapters = chaptersBy()): Promise<number> {
    begun = [];
    const trail = await open(chapters);
    const read = begun.at(-1);
    expect(trail.steps.map(({ revision, refs }) => [revision, refs])).toEqual(
      log.map(({ revision, id }) => [revision, [`of ${id}`]]),
    );
    for (const looked of trail.steps.toReversed())
      expect(await trail.stateAfter(looked)).toEqual(
        log.slice(0, looked.revision + 1).map(({ id }) => `of ${id}`),
      );
    await trail.written();
    return read ?? -1;
  }

  it('are written once a stream has passed their end, and spare reading what they tell', async () => {
    expect((await rows()).map(({ chapter }) => chapter)).toEqual([0, 1, 2]);
    expect(await expectWhole()).toBe(8);
    log.push(eventAt(11));
    await written();
    expect(await rows()).toHaveLength(4);
    expect(await expectWhole()).toBe(11);
  });

  it.each([
    ['the steps of the first', 'steps', 0, 0],
    ['the steps of one in between', 'steps', 1, 2],
    ['the state of one in between', 'state', 1, 8],
    ['the state of the last', 'state', 2, 5],
  ] as const)(
    'with a changed byte in %s are not believed, and written again',
    async (_, column, chapter, read) => {
      const before = await rows();
      await change(column, chapter);
      expect(await rows()).not.toEqual(before);
      expect(await expectWhole()).toBe(read);
      expect(await rows()).toEqual(before);
    },
  );

  it('are believed up to the first that is missing', async () => {
    const before = await rows();
    await pool.query('delete from trail.chapters where chapter = 1');
    expect(await expectWhole()).toBe(2);
    expect(await rows()).toEqual(before);
  });

  it('are not taken from another place', async () => {
    await pool.query(`update trail.chapters a set steps = b.steps, state = b.state from trail.chapters b
      where a.chapter = 1 and b.chapter = 0`);
    expect(await expectWhole()).toBe(2);
  });

  it.each([
    ['another version', { ...VERSION, code: 'the next version' }],
    ['another installation', { ...VERSION, secret: 'another secret' }],
  ])('of %s are made anew', async (_, version) => {
    expect(await expectWhole(chaptersBy(version))).toBe(0);
    expect(await expectWhole(chaptersBy(version))).toBe(8);
  });

  it('are those of the log that was put back, as far as it is the one it was', async () => {
    putBack();
    expect(await expectWhole()).toBe(2);
    expect(await expectWhole()).toBe(8);
    log = log.slice(0, 4);
    expect(await expectWhole()).toBe(2);
    log = [];
    expect(await expectWhole()).toBe(0);
  });

  it('of two histories are not taken for one', async () => {
    const [, old] = await rows();
    putBack();
    await written();
    await pool.query('update trail.chapters set steps = $1, state = $2 where chapter = 1', [
      old.steps,
      old.state,
    ]);
    expect(await expectWhole()).toBe(2);
  });

  it('tell a trail of before from one of the log that was put back', async () => {
    const trails = new Trails({ store: memory, chapters: chaptersBy(), views });
    const before = await trails.of(tally, 't');
    expect(await trails.of(tally, 't')).toBe(before);
    putBack();
    expect(await before.caughtUp()).toBe(false);
    const after = await trails.of(tally, 't');
    expect(after.steps.map(({ refs: [ref_id] }) => ref_id)).toEqual(log.map(({ id }) => `of ${id}`));
    // Else its chapters come into the table of the next test.
    await after.written();
  });

  it('may be taken away while somebody looks', async () => {
    const trail = await open();
    await pool.query('delete from trail.chapters');
    expect(await trail.stateAfter(trail.steps[4])).toHaveLength(5);
    await trail.written();
    expect((await rows()).map(({ chapter }) => chapter)).toEqual([0]);
    await written();
    expect(await rows()).toHaveLength(3);
  });

  it('that cannot be written keep nobody from looking, and are written by the next', async () => {
    const lost = openPool({ connectionString: database.url, max: 1 });
    await lost.end();
    await pool.query('delete from trail.chapters');
    const chapters = chaptersBy();
    const add = chapters.add.bind(chapters);
    chapters.add = () => lost.query('select 1').then(() => undefined);
    const trail = await open(chapters);
    await trail.written();
    expect([trail.steps.length, await rows()]).toEqual([11, []]);
    chapters.add = add;
    await (await caughtUp(trail)).written();
    expect(await rows()).toHaveLength(3);
  });

  it('are written though nobody looks, for an event that ends one', async () => {
    await pool.query('delete from trail.chapters');
    const chapters = chaptersBy();
    const kept = chaptersKept({ trails: new Trails({ store: memory, chapters, views }), chapters, views });
    expect([kept.streams, kept.types]).toEqual([['tally'], ['Counted']]);
    expect(log.filter((event) => kept.when?.(event)).map(({ revision }) => revision)).toEqual([2, 5, 8]);
    await kept.handle(eventAt(8), {} as never);
    expect(await rows()).toHaveLength(3);
  });
});
