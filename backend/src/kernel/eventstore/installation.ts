import { event, SYSTEM } from '@courtcrew/domain/kernel/event.ts';
import type { Steps } from '@courtcrew/projections/kernel/steps.ts';
import type { Pool } from 'pg';
import { CannotStart } from '../platform/startup.ts';
import { type EventStore, type NewEvent, NO_STREAM } from './port.ts';

/** The id that the log was seen to carry: from then on it is expected in every log that is not empty. */
const PAIRED = `
create schema if not exists log;
create table if not exists log.paired (
  one boolean primary key default true check (one),
  id uuid not null
);
`;
export const PAIRING_STEPS: Steps = { part: 'pairing', sql: [PAIRED] };

const STREAM = 'installation-log';
const NAMED = 'InstallationNamed';

export const installationEvents = { [NAMED]: event<{ readonly id: string }>('Log named') };

export interface PairingParts {
  readonly pool: Pick<Pool, 'query'>;
  readonly store: Pick<EventStore, 'append' | 'readStream' | 'head'>;
}

/**
 * Makes sure that log and database belong together; a log without a name is given the installation's, once. Else
 * the keys, claims and read models of one installation would be used with the events of another, and both written to.
 * @param installation the database's id
 * @throws CannotStart for the log of another installation
 */
export async function recogniseLog({ pool, store }: PairingParts, installation: string): Promise<void> {
  for (;;) {
    const paired = await pairedWith(pool);
    const expected = paired ?? installation;
    const carried = await idInLog(store);
    if (carried === expected) return paired === null ? pairWith(pool, expected) : undefined;
    if (carried !== null) throw foreign('belongs to another installation than');
    if (paired !== null && (await store.head()) > 0n) throw foreign('does not carry the id of');
    // Sent again, or by two processes that start at once, it is the same event and written once.
    await store.append(STREAM, [naming(expected)], NO_STREAM);
  }
}

/** Pairs the database with this log, as the operator asks. False where the log has no id yet. */
export async function pairAnew({ pool, store }: PairingParts): Promise<boolean> {
  const carried = await idInLog(store);
  if (carried === null) await pool.query('delete from log.paired');
  else await pairWith(pool, carried);
  // What follows from the events there was another pairing's to do; what comes from now on is this one's.
  await pool.query('update outbox.reactions set position = $1', [String(await store.head())]);
  return carried !== null;
}

async function idInLog(store: Pick<EventStore, 'readStream'>): Promise<string | null> {
  for await (const [first] of store.readStream(STREAM, 0)) {
    return (first?.data as { readonly id: string } | undefined)?.id ?? null;
  }
  return null;
}

async function pairedWith(pool: Pick<Pool, 'query'>): Promise<string | null> {
  const { rows } = await pool.query<{ id: string }>('select id from log.paired');
  return rows[0]?.id ?? null;
}

async function pairWith(pool: Pick<Pool, 'query'>, id: string): Promise<void> {
  await pool.query(
    'insert into log.paired (id) values ($1) on conflict (one) do update set id = excluded.id',
    [id],
  );
}

function naming(id: string): NewEvent {
  const meta = { commandId: id, actor: SYSTEM, schema: 1, correlation: id, causation: id };
  return { id, type: NAMED, data: { id }, meta: { ...meta, at: new Date().toISOString() } };
}

const foreign = (what: string): CannotStart =>
  new CannotStart(
    `EVENTSTORE_URL: the log ${what} this database; if they are meant for each other, run "npm run log -- pair" (README, "Settings")`,
  );
