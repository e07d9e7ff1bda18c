import { ALL_EVENTS, READ_MODELS } from '@courtcrew/backend/areas.ts';
import { openCore } from '@courtcrew/backend/core.ts';
import { createLog } from '@courtcrew/backend/kernel/http/metrics/logging.ts';
import { sealsOf } from '@courtcrew/domain/kernel/event.ts';
import { readCheckpoint } from '@courtcrew/projections/kernel/checkpoint.ts';
import { projectBatch } from '@courtcrew/projections/kernel/project.ts';
import { rebuild } from '@courtcrew/projections/kernel/rebuild.ts';
import { seconds } from '../figure.ts';
import { peopleAndTournaments, rosters, type Story } from '../largeEvents.ts';
import { answerWith } from '../rpc.ts';

const {
  DATABASE_URL: databaseUrl = '',
  SESSION_SECRET: sessionSecret = '',
  VAULT_KEY: key = '',
} = process.env;
// It projects nothing by itself: the read models are built in one go once the log is there.
const core = await openCore({
  databaseUrl,
  settings: {
    ...{ eventStoreUrl: undefined, sessionSecret, roles: new Set(['api']) },
    ...{ vaultKey: Buffer.from(key, 'hex'), vaultKeyBefore: undefined },
  },
  log: createLog('error'),
});
const { pool, store, vault, read } = core;
const SEALS = sealsOf(ALL_EVENTS);
const PAGE = 900;
const TOGETHER = 1_000;

async function append({ stream, events }: Story): Promise<void> {
  for (let from = 0; from < events.length; from += PAGE) {
    const { outcome } = await store.append(stream, events.slice(from, from + PAGE), from - 1);
    if (outcome !== 'appended') throw new Error(`${stream}: ${outcome}`);
  }
}

function* inParts(stories: Iterable<Story>): Generator<readonly Story[]> {
  let part: Story[] = [];
  for (const story of stories) {
    part.push(story);
    if (part.length < TOGETHER) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

/** Appends short streams many at a time: one round trip makes the keys of all, and few write them. */
async function appendTogether(stories: Iterable<Story>): Promise<void> {
  for (const part of inParts(stories)) {
    const plain = part.flatMap(({ events }) => events);
    const sealed = new Map((await vault.sealEvents(plain, SEALS)).map((event) => [event.id, event]));
    const asKept = (events: Story['events']) => events.map((event) => sealed.get(event.id) ?? event);
    await Promise.all(part.map(({ stream, events }) => append({ stream, events: asKept(events) })));
  }
}

/** Builds these read models from the log as far as it goes. */
async function build(names: readonly string[]): Promise<void> {
  for (const model of READ_MODELS.filter(({ name }) => names.includes(name)))
    await rebuild({ pool, feed: store, model, read });
}

/** What came since is not theirs: they only say that they have seen it. */
async function pass(names: readonly string[]): Promise<void> {
  const head = await store.head();
  for (const model of READ_MODELS.filter(({ name }) => names.includes(name))) {
    const at = await readCheckpoint(pool, model.name);
    const target = { db: pool, schema: model.name, model, sender: null };
    await projectBatch(target, at?.position ?? 0n, [], head);
  }
}

/** Who reads the beginning of the log alone, and who reads all of it. */
const EARLY = ['accounts', 'tournaments', 'coordinators'];
const LATE = ['roster', 'audit', 'trace'];

/** Two letters to everybody of every staff, long sent. */
const LETTERS = `
insert into outbox.messages (id, dedupe, recipient, channel, ref_id, tid, sealed, status, at)
select gen_random_uuid(), 'past-' || letter || tid, ref_id, 'mail', ref_id, tid, '',
  case when random() < 0.01 then 'failed' else 'sent' end, added_at + make_interval(days => letter)
from roster.staff, generate_series(1, 2) as letter`;

const api = {
  /** Writes the log and builds its read models; answers how many events there are. */
  async fill(): Promise<number> {
    await appendTogether(peopleAndTournaments());
    await pool.query('vacuum (analyze) log.events');
    await build(EARLY);
    for (const story of rosters()) await append(story);
    await pool.query('vacuum (analyze) log.events');
    await build(LATE);
    await pass(READ_MODELS.map(({ name }) => name).filter((name) => !LATE.includes(name)));
    await pool.query(LETTERS);
    await pool.query('vacuum (analyze)');
    const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from log.events');
    return rows[0]?.count ?? 0;
  },

  /** Builds a read model anew beside servers that serve it; answers seconds. */
  rebuild: (name: string): Promise<number> => seconds(() => build([name])),
};
export type LargeApi = typeof api;
answerWith(api);
